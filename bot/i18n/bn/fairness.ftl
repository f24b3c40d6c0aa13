# The fair shuffle: how it works (/callbreak fairness), and the proof of one match (the button under its result).
# $hash: SHA-256; $command: what is typed at a computer. Both stay as they are.

# Five numbered lines below a heading
fairness =
    ## তাস কি ঠিকমতো ফেটানো হয়?
    1. কেউ বসার আগেই বট একটা গোপন সংখ্যা তোলে। /callbreak start দিয়ে টেবিল খুললেই তার { $hash } হ্যাশ দেখা যায়: **তাসের সিল**।
    2. **{ button-join }** চাপলে, আর **{ button-start }** চাপলে, একটা করে নম্বর যোগ হয়। নম্বরটা Discord দেয়, বট বেছে নিতে পারে না।
    3. গোপন সংখ্যা আর নম্বরগুলো মিলে ঠিক হয় কে প্রথম তাস বাঁটবে আর কে কী তাস পাবে। কেউ তাস বেছে দিতে পারে না, যে বট চালায় সেও না।
    4. ম্যাচ শেষ হলে সিল খোলা হয়। **{ button-check-deals }** চাপলে, বা ম্যাচের নম্বর দিয়ে /callbreak fairness লিখলে, গোপন সংখ্যা, নম্বরগুলো আর রেকর্ড পাবেন। `{ $command }` দিয়ে তা প্রমাণ হয়।
    5. সিল শুধু প্রথম ডিলার আর তাস ঢাকে, নিয়ম বা রাউন্ডের সংখ্যা নয়। সেগুলো রেকর্ডে আছে: টেবিল খোলার সময় আর /callbreak rules-এ যা দেখা গিয়েছিল তার সঙ্গে মিলিয়ে নিন।

button-check-deals = তাস যাচাই

# $number: the match's own
check-title = ### { $number } নম্বর ম্যাচ: তাস যাচাই করুন
# $secret, $commitment: hexadecimal digits
check-seal =
    তাসের সিল: `{ $commitment }`
    সিল খোলা হয়েছে: `{ $secret }`
check-words = যে নম্বরগুলো বট বেছে নিতে পারেনি, চেয়ার ধরে:
# $seat: 1 to 4; $name: who sits there; $word: the number that came with the press of Join or Start
check-word = `{ $seat }` { $name } · `{ $word }`
check-how =
    1. সিলটা টেবিল খোলার সময় যা দেখেছিলেন তা-ই হতে হবে। এটা গোপন সংখ্যার বাইটগুলোর { $hash } হ্যাশ।
    2. ফাইলটা সেভ করুন। এই বটের প্রজেক্টের একটা কপিতে `{ $command }` লিখলে **proven** আসবে, নইলে কোথায় কী ভুল তা বলবে।
    3. সিল নিয়ম ঢাকে না। রেকর্ডের নিয়ম নিচের এই নিয়মের সঙ্গে মিলিয়ে নিন, যেভাবে খেলেছেন। আরও জানতে: /callbreak fairness
check-no-file = রেকর্ড ফাইল হিসেবে পাঠানো গেল না: এই চ্যানেলে আমার “Attach Files” (ফাইল পাঠানো) অনুমতি নেই। সার্ভার যিনি চালান তিনি অনুমতি দিলে আবার **{ button-check-deals }** চাপুন। যিনি বট চালান তিনিও ফাইলটা লিখতে পারেন: `{ $command }`
check-not-yet = এই ম্যাচ শেষ হয়নি। শেষ হলে তবেই সিল খোলা হয়, তার আগে নয়।
check-nothing = এই টেবিলে কোনো তাস বাঁটা হয়নি, তাই যাচাই করার কিছু নেই।

command-fairness = কেন কেউ তাস বেছে দিতে পারে না, আর তা কীভাবে যাচাই করবেন
option-match = এই চ্যানেলে খেলা ম্যাচের নম্বর, তাস যাচাই করতে
