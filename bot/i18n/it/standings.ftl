# The leaderboard and people's profiles.

option-sort = Come ordinare; se non scegli, per vittorie
option-scoring = Quali punteggi confrontare; se non scegli, Callbreak
option-page = Da quale pagina cominciare
option-member = Il profilo di chi; se non scegli, il tuo

# What a leaderboard goes by: labels of a menu, and the line under the title
sort-wins = Vittorie
sort-matches = Partite
sort-average-place = Posizione media
sort-calls-made = Chiamate riuscite
sort-average-score = Media a smazzata
sort-best-deal = Smazzata migliore

# Kinds of scoring
scoring-callbreak = Punteggio Callbreak
scoring-bridge = Punteggio Bridge
scoring-tens = Punteggio a decine

# $count: wins
# No point between thousands: scores beside it have a decimal point.
count-wins =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } vittoria
       *[other] { NUMBER($count, useGrouping: 0) } vittorie
    }
# $count: finished matches
count-matches =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } partita
       *[other] { NUMBER($count, useGrouping: 0) } partite
    }
# $share: how many calls in a hundred were made
short-wins = { NUMBER($count, useGrouping: 0) } vitt.
short-matches = { NUMBER($count, useGrouping: 0) } part.
percent = { $share }%

board-title = ## 🏆 Classifica
# $sort: what it goes by; $scoring: the kind of scoring, or none; $pages: how many pages
board-order =
    -# { $sort }{ $scoring ->
        [none] { "" }
       *[other] { " · " }{ $scoring }
    }{ $pages ->
        [one] { "" }
       *[other] { " · " }pagina { $page } di { $pages }
    }
# $rank: in a column of equal width; $medal: 🥇, 🥈, 🥉 or nothing; $figure: what the board goes by;
# $more: matches or wins
board-line = `{ $rank }` { $medal }{ $player } · **{ $figure }** · { $more }
# $line: a line like those above
board-own = **La tua posizione**
    { $line }
board-own-more = -# { $matches } · { $wins } · posizione media { $place } · chiamate riuscite { $made }
# $scored: yes when the board compares scores of one kind
board-own-none =
    { $scored ->
        [yes] -# Non sei ancora in classifica: finisci una partita con questo punteggio e almeno un’altra persona al tavolo.
       *[no] -# Non sei ancora in classifica: finisci una partita con almeno un’altra persona al tavolo.
    }
# $scored: yes when the board compares scores of one kind
board-empty =
    { $scored ->
        [yes] Nessuno ha ancora un punteggio di questo tipo. Contano le partite finite, iniziate almeno in due: /callbreak start apre un tavolo.
       *[no] In classifica non c’è ancora nessuno. Contano le partite finite, iniziate almeno in due: /callbreak start apre un tavolo.
    }
# $person: a mention
board-shown-by = -# Mostrata da { $person } · il resto con /callbreak leaderboard

board-sort-menu = Ordina per
board-scoring-menu = Tipo di punteggio
button-previous = Indietro
button-next = Avanti
button-show-everyone = Mostra a tutti
button-shown = Mostrata

profile-title = ## { $name }
profile-figures = **{ $matches }** · **{ $wins }**
    Posizione media **{ $place }**
    Chiamate riuscite **{ $made }**
# $matches: how many with this scoring; $average: a deal's score; $best: the best deal's
profile-scoring = **{ $scoring }** · { $matches }
    Media **{ $average }** a smazzata · la migliore **{ $best }**
profile-recent = ### Ultime partite
    -# Posizione · punti · regole · giorno
# $won: yes or no; $place: from 1; $total: the match's score; $rules: the ruleset; $when: a date
profile-match =
    { $won ->
        [yes] `{ $place }` 🏆 **{ $total }** · { $rules } · { $when }
       *[no] `{ $place }` **{ $total }** · { $rules } · { $when }
    }
profile-key = -# Contano solo le partite finite, iniziate almeno in due.
profile-none-own = Qui non hai ancora finito una partita. Una partita conta se si è iniziata almeno in due: /callbreak start apre un tavolo.
profile-none = { $name } non ha ancora finito una partita qui. Una partita conta se si è iniziata almeno in due.
profile-gone = { $name } non è in questo server.
