# A player's private panel.

panel-your-call = ### Your call: how many tricks will you win?
# $calls: names with their calls
panel-calls = Called: { $calls }
# $call: a high call
panel-sure = ### Call { $call }? That is a lot. Press once more to call it.
# $call: the number on the button
button-sure = Call { $call }
button-other-call = Another call
button-higher = More…
button-fewer = Fewer…

panel-waiting = ### Your cards
# $call: the player's own call
panel-called = ### You called { $call }

# $number: which trick of the deal
panel-your-turn = ### Your turn · trick { $number }
panel-your-lead = You lead: play any card shown in colour.
# Why some of the cards are greyed out: why-<code>. The facts are those of refusals.ftl.
why-must-follow = -# Follow suit: { $suit } was led.
why-must-beat = -# You can beat { $best }, so you must.
# $best: the best trump in the trick, or none
why-must-trump =
    { $best ->
        [none] -# You have no { $suit_name }, so you must play { $held_one }.
       *[other] -# You have no { $suit_name }, so you must play { $held_one } above { $best_rank }.
    }
why-must-trump-anyway = -# You have no { $suit_name }, so you must play { $held_one }, even a losing one.
why-must-not-undertrump = -# No trump below { $best } while you hold anything else.
why-must-not-lead-trump = -# The first trick of a deal is not led with a trump.

# $card, $call: what the player has just done
panel-you-played = You played { $card }.
panel-you-called = You called { $call }.
# $name: who won the trick
panel-taken = **{ $name }** takes the trick.
# Stands in place of the buttons: the thirteenth trick needs nobody to press
panel-last-card = Your last card, { $card }, plays itself.

panel-dealing = The cards are being dealt.
# $call and $won: tricks; $score: of this deal
panel-scored = ### You called { $call } and won { $won }: { $score }
panel-over = The match is over.
panel-broken-off = The match was broken off.
panel-left = You have left this match; the computer plays your cards.
