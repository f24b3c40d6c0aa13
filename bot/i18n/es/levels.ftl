# The levels of computer players: the name of each, and how it plays, in the menu that seats one
level-easy = Fácil
level-easy-plays = Olvida cartas y pide con cautela
level-medium = Medio
level-medium-plays = Recuerda cada carta y pide lo que lleva
level-hard = Difícil
level-hard-plays = Calcula quién puede tener qué y planea sus jugadas
option-level = El nivel de los robots
