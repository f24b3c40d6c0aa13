# The lobby: the public message before a match, the host's options, and the commands that open a table.

# $host: the host's name
lobby-title = ## Callbreak: il tavolo di { $host }

# A chair with nobody in it
chair-free = posto libero

# $name: who is the host
lobby-host = **{ $name }** · host
# $name: a player of the last match who has not pressed yet
lobby-kept = *riservato per { $name }*

lobby-hint = Premi **{ button-join }** per sederti. Con **{ button-start }** i posti ancora liberi vanno al computer.

# $commitment: 64 hexadecimal digits
lobby-seal = -# Smazzate sigillate: `{ $commitment }` · /callbreak fairness

lobby-closed = Questo tavolo è chiuso. Aprine un altro con /callbreak start.

button-join = Partecipa
button-leave = Lascia
button-add-computer = Metti computer
button-remove-computer = Togli computer
button-start = Inizia
button-options = Opzioni
button-cancel = Annulla

options-title = ### Regole della partita
options-preset = Regole
options-deals = Numero di smazzate

# $count: deals in a match
deals-count =
    { $count ->
        [one] { $count } smazzata
       *[other] { $count } smazzate
    }
# $count: the preset's own number of deals, or none
deals-own =
    { $count ->
        [none] Come da regole (senza limite)
       *[other] Come da regole ({ $count })
    }
