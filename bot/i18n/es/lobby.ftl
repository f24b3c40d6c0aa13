# The lobby: the public message before a match, the host's options, and the commands that open a table.

# $host: the host's name
lobby-title = ## Callbreak: la mesa de { $host }

# A chair with nobody in it
chair-free = asiento libre

# $name: who is the host
lobby-host = **{ $name }** · lleva la mesa
# $name: a player of the last match who has not pressed yet
lobby-kept = *reservado para { $name }*

lobby-hint = Pulsa **{ button-join }** para sentarte. Con **{ button-start }**, los robots ocupan los asientos libres.

# $commitment: 64 hexadecimal digits
lobby-seal = -# Reparto sellado: `{ $commitment }` · /callbreak fairness

lobby-closed = Esta mesa está cerrada. Abre otra con /callbreak start.

button-join = Unirme
button-leave = Irme
button-add-computer = Añadir robot
button-remove-computer = Quitar robot
button-start = Empezar
button-options = Opciones
button-cancel = Cancelar

options-title = ### Reglas de la partida
options-preset = Reglas
options-deals = Número de manos

# $count: deals in a match
deals-count =
    { $count ->
        [one] { $count } mano
       *[other] { $count } manos
    }
# $count: the preset's own number of deals, or none
deals-own =
    { $count ->
        [none] Según las reglas (sin final fijo)
       *[other] Según las reglas ({ $count })
    }
