# Settings: a person's own (/callbreak settings) and a server's (/callbreak-admin settings).

command-settings = Bahasamu, tampilan mejamu, dan pengaturanmu yang lain
command-callbreak-admin = Atur Callbreak di server ini
command-admin-settings = Pengaturan server ini: tampilan, aturan, waktu, channel, siapa yang boleh buka meja

settings-title = ### Pengaturanmu
    -# Ikut kamu ke semua server. Setiap pilihan langsung berlaku.
server-settings-title = ### Pengaturan server ini
    -# Setiap pilihan langsung berlaku. Yang hanya dilihat sendiri dipilih masing-masing di /callbreak settings.
# $right: the permission, as Discord calls it
settings-not-yours = Hanya yang punya izin “{ $right }” yang boleh mengubah pengaturan server ini. Pengaturanmu ada di /callbreak settings.
right-manage-server = Manage Server (Kelola Server)

# Headings, each above a menu
setting-language = **Bahasa**
setting-style = **Meja**
# $suits: the four suits as they look now
setting-suit-colours = **Kembang** { $suits }
setting-menus = **Kartu dan tawaranmu**
setting-forced-cards = **Kalau cuma ada satu pilihan**
setting-hints = **Tips**

# Choices in the menus: short, since a phone shows about 28 characters
language-of-discord = Bahasa Discord-ku
language-of-server = Bahasa Discord server
style-of-server = Ikut server ini
style-picture = Gambar
style-text = Teks, untuk pembaca layar
suits-of-server = Ikut server ini
suits-four = Empat warna
suits-two = Dua warna
menus-off = Tombol
menus-on = Menu
forced-cards-off = Aku keluarkan sendiri
forced-cards-on = Otomatis dikeluarkan
hints-on = Jelaskan hal baru sekali
hints-off = Tanpa tips
