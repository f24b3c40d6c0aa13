# The table in words, for people who listen to it: the text style, and the descriptions of pictures. No symbols and
# no emoji; each line is read in order. $card: a card in words, from cards.ftl ("king of spades").

# Who plays a chair that no person plays
told-computer = { $name } (computer, { $level })
told-left = { $name } (away, the computer plays)

told-dealer = { $name } is the dealer.
# $won of $call tricks; $call is none before the call; $total: points so far
told-tally =
    { $call ->
        [none] { $name }: no call yet, total { $total }.
       *[other] { $name }: { $won } of { $call } tricks, total { $total }.
    }
# $number: which trick; $plays: the next two texts, one for each card
told-trick = Trick { $number }: { $plays }.
told-led = { $name } led the { $card }
told-played = { $name } played the { $card }
told-winning = { $name } is winning it.
# $leads: no after the last trick of a deal
told-taken =
    { $leads ->
        [yes] { $name } took it and leads.
       *[no] { $name } took it.
    }
told-to-call = { $name } is to call.
told-to-play = { $name } is to play.
# $made: yes or no; $score of the deal, $total of the match
told-scored =
    { $made ->
        [yes] { $name } called { $call } and won { $won }: made, { $score }. Total { $total }.
       *[no] { $name } called { $call } and won { $won }: missed, { $score }. Total { $total }.
    }
# $place: 1 to 4
told-place = Place { $place }: { $name }, { $total }.
told-match-won =
    { $count ->
        [one] { $names } wins the match.
       *[other] { $names } share the win.
    }

# The player's own panel
told-your-turn = Your turn, trick { $number }.
told-your-call = How many tricks will you win?
told-your-cards = Your cards:
# $suit: a suit in words; $ranks: ranks in words
told-suit = { $suit }: { $ranks }.
told-you-lead = You lead.
told-may-play = You may play:
told-my-call = You called { $call }.
told-wait = It is not your turn yet.

# Menus in place of buttons
menu-card = Choose a card
menu-call = Choose your call

# Heads everything else. $rules: the preset's name; $deal: which deal it is
told-title = { $rules }, { $deal }.

# The list of scores, totals first. $scores: the next text, one for each player
told-scores-total = Totals: { $scores }.
told-scores-deal = Deal { $number }: { $scores }.
told-scores-extra = Extra deal, which only decided the tie: { $scores }.
told-score = { $name } { $score }
