# The lobby: the public message before a match, the host's options, and the commands that open a table.

# $host: the host's name
lobby-title = ## { $host }’s Callbreak table

# A chair with nobody in it
chair-free = free chair

# $name: who is the host
lobby-host = **{ $name }** · host
# $name: a player of the last match who has not pressed yet
lobby-kept = *kept for { $name }*

lobby-hint = Press **{ button-join }** to sit down. At **{ button-start }**, computer players take the chairs that are still free.

# $commitment: 64 hexadecimal digits
lobby-seal = -# Deals sealed: `{ $commitment }` · /callbreak fairness

lobby-closed = This table has closed. Open another with /callbreak start.

button-join = Join
button-leave = Leave
button-add-computer = Add computer
button-remove-computer = Remove computer
button-start = Start
button-options = Options
button-cancel = Cancel

options-title = ### Rules of the match
options-preset = Rules
options-deals = Number of deals

# $count: deals in a match
deals-count =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
# $count: the preset's own number of deals, or none
deals-own =
    { $count ->
        [none] As the rules say (no fixed end)
       *[other] As the rules say ({ $count })
    }
