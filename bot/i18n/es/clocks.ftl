# Clocks, pings, people who are away, guests, and commands that reach beyond their channel.

# The clocks that a table can have
clock-quick = Rápido: 30 s por carta
clock-normal = Normal: 90 s por carta
clock-off = Sin reloj: aunque tarde días
options-clock = Reloj

# $clock: one of the clocks above
lobby-clock = -# Reloj · { $clock }

# $when: a time that Discord shows, such as "in a minute"
ping-limit = -# Un robot jugará por ti { $when }.

# What whoever was away sees in place of their cards
panel-away =
    ### Un robot juega por ti
    Dejaste pasar tres turnos seguidos. Tu asiento y tus puntos siguen siendo tuyos: pulsa **{ button-back }** para seguir.
button-back = Ya volví

# $when: a time that Discord shows, such as "in ten minutes"
table-all-away = No queda nadie en la mesa. Si nadie pulsa **{ button-back }**, la partida se interrumpe { $when }.

# $guest: who asks; $name: the computer player, or whoever left, whose chair it is
table-asks = **{ $guest }** pide el asiento de { $name } desde la próxima mano.
button-admit = Que pase
button-decline = Rechazar

# $name: whose chair it is
chair-asked = Pediste el asiento de { $name }. Alguien de la mesa tiene que dejarte pasar; entonces será tuyo desde la próxima mano.

# $reason: over, back (its owner came back) or declined
chair-not-yours =
    { $reason ->
        [over] La partida terminó, así que el asiento de { $name } no será tuyo. Espera la próxima.
        [back] { $name } volvió y sigue jugando, así que el asiento no será tuyo.
       *[declined] No te dejaron ocupar el asiento de { $name }.
    }
refusal-away = No estabas, así que un robot juega por ti. Pulsa **{ button-back }** para seguir.
refusal-last-deal = Es la última mano: los asientos ya no cambian. Espera la próxima partida.
table-again-wait = La mesa acaba de bajar al final del canal. Espera diez segundos.
command-admin-end = Cierra la mesa de este canal, o elige una del servidor

# One table in a menu. $channel: with #; $host: the host’s name
choose-table = { $channel } · { $host }
choose-table-which = ¿Qué mesa?
choose-to-leave = Tienes asiento en varias mesas. ¿Cuál quieres dejar?
choose-to-end = Tienes asiento en varias mesas. ¿Qué partida quieres terminar?
choose-to-close = En este canal no hay mesa. ¿Cuál quieres cerrar? Su partida no contará.

# $channel: a mention
you-left-there = Dejaste la mesa de { $channel }.
no-chair-anywhere = No tienes asiento en ninguna mesa de este servidor.
no-tables = En este servidor no hay mesas abiertas.
table-closed-by-you = La mesa de { $channel } está cerrada. Si había una partida en curso, no cuenta.
