# The fair shuffle: how it works (/callbreak fairness), and the proof of one match (the button under its result).
# $hash: SHA-256; $command: what is typed at a computer. Both stay as they are.

# Five numbered lines below a heading
fairness =
    ## Apakah kocokannya jujur?
    1. Sebelum ada yang duduk, bot mengambil satu rahasia. Meja yang dibuka /callbreak start langsung menampilkan hash { $hash } darinya: **Segel kocokan**.
    2. Setiap tekanan **{ button-join }**, dan tekanan **{ button-start }**, menambah satu nomor yang diberikan Discord dan tidak bisa dipilih bot.
    3. Rahasia dan nomor-nomor itu bersama-sama menentukan pembagi kartu pertama dan setiap pembagian. Tidak ada yang bisa memilih kartu, pengelola bot pun tidak.
    4. Setelah permainan selesai, segelnya dibuka. **{ button-check-deals }**, atau /callbreak fairness dengan nomor permainan, memberimu rahasia, nomor-nomor, dan catatannya. `{ $command }` membuktikannya.
    5. Segel mencakup pembagi pertama dan kartu, bukan aturan atau jumlah ronde. Keduanya ada di catatan: cocokkan dengan yang ditampilkan saat meja dibuka dan di /callbreak rules.

button-check-deals = Periksa kocokan

# $number: the match's own
check-title = ### Permainan { $number }: periksa kocokan
# $secret, $commitment: hexadecimal digits
check-seal =
    Segel kocokan: `{ $commitment }`
    Segel dibuka: `{ $secret }`
check-words = Nomor yang tidak bisa dipilih bot, per kursi:
# $seat: 1 to 4; $name: who sits there; $word: the number that came with the press of Join or Start
check-word = `{ $seat }` { $name } · `{ $word }`
check-how =
    1. Segelnya harus sama dengan yang ditampilkan saat mejamu dibuka. Itu hash { $hash } dari byte rahasianya.
    2. Simpan filenya. Di salinan proyek bot ini, `{ $command }` menjawab **proven**, atau apa yang salah dan di mana.
    3. Segel tidak mencakup aturan. Cocokkan aturan di catatan dengan ini, yang kalian pakai bermain. Selengkapnya: /callbreak fairness
check-no-file = Catatannya tidak bisa dikirim sebagai file: di channel ini aku tidak punya izin “Attach Files (Lampirkan File)”. Kalau pengelola server sudah memberikannya, tekan **{ button-check-deals }** lagi. Pengelola bot juga bisa membuat filenya: `{ $command }`
check-not-yet = Permainan ini belum selesai. Segelnya dibuka di akhir, tidak sebelumnya.
check-nothing = Tidak ada kartu yang dibagikan di meja ini, jadi tidak ada yang perlu diperiksa.

command-fairness = Kenapa tidak ada yang bisa memilih kartu, dan cara memeriksanya
option-match = Nomor permainan yang dimainkan di channel ini, untuk memeriksa kocokannya
