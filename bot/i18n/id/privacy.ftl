# Privasi: apa yang disimpan tentang seseorang (/callbreak privacy show, export, erase).

# Who had themselves erased, in place of their name.
former-player = mantan pemain

command-privacy = Apa yang disimpan bot ini tentang kamu
command-privacy-show = Apa yang kusimpan tentang kamu, di server ini dan di semua server
command-privacy-export = File berisi semua yang kusimpan tentang kamu
command-privacy-erase = Hapus yang kusimpan tentang kamu, di server ini atau di semua server

privacy-title = ### Yang kusimpan tentang kamu
# $tables: tables where they sat; $results: results on the leaderboard; $notes: notes on whether they are a member
privacy-here = **Di server ini**
    Meja tempat kamu duduk: { $tables }
    Hasil untuk papan peringkat: { $results }
    Catatan apakah kamu masih anggota: { $notes }
# $settings: how many settings they have changed; $hints: how many hints they were shown
privacy-everywhere = **Di semua server**
    Meja tempat kamu duduk: { $tables }
    Hasil untuk papan peringkat: { $results }
    Catatan apakah kamu masih anggota: { $notes }
    Pengaturan yang kamu ubah: { $settings }
    Tips yang pernah kamu lihat: { $hints }
privacy-about = Dari sebuah meja kusimpan nomor Discord-mu, namamu saat duduk, tawaranmu, dan kartumu. Pesan dan foto profil tidak kusimpan.
    /callbreak privacy export memberimu semuanya sebagai file. /callbreak privacy erase menghapusnya.
# $contact: an e-mail or web address
privacy-contact = Pertanyaan tentang datamu: { $contact }
privacy-no-contact = Yang menjalankan bot ini belum memberi alamat untuk bertanya. Tanyakan ke pengelola server ini.

privacy-file = Ini semua yang kusimpan tentang kamu. Pesan ini cuma kamu yang lihat.
privacy-no-file = Aku tidak boleh melampirkan file di channel ini. Ketik /callbreak privacy export di channel lain.

privacy-erase = ### Kamu mau dihapus dari mana?
    Permainan yang sudah selesai tetap ada untuk yang lain, dengan “{ former-player }” di tempatmu.
    - **{ button-erase-here }:** Nomor dan namamu hilang dari meja di server ini, dan kamu hilang dari papan peringkatnya.
    - **{ button-erase-everywhere }:** Sama, di semua server; pengaturan dan tips yang sudah kamu lihat juga hilang.
privacy-sure-here = ### Hapus kamu dari server ini untuk selamanya?
    Meja tempat kamu duduk: { $tables }
    Hasil untuk papan peringkat: { $results }
    Catatan apakah kamu masih anggota: { $notes }
    Ini tidak bisa dibatalkan.
privacy-sure-everywhere = ### Hapus kamu dari semua server untuk selamanya?
    Meja tempat kamu duduk: { $tables }
    Hasil untuk papan peringkat: { $results }
    Catatan apakah kamu masih anggota: { $notes }
    Pengaturan yang kamu ubah: { $settings }
    Tips yang pernah kamu lihat: { $hints }
    Ini tidak bisa dibatalkan.
# $channels: one channel or several, as links
privacy-leaving = Kamu sekarang duduk di meja di { $channels }. Kamu langsung keluar dan kursimu tidak bisa diambil lagi; kalau permainan sedang jalan, komputer yang melanjutkan.
privacy-erased-here = ### Kamu sudah dihapus dari server ini
privacy-erased-everywhere = ### Kamu sudah dihapus dari semua server
privacy-erased-rest = Jejak terakhir di file database ditimpa dalam waktu kira-kira sehari. Pesan yang sudah kukirim tetap ada di channel-nya; pengelola server bisa menghapusnya. Kalau kamu main lagi, kumulai dari awal.

# The buttons
button-export = Dataku sebagai file
button-erase = Hapus…
button-erase-here = Di server ini saja
button-erase-everywhere = Di semua server
button-erase-sure = Hapus selamanya
