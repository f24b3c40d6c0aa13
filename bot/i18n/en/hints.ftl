# Hints for whoever meets something for the first time, in their private panel: one line, shown once.

# Ends every hint
hint-off = (/callbreak settings switches hints off)

# Before the player's first call
hint-first-call = -# Hint: count about one trick for each ace and each high trump. With fewer tricks than you call you lose the call. { hint-off }
# Some cards are greyed out for the first time; a line above names the rule
hint-first-forced = -# Hint: some of your cards may not be played now. The line above says which rule forbids them. { hint-off }
# The calls were too low, and the cards were dealt again
hint-first-redeal = -# Hint: calls that low are not played. You have new cards, and everybody calls again. { hint-off }
# The player has no card of the suit led and must play a trump; a line above says which
hint-first-trump = -# Hint: without the suit that was led you have to trump. The line above says how high. { hint-off }
# The player has missed a call
hint-first-missed = -# Hint: a missed call is taken from your total. When in doubt, call a little lower. { hint-off }
