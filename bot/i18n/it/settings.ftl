# Settings: a person's own (/callbreak settings) and a server's (/callbreak-admin settings).

command-settings = La tua lingua, l’aspetto dei tavoli e altre impostazioni tue
command-callbreak-admin = Gestisci Callbreak in questo server
command-admin-settings = Le impostazioni di questo server: aspetto, regole, tempo, canali, chi apre i tavoli

settings-title = ### Le tue impostazioni
    -# Valgono in tutti i server. Ogni scelta vale subito.
server-settings-title = ### Impostazioni di questo server
    -# Ogni scelta vale subito. Quello che vede solo una persona, lo sceglie lei in /callbreak settings.
# $right: the permission, as Discord calls it
settings-not-yours = Le impostazioni del server le cambia solo chi ha il permesso “{ $right }”. Le tue sono in /callbreak settings.
right-manage-server = Gestisci server

# Headings, each above a menu
setting-language = **Lingua**
setting-style = **Tavoli**
# $suits: the four suits as they look now
setting-suit-colours = **Semi** { $suits }
setting-menus = **Carte e chiamate**
setting-forced-cards = **Se puoi giocare una carta sola**
setting-hints = **Consigli**

# Choices in the menus: short, since a phone shows about 28 characters
language-of-discord = Quella del mio Discord
language-of-server = Quella del server Discord
style-of-server = Come in questo server
style-picture = Con l’immagine
style-text = Testo, per screen reader
suits-of-server = Come in questo server
suits-four = Quattro colori
suits-two = Due colori
menus-off = Pulsanti
menus-on = Un menu
forced-cards-off = La gioco io
forced-cards-on = Si gioca da sola
hints-on = Spiega le novità una volta
hints-off = Nessun consiglio
