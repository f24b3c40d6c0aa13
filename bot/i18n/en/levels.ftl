# The levels of computer players: the name of each, and how it plays, in the menu that seats one
level-easy = Easy
level-easy-plays = Forgets cards and calls with caution
level-medium = Medium
level-medium-plays = Remembers every card and calls what it holds
level-hard = Hard
level-hard-plays = Works out who may hold what, and thinks ahead
option-level = How well the computer players play
