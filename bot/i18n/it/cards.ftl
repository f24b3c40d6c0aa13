# Suits and ranks in words, for sentences and for people who listen.

suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori

# Some card of a suit: "devi giocare una carta di picche"
suit-one =
    { $suit ->
        [spades] una carta di picche
        [hearts] una carta di cuori
        [diamonds] una carta di quadri
       *[clubs] una carta di fiori
    }

rank-a = asso
rank-k = re
rank-q = donna
rank-j = fante
rank-10 = dieci
rank-9 = nove
rank-8 = otto
rank-7 = sette
rank-6 = sei
rank-5 = cinque
rank-4 = quattro
rank-3 = tre
rank-2 = due

# A rank that lies in the trick, with its article: "batti la donna", "sotto l’8"
rank-the =
    { $rank ->
        [a] l’asso
        [k] il re
        [q] la donna
        [j] il fante
        [8] l’8
       *[other] il { $figure }
    }

card-name = { $rank } di { $suit }
