# The public table of a running or finished match, the score list, and what stands behind "Altro".

# $number: which deal; $deals: how many the match has, or none
table-deal =
    { $deals ->
        [none] smazzata { $number }
       *[other] smazzata { $number } di { $deals }
    }
table-extra-deal = spareggio
# $number: which trick of the deal
table-trick = presa { $number }
# $arrow: ↻ or ↺; $trump: the trump suit
table-rules = { $arrow } senso di gioco · briscola { $trump }
# Stands after the dealer's name
table-dealer = · mazziere
# $name: whose turn it is
table-to-call = ⏳ **{ $name }** deve chiamare
table-to-play = ⏳ **{ $name }** deve giocare
table-closing = -# La partita finisce dopo questa smazzata.
table-restored = -# Il bot è ripartito. Il tavolo è come prima, non si è perso nulla.
table-abandoned = La partita è stata interrotta. Non conta.
# $number: the match's own, for its record; $secret, $commitment: hexadecimal digits
table-unsealed =
    -# Partita { $number } · smazzate sigillate: `{ $commitment }`
    -# Sigillo aperto: `{ $secret }`
# $voids: names with suits
table-voids = Senza carte di un seme: { $voids }

# $cards: cards with their players, the one that wins marked ▲
trick-line = { $cards }
# $cards: the four cards; $name: who won them
trick-last = -# Ultima: { $cards } · { $name }
trick-taken = **{ $name }** fa la presa e apre.

# $total: the four calls added up; $below: the least total that is played
redealt-low-calls = A monte: le chiamate fanno { $total }, meno di { $below }. Lo stesso mazziere ha ridato le carte.
redealt-no-trump = A monte: qualcuno non aveva briscole. Lo stesso mazziere ha ridato le carte.
redealt-no-court = A monte: qualcuno non aveva né J, né Q, né K, né A. Lo stesso mazziere ha ridato le carte.

# $made: yes or no; $tally: tricks won/call; $score of the deal; $total of the match
score-line =
    { $made ->
        [yes] ✅ **{ $name }** `{ $tally }` · { $score } · totale **{ $total }**
       *[no] ❌ **{ $name }** `{ $tally }` · { $score } · totale **{ $total }**
    }
next-deal-soon = La prossima smazzata arriva tra pochi secondi, o appena tutti hanno premuto **{ button-next-deal }**.
# $names: who has pressed
next-deal-ready = Via libera: { $names }
next-deal-extra = Parità in testa: decide una smazzata di spareggio.

# $names: who won; $count: how many
match-won =
    { $count ->
        [one] ## 🏆 Vince { $names }
       *[other] ## 🏆 Vincono insieme { $names }
    }
# The place is in code marks: Discord would number a list anew and lose shared places.
standing-line = `{ $place }` **{ $name }** · { $total }
extra-deal-scores = -# Lo spareggio, che non conta nei totali:

scores-title = ### Punti
scores-key = -# + è lo spareggio · = è il totale

button-my-cards = Le mie carte
button-scores = Punti
button-more = Altro
button-next-deal = Avanti
button-rematch = Rivincita
button-rules = Regole
button-table-again = Mostra tavolo
button-end = Termina partita
button-take-back = Riprendi il posto
# $name: the computer player who sits there
button-take-chair = Prendi il posto di { $name }

more-title = ### Altro
# $name: the computer player who sits there
chair-promised = Dalla prossima smazzata il posto di { $name } è tuo. Le carte ti arrivano qui.

you-left = Hai lasciato il tavolo.
end-done = Il tavolo è chiuso.
end-after-deal = La partita finisce dopo questa smazzata.
# $votes: who has asked; $needed: how many it takes
end-votes = Hai chiesto di finire la partita. Voti: { $votes } su { $needed }. Anche gli altri possono scrivere /callbreak end.

# Words inside the pictures: short, and without marks.

# $number: which deal; $deals: how many the match has, or none
picture-deal =
    { $deals ->
        [none] Smazzata { $number }
       *[other] Smazzata { $number }/{ $deals }
    }
# $number: which trick of the deal
picture-trick = Presa { $number }/13
picture-trump = Briscola
picture-final = Totali finali
picture-tricks = Prese
picture-score = Punti
picture-total = Totale
picture-made = riuscita
picture-missed = mancata
# Stands in for a name that cannot be drawn. $number: 1 to 4
picture-seat = Posto { $number }

ping-turn = { $player }, tocca a te.

end-sure = Terminare subito la partita? Non varrà per nessuno.
