# Suits and ranks in words. On cards, in pictures and on buttons the ranks are A K Q J 10 in every language.

suit-spades = ইস্কাপন
suit-hearts = হরতন
suit-diamonds = রুইতন
suit-clubs = চিড়িতন

# Some card of a suit
suit-one =
    { $suit ->
        [spades] একটা ইস্কাপন
        [hearts] একটা হরতন
        [diamonds] একটা রুইতন
       *[clubs] একটা চিড়িতন
    }

rank-a = টেক্কা
rank-k = সাহেব
rank-q = বিবি
rank-j = গোলাম
rank-10 = দশ
rank-9 = নয়
rank-8 = আট
rank-7 = সাত
rank-6 = ছয়
rank-5 = পাঁচ
rank-4 = চার
rank-3 = তিন
rank-2 = দুই

# A rank that lies in the trick, in the genitive: every text goes on with "than" (চেয়ে)
rank-the =
    { $rank ->
        [a] টেক্কার
        [k] সাহেবের
        [q] বিবির
        [j] গোলামের
       *[other] { $figure }-এর
    }

# All suits end in a consonant, so the genitive is written onto them
card-name = { $suit }ের { $rank }
