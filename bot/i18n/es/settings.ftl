# Settings: a person's own (/callbreak settings) and a server's (/callbreak-admin settings).

command-settings = Tu idioma, cómo ves las mesas y otros ajustes tuyos
command-callbreak-admin = Ajusta Callbreak en este servidor
command-admin-settings = Los ajustes de este servidor: aspecto, reglas, reloj, canales, quién abre mesas

settings-title = ### Tus ajustes
    -# Valen en todos los servidores. Cada cambio cuenta al momento.
server-settings-title = ### Ajustes de este servidor
    -# Cada cambio cuenta al momento. Lo que solo ve cada uno se elige en /callbreak settings.
# $right: the permission, as Discord calls it
settings-not-yours = Los ajustes del servidor solo los cambia quien tiene el permiso “{ $right }”. Los tuyos están en /callbreak settings.
right-manage-server = Gestionar servidor

# Headings, each above a menu
setting-language = **Idioma**
setting-style = **Mesas**
# $suits: the four suits as they look now
setting-suit-colours = **Palos** { $suits }
setting-menus = **Tus cartas y lo que pides**
setting-forced-cards = **Si solo puedes jugar una carta**
setting-hints = **Consejos**

# Choices in the menus: short, since a phone shows about 28 characters
language-of-discord = El de mi Discord
language-of-server = El del servidor en Discord
style-of-server = Como en este servidor
style-picture = Con imagen
style-text = Texto, para lector de pantalla
suits-of-server = Como en este servidor
suits-four = Cuatro colores
suits-two = Dos colores
menus-off = Botones
menus-on = Un menú
forced-cards-off = La juego yo
forced-cards-on = Se juega sola
hints-on = Explicar lo nuevo una vez
hints-off = Sin consejos
