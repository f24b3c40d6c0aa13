# Why something is not done, and what to do instead. Only the person who pressed sees it. The facts are explained
# in the English file.


## The game

# $phase: dealing, calling, playing, over, abandoned
refusal-not-now =
    { $phase ->
        [dealing] Kartu belum dibagikan. Tunggu ronde berikutnya.
        [calling] Semua menawar dulu. Kartu baru boleh dikeluarkan setelah keempat pemain menawar.
        [playing] Tawaran sudah lengkap dan kartu sedang dimainkan. Tunggu giliranmu, lalu keluarkan kartu.
        [over] Permainan ini sudah selesai. Mulai yang baru dengan /callbreak start.
       *[abandoned] Permainan ini dihentikan di tengah jalan. Mulai yang baru dengan /callbreak start.
    }

# $turn: the name of the player who is to move
refusal-not-your-turn = Sekarang giliran { $turn }. Tombolmu muncul saat giliranmu.

refusal-call-out-of-range = Tawaran di sini { $lowest } sampai { $highest }. Pilih angka di antaranya.

refusal-card-not-held = Kamu tidak punya { $card }. Keluarkan kartu yang ada di panelmu.

refusal-must-follow = Ikuti kembang: kamu punya { $held }.

refusal-must-beat = Kalahkan { $best_rank }: keluarkan { $choice }.

# $best: the best trump in the trick, or none
refusal-must-trump =
    { $best ->
        [none] Kamu tidak punya kartu { $suit_name }: harus keluarkan { $held_one }. Keluarkan { $choice }.
       *[other] Kamu tidak punya kartu { $suit_name }: harus keluarkan { $held_one } di atas { $best_rank }. Keluarkan { $choice }.
    }

refusal-must-trump-anyway =
    Kamu tidak punya kartu { $suit_name }: harus keluarkan { $held_one }, walaupun di bawah { $best_rank }. Keluarkan { $choice }.

refusal-must-not-undertrump =
    Truf di bawah { $best_rank } tidak boleh dikeluarkan selama masih ada kartu lain. Keluarkan { $choice }.

refusal-must-not-lead-trump =
    Trik pertama tiap ronde tidak boleh dibuka dengan truf. Buka dengan { $choice }.


## The table

refusal-channel-taken =
    Di channel ini sudah ada meja: lihat dengan /callbreak table. Gabung saja, atau buka mejamu di channel lain atau di thread.

refusal-no-table = Belum ada meja di channel ini. Buka satu dengan /callbreak start.

refusal-table-gone = Meja ini sudah tidak ada. Buka yang baru dengan /callbreak start.

refusal-not-in-lobby = Permainan sudah mulai, jadi ini tidak bisa diubah lagi.

refusal-not-in-match = Permainan belum mulai. Host akan menekan **{ button-start }** kalau semua sudah kumpul.

refusal-already-seated = Kamu sudah punya kursi di meja ini.

# $left: yes when the player left the match, no when they never had a chair
refusal-not-seated =
    { $left ->
        [yes] Kamu sudah keluar dari permainan ini dan komputer menggantikanmu. Tekan **{ button-take-back }** untuk main lagi.
       *[no] Kamu tidak punya kursi di meja ini.
    }

refusal-table-full = Keempat kursi sudah terisi. Buka mejamu sendiri di channel lain atau di thread.

# $names: who the chairs are kept for
refusal-chairs-kept =
    Kursi kosong disimpan dua menit untuk { $names }. Coba lagi kalau mereka sudah duduk atau waktunya habis.

# $host_id: the host, as a mention
refusal-host-only = Hanya host, { $host_id }, yang bisa melakukan ini.

refusal-no-computer = Tidak ada komputer yang bisa dikurangi.

# $seated: yes when the player is sitting there, no when they have no chair (any more)
refusal-not-left =
    { $seated ->
        [yes] Tidak ada kursi yang bisa diambil lagi: kamu tidak pernah keluar dari permainan ini.
       *[no] Kamu tidak punya kursi lagi di sini. Kursi yang ditinggalkan bisa diambil orang lain.
    }

refusal-chair-taken = Kursi ini sudah ada orangnya, atau akan ada mulai ronde berikutnya. Pilih kursi lain.

refusal-deal-running = Ronde ini belum selesai. Ronde berikutnya mulai setelah skornya keluar.

refusal-stale-move = Tombol itu sudah kedaluwarsa. Ini keadaan mejanya sekarang.

# $why: which choice is wrong, and why
refusal-wrong-rules = Aturan ini tidak bisa dimainkan. { $why }

refusal-conflict = Ada yang jalan di saat yang sama, jadi tidak terjadi apa-apa. Tekan lagi.
