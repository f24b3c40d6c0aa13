# Why something is not done, and what to do instead. One message a refusal: refusal-<code>.
# The facts are explained in the English file.


## The game

# $phase: dealing, calling, playing, over, abandoned
refusal-not-now =
    { $phase ->
        [dealing] Le carte non sono ancora state date. Aspetta la prossima smazzata.
        [calling] Prima si chiama. Si gioca quando tutti e quattro hanno chiamato.
        [playing] Le chiamate sono fatte e si sta giocando. Aspetta il tuo turno e gioca una carta.
        [over] Questa partita è finita. Iniziane un’altra con /callbreak start.
       *[abandoned] Questa partita è stata interrotta. Iniziane un’altra con /callbreak start.
    }

# $turn: the name of the player who is to move
refusal-not-your-turn = È il turno di { $turn }. Quando tocca a te compaiono i tuoi pulsanti.

refusal-call-out-of-range = Qui si chiama da { $lowest } a { $highest }. Scegli uno di questi numeri.

refusal-card-not-held = Non hai { $card }. Gioca una delle tue carte.

refusal-must-follow = Rispondi al seme: hai { $held }.

refusal-must-beat = Batti { $best_rank }: gioca { $choice }.

# $best: the best trump in the trick, or none
refusal-must-trump =
    { $best ->
        [none] Non hai { $suit_name }: devi giocare { $held_one }. Gioca { $choice }.
       *[other] Non hai { $suit_name }: devi giocare { $held_one } che batta { $best_rank }. Gioca { $choice }.
    }

refusal-must-trump-anyway =
    Non hai { $suit_name }: devi giocare { $held_one }, anche se non batte { $best_rank }. Gioca { $choice }.

refusal-must-not-undertrump =
    Niente briscole sotto { $best_rank } finché hai altro. Gioca { $choice }.

refusal-must-not-lead-trump =
    La prima presa della smazzata non si apre con una briscola. Apri con { $choice }.


## The table

refusal-channel-taken =
    In questo canale c’è già un tavolo: lo trovi con /callbreak table. Siediti lì, o apri il tuo in un altro canale o in un thread.

refusal-no-table = In questo canale non c’è nessun tavolo. Aprine uno con /callbreak start.

refusal-table-gone = Questo tavolo non c’è più. Aprine un altro con /callbreak start.

refusal-not-in-lobby = La partita è iniziata: questo non si può più cambiare.

refusal-not-in-match = La partita non è ancora iniziata. Quando ci siete tutti, l’host preme **{ button-start }**.

refusal-already-seated = Hai già un posto a questo tavolo.

# $left: yes when the player left the match, no when they never had a chair
refusal-not-seated =
    { $left ->
        [yes] Hai lasciato questa partita e il computer gioca per te. Per continuare premi **{ button-take-back }**.
       *[no] Non hai un posto a questo tavolo.
    }

refusal-table-full = I quattro posti sono occupati. Apri un tavolo tuo in un altro canale o in un thread.

# $names: who the chairs are kept for
refusal-chairs-kept =
    Per due minuti i posti liberi aspettano { $names }. Riprova allo scadere del tempo.

# $host_id: the host, as a mention
refusal-host-only = Può farlo solo l’host, { $host_id }.

refusal-no-computer = Non ci sono computer da togliere.

# $seated: yes when the player is sitting there, no when they have no chair (any more)
refusal-not-left =
    { $seated ->
        [yes] Qui non hai un posto da riprendere: non hai lasciato questa partita.
       *[no] Qui non hai più un posto da riprendere. Il posto di chi se ne va può prenderlo qualcun altro.
    }

refusal-chair-taken = Questo posto è già di qualcuno, o lo sarà dalla prossima smazzata. Scegline un altro.

refusal-deal-running = Questa smazzata non è ancora finita. La prossima arriva dopo i punti.

refusal-stale-move = Quel pulsante era di un momento fa. Ecco a che punto siamo.

# $why: which choice is wrong, and why
refusal-wrong-rules = Con queste regole non si può giocare. { $why }

refusal-conflict = Qualcun altro ha premuto nello stesso momento, quindi non è successo nulla. Premi di nuovo.
