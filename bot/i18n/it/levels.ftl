# The levels of computer players: the name of each, and how it plays, in the menu that seats one
level-easy = Facile
level-easy-plays = Dimentica le carte e chiama con prudenza
level-medium = Medio
level-medium-plays = Ricorda ogni carta e chiama quel che ha
level-hard = Difficile
level-hard-plays = Calcola chi può avere cosa e guarda avanti
option-level = Quanto sono bravi i computer
