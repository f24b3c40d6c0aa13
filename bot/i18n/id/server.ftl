# A server's settings besides its language and look, and who may open tables where.

# Headings, each above a menu
setting-preset = **Aturan meja baru**
setting-deals = **Ronde di meja baru**
setting-clock = **Batas waktu di meja baru**
setting-pace = **Trik yang selesai**
setting-pings = **Kalau ada yang bikin lama**
setting-channels = **Channel untuk meja**
    -# Thread dihitung ikut channel-nya.
setting-starters = **Siapa yang boleh buka meja**
    -# Pengelola server selalu boleh.
setting-table-role = **Role yang dikabari meja baru**
    -# Disebut sekali, waktu /callbreak start membuka meja.
# Under the heading, while the role cannot be mentioned. “Mention All Roles” is a permission; Discord adds @everyone and @here to its name
setting-table-role-silent = -# Aku tidak boleh menyebut role ini, jadi tidak ada yang dikabari: izinkan semua orang menyebutnya, atau beri aku “Mention All Roles”.

# Buttons that turn to a page
server-page-looks = Tampilan
server-page-matches = Permainan
server-page-access = Akses

# Choices in the menus: short, since a phone shows about 28 characters. As played last: rules and deals alike
rules-played-last = Seperti terakhir kali
server-clock-quick = Cepat
server-clock-normal = Biasa
server-clock-off = Tanpa batas
pace-normal = Tampil 1,5 detik
pace-instant = Permainan langsung lanjut
pings-on = Dia disebut sekali
pings-off = Tidak ada yang disebut
# What a menu of channels or roles says while none is chosen
channels-all = Semua channel
starters-everybody = Semua orang
starters-managers = Pengelola server
starters-role = Role di bawah ini
role-starters = Atau hanya yang punya role
role-nobody = Tidak ada yang dikabari

# Refusals
settings-unknown-choice = Itu tidak bisa dipilih, atau sudah tidak bisa. Buka lagi pengaturannya, lalu pilih dari yang ditawarkan.
settings-not-everyone = Role yang dimiliki semua orang tidak bisa dikabari. Pilih yang lain.
# $channels: mentions, "#games or #cards"
start-elsewhere = Di channel ini tidak dibuka meja. Bukalah di { $channels }.
start-not-here = Di channel ini tidak dibuka meja. Tanya pengelola server di mana tempatnya.
# $right: the permission, as Discord calls it
start-managers-only = Di sini hanya yang punya izin “{ $right }” yang membuka meja. Di meja yang sudah dibuka kamu boleh gabung.
# $role: a mention
start-role-only = Di sini hanya yang punya role { $role } yang membuka meja. Di meja yang sudah dibuka kamu boleh gabung.
# $rights: permissions, as Discord calls them, set in bold; $channel: a mention; the ways to them are Discord's own menus
missing-right = Aku tidak bisa membuka meja di sini: di { $channel } aku tidak punya { $rights }. Yang mengelola channel itu bisa memberinya: *Edit Channel* → *Permissions (Izin)* → tambahkan aku → izinkan. Atau mulai di channel lain.
thread-locked = Thread ini dikunci, jadi meja tidak bisa ditampilkan di sini. Minta moderator membukanya, atau mulai di channel lain.
thread-archived = Thread ini sudah diarsipkan. Tulis pesan apa saja di sini supaya terbuka lagi, lalu mulai.
thread-private = Aku tidak ada di thread privat ini. Sebut aku di sini supaya aku ditambahkan, lalu mulai.

# Above nothing, below a new table. $role: a mention
lobby-call = { $role } Ada meja baru.

# A permission of voice channels
right-connect = Connect (Hubungkan)
