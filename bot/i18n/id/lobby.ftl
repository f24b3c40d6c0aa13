# The lobby: the public message before a match, the host's options, and the commands that open a table.

# $host: the host's name
lobby-title = ## Meja Callbreak { $host }

# A chair with nobody in it
chair-free = kursi kosong

# $name: who is the host
lobby-host = **{ $name }** · host
# $name: a player of the last match who has not pressed yet
lobby-kept = *disimpan untuk { $name }*

lobby-hint = Tekan **{ button-join }** untuk duduk. Begitu **{ button-start }** ditekan, kursi yang masih kosong diisi komputer.

# $commitment: 64 hexadecimal digits
lobby-seal = -# Segel kocokan: `{ $commitment }` · /callbreak fairness

lobby-closed = Meja ini sudah ditutup. Buka yang baru dengan /callbreak start.

button-join = Gabung
button-leave = Keluar
button-add-computer = Tambah komputer
button-remove-computer = Kurangi komputer
button-start = Mulai
button-options = Opsi
button-cancel = Batal

options-title = ### Aturan permainan
options-preset = Aturan
options-deals = Jumlah ronde

# $count: deals in a match
deals-count = { $count } ronde
# $count: the preset's own number of deals, or none
deals-own =
    { $count ->
        [none] Ikut aturan (tanpa batas)
       *[other] Ikut aturan ({ $count })
    }
