# Clocks, pings, people who are away, guests, and commands that reach beyond their channel.

# The clocks that a table can have
clock-quick = Cepat: 30 detik per kartu
clock-normal = Biasa: 90 detik per kartu
clock-off = Tanpa batas: berhari-hari pun boleh
options-clock = Batas waktu

# $clock: one of the clocks above
lobby-clock = -# Batas waktu · { $clock }

# $when: a time that Discord shows, such as "in a minute"
ping-limit = -# Komputer main untukmu { $when }.

# What whoever was away sees in place of their cards
panel-away =
    ### Komputer main untukmu
    Tiga giliranmu lewat berturut-turut. Kursi dan skormu tetap milikmu: tekan **{ button-back }** untuk main lagi.
button-back = Aku kembali

# $when: a time that Discord shows, such as "in ten minutes"
table-all-away = Semua sedang pergi. Kalau tidak ada yang menekan **{ button-back }**, permainan dihentikan { $when }.

# $guest: who asks; $name: the computer player, or whoever left, whose chair it is
table-asks = **{ $guest }** minta kursi { $name } mulai ronde berikutnya.
button-admit = Izinkan
button-decline = Tolak

# $name: whose chair it is
chair-asked = Kamu minta kursi { $name }. Salah satu pemain di sini harus mengizinkan; setelah itu kursinya milikmu mulai ronde berikutnya.

# $reason: over, back (its owner came back) or declined
chair-not-yours =
    { $reason ->
        [over] Permainan sudah selesai, jadi kursi { $name } tidak jadi milikmu. Tunggu permainan berikutnya.
        [back] { $name } sudah kembali dan main lagi, jadi kursinya tidak jadi milikmu.
       *[declined] Kamu tidak diizinkan duduk di kursi { $name }.
    }
refusal-away = Kamu tadi pergi, jadi komputer main untukmu. Tekan **{ button-back }** untuk main lagi.
refusal-last-deal = Ini ronde terakhir, kursi tidak berganti lagi. Tunggu permainan berikutnya.
table-again-wait = Meja baru saja ditampilkan lagi. Tunggu sepuluh detik.
command-admin-end = Tutup meja di channel ini, atau pilih salah satu meja di server

# One table in a menu. $channel: with #; $host: the host’s name
choose-table = { $channel } · { $host }
choose-table-which = Meja yang mana?
choose-to-leave = Kamu duduk di beberapa meja. Mana yang mau kamu tinggalkan?
choose-to-end = Kamu duduk di beberapa meja. Permainan mana yang mau diakhiri?
choose-to-close = Di channel ini tidak ada meja. Mana yang mau ditutup? Permainannya tidak dihitung.

# $channel: a mention
you-left-there = Kamu sudah keluar dari meja di { $channel }.
no-chair-anywhere = Kamu tidak punya kursi di meja mana pun di server ini.
no-tables = Tidak ada meja yang terbuka di server ini.
table-closed-by-you = Meja di { $channel } ditutup. Permainan yang sedang berjalan di sana tidak dihitung.
