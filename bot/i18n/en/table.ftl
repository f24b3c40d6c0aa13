# The public table of a running or finished match, the score list, and what stands behind "More".

# $number: which deal; $deals: how many the match has, or none
table-deal =
    { $deals ->
        [none] deal { $number }
       *[other] deal { $number } of { $deals }
    }
table-extra-deal = extra deal
# $number: which trick of the deal
table-trick = trick { $number }
# $arrow: ↻ or ↺; $trump: the trump suit
table-rules = { $arrow } order of play · { $trump } trumps
# Stands after the dealer's name
table-dealer = · dealer
# $name: whose turn it is
table-to-call = ⏳ **{ $name }** to call
table-to-play = ⏳ **{ $name }** to play
table-closing = -# The match ends after this deal.
table-restored = -# The bot was restarted. The table has been restored, and nothing is lost.
table-abandoned = The match was broken off. It does not count.
# $number: the match's own, for its record; $secret, $commitment: hexadecimal digits
table-unsealed =
    -# Match { $number } · deals sealed: `{ $commitment }`
    -# The seal opened: `{ $secret }`
# $voids: names with suits
table-voids = Dealt no card of: { $voids }

# $cards: cards with their players, the one that wins marked ▲
trick-line = { $cards }
# $cards: the four cards; $name: who won them
trick-last = -# Last trick: { $cards } · { $name }
trick-taken = **{ $name }** takes the trick and leads.

# $total: the four calls added up; $below: the least total that is played
redealt-low-calls = Thrown in: the calls came to { $total }, fewer than { $below }. The same dealer has dealt again.
redealt-no-trump = Thrown in: somebody held no trump. The same dealer has dealt again.
redealt-no-court = Thrown in: somebody held no J, Q, K or A. The same dealer has dealt again.

# $made: yes or no; $tally: tricks won/call; $score of the deal; $total of the match
score-line =
    { $made ->
        [yes] ✅ **{ $name }** `{ $tally }` · { $score } · total **{ $total }**
       *[no] ❌ **{ $name }** `{ $tally }` · { $score } · total **{ $total }**
    }
next-deal-soon = The next deal comes in a few seconds, or as soon as everybody has pressed **{ button-next-deal }**.
# $names: who has pressed
next-deal-ready = Ready: { $names }
next-deal-extra = The lead is shared: one extra deal decides.

# $names: who won; $count: how many
match-won =
    { $count ->
        [one] ## 🏆 { $names } wins
       *[other] ## 🏆 { $names } share the win
    }
# The place is in code marks: Discord would number a list anew and lose shared places.
standing-line = `{ $place }` **{ $name }** · { $total }
extra-deal-scores = -# The extra deal, which only decided the tie:

scores-title = ### Scores
scores-key = -# + is an extra deal · = is the total

button-my-cards = My cards
button-scores = Scores
button-more = More
button-next-deal = Next deal
button-rematch = Rematch
button-rules = Rules
button-table-again = Table again
button-end = End match
button-take-back = Take back my chair
# $name: the computer player who sits there
button-take-chair = Take { $name }’s chair

more-title = ### More
# $name: the computer player who sits there
chair-promised = { $name }’s chair is yours from the next deal on. Your cards will come to you here.

you-left = You have left the table.
end-done = The table is closed.
end-after-deal = The match ends after this deal.
# $votes: who has asked; $needed: how many it takes
end-votes = You asked to end the match: { $votes } of { $needed } needed. The others can type /callbreak end too.

# Words inside the pictures: short, and without marks.

# $number: which deal; $deals: how many the match has, or none
picture-deal =
    { $deals ->
        [none] Deal { $number }
       *[other] Deal { $number }/{ $deals }
    }
# $number: which trick of the deal
picture-trick = Trick { $number }/13
picture-trump = Trump
picture-final = Final totals
picture-tricks = Tricks
picture-score = Score
picture-total = Total
picture-made = made
picture-missed = missed
# Stands in for a name that cannot be drawn. $number: 1 to 4
picture-seat = Seat { $number }

# Calls somebody who keeps others waiting. $player: a mention
ping-turn = { $player }, it is your turn.

# Asked before a match with a fixed number of deals is broken off
end-sure = End the match now? It will not count for anybody.
