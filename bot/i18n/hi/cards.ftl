# Suits and ranks in words, for sentences and for people who listen. On cards, in pictures and on buttons the
# ranks are A K Q J 10 and the suits are symbols, in every language.

# A suit, as in "you have no clubs"
suit-spades = हुकुम
suit-hearts = पान
suit-diamonds = ईंट
suit-clubs = चिड़ी

# Some card of a suit, as in "a spade above the 9 must be played"
suit-one =
    { $suit ->
        [spades] हुकुम का पत्ता
        [hearts] पान का पत्ता
        [diamonds] ईंट का पत्ता
       *[clubs] चिड़ी का पत्ता
    }

rank-a = इक्का
rank-k = बादशाह
rank-q = बेगम
rank-j = गुलाम
rank-10 = दहला
rank-9 = नहला
rank-8 = अट्ठा
rank-7 = सत्ता
rank-6 = छक्का
rank-5 = पंजा
rank-4 = चौका
rank-3 = तिक्की
rank-2 = दुक्की

# A rank that lies in the trick; "से" follows it, so the ace is oblique.
# $rank chooses: a, k, q, j, or a number from 2 to 10; $figure is what stands on the card
rank-the =
    { $rank ->
        [a] इक्के
        [k] बादशाह
        [q] बेगम
        [j] गुलाम
       *[other] { $figure }
    }

# A whole card, to be read aloud: $rank and $suit are words from above; का or की goes with the rank
card-name =
    { $which ->
        [q] { $suit } की { $rank }
        [2] { $suit } की { $rank }
        [3] { $suit } की { $rank }
       *[other] { $suit } का { $rank }
    }
