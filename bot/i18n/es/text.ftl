# The table in words, for people who listen to it: the text style, and the descriptions of pictures. No symbols and
# no emoji; each line is read in order. $card: a card in words, from cards.ftl, without an article ("rey de picas").

# Who plays a chair that no person plays
told-computer = { $name } (robot, { $level })
told-left = { $name } (fuera de la mesa, juega un robot)

told-dealer = Reparte { $name }.
# $won of $call tricks; $call is none before the call; $total: points so far
told-tally =
    { $call ->
        [none] { $name }: todavía no ha pedido, total { $total }.
       *[other] { $name }: bazas { $won } de { $call }, total { $total }.
    }
# $number: which trick; $plays: the next two texts, one for each card
told-trick = Baza { $number }: { $plays }.
told-led = { $name } sale con { $card }
told-played = { $name } juega { $card }
told-winning = De momento gana { $name }.
told-taken =
    { $leads ->
        [yes] { $name } se lleva la baza y sale en la siguiente.
       *[no] { $name } se lleva la baza.
    }
told-to-call = Le toca pedir a { $name }.
told-to-play = Le toca jugar a { $name }.
# $made: yes or no; $score of the deal, $total of the match
told-scored =
    { $made ->
        [yes] { $name }: pidió { $call }, hizo { $won }, cumple, { $score }. Total { $total }.
       *[no] { $name }: pidió { $call }, hizo { $won }, no cumple, { $score }. Total { $total }.
    }
# $place: 1 to 4
told-place = Puesto { $place }: { $name }, { $total }.
told-match-won =
    { $count ->
        [one] Gana la partida { $names }.
       *[other] Comparten la victoria { $names }.
    }

# The player's own panel
told-your-turn = Te toca, baza { $number }.
told-your-call = ¿Cuántas bazas pides?
told-your-cards = Tus cartas:
# $suit: a suit in words; $ranks: ranks in words
told-suit = { $suit }: { $ranks }.
told-you-lead = Sales tú.
told-may-play = Puedes jugar:
told-my-call = Pediste { $call }.
told-wait = Todavía no te toca.

# Menus in place of buttons
menu-card = Elige una carta
menu-call = Elige cuántas bazas

told-title = { $rules }, { $deal }.

told-scores-total = Totales: { $scores }.
told-scores-deal = Mano { $number }: { $scores }.
told-scores-extra = Desempate, que no cuenta en los totales: { $scores }.
told-score = { $name } { $score }
