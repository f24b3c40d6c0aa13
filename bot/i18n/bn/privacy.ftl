# গোপনীয়তা: বট কারও সম্পর্কে কী রাখে (/callbreak privacy show, export, erase)।

# Who had themselves erased, in place of their name.
former-player = আগের খেলোয়াড়

command-privacy = এই বট আপনার সম্পর্কে কী রাখে
command-privacy-show = আপনার সম্পর্কে আমার কাছে কী আছে, এই সার্ভারে আর সব জায়গায়
command-privacy-export = আপনার সম্পর্কে আমার কাছে যা আছে, সব একটা ফাইলে
command-privacy-erase = আপনার সম্পর্কে যা আছে মুছে ফেলুন, এই সার্ভারে বা সব জায়গায়

privacy-title = ### আপনার সম্পর্কে আমার কাছে কী আছে
# $tables: tables where they sat; $results: results on the leaderboard; $notes: notes on whether they are a member
privacy-here = **এই সার্ভারে**
    যত টেবিলে বসেছেন: { $tables }
    লিডারবোর্ডের ফলাফল: { $results }
    আপনি এখনও সদস্য কি না, তার নোট: { $notes }
# $settings: how many settings they have changed; $hints: how many hints they were shown
privacy-everywhere = **সব সার্ভার মিলিয়ে**
    যত টেবিলে বসেছেন: { $tables }
    লিডারবোর্ডের ফলাফল: { $results }
    আপনি এখনও সদস্য কি না, তার নোট: { $notes }
    যে কয়টা সেটিংস বদলেছেন: { $settings }
    যে কয়টা টিপস দেখেছেন: { $hints }
privacy-about = টেবিল থেকে আমি রাখি আপনার Discord নম্বর, বসার সময়ের নাম, আপনার কল আর আপনার তাস। মেসেজ বা প্রোফাইলের ছবি রাখি না।
    /callbreak privacy export সবকিছু ফাইলে দেয়। /callbreak privacy erase মুছে দেয়।
# $contact: an e-mail or web address
privacy-contact = নিজের ডেটা নিয়ে প্রশ্ন থাকলে: { $contact }
privacy-no-contact = এই বট যিনি চালান, তিনি প্রশ্ন করার কোনো ঠিকানা দেননি। যাঁরা এই সার্ভার চালান, তাঁদের জিজ্ঞেস করুন।

privacy-file = আপনার সম্পর্কে আমার কাছে যা আছে, সব এখানে। এই মেসেজ শুধু আপনিই দেখছেন।
privacy-no-file = এই চ্যানেলে আমার ফাইল দেওয়ার অনুমতি নেই। অন্য কোনো চ্যানেলে /callbreak privacy export লিখুন।

privacy-erase = ### আপনাকে কোথা থেকে মুছব?
    খেলা হয়ে যাওয়া ম্যাচ অন্যদের জন্য থাকবে; আপনার জায়গায় লেখা থাকবে “{ former-player }”।
    - **{ button-erase-here }:** এই সার্ভারের টেবিল থেকে আপনার নম্বর আর নাম চলে যাবে, লিডারবোর্ড থেকেও আপনি চলে যাবেন।
    - **{ button-erase-everywhere }:** সব সার্ভারে একই, সঙ্গে আপনার সেটিংস আর টিপসও চলে যাবে।
privacy-sure-here = ### এই সার্ভার থেকে চিরদিনের মতো মুছে দেব?
    যত টেবিলে বসেছেন: { $tables }
    লিডারবোর্ডের ফলাফল: { $results }
    আপনি এখনও সদস্য কি না, তার নোট: { $notes }
    পরে আর ফেরানো যাবে না।
privacy-sure-everywhere = ### সব জায়গা থেকে চিরদিনের মতো মুছে দেব?
    যত টেবিলে বসেছেন: { $tables }
    লিডারবোর্ডের ফলাফল: { $results }
    আপনি এখনও সদস্য কি না, তার নোট: { $notes }
    যে কয়টা সেটিংস বদলেছেন: { $settings }
    যে কয়টা টিপস দেখেছেন: { $hints }
    পরে আর ফেরানো যাবে না।
# $channels: one channel or several, as links
privacy-leaving = আপনি এখন { $channels }-এর টেবিলে আছেন। সঙ্গে সঙ্গে সেখান থেকে উঠে যাবেন, চেয়ার আর ফেরত পাবেন না; ম্যাচ চললে বাকিটা কম্পিউটার খেলবে।
privacy-erased-here = ### এই সার্ভার থেকে আপনাকে মুছে দিয়েছি
privacy-erased-everywhere = ### সব জায়গা থেকে আপনাকে মুছে দিয়েছি
privacy-erased-rest = ডেটাবেসের ফাইলে যেটুকু রয়ে যায়, তা মোটামুটি এক দিনের মধ্যে মুছে যায়। চ্যানেলে যে মেসেজ আগেই দিয়েছি, সেগুলো সেখানেই থাকবে; যাঁরা সার্ভার চালান, তাঁরা মুছতে পারেন। আবার খেললে নতুন করে শুরু হবে।

# The buttons
button-export = আমার ডেটা ফাইলে
button-erase = মুছুন…
button-erase-here = শুধু এই সার্ভারে
button-erase-everywhere = সব জায়গায়
button-erase-sure = চিরদিনের মতো মুছুন
