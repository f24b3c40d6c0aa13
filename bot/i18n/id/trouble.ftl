# When the bot itself is in trouble.
bot-stopping = Aku sedang dinyalakan ulang, jadi tidak terjadi apa-apa. Coba lagi sebentar lagi; tidak ada yang hilang.
cannot-keep = Sekarang aku tidak bisa menyimpan apa pun, jadi tidak terjadi apa-apa. Coba lagi sebentar lagi. Kalau terus begini, kabari yang menjalankan aku.
