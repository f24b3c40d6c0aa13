# The levels of computer players: the name of each, and how it plays, in the menu that seats one
level-easy = Mudah
level-easy-plays = Suka lupa kartu, menawar hati-hati
level-medium = Sedang
level-medium-plays = Ingat semua kartu, menawar sesuai kartunya
level-hard = Sulit
level-hard-plays = Menghitung siapa memegang kartu apa
option-level = Seberapa jago komputernya
