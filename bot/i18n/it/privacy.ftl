# Privacy: che cosa resta di una persona (/callbreak privacy show, export, erase).

# Who had themselves erased, in place of their name.
former-player = ex giocatore

command-privacy = Che cosa tiene di te questo bot
command-privacy-show = Che cosa tengo di te, in questo server e in tutti
command-privacy-export = Un file con tutto quello che tengo di te
command-privacy-erase = Cancella quello che tengo di te, in questo server o dappertutto

privacy-title = ### Che cosa tengo di te
# $tables: tables where they sat; $results: results on the leaderboard; $notes: notes on whether they are a member
privacy-here = **In questo server**
    Tavoli dove avevi un posto: { $tables }
    Risultati per la classifica: { $results }
    Note che dicono se sei ancora nel server: { $notes }
# $settings: how many settings they have changed; $hints: how many hints they were shown
privacy-everywhere = **In tutti i server insieme**
    Tavoli dove avevi un posto: { $tables }
    Risultati per la classifica: { $results }
    Note che dicono se sei ancora nel server: { $notes }
    Impostazioni che hai cambiato: { $settings }
    Consigli che hai visto: { $hints }
privacy-about = Di un tavolo tengo il tuo numero Discord, il nome che avevi al tavolo, le tue chiamate e le tue carte. Non tengo né messaggi né immagini del profilo.
    /callbreak privacy export ti dà tutto in un file. /callbreak privacy erase lo cancella.
# $contact: an e-mail or web address
privacy-contact = Domande sui tuoi dati: { $contact }
privacy-no-contact = Chi gestisce questo bot non ha lasciato un indirizzo per le domande. Chiedi a chi gestisce questo server.

privacy-file = Ecco tutto quello che tengo di te. Questo messaggio lo vedi solo tu.
privacy-no-file = In questo canale non posso allegare file. Scrivi /callbreak privacy export in un altro.

privacy-erase = ### Da dove ti cancello?
    Le partite giocate restano per gli altri, con “{ former-player }” al tuo posto.
    - **{ button-erase-here }:** Il tuo numero e il tuo nome spariscono dai tavoli di questo server, e tu dalla sua classifica.
    - **{ button-erase-everywhere }:** Lo stesso in ogni server; spariscono anche le tue impostazioni e i consigli visti.
privacy-sure-here = ### Ti cancello per sempre da questo server?
    Tavoli dove avevi un posto: { $tables }
    Risultati per la classifica: { $results }
    Note che dicono se sei ancora nel server: { $notes }
    Non si può tornare indietro.
privacy-sure-everywhere = ### Ti cancello per sempre da tutti i server?
    Tavoli dove avevi un posto: { $tables }
    Risultati per la classifica: { $results }
    Note che dicono se sei ancora nel server: { $notes }
    Impostazioni che hai cambiato: { $settings }
    Consigli che hai visto: { $hints }
    Non si può tornare indietro.
# $channels: one channel or several, as links
privacy-leaving = Adesso sei a un tavolo in { $channels }. Lo lasci subito e il posto non si può riprendere; se la partita è in corso, gioca il computer.
privacy-erased-here = ### Ti ho cancellato da questo server
privacy-erased-everywhere = ### Ti ho cancellato da tutti i server
privacy-erased-rest = Le ultime tracce nel file del database vengono sovrascritte entro un giorno circa. I messaggi che ho già mandato restano nei canali; chi gestisce il server li può cancellare. Se giochi di nuovo, ricomincio da capo.

# The buttons
button-export = I miei dati in un file
button-erase = Cancella…
button-erase-here = Solo in questo server
button-erase-everywhere = Dappertutto
button-erase-sure = Cancella per sempre
