# Slash commands: descriptions of commands and options, and answers that belong to no table.

command-callbreak = Main Callbreak di channel ini
command-start = Buka meja di channel ini
command-call = Tawar jumlah trik yang akan kamu menangkan
command-play = Keluarkan salah satu kartumu
command-hand = Lihat kartumu, hanya kamu yang bisa melihatnya
command-table = Tampilkan lagi meja di bagian bawah channel
command-leave = Tinggalkan meja; di tengah permainan, kartumu diteruskan komputer
command-end = Akhiri permainan, atau tutup meja yang belum mulai
command-rules = Aturan meja di channel ini
command-leaderboard = Pemain terbaik di server ini
command-profile = Hasil mainmu, atau orang lain, di server ini
command-help = Cara main dengan bot ini

option-rules = Pakai aturan yang mana; kalau kosong, pilihan terakhir
option-deals = Berapa ronde; kalau kosong, sesuai aturannya
option-computers = Berapa komputer yang langsung ikut duduk
option-number = Tawaranmu
option-card = Salah satu kartumu, misalnya KS untuk raja sekop

not-a-card = Itu bukan kartu. Pilih dari daftar, atau ketik seperti KS, 10h, atau A♦.
# Many here use Discord in English: its English name stands first
right-view-channel = View Channel (Lihat Channel)
right-send-messages = Send Messages (Kirim Pesan)
right-send-messages-in-threads = Send Messages in Threads (Kirim Pesan di Thread)
error-command = Perintahnya tidak berhasil. Ketik lagi, lalu pilih dari yang ditawarkan.
error-unknown = Ada yang salah di sisiku. Tidak ada yang hilang: tekan **{ button-my-cards }** atau ketik /callbreak hand, lalu coba lagi.
