# A player's private panel.

panel-your-call = ### Te toca: ¿cuántas bazas pides?
# $calls: names with their calls
panel-calls = Bazas pedidas: { $calls }
# $call: a high call
panel-sure = ### ¿Pides { $call }? Son muchas. Pulsa otra vez para confirmar.
# $call: the number on the button
button-sure = Pedir { $call }
button-other-call = Pedir otra cosa
button-higher = Más…
button-fewer = Menos…

panel-waiting = ### Tus cartas
# $call: the player's own call
panel-called = ### Pediste { $call }

# $number: which trick of the deal
panel-your-turn = ### Te toca · baza { $number }
panel-your-lead = Sales tú: vale cualquier carta en color.
# Why some of the cards are greyed out: why-<code>. The facts are those of refusals.ftl.
why-must-follow = -# Sigue el palo de salida: { $suit }.
why-must-beat = -# Puedes superar { $best }, así que tienes que hacerlo.
# $best: the best trump in the trick, or none
why-must-trump =
    { $best ->
        [none] -# No tienes { $suit_name }, así que tienes que jugar { $held_one }.
       *[other] -# No tienes { $suit_name }, así que tienes que jugar { $held_one } que supere { $best_rank }.
    }
why-must-trump-anyway = -# No tienes { $suit_name }, así que tienes que jugar { $held_one }, aunque no gane.
why-must-not-undertrump = -# Nada de triunfos por debajo de { $best } mientras tengas otra cosa.
why-must-not-lead-trump = -# En la primera baza de la mano no se sale de triunfo.

# $card, $call: what the player has just done
panel-you-played = Jugaste { $card }.
panel-you-called = Pediste { $call }.
# $name: who won the trick
panel-taken = **{ $name }** se lleva la baza.
panel-last-card = Tu última carta, { $card }, se juega sola.

panel-dealing = Se están repartiendo las cartas.
# $call and $won: tricks; $score: of this deal
panel-scored = ### Pediste { $call }, hiciste { $won }: { $score }
panel-over = La partida terminó.
panel-broken-off = La partida se interrumpió.
panel-left = Dejaste esta partida: un robot juega tus cartas.
