# The levels of computer players: the name of each, and how it plays, in the menu that seats one
level-easy = सजिलो
level-easy-plays = तास बिर्सन्छ, डराईडराई कल गर्छ
level-medium = मध्यम
level-medium-plays = सबै तास सम्झन्छ, तास हेरेर कल गर्छ
level-hard = गाह्रो
level-hard-plays = कससँग कुन तास होला भनी हिसाब गरेर खेल्छ
option-level = कम्प्युटर खेलाडी कति राम्रो खेल्ने
