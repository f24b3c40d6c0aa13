# Suits and ranks in words. On cards, in pictures and on buttons the ranks are A K Q J 10 in every language.

# Said after "kartu" or a rank: "hati" by itself is a heart that beats
suit-spades = sekop
suit-hearts = hati
suit-diamonds = wajik
suit-clubs = keriting

# Some card of a suit
suit-one =
    { $suit ->
        [spades] kartu sekop
        [hearts] kartu hati
        [diamonds] kartu wajik
       *[clubs] kartu keriting
    }

rank-a = as
rank-k = raja
rank-q = ratu
rank-j = jack
rank-10 = sepuluh
rank-9 = sembilan
rank-8 = delapan
rank-7 = tujuh
rank-6 = enam
rank-5 = lima
rank-4 = empat
rank-3 = tiga
rank-2 = dua

# A rank that lies in the trick
rank-the =
    { $rank ->
        [a] as
        [k] raja
        [q] ratu
        [j] jack
       *[other] { $figure }
    }

# A whole card, to be read aloud
card-name = { $rank } { $suit }
