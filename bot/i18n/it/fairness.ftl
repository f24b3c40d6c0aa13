# The fair shuffle: how it works (/callbreak fairness), and the proof of one match (the button under its result).
# $hash: SHA-256; $command: what is typed at a computer. Both stay as they are.

# Five numbered lines below a heading
fairness =
    ## Il mazzo è mescolato onestamente?
    1. Prima che qualcuno si sieda, il bot estrae un segreto. Il tavolo che /callbreak start apre ne mostra subito l’impronta { $hash }: **Smazzate sigillate**.
    2. Ogni **{ button-join }**, e **{ button-start }**, aggiunge un numero assegnato da Discord che il bot non può scegliere.
    3. Segreto e numeri insieme decidono il primo mazziere e ogni smazzata. Nessuno può scegliere le carte, nemmeno chi gestisce il bot.
    4. A fine partita il sigillo si apre. **{ button-check-deals }**, o /callbreak fairness con il numero della partita, ti dà il segreto, i numeri e il verbale. `{ $command }` lo dimostra.
    5. Il sigillo copre il primo mazziere e le carte, non le regole né il numero di smazzate. Quelle sono nel verbale: confrontale con ciò che mostravano il tavolo all’apertura e /callbreak rules.

button-check-deals = Verifica le smazzate

# $number: the match's own
check-title = ### Partita { $number }: verifica le smazzate
# $secret, $commitment: hexadecimal digits
check-seal =
    Smazzate sigillate: `{ $commitment }`
    Sigillo aperto: `{ $secret }`
check-words = I numeri che il bot non poteva scegliere, posto per posto:
# $seat: 1 to 4; $name: who sits there; $word: the number that came with the press of Join or Start
check-word = `{ $seat }` { $name } · `{ $word }`
check-how =
    1. Il sigillo deve essere quello mostrato all’apertura del tavolo. È l’impronta { $hash } dei byte del segreto.
    2. Salva il file. In una copia del progetto di questo bot, `{ $command }` dice **proven**, oppure che cosa non va e dove.
    3. Il sigillo non copre le regole. Confronta quelle del verbale con queste, con cui avete giocato. Altro: /callbreak fairness
check-no-file = Il verbale non può arrivare come file: in questo canale mi manca il permesso “Allegare file”. Quando chi gestisce il server lo avrà dato, premi di nuovo **{ button-check-deals }**. Anche chi gestisce il bot può scrivere il file: `{ $command }`
check-not-yet = Questa partita non è finita. Il sigillo si apre alla fine, non prima.
check-nothing = A questo tavolo non è stata data nessuna carta, quindi non c’è niente da verificare.

command-fairness = Perché nessuno può scegliere le carte, e come verificarlo
option-match = Il numero di una partita giocata in questo canale, per verificarne le smazzate
