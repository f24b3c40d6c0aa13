# Why something is not done, and what to do instead. One message a refusal: refusal-<code>.
# Only the person who pressed sees it. Cards and suits come as finished text:
# $card: the card that was refused; $best: the best trump, or the best card of the suit led, as it lies; both with
#     the suit's symbol. $best_rank: its rank in words, "the queen", "the 9" (rank-the)
# $suit: the symbol of the suit led; $suit_name: its word, "clubs"
# $held: the cards that may be played, "♦ 10 and 5"; $choice: the same to choose from, "10 or 5", with their
#     symbols where they are of several suits; $held_one: some card of their suit, "a spade" (suit-one)


## The game

# $phase: dealing, calling, playing, over, abandoned
refusal-not-now =
    { $phase ->
        [dealing] The cards are not dealt yet. Wait for the next deal.
        [calling] The calls come first. Cards can be played once all four players have called.
        [playing] The calls are made and the cards are in play. Wait for your turn and play a card.
        [over] This match is over. Start another with /callbreak start.
       *[abandoned] This match was broken off. Start another with /callbreak start.
    }

# $turn: the name of the player who is to move
refusal-not-your-turn = It is { $turn }’s turn. Your buttons come when it is yours.

refusal-call-out-of-range = A call here is { $lowest } to { $highest }. Call a number from that range.

refusal-card-not-held = You do not hold { $card }. Play one of the cards that your panel shows.

refusal-must-follow = Follow suit: you hold { $held }.

refusal-must-beat = Beat { $best_rank }: play { $choice }.

# $best: the best trump in the trick, or none
refusal-must-trump =
    { $best ->
        [none] You have no { $suit_name }: { $held_one } must be played. Play { $choice }.
       *[other] You have no { $suit_name }: { $held_one } above { $best_rank } must be played. Play { $choice }.
    }

refusal-must-trump-anyway =
    You have no { $suit_name }: { $held_one } must be played, even below { $best_rank }. Play { $choice }.

refusal-must-not-undertrump =
    No trump below { $best_rank } while you hold anything else. Play { $choice }.

refusal-must-not-lead-trump =
    The first trick of a deal is not led with a trump. Lead { $choice }.


## The table

refusal-channel-taken =
    This channel has a table already: /callbreak table shows it. Join it, or start yours in another channel or a thread.

refusal-no-table = There is no table in this channel. Open one with /callbreak start.

refusal-table-gone = This table is gone. Start another with /callbreak start.

refusal-not-in-lobby = The match has started, so this can no longer be changed.

refusal-not-in-match = The match has not started yet. The host presses **{ button-start }** when everybody is here.

refusal-already-seated = You have a chair at this table already.

# $left: yes when the player left the match, no when they never had a chair
refusal-not-seated =
    { $left ->
        [yes] You left this match and the computer plays for you. Press **{ button-take-back }** to go on.
       *[no] You have no chair at this table.
    }

refusal-table-full = All four chairs are taken. Start a table of your own in another channel or a thread.

# $names: who the chairs are kept for
refusal-chairs-kept =
    The free chairs are kept for { $names } for two minutes. Try again when they have sat down or the time is up.

# $host_id: the host, as a mention
refusal-host-only = Only the host, { $host_id }, can do this.

refusal-no-computer = There is no computer player to remove.

# $seated: yes when the player is sitting there, no when they have no chair (any more)
refusal-not-left =
    { $seated ->
        [yes] You have no chair to take back here: you have not left this match.
       *[no] You have no chair to take back here. A chair that somebody left can be taken by another.
    }

refusal-chair-taken = Somebody has this chair, or will have it from the next deal on. Choose another.

refusal-deal-running = This deal is not over yet. The next one comes after its score.

refusal-stale-move = That button was from an earlier moment. Here is how things stand now.

# $why: which choice is wrong, and why
refusal-wrong-rules = These rules cannot be played. { $why }

refusal-conflict = Somebody else moved at the same moment, so nothing happened. Press again.
