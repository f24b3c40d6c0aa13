# Hints for whoever meets something for the first time, in their private panel: one line, shown once.

# Ends every hint
hint-off = (con /callbreak settings togli i consigli)

# Before the player's first call
hint-first-call = -# Consiglio: conta più o meno una presa per ogni asso e per ogni briscola alta. Se ne fai meno di quelle chiamate, la chiamata si toglie dai tuoi punti. { hint-off }
# Some cards are greyed out for the first time; a line above names the rule
hint-first-forced = -# Consiglio: alcune carte ora non si possono giocare. La riga qui sopra dice perché. { hint-off }
# The calls were too low, and the cards were dealt again
hint-first-redeal = -# Consiglio: con chiamate così basse non si gioca. Hai carte nuove, e si chiama di nuovo. { hint-off }
# The player has no card of the suit led and must play a trump; a line above says which
hint-first-trump = -# Consiglio: se non hai il seme richiesto devi tagliare. La riga qui sopra dice con che carta. { hint-off }
# The player has missed a call
hint-first-missed = -# Consiglio: una chiamata mancata si toglie dal tuo totale. Nel dubbio, chiama una presa in meno. { hint-off }
