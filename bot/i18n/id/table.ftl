# The public table of a running or finished match, the score list, and what stands behind "More".

# $number: which deal; $deals: how many the match has, or none
table-deal =
    { $deals ->
        [none] ronde { $number }
       *[other] ronde { $number } dari { $deals }
    }
table-extra-deal = ronde tambahan
# $number: which trick of the deal
table-trick = trik { $number }
# $arrow: ↻ or ↺; $trump: the trump suit
table-rules = { $arrow } arah main · truf { $trump }
# Stands after the dealer's name
table-dealer = · pembagi
# $name: whose turn it is
table-to-call = ⏳ Giliran **{ $name }** menawar
table-to-play = ⏳ Giliran **{ $name }** jalan
table-closing = -# Permainan berakhir setelah ronde ini.
table-restored = -# Bot baru dinyalakan ulang. Meja sudah dipulihkan, tidak ada yang hilang.
table-abandoned = Permainan dihentikan di tengah jalan. Tidak dihitung.
# $number: the match's own, for its record; $secret, $commitment: hexadecimal digits
table-unsealed =
    -# Permainan { $number } · segel kocokan: `{ $commitment }`
    -# Segel dibuka: `{ $secret }`
# $voids: names with suits
table-voids = Tidak dapat kembang: { $voids }

# $cards: cards with their players, the one that wins marked ▲
trick-line = { $cards }
# $cards: the four cards; $name: who won them
trick-last = -# Trik tadi: { $cards } · { $name }
trick-taken = **{ $name }** dapat trik, jalan duluan.

# $total: the four calls added up; $below: the least total that is played
redealt-low-calls = Ronde batal: jumlah tawaran { $total }, kurang dari { $below }. Kartu sudah dibagi ulang oleh pembagi yang sama.
redealt-no-trump = Ronde batal: ada yang tidak dapat truf. Kartu sudah dibagi ulang oleh pembagi yang sama.
redealt-no-court = Ronde batal: ada yang tidak dapat J, Q, K, atau A. Kartu sudah dibagi ulang oleh pembagi yang sama.

# $made: yes or no; $tally: tricks won/call; $score of the deal; $total of the match
score-line =
    { $made ->
        [yes] ✅ **{ $name }** `{ $tally }` · { $score } · total **{ $total }**
       *[no] ❌ **{ $name }** `{ $tally }` · { $score } · total **{ $total }**
    }
next-deal-soon = Ronde berikutnya mulai beberapa detik lagi, atau begitu semua menekan **{ button-next-deal }**.
# $names: who has pressed
next-deal-ready = Siap: { $names }
next-deal-extra = Seri di peringkat pertama: satu ronde tambahan menentukan.

# $names: who won; $count: how many
match-won =
    { $count ->
        [1] ## 🏆 { $names } menang
       *[other] ## 🏆 { $names } menang bersama
    }
# The place is in code marks: Discord would number a list anew and lose shared places.
standing-line = `{ $place }` **{ $name }** · { $total }
extra-deal-scores = -# Ronde tambahan, hanya untuk memecah seri:

scores-title = ### Skor
scores-key = -# + ronde tambahan · = total

button-my-cards = Kartuku
button-scores = Skor
button-more = Lainnya
button-next-deal = Lanjut
button-rematch = Main lagi
button-rules = Aturan
button-table-again = Lihat meja
button-end = Akhiri permainan
button-take-back = Ambil lagi kursiku
# $name: the computer player who sits there
button-take-chair = Ambil kursi { $name }

more-title = ### Lainnya
# $name: the computer player who sits there
chair-promised = Kursi { $name } jadi milikmu mulai ronde berikutnya. Kartumu akan muncul di sini.

you-left = Kamu sudah keluar dari meja.
end-done = Meja ditutup.
end-after-deal = Permainan berakhir setelah ronde ini.
# $votes: who has asked; $needed: how many it takes
end-votes = Kamu minta permainan diakhiri: baru { $votes } dari { $needed } suara. Yang lain juga bisa ketik /callbreak end.

# Words inside the pictures: short, and without marks.

# $number: which deal; $deals: how many the match has, or none
picture-deal =
    { $deals ->
        [none] Ronde { $number }
       *[other] Ronde { $number }/{ $deals }
    }
# $number: which trick of the deal
picture-trick = Trik { $number }/13
picture-trump = Truf
picture-final = Total akhir
picture-tricks = Trik
picture-score = Skor
picture-total = Total
picture-made = tercapai
picture-missed = gagal
# Stands in for a name that cannot be drawn. $number: 1 to 4
picture-seat = Kursi { $number }

ping-turn = { $player }, giliranmu.

end-sure = Akhiri permainan sekarang? Hasilnya tidak dihitung untuk siapa pun.
