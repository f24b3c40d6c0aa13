# A player's private panel.

panel-your-call = ### Tawaranmu: mau menang berapa trik?
# $calls: names with their calls
panel-calls = Tawaran: { $calls }
# $call: a high call
panel-sure = ### Tawar { $call }? Itu banyak, lho. Tekan sekali lagi kalau yakin.
# $call: the number on the button
button-sure = Tawar { $call }
button-other-call = Tawaran lain
button-higher = Lebih banyak…
button-fewer = Lebih sedikit…

panel-waiting = ### Kartumu
# $call: the player's own call
panel-called = ### Tawaranmu: { $call }

# $number: which trick of the deal
panel-your-turn = ### Giliranmu · trik { $number }
panel-your-lead = Kamu jalan duluan: keluarkan kartu mana saja yang berwarna.
# Why some of the cards are greyed out: why-<code>. The facts are those of refusals.ftl.
why-must-follow = -# { $suit } keluar pertama: ikuti kembangnya.
why-must-beat = -# Kamu punya yang lebih tinggi dari { $best }, jadi itu yang harus dikeluarkan.
# $best: the best trump in the trick, or none
why-must-trump =
    { $best ->
        [none] -# Kamu tidak punya kartu { $suit_name }, jadi harus keluarkan { $held_one }.
       *[other] -# Kamu tidak punya kartu { $suit_name }, jadi harus keluarkan { $held_one } di atas { $best_rank }.
    }
why-must-trump-anyway = -# Kamu tidak punya kartu { $suit_name }, jadi harus keluarkan { $held_one }, walaupun kalah.
why-must-not-undertrump = -# Truf di bawah { $best } tidak boleh dikeluarkan selama masih ada kartu lain.
why-must-not-lead-trump = -# Trik pertama tiap ronde tidak boleh dibuka dengan truf.

# $card, $call: what the player has just done
panel-you-played = Kamu mengeluarkan { $card }.
panel-you-called = Kamu menawar { $call }.
# $name: who won the trick
panel-taken = **{ $name }** dapat trik ini.
panel-last-card = Kartu terakhirmu, { $card }, keluar sendiri.

panel-dealing = Kartu sedang dibagikan.
# $call and $won: tricks; $score: of this deal
panel-scored = ### Tawaranmu { $call }, dapat { $won }: { $score }
panel-over = Permainan selesai.
panel-broken-off = Permainan dihentikan di tengah jalan.
panel-left = Kamu sudah keluar dari permainan ini; kartumu dimainkan komputer.
