# Suits and ranks in words, for sentences and for people who listen. On cards, in pictures and on buttons the
# ranks are A K Q J 10 and the suits are symbols, in every language.

# A suit, as in "you have no clubs"
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

# Some card of a suit, as in "a spade above the 9 must be played"
suit-one =
    { $suit ->
        [spades] a spade
        [hearts] a heart
        [diamonds] a diamond
       *[clubs] a club
    }

rank-a = ace
rank-k = king
rank-q = queen
rank-j = jack
rank-10 = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two

# A rank that lies in the trick, as in "beat the queen" and "above the 9".
# $rank chooses: a, k, q, j, or a number from 2 to 10; $figure is what stands on the card
rank-the =
    { $rank ->
        [a] the ace
        [k] the king
        [q] the queen
        [j] the jack
       *[other] the { $figure }
    }

# A whole card, to be read aloud: $rank and $suit are words from above; $which chooses as $rank does in rank-the,
# for languages that need it (Hindi: का or की)
card-name =
    { $which ->
       *[other] { $rank } of { $suit }
    }
