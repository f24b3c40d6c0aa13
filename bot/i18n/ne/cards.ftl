# Suits and ranks in words, for sentences and for people who listen. On cards, in pictures and on buttons the
# ranks are A K Q J 10 and the suits are symbols, in every language.

# A suit, as in "you have no clubs"
suit-spades = हुकुम
suit-hearts = पान
suit-diamonds = इँटा
suit-clubs = चिडी

# Some card of a suit, as in "a spade above the 9 must be played"
suit-one =
    { $suit ->
        [spades] हुकुम
        [hearts] पान
        [diamonds] इँटा
       *[clubs] चिडी
    }

rank-a = एक्का
rank-k = बादशाह
rank-q = रानी
rank-j = गुलाम
rank-10 = दहला
rank-9 = नहला
rank-8 = अट्ठा
rank-7 = सत्ता
rank-6 = छक्का
rank-5 = पन्जा
rank-4 = चौका
rank-3 = तिरी
rank-2 = दुरी

# A rank that lies in the trick; "भन्दा" follows it.
# $rank chooses: a, k, q, j, or a number from 2 to 10; $figure is what stands on the card
rank-the =
    { $rank ->
        [a] एक्का
        [k] बादशाह
        [q] रानी
        [j] गुलाम
       *[other] { $figure }
    }

# A whole card, to be read aloud: $rank and $suit are words from above
card-name = { $suit }को { $rank }
