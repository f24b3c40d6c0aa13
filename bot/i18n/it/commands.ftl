# Slash commands: descriptions of commands and options, and answers that belong to no table.


command-callbreak = Gioca a Callbreak in questo canale
command-start = Apri un tavolo in questo canale
command-call = Chiama quante prese farai
command-play = Gioca una delle tue carte
command-hand = Guarda le tue carte: le vedi solo tu
command-table = Riporta il tavolo in fondo al canale
command-leave = Lascia il tavolo; a partita iniziata le tue carte le gioca il computer
command-end = Termina la partita, o chiudi il tavolo prima che inizi
command-rules = Le regole del tavolo di questo canale
command-leaderboard = Chi gioca meglio in questo server
command-profile = Come vanno le tue partite in questo server, o quelle di qualcun altro
command-help = Come si gioca con questo bot

option-rules = Con quali regole si gioca; se non scegli, quelle dell’ultima volta
option-deals = Quante smazzate; se non scegli, quelle previste dalle regole
option-computers = Quanti computer far sedere subito
option-number = La tua chiamata
option-card = Una delle tue carte, per esempio KS per il re di picche

not-a-card = Questa non è una carta. Sceglila dalla lista o scrivila così: KS, 10h o A♦.
right-view-channel = Visualizza canale
right-send-messages = Invia messaggi
right-send-messages-in-threads = Invia messaggi nei thread
error-command = Il comando non ha funzionato. Scrivilo di nuovo e scegli tra le voci proposte.
error-unknown = Qualcosa è andato storto da parte mia. Non si è perso nulla: premi **{ button-my-cards }** o scrivi /callbreak hand, e riprova.
