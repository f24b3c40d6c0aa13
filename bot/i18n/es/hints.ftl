# Hints for whoever meets something for the first time, in their private panel: one line, shown once.

# Ends every hint
hint-off = (con /callbreak settings quitas los consejos)

# Before the player's first call
hint-first-call = -# Consejo: cuenta más o menos una baza por cada as y por cada triunfo alto. Si haces menos bazas de las que pides, pierdes lo pedido. { hint-off }
# Some cards are greyed out for the first time; a line above names the rule
hint-first-forced = -# Consejo: algunas cartas no se pueden jugar ahora. La línea de arriba dice por qué. { hint-off }
# The calls were too low, and the cards were dealt again
hint-first-redeal = -# Consejo: si se pide tan poco, no se juega. Tienes cartas nuevas y se vuelve a pedir. { hint-off }
# The player has no card of the suit led and must play a trump; a line above says which
hint-first-trump = -# Consejo: sin el palo de salida tienes que jugar triunfo. La línea de arriba dice cuál. { hint-off }
# The player has missed a call
hint-first-missed = -# Consejo: si no cumples, lo que pediste se resta de tu total. Si dudas, pide una menos. { hint-off }
