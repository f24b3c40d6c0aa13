# The leaderboard and people's profiles.

option-sort = Por qué ordenar; si no eliges, por victorias
option-scoring = Qué puntos comparar, según la puntuación; si no eliges, Callbreak
option-page = Por qué página empezar
option-member = El perfil de quién; si no eliges, el tuyo

# What a leaderboard goes by: labels of a menu, and the line under the title
sort-wins = Victorias
sort-matches = Partidas
sort-average-place = Puesto medio
sort-calls-made = Manos cumplidas
sort-average-score = Media por mano
sort-best-deal = Mejor mano

# Kinds of scoring
scoring-callbreak = Puntuación Callbreak
scoring-bridge = Puntuación Bridge
scoring-tens = Puntuación por decenas

# $count: wins
# No point between thousands: scores beside it have a decimal point.
count-wins =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } victoria
       *[other] { NUMBER($count, useGrouping: 0) } victorias
    }
# $count: finished matches
count-matches =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } partida
       *[other] { NUMBER($count, useGrouping: 0) } partidas
    }
# $share: how many calls in a hundred were made
short-wins = { NUMBER($count, useGrouping: 0) } vict.
short-matches = { NUMBER($count, useGrouping: 0) } part.
percent = { $share } %

board-title = ## 🏆 Clasificación
# $sort: what it goes by; $scoring: the kind of scoring, or none; $pages: how many pages
board-order =
    -# { $sort }{ $scoring ->
        [none] { "" }
       *[other] { " · " }{ $scoring }
    }{ $pages ->
        [one] { "" }
       *[other] { " · " }página { $page } de { $pages }
    }
# $rank: in a column of equal width; $medal: 🥇, 🥈, 🥉 or nothing; $figure: what the board goes by;
# $more: matches or wins
board-line = `{ $rank }` { $medal }{ $player } · **{ $figure }** · { $more }
# $line: a line like those above
board-own = **Tu puesto**
    { $line }
board-own-more = -# { $matches } · { $wins } · puesto medio { $place } · manos cumplidas { $made }
# $scored: yes when the board compares scores of one kind
board-own-none =
    { $scored ->
        [yes] -# Todavía no tienes puesto aquí: termina una partida con esta puntuación y con al menos otra persona en la mesa.
       *[no] -# Todavía no tienes puesto aquí: termina una partida con al menos otra persona en la mesa.
    }
# $scored: yes when the board compares scores of one kind
board-empty =
    { $scored ->
        [yes] Todavía no hay puntos de este tipo. Cuentan las partidas terminadas que empezaron al menos dos personas: /callbreak start abre una mesa.
       *[no] Todavía no hay nadie en la clasificación. Cuentan las partidas terminadas que empezaron al menos dos personas: /callbreak start abre una mesa.
    }
# $person: a mention
board-shown-by = -# La muestra { $person } · hay más en /callbreak leaderboard

board-sort-menu = Ordenar por
board-scoring-menu = Tipo de puntuación
button-previous = Anterior
button-next = Siguiente
button-show-everyone = Mostrar en el canal
button-shown = Mostrada

profile-title = ## { $name }
profile-figures = **{ $matches }** · **{ $wins }**
    Puesto medio **{ $place }**
    Manos cumplidas **{ $made }**
# $matches: how many with this scoring; $average: a deal's score; $best: the best deal's
profile-scoring = **{ $scoring }** · { $matches }
    Media **{ $average }** por mano · mejor mano **{ $best }**
profile-recent = ### Últimas partidas
    -# Puesto · puntos · reglas · día
# $won: yes or no; $place: from 1; $total: the match's score; $rules: the ruleset; $when: a date
profile-match =
    { $won ->
        [yes] `{ $place }` 🏆 **{ $total }** · { $rules } · { $when }
       *[no] `{ $place }` **{ $total }** · { $rules } · { $when }
    }
profile-key = -# Solo cuentan las partidas terminadas que empezaron al menos dos personas.
profile-none-own = Todavía no has terminado ninguna partida aquí. Una partida cuenta si la empiezan al menos dos personas: /callbreak start abre una mesa.
profile-none = { $name } todavía no ha terminado ninguna partida aquí. Una partida cuenta si la empiezan al menos dos personas.
profile-gone = { $name } no está en este servidor.
