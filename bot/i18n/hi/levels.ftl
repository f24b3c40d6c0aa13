# The levels of computer players: the name of each, and how it plays, in the menu that seats one
level-easy = आसान
level-easy-plays = पत्ते भूल जाता है, सँभलकर कॉल करता है
level-medium = मध्यम
level-medium-plays = हर पत्ता याद रखता है, पत्ते देखकर कॉल करता है
level-hard = कठिन
level-hard-plays = हिसाब लगाता है कि किसके पास कौन-से पत्ते होंगे
option-level = कंप्यूटर खिलाड़ी कितना अच्छा खेलें
