# The leaderboard and people's profiles.

option-sort = Urutkan menurut apa; kalau kosong, kemenangan
option-scoring = Skor jenis apa yang dibandingkan; kalau kosong, Callbreak
option-page = Mulai dari halaman berapa
option-member = Profil siapa; kalau kosong, profilmu

# What a leaderboard goes by: labels of a menu, and the line under the title
sort-wins = Kemenangan
sort-matches = Jumlah main
sort-average-place = Rata-rata peringkat
sort-calls-made = Tawaran tercapai
sort-average-score = Rata-rata skor per ronde
sort-best-deal = Ronde terbaik

# Kinds of scoring
scoring-callbreak = Skor Callbreak
scoring-bridge = Skor Bridge
scoring-tens = Skor puluhan

# $count: wins
count-wins = { $count } kali menang
# $count: finished matches
count-matches = { $count } kali main
# $share: how many calls in a hundred were made
short-wins = { $count } menang
short-matches = { $count } main
percent = { $share }%

board-title = ## 🏆 Papan peringkat
# $sort: what it goes by; $scoring: the kind of scoring, or none; $pages: how many pages
board-order =
    -# { $sort }{ $scoring ->
        [none] { "" }
       *[other] { " · " }{ $scoring }
    }{ $pages ->
        [1] { "" }
       *[other] { " · " }halaman { $page } dari { $pages }
    }
# $rank: in a column of equal width; $medal: 🥇, 🥈, 🥉 or nothing; $figure: what the board goes by;
# $more: matches or wins
board-line = `{ $rank }` { $medal }{ $player } **{ $figure }** · { $more }
# $line: a line like those above
board-own = **Peringkatmu**
    { $line }
board-own-more = -# { $matches } · { $wins } · rata-rata peringkat { $place } · tawaran tercapai { $made }
# $scored: yes when the board compares scores of one kind
board-own-none =
    { $scored ->
        [yes] -# Kamu belum punya peringkat: selesaikan satu permainan dengan skor jenis ini, dengan paling sedikit satu orang lain di meja.
       *[no] -# Kamu belum punya peringkat: selesaikan satu permainan dengan paling sedikit satu orang lain di meja.
    }
# $scored: yes when the board compares scores of one kind
board-empty =
    { $scored ->
        [yes] Belum ada yang punya skor jenis ini. Permainan yang selesai dihitung kalau dimulai paling sedikit dua orang: /callbreak start membuka meja.
       *[no] Papan peringkat masih kosong. Permainan yang selesai dihitung kalau dimulai paling sedikit dua orang: /callbreak start membuka meja.
    }
# $person: a mention
board-shown-by = -# Ditampilkan oleh { $person } · selengkapnya di /callbreak leaderboard

board-sort-menu = Urutkan menurut
board-scoring-menu = Jenis skor
button-previous = Sebelumnya
button-next = Berikutnya
button-show-everyone = Tampilkan ke semua
button-shown = Sudah tampil

profile-title = ## { $name }
profile-figures = **{ $matches }** · **{ $wins }**
    Rata-rata peringkat **{ $place }**
    Tawaran tercapai **{ $made }**
# $matches: how many with this scoring; $average: a deal's score; $best: the best deal's
profile-scoring = **{ $scoring }** · { $matches }
    Rata-rata **{ $average }** per ronde · ronde terbaik **{ $best }**
profile-recent = ### Permainan terakhir
    -# Peringkat · skor · aturan · tanggal
# $won: yes or no; $place: from 1; $total: the match's score; $rules: the ruleset; $when: a date
profile-match =
    { $won ->
        [yes] `{ $place }` 🏆 **{ $total }** · { $rules } · { $when }
       *[no] `{ $place }` **{ $total }** · { $rules } · { $when }
    }
profile-key = -# Yang dihitung hanya permainan selesai yang dimulai paling sedikit dua orang.
profile-none-own = Kamu belum pernah menyelesaikan permainan di sini. Permainan dihitung kalau dimulai paling sedikit dua orang: /callbreak start membuka meja.
profile-none = { $name } belum pernah menyelesaikan permainan di sini. Permainan dihitung kalau dimulai paling sedikit dua orang.
profile-gone = { $name } tidak ada di server ini.
