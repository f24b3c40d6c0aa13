# A table's rules in words (/callbreak rules), and in one line (lobby, table).
# A sentence that differs from the standard game is shown in bold, so sentences hold no bold text themselves.

# $name: the preset; $deals: a number, or none; $arrow: ↻ or ↺; $trump: the suit's symbol
rules-line = { $name } · { rules-line-deals } · { $arrow } · truf { $trump } · { rules-line-calls }
rules-line-deals =
    { $deals ->
        [none] tanpa batas ronde
       *[other] { $deals } ronde
    }
# $one_call: yes where the lowest call is also the highest
rules-line-calls =
    { $one_call ->
        [yes] tawaran { $highest }
       *[no] tawaran { $lowest }{"\u2060"}–{"\u2060"}{ $highest }
    }

# The name of rules that are none of the presets
rules-own = Aturan sendiri

# Stands on the first page when any sentence is bold. $pages: the pages that have one
rules-bold = Yang berbeda dari permainan biasa dicetak tebal: halaman { $pages }.

# Stands under the heading of every page. $rules: rules-line
rules-page = -# { $rules } · halaman { $page } dari { $pages }


## The match

rules-match = Permainan

rules-players = Empat pemain, masing-masing main sendiri. Tiap ronde semua dapat 13 kartu dan ada 13 trik; satu trik berarti setiap pemain mengeluarkan satu kartu.

rules-direction =
    { $direction ->
        [clockwise] Pembagian kartu, tawaran, dan giliran main berjalan searah jarum jam { $arrow }.
       *[anticlockwise] Pembagian kartu, tawaran, dan giliran main berjalan berlawanan arah jarum jam { $arrow }.
    } Pemain setelah pembagi menawar duluan dan jalan duluan; ronde berikutnya dia yang membagi.

rules-trump = { $trump } selalu jadi truf.

rules-deals =
    { $deals ->
        [none] Tidak ada batas ronde: setelah ronde mana pun, pemain boleh mengakhiri permainan. Total tertinggi menang.
        [1] Permainan hanya satu ronde. Skor tertinggi menang.
       *[other] Permainan terdiri dari { $deals } ronde. Total tertinggi menang.
    }

rules-tie-break =
    { $tie_break ->
        [extra_deal]
            Kalau seri di peringkat pertama, main satu ronde tambahan: yang terbaik di antara pemain yang seri jadi pemenang; kalau masih seri, menang bersama.
        [best_deal] Kalau seri di peringkat pertama, yang menang adalah pemain seri dengan skor satu ronde tertinggi; kalau masih seri, menang bersama.
       *[shared] Pemain yang seri di peringkat pertama menang bersama.
    }


## Calling

rules-calling = Menawar

rules-call =
    { $one_call ->
        [yes] Semua menawar { $highest }: jumlah trik yang harus dimenangkan.
       *[no] Tawaran adalah jumlah trik yang kamu sanggup menangkan, { $lowest } sampai { $highest }.
    }

# $redeal_below: a number, or none
rules-redeal-below =
    { $redeal_below ->
        [none] Tawaran rendah tetap dimainkan.
       *[other] Kalau jumlah semua tawaran kurang dari { $redeal_below }, kartu dibagi ulang oleh pembagi yang sama.
    }

# The next three are said only where they hold.
rules-redeal-no-trump = Kalau ada yang tidak dapat truf, kartu dibagi ulang sebelum menawar.
rules-redeal-no-court = Kalau ada yang tidak dapat J, Q, K, atau A, kartu dibagi ulang sebelum menawar.
rules-announce-voids = Setelah tawaran terakhir, diumumkan siapa yang tidak dapat kembang apa.


## Tricks

rules-tricks = Trik

rules-first-lead =
    { $first_lead ->
        [any] Trik boleh dibuka dengan kartu apa saja.
       *[no_trump] Trik pertama tiap ronde tidak boleh dibuka dengan truf, kecuali semua kartumu truf.
    }

rules-follow = Kalau punya kembang yang keluar pertama, ikuti kembang itu.

rules-winner = Truf tertinggi memenangkan trik; tanpa truf, kartu tertinggi dari kembang yang keluar pertama. Pemenangnya jalan duluan di trik berikutnya.


## Following suit

rules-following = Kalau punya kembangnya

rules-must-beat =
    { $must_beat ->
        [until_trumped]
            Saat mengikuti kembang, kalahkan kartu tertinggi kembang itu kalau bisa, kecuali trik itu sudah dipotong truf.
        [always] Saat mengikuti kembang, kalahkan kartu tertinggi kembang itu kalau bisa, walaupun trik itu sudah dipotong truf.
       *[never] Saat mengikuti kembang, kartu mana pun dari kembang itu boleh.
    }


## Void

rules-void = Kalau tidak punya kembangnya

rules-when-void =
    { $when_void ->
        [overtrump]
            Tidak punya kembangnya? Keluarkan truf yang mengalahkan semua truf di trik itu kalau ada; kalau tidak, bebas.
        [any_trump]
            Tidak punya kembangnya? Keluarkan truf yang mengalahkan semua truf di trik itu, atau truf mana pun kalau tidak ada yang cukup tinggi; tanpa truf, bebas.
        [no_undertrump]
            Tidak punya kembangnya? Keluarkan truf yang mengalahkan semua truf di trik itu kalau ada; kalau tidak, bebas asal
            bukan truf yang lebih rendah, kecuali kamu hanya punya truf seperti itu.
       *[free] Tidak punya kembangnya? Bebas keluarkan kartu apa saja: tidak wajib pakai truf.
    }


## Scores

rules-scores = Skor

rules-scoring =
    { $scoring ->
        [callbreak]
            Menang sebanyak tawaran atau lebih: 1 poin untuk tiap trik yang ditawar dan 0,1 untuk tiap trik lebihnya. Kalau kurang,
            poinmu dikurangi sebesar tawaran.
        [bridge]
            Menang pas sebanyak tawaran atau lebih satu trik: dapat poin sebesar tawaran. Selain itu, poinmu dikurangi
            sebesar tawaran.
       *[tens]
            Menang pas sebanyak tawaran atau lebih sampai dua trik: 10 poin untuk tiap trik yang ditawar dan 1 untuk tiap trik lebihnya. Selain
            itu, poinmu dikurangi 10 untuk tiap trik yang ditawar.
    }

# Said only where there is a bonus
rules-bonus = Tawaran { $bonus_call } ke atas yang tercapai dapat { $bonus_points } poin, berapa pun tawarannya.


## Examples, worked out by the rules at the table. Cards come as finished text.

# Stands above the examples of a page
rules-examples = Contohnya:

# $trick: the cards played so far; $held: the cards held; $legal: those that may be played; $every: yes when all may
rules-example-play =
    Sudah keluar: { $trick }
    Kartumu: { $held }
    { $every ->
        [yes] Boleh yang mana saja.
       *[no] Boleh dikeluarkan: { $legal }
    }

# $held: the cards held; $legal: those that may be led
rules-example-lead =
    Kamu membuka trik pertama. Kartumu: { $held }
    Boleh buka dengan: { $legal }

# $trick: four cards, the first led; $winner: one of them
rules-example-winner = { $trick } → { $winner } ▲

# $made: yes or no; $call, $won: tricks
rules-example-score =
    { $made ->
        [yes] ✅ Tawar { $call }, dapat { $won }: { $score }
       *[no] ❌ Tawar { $call }, dapat { $won }: { $score }
    }
