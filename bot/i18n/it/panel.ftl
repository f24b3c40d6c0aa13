# A player's private panel.

panel-your-call = ### Tocca a te: quante prese chiami?
# $calls: names with their calls
panel-calls = Chiamate: { $calls }
# $call: a high call
panel-sure = ### Chiami { $call }? Sono tante. Premi ancora per confermare.
# $call: the number on the button
button-sure = Chiama { $call }
button-other-call = Cambio chiamata
button-higher = Di più…
button-fewer = Di meno…

panel-waiting = ### Le tue carte
# $call: the player's own call
panel-called = ### La tua chiamata: { $call }

# $number: which trick of the deal
panel-your-turn = ### Tocca a te · presa { $number }
panel-your-lead = Apri tu: va bene qualsiasi carta colorata.
# Why some of the cards are greyed out: why-<code>. The facts are those of refusals.ftl.
why-must-follow = -# Rispondi a { $suit }: è il seme di questa presa.
why-must-beat = -# Puoi battere { $best }, quindi devi farlo.
# $best: the best trump in the trick, or none
why-must-trump =
    { $best ->
        [none] -# Non hai { $suit_name }, quindi devi giocare { $held_one }.
       *[other] -# Non hai { $suit_name }, quindi devi giocare { $held_one } che batta { $best_rank }.
    }
why-must-trump-anyway = -# Non hai { $suit_name }, quindi devi giocare { $held_one }, anche se non prende.
why-must-not-undertrump = -# Niente briscole sotto { $best } finché hai altro.
why-must-not-lead-trump = -# La prima presa della smazzata non si apre con una briscola.

# $card, $call: what the player has just done
panel-you-played = Hai giocato { $card }.
panel-you-called = Hai chiamato { $call }.
# $name: who won the trick
panel-taken = **{ $name }** fa la presa.
panel-last-card = L’ultima carta, { $card }, si gioca da sola.

panel-dealing = Si danno le carte.
# $call and $won: tricks; $score: of this deal
panel-scored = ### Chiamate { $call }, fatte { $won }: { $score }
panel-over = La partita è finita.
panel-broken-off = La partita è stata interrotta.
panel-left = Hai lasciato questa partita: le tue carte le gioca il computer.
