# Clocks, pings, people who are away, guests, and commands that reach beyond their channel.

# The clocks that a table can have
clock-quick = Veloce: 30 secondi a carta
clock-normal = Normale: 90 secondi a carta
clock-off = Senza limite: anche per giorni
options-clock = Tempo

# $clock: one of the clocks above
lobby-clock = -# Tempo · { $clock }

# $when: a time that Discord shows, such as "in a minute"
ping-limit = -# Il computer gioca al posto tuo { $when }.

# What whoever was away sees in place of their cards
panel-away =
    ### Per te gioca il computer
    Hai saltato tre turni di fila. Posto e punti restano tuoi: premi **{ button-back }** per continuare.
button-back = Eccomi

# $when: a time that Discord shows, such as "in ten minutes"
table-all-away = Al tavolo non c’è più nessuno. Se nessuno preme **{ button-back }**, la partita si interrompe { $when }.

# $guest: who asks; $name: the computer player, or whoever left, whose chair it is
table-asks = **{ $guest }** vuole il posto di { $name } dalla prossima smazzata.
button-admit = Fai sedere
button-decline = Rifiuta

# $name: whose chair it is
chair-asked = Hai chiesto il posto di { $name }. Qualcuno del tavolo deve farti sedere: poi è tuo dalla prossima smazzata.

# $reason: over, back (its owner came back) or declined
chair-not-yours =
    { $reason ->
        [over] La partita è finita, quindi il posto di { $name } non sarà tuo. Aspetta la prossima.
        [back] { $name } è di nuovo al tavolo, quindi il posto non sarà tuo.
       *[declined] Non ti hanno fatto sedere al posto di { $name }.
    }
refusal-away = Non c’eri, quindi gioca il computer al posto tuo. Premi **{ button-back }** per continuare.
refusal-last-deal = È l’ultima smazzata: i posti non cambiano più. Aspetta la prossima partita.
table-again-wait = Il tavolo è stato riportato in fondo proprio ora. Aspetta dieci secondi.
command-admin-end = Chiudi il tavolo di questo canale, o scegline uno del server

# One table in a menu. $channel: with #; $host: the host’s name
choose-table = { $channel } · { $host }
choose-table-which = Quale tavolo?
choose-to-leave = Hai un posto a più tavoli. Quale vuoi lasciare?
choose-to-end = Hai un posto a più tavoli. Quale partita vuoi finire?
choose-to-close = In questo canale non c’è un tavolo. Quale vuoi chiudere? La sua partita non conterà.

# $channel: a mention
you-left-there = Hai lasciato il tavolo in { $channel }.
no-chair-anywhere = Non hai un posto a nessun tavolo di questo server.
no-tables = In questo server non ci sono tavoli aperti.
table-closed-by-you = Il tavolo in { $channel } è chiuso. Se c’era una partita in corso, non conta.
