# The table in words, for people who listen to it: the text style, and the descriptions of pictures. No symbols and
# no emoji; each line is read in order. $card: a card in words, from cards.ftl, without an article ("re di picche").

# Who plays a chair that no person plays
told-computer = { $name } (computer, { $level })
told-left = { $name } (via dal tavolo, gioca il computer)

told-dealer = Mazziere: { $name }.
# $won of $call tricks; $call is none before the call; $total: points so far
told-tally =
    { $call ->
        [none] { $name }: deve ancora chiamare, totale { $total }.
       *[other] { $name }: prese { $won } su { $call }, totale { $total }.
    }
# $number: which trick; $plays: the next two texts, one for each card
told-trick = Presa { $number }: { $plays }.
told-led = { $name } apre con { $card }
told-played = { $name } gioca { $card }
told-winning = Per ora prende { $name }.
told-taken =
    { $leads ->
        [yes] { $name } fa la presa e apre.
       *[no] { $name } fa la presa.
    }
told-to-call = Deve chiamare { $name }.
told-to-play = Deve giocare { $name }.
# $made: yes or no; $score of the deal, $total of the match
told-scored =
    { $made ->
        [yes] { $name }: chiamate { $call }, fatte { $won }, riuscita, { $score }. Totale { $total }.
       *[no] { $name }: chiamate { $call }, fatte { $won }, mancata, { $score }. Totale { $total }.
    }
# $place: 1 to 4
told-place = Posizione { $place }: { $name }, { $total }.
told-match-won =
    { $count ->
        [one] Vince la partita { $names }.
       *[other] Vittoria divisa tra { $names }.
    }

# The player's own panel
told-your-turn = Tocca a te, presa { $number }.
told-your-call = Quante prese chiami?
told-your-cards = Le tue carte:
# $suit: a suit in words; $ranks: ranks in words
told-suit = { $suit }: { $ranks }.
told-you-lead = Apri tu.
told-may-play = Puoi giocare:
told-my-call = La tua chiamata: { $call }.
told-wait = Non tocca ancora a te.

# Menus in place of buttons
menu-card = Scegli una carta
menu-call = Scegli quante prese

told-title = { $rules }, { $deal }.

told-scores-total = Totali: { $scores }.
told-scores-deal = Smazzata { $number }: { $scores }.
told-scores-extra = Spareggio, che non conta nei totali: { $scores }.
told-score = { $name } { $score }
