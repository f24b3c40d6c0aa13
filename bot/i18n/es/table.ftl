# The public table of a running or finished match, the score list, and what stands behind "Más".

# $number: which deal; $deals: how many the match has, or none
table-deal =
    { $deals ->
        [none] mano { $number }
       *[other] mano { $number } de { $deals }
    }
table-extra-deal = desempate
# $number: which trick of the deal
table-trick = baza { $number }
# $arrow: ↻ or ↺; $trump: the trump suit
table-rules = { $arrow } orden de juego · triunfo { $trump }
# Stands after the dealer's name
table-dealer = · reparte
# $name: whose turn it is
table-to-call = ⏳ Le toca pedir a **{ $name }**
table-to-play = ⏳ Le toca jugar a **{ $name }**
table-closing = -# La partida termina después de esta mano.
table-restored = -# El bot se reinició. La mesa sigue igual, no se ha perdido nada.
table-abandoned = La partida se interrumpió. No cuenta.
# $number: the match's own, for its record; $secret, $commitment: hexadecimal digits
table-unsealed =
    -# Partida { $number } · reparto sellado: `{ $commitment }`
    -# Sello abierto: `{ $secret }`
# $voids: names with suits
table-voids = Sin cartas de un palo: { $voids }

# $cards: cards with their players, the one that wins marked ▲
trick-line = { $cards }
# $cards: the four cards; $name: who won them
trick-last = -# Última: { $cards } · { $name }
trick-taken = **{ $name }** se lleva la baza y sale en la siguiente.

# $total: the four calls added up; $below: the least total that is played
redealt-low-calls = Mano anulada: entre los cuatro pidieron { $total }, menos de { $below }. Repartió otra vez la misma persona.
redealt-no-trump = Mano anulada: alguien no tenía triunfos. Repartió otra vez la misma persona.
redealt-no-court = Mano anulada: alguien no tenía J, Q, K ni A. Repartió otra vez la misma persona.

# $made: yes or no; $tally: tricks won/call; $score of the deal; $total of the match
score-line =
    { $made ->
        [yes] ✅ **{ $name }** `{ $tally }` · { $score } · total **{ $total }**
       *[no] ❌ **{ $name }** `{ $tally }` · { $score } · total **{ $total }**
    }
next-deal-soon = La siguiente mano llega en unos segundos, o en cuanto todo el mundo pulse **{ button-next-deal }**.
# $names: who has pressed
next-deal-ready = Luz verde: { $names }
next-deal-extra = Empate en el primer puesto: decide una mano de desempate.

# $names: who won; $count: how many
match-won =
    { $count ->
        [one] ## 🏆 Gana { $names }
       *[other] ## 🏆 Comparten la victoria { $names }
    }
# The place is in code marks: Discord would number a list anew and lose shared places.
standing-line = `{ $place }` **{ $name }** · { $total }
extra-deal-scores = -# La mano de desempate, que no cuenta en los totales:

scores-title = ### Puntos
scores-key = -# + es el desempate · = es el total

button-my-cards = Mis cartas
button-scores = Puntos
button-more = Más
button-next-deal = Otra mano
button-rematch = Revancha
button-rules = Reglas
button-table-again = Ver la mesa
button-end = Terminar partida
button-take-back = Recuperar mi asiento
# $name: the computer player who sits there
button-take-chair = Ocupar el asiento de { $name }

more-title = ### Más
# $name: the computer player who sits there
chair-promised = Desde la próxima mano, el asiento de { $name } es tuyo. Tus cartas te llegarán aquí.

you-left = Dejaste la mesa.
end-done = La mesa está cerrada.
end-after-deal = La partida termina después de esta mano.
# $votes: who has asked; $needed: how many it takes
end-votes = Pediste terminar la partida. Votos: { $votes } de { $needed }. El resto también puede escribir /callbreak end.

# Words inside the pictures: short, and without marks.

# $number: which deal; $deals: how many the match has, or none
picture-deal =
    { $deals ->
        [none] Mano { $number }
       *[other] Mano { $number }/{ $deals }
    }
# $number: which trick of the deal
picture-trick = Baza { $number }/13
picture-trump = Triunfo
picture-final = Totales finales
picture-tricks = Bazas
picture-score = Puntos
picture-total = Total
picture-made = cumple
picture-missed = no cumple
# Stands in for a name that cannot be drawn. $number: 1 to 4
picture-seat = Asiento { $number }

ping-turn = { $player }, te toca.

end-sure = ¿Terminar la partida ahora? No contará para nadie.
