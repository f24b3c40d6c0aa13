# How to play with this bot, in five lines (/callbreak help). Commands stay as they are typed; they become links.

help =
    ## Cara main
    1. /callbreak start membuka meja. Teman-teman menekan **{ button-join }**; begitu **{ button-start }** ditekan, kursi kosong diisi komputer.
    2. Kartumu datang lewat pesan yang hanya bisa kamu lihat. **{ button-my-cards }** atau /callbreak hand memunculkannya lagi.
    3. Tawar berapa trik yang akan kamu menangkan. Lalu, saat giliranmu, tekan satu kartu: yang boleh dikeluarkan tampil berwarna.
    4. Harus pergi? Lewat **{ button-more }** kamu bisa keluar: komputer meneruskan, dan kursimu bisa diambil lagi nanti.
    5. /callbreak rules menjelaskan aturan dengan contoh, /callbreak leaderboard menunjukkan siapa yang paling jago di sini.
