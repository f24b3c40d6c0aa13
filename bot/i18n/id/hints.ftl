# Hints for whoever meets something for the first time, in their private panel: one line, shown once.

# Ends every hint
hint-off = (matikan tips di /callbreak settings)

hint-first-call = -# Tips: hitung kira-kira satu trik untuk tiap as dan tiap truf besar. Kalau trikmu kurang dari tawaran, tawaranmu gagal. { hint-off }
hint-first-forced = -# Tips: sebagian kartumu tidak boleh dikeluarkan sekarang. Aturannya ada di baris atas. { hint-off }
hint-first-redeal = -# Tips: tawaran serendah itu tidak dimainkan. Kartumu baru, dan semua menawar lagi. { hint-off }
hint-first-trump = -# Tips: kalau tidak punya kembang yang keluar pertama, kamu harus memotong dengan truf. Setinggi apa, ada di baris atas. { hint-off }
hint-first-missed = -# Tips: tawaran yang gagal mengurangi totalmu. Kalau ragu, tawar sedikit lebih rendah. { hint-off }
