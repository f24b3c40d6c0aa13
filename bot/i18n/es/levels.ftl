# The levels of computer players: the name of each, and how it plays, in the menu that seats one
level-easy = Fácil
level-easy-plays = Olvida cartas y pide con cautela
level-medium = Medio
level-medium-plays = Recuerda cada carta y pide lo que lleva
level-hard = Difícil
level-hard-plays = Calcula quién puede tener qué y piensa por adelantado
option-level = Qué tan bien juegan los robots
