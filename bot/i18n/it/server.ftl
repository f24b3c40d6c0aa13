# A server's settings besides its language and look, and who may open tables where.

# Headings, each above a menu
setting-preset = **Regole dei nuovi tavoli**
setting-deals = **Smazzate dei nuovi tavoli**
setting-clock = **Tempo dei nuovi tavoli**
setting-pace = **Presa finita**
setting-pings = **Se qualcuno fa aspettare gli altri**
setting-channels = **Canali per i tavoli**
    -# Un thread conta come il suo canale.
setting-starters = **Chi può aprire un tavolo**
    -# Chi gestisce il server può sempre.
setting-table-role = **Ruolo da avvisare dei nuovi tavoli**
    -# Viene menzionato una volta, quando /callbreak start apre un tavolo.
# Under the heading, while the role cannot be mentioned. “Mention All Roles” is a permission; Discord adds @everyone and @here to its name
setting-table-role-silent = -# Non posso menzionare questo ruolo, quindi nessuno viene avvisato: permetti a tutti di menzionarlo, o dammi “Menziona tutti i ruoli”.

# Buttons that turn to a page
server-page-looks = Aspetto
server-page-matches = Partite
server-page-access = Accesso

# Choices in the menus: short, since a phone shows about 28 characters. As played last: rules and deals alike
rules-played-last = Come l’ultima volta
server-clock-quick = Veloce
server-clock-normal = Normale
server-clock-off = Senza limite
pace-normal = Resta visibile 1,5 secondi
pace-instant = Si continua subito
pings-on = Viene menzionato una volta
pings-off = Nessuna menzione
# What a menu of channels or roles says while none is chosen
channels-all = Tutti i canali
starters-everybody = Tutti
starters-managers = Chi gestisce il server
starters-role = Il ruolo qui sotto
role-starters = O solo chi ha un ruolo
role-nobody = Nessuno viene avvisato

# Refusals
settings-unknown-choice = Questa scelta non c’è, o non c’è più. Riapri le impostazioni e scegli tra le voci proposte.
settings-not-everyone = Un ruolo che hanno tutti non si può avvisare. Scegline un altro.
# $channels: mentions, "#games or #cards"
start-elsewhere = In questo canale non si aprono tavoli. Apri il tuo in { $channels }.
start-not-here = In questo canale non si aprono tavoli. Chiedi a chi gestisce il server dove si gioca.
# $right: the permission, as Discord calls it
start-managers-only = Qui i tavoli li apre solo chi ha il permesso “{ $right }”. A un tavolo aperto puoi sederti anche tu.
# $role: a mention
start-role-only = Qui i tavoli li apre solo chi ha il ruolo { $role }. A un tavolo aperto puoi sederti anche tu.
# $rights: permissions, as Discord calls them, set in bold; $channel: a mention; the ways to them are Discord's own menus
missing-right = Qui non posso aprire un tavolo: in { $channel } mi manca { $rights }. Può darmelo chi gestisce il canale: *Modifica canale* → *Permessi* → aggiungi me → consenti. Oppure apri il tavolo in un altro canale.
thread-locked = Questo thread è bloccato e non posso mostrarci un tavolo. Chiedi a un moderatore di sbloccarlo, o apri il tavolo in un altro canale.
thread-archived = Questo thread è archiviato. Scrivici un messaggio qualsiasi, così si riapre, e poi apri il tavolo.
thread-private = Non faccio parte di questo thread privato. Menzionami qui, così mi aggiungi, e poi apri il tavolo.

# Above nothing, below a new table. $role: a mention
lobby-call = { $role } C’è un nuovo tavolo.

# A permission of voice channels
right-connect = Connettiti
