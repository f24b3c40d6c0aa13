# The leaderboard and people's profiles.

option-sort = What to go by; wins if left out
option-scoring = Whose scores to compare, by kind of scoring; Callbreak if left out
option-page = Which page to begin with
option-member = Whose profile; your own if left out

# What a leaderboard goes by: labels of a menu, and the line under the title
sort-wins = Wins
sort-matches = Matches
sort-average-place = Average place
sort-calls-made = Calls made
sort-average-score = Average score a deal
sort-best-deal = Best deal

# Kinds of scoring
scoring-callbreak = Callbreak scoring
scoring-bridge = Bridge scoring
scoring-tens = Tens scoring

# $count: wins
count-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
# $count: finished matches
count-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
# The same two in the lines of a leaderboard: a phone has room for about 18 letters of both together
short-wins =
    { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
short-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
# $share: how many calls in a hundred were made
percent = { $share }%

board-title = ## 🏆 Leaderboard
# $sort: what it goes by; $scoring: the kind of scoring, or none; $pages: how many pages
board-order =
    -# { $sort }{ $scoring ->
        [none] { "" }
       *[other] { " · " }{ $scoring }
    }{ $pages ->
        [one] { "" }
       *[other] { " · " }page { $page } of { $pages }
    }
# $rank: in a column of equal width; $medal: 🥇, 🥈, 🥉 or nothing; $figure: what the board goes by;
# $more: matches or wins
board-line = `{ $rank }` { $medal }{ $player } · **{ $figure }** · { $more }
# $line: a line like those above
board-own = **Your rank**
    { $line }
board-own-more = -# { $matches } · { $wins } · average place { $place } · calls made { $made }
# $scored: yes when the board compares scores of one kind
board-own-none =
    { $scored ->
        [yes] -# You have no rank here yet: finish a match with this scoring, with at least one other person at the table.
       *[no] -# You have no rank here yet: finish a match with at least one other person at the table.
    }
# $scored: yes when the board compares scores of one kind
board-empty =
    { $scored ->
        [yes] Nobody has a score of this kind yet. A finished match counts once at least two people began it: /callbreak start opens a table.
       *[no] Nobody is on the board yet. A finished match counts once at least two people began it: /callbreak start opens a table.
    }
# $person: a mention
board-shown-by = -# Shown by { $person } · /callbreak leaderboard has more

board-sort-menu = Go by
board-scoring-menu = Kind of scoring
button-previous = Previous
button-next = Next
button-show-everyone = Show everyone
button-shown = Shown

profile-title = ## { $name }
profile-figures = **{ $matches }** · **{ $wins }**
    Average place **{ $place }**
    Calls made **{ $made }**
# $matches: how many with this scoring; $average: a deal's score; $best: the best deal's
profile-scoring = **{ $scoring }** · { $matches }
    Average **{ $average }** a deal · best deal **{ $best }**
profile-recent = ### Last matches
    -# Place · score · rules · day
# $won: yes or no; $place: from 1; $total: the match's score; $rules: the ruleset; $when: a date
profile-match =
    { $won ->
        [yes] `{ $place }` 🏆 **{ $total }** · { $rules } · { $when }
       *[no] `{ $place }` **{ $total }** · { $rules } · { $when }
    }
profile-key = -# Only finished matches that at least two people began are counted.
profile-none-own = You have not finished a match here yet. A match counts once at least two people began it: /callbreak start opens a table.
profile-none = { $name } has not finished a match here yet. A match counts once at least two people began it.
profile-gone = { $name } is not on this server.
