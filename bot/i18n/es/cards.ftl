# Suits and ranks in words, for sentences and for people who listen.

suit-spades = picas
suit-hearts = corazones
suit-diamonds = diamantes
suit-clubs = tréboles

# Some card of a suit: "tienes que jugar una pica"
suit-one =
    { $suit ->
        [spades] una pica
        [hearts] un corazón
        [diamonds] un diamante
       *[clubs] un trébol
    }

rank-a = as
rank-k = rey
rank-q = reina
rank-j = jota
rank-10 = diez
rank-9 = nueve
rank-8 = ocho
rank-7 = siete
rank-6 = seis
rank-5 = cinco
rank-4 = cuatro
rank-3 = tres
rank-2 = dos

# A rank that lies in the trick, as it stands after "superar": "supera a la reina", "que supere al 9"
rank-the =
    { $rank ->
        [a] al as
        [k] al rey
        [q] a la reina
        [j] a la jota
       *[other] al { $figure }
    }

card-name = { $rank } de { $suit }
