# A table's rules in words (/callbreak rules), and in one line (lobby, table).
# A sentence that differs from the standard game is shown in bold, so sentences hold no bold text themselves.

# $name: the preset; $deals: a number, or none; $arrow: ↻ or ↺, with or against the clock; $trump: the suit's symbol;
# $lowest, $highest: the calls allowed
rules-line = { $name } · { rules-line-deals } · { $arrow } · { $trump } trumps · { rules-line-calls }
rules-line-deals =
    { $deals ->
        [none] no fixed end
        [one] { $deals } deal
       *[other] { $deals } deals
    }
# $one_call: yes where the lowest call is also the highest
rules-line-calls =
    { $one_call ->
        [yes] call { $highest }
       *[no] calls { $lowest }–{ $highest }
    }

# The name of rules that are none of the presets
rules-own = House rules

# Stands on the first page when any sentence is bold. $pages: the pages that have one; $count: how many
rules-bold =
    { $count ->
        [one] What is not as in the standard game is bold: page { $pages }.
       *[other] What is not as in the standard game is bold: pages { $pages }.
    }

# Stands under the heading of every page. $rules: rules-line
rules-page = -# { $rules } · page { $page } of { $pages }


## The match

rules-match = The match

rules-players = Four players play for themselves. Each deal gives everybody 13 cards and is 13 tricks long.

rules-direction =
    { $direction ->
        [clockwise] Dealing, calling and play go clockwise { $arrow }.
       *[anticlockwise] Dealing, calling and play go anticlockwise { $arrow }.
    } The player after the dealer calls first and leads first; the deal passes on the same way.

rules-trump = { $trump } are always trumps.

rules-deals =
    { $deals ->
        [none] The match has no fixed end: after any deal the players may end it. The highest total wins.
        [one] The match is a single deal. The highest score wins.
       *[other] The match is { $deals } deals. The highest total wins.
    }

rules-tie-break =
    { $tie_break ->
        [extra_deal]
            A tie at the top is settled by one extra deal: the best of the tied players in it wins; still level, they share.
        [best_deal] A tie at the top goes to the tied player with the best single deal; still level, they share the win.
       *[shared] Players who tie at the top share the win.
    }


## Calling

rules-calling = Calling

rules-call =
    { $one_call ->
        [yes] Everybody calls { $highest }: the number of tricks they undertake to win.
       *[no] A call is the number of tricks you undertake to win, { $lowest } to { $highest }.
    }

# $redeal_below: a number, or none
rules-redeal-below =
    { $redeal_below ->
        [none] Low calls are played all the same.
       *[other] Calls that total less than { $redeal_below } are thrown in: same dealer, new cards.
    }

# The next three are said only where they hold.
rules-redeal-no-trump = If anybody is dealt no trump, the cards are dealt again before the calls.
rules-redeal-no-court = If anybody is dealt no J, Q, K or A, the cards are dealt again before the calls.
rules-announce-voids = After the last call the table is told who was dealt no card of which suit.


## Tricks

rules-tricks = Tricks

rules-first-lead =
    { $first_lead ->
        [any] Any card may be led.
       *[no_trump] The first trick of a deal may not be led with a trump, unless you hold nothing else.
    }

rules-follow = If you hold the suit that was led, follow it.

rules-winner = The highest trump wins the trick; without trumps, the highest card of the suit led. The winner leads next.


## Following suit

rules-following = When you can follow suit

rules-must-beat =
    { $must_beat ->
        [until_trumped]
            When you follow, beat the best card of that suit if you can, unless the trick has been trumped.
        [always] When you follow, beat the best card of that suit if you can, even if the trick has been trumped.
       *[never] When you follow, any card of the suit will do.
    }


## Void

rules-void = When you cannot follow suit

rules-when-void =
    { $when_void ->
        [overtrump]
            Without the suit, play a trump that beats every trump in the trick if you hold one; otherwise any card.
        [any_trump]
            Without the suit, play a trump that beats every trump in the trick, or any trump if none does; without trumps any card.
        [no_undertrump]
            Without the suit, play a trump that beats every trump in the trick if you hold one; otherwise any card but a
            lower trump, unless you hold only such trumps.
       *[free] Without the suit, play any card: you need not trump.
    }


## Scores

rules-scores = Scores

rules-scoring =
    { $scoring ->
        [callbreak]
            Win at least your call: 1 point for each trick called and 0.1 for each one over. Win fewer and you lose
            your call.
        [bridge]
            Win exactly your call or one trick more: as many points as you called. Win any other number and you
            lose as many.
       *[tens]
            Win your call or up to two tricks more: 10 points for each trick called and 1 for each one over. Win any
            other number and you lose 10 for each trick called.
    }

# Said only where there is a bonus
rules-bonus = A made call of { $bonus_call } or more scores { $bonus_points } points, whatever was called.


## Examples, worked out by the rules at the table. Cards come as finished text.

# Stands above the examples of a page
rules-examples = For example:

# $trick: the cards played so far; $held: the cards held; $legal: those that may be played; $every: yes when all may
rules-example-play =
    Played so far: { $trick }
    You hold: { $held }
    { $every ->
        [yes] You may play any of them.
       *[no] You may play: { $legal }
    }

# $held: the cards held; $legal: those that may be led
rules-example-lead =
    The first lead is yours. You hold: { $held }
    You may lead: { $legal }

# $trick: four cards, the first led; $winner: one of them
rules-example-winner = { $trick } → { $winner } wins

# $made: yes or no; $call, $won: tricks
rules-example-score =
    { $made ->
        [yes] ✅ Call { $call }, win { $won }: { $score }
       *[no] ❌ Call { $call }, win { $won }: { $score }
    }
