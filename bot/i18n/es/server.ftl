# A server's settings besides its language and look, and who may open tables where.

# Headings, each above a menu
setting-preset = **Reglas de las mesas nuevas**
setting-deals = **Manos de las mesas nuevas**
setting-clock = **Reloj de las mesas nuevas**
setting-pace = **Baza terminada**
setting-pings = **Si alguien hace esperar a los demás**
setting-channels = **Canales para las mesas**
    -# Un hilo cuenta como su canal.
setting-starters = **Quién puede abrir una mesa**
    -# Quien gestiona el servidor siempre puede.
setting-table-role = **Rol al que avisar de mesas nuevas**
    -# Se le menciona una vez, cuando /callbreak start abre una mesa.
# Under the heading, while the role cannot be mentioned. “Mention All Roles” is a permission; Discord adds @everyone and @here to its name
setting-table-role-silent = -# No puedo mencionar este rol, así que nadie recibe el aviso: permite que todos lo mencionen, o dame “Mencionar todos los roles”.

# Buttons that turn to a page
server-page-looks = Aspecto
server-page-matches = Partidas
server-page-access = Acceso

# Choices in the menus: short, since a phone shows about 28 characters. As played last: rules and deals alike
rules-played-last = Como la última vez
server-clock-quick = Rápido
server-clock-normal = Normal
server-clock-off = Sin reloj
pace-normal = Se ve 1,5 segundos
pace-instant = Se sigue al momento
pings-on = Se le menciona una vez
pings-off = No se menciona a nadie
# What a menu of channels or roles says while none is chosen
channels-all = Todos los canales
starters-everybody = Todo el mundo
starters-managers = Quien gestiona el servidor
starters-role = El rol de abajo
role-starters = O solo quien tenga un rol
role-nobody = No se avisa a nadie

# Refusals
settings-unknown-choice = Eso no se puede elegir, o ya no. Abre otra vez los ajustes y elige de lo que ofrecen.
settings-not-everyone = No se puede avisar a un rol que tiene todo el mundo. Elige otro.
# $channels: mentions, "#games or #cards"
start-elsewhere = En este canal no se abren mesas. Abre la tuya en { $channels }.
start-not-here = En este canal no se abren mesas. Pregunta dónde a quien gestiona el servidor.
# $right: the permission, as Discord calls it
start-managers-only = Aquí solo abre mesas quien tiene el permiso “{ $right }”. En una mesa abierta sí puedes sentarte.
# $role: a mention
start-role-only = Aquí solo abre mesas quien tiene el rol { $role }. En una mesa abierta sí puedes sentarte.
# $rights: permissions, as Discord calls them, set in bold; $channel: a mention; the ways to them are Discord's own menus
missing-right = Aquí no puedo abrir una mesa: en { $channel } me falta { $rights }. Me lo puede dar quien gestiona el canal: *Editar canal* → *Permisos* → añádeme → permitir. O abre la mesa en otro canal.
thread-locked = Este hilo está bloqueado y no puedo mostrar una mesa en él. Pide a un moderador que lo desbloquee, o abre la mesa en otro canal.
thread-archived = Este hilo está archivado. Escribe cualquier mensaje en él, que así se reabre, y luego abre la mesa.
thread-private = No estoy en este hilo privado. Mencióname aquí, que así me añades, y luego abre la mesa.

# Above nothing, below a new table. $role: a mention
lobby-call = { $role } Hay una mesa nueva.

# A permission of voice channels
right-connect = Conectar
