# The table in words, for people who listen to it: the text style, and the descriptions of pictures. No symbols and
# no emoji; each line is read in order. $card: a card in words, from cards.ftl.

# Who plays a chair that no person plays
told-computer = { $name } (komputer, { $level })
told-left = { $name } (sedang pergi, dimainkan komputer)

told-dealer = Pembagi: { $name }.
# $won of $call tricks; $call is none before the call; $total: points so far
told-tally =
    { $call ->
        [none] { $name }: belum menawar, total { $total }.
       *[other] { $name }: { $won } dari { $call } trik, total { $total }.
    }
# $number: which trick; $plays: the next two texts, one for each card
told-trick = Trik { $number }: { $plays }.
told-led = { $name } membuka dengan { $card }
told-played = { $name } mengeluarkan { $card }
told-winning = Sementara ini { $name } unggul.
told-taken =
    { $leads ->
        [yes] { $name } dapat trik ini dan jalan duluan.
       *[no] { $name } dapat trik ini.
    }
told-to-call = Giliran menawar: { $name }.
told-to-play = Giliran jalan: { $name }.
# $made: yes or no; $score of the deal, $total of the match
told-scored =
    { $made ->
        [yes] { $name }: menawar { $call }, dapat { $won }, tercapai, { $score }. Total { $total }.
       *[no] { $name }: menawar { $call }, dapat { $won }, gagal, { $score }. Total { $total }.
    }
# $place: 1 to 4
told-place = Peringkat { $place }: { $name }, { $total }.
told-match-won =
    { $count ->
        [1] { $names } memenangkan permainan.
       *[other] { $names } menang bersama.
    }

# The player's own panel
told-your-turn = Giliranmu, trik { $number }.
told-your-call = Mau menang berapa trik?
told-your-cards = Kartumu:
# $suit: a suit in words; $ranks: ranks in words
told-suit = { $suit }: { $ranks }.
told-you-lead = Kamu jalan duluan.
told-may-play = Yang boleh dikeluarkan:
told-my-call = Kamu menawar { $call }.
told-wait = Belum giliranmu.

# Menus in place of buttons
menu-card = Pilih kartu
menu-call = Pilih tawaran

told-title = { $rules }, { $deal }.

told-scores-total = Total: { $scores }.
told-scores-deal = Ronde { $number }: { $scores }.
told-scores-extra = Ronde tambahan, hanya untuk memecah seri: { $scores }.
told-score = { $name } { $score }
