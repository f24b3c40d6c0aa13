# Slash commands: descriptions of commands and options, and answers that belong to no table.

command-callbreak = এই চ্যানেলে কলব্রেক খেলুন
command-start = এই চ্যানেলে একটা টেবিল খুলুন
command-call = কয়টা পিট নেবেন, সেই কল দিন
command-play = আপনার একটা তাস খেলুন
command-hand = আপনার তাস দেখুন, শুধু আপনিই দেখবেন
command-table = টেবিলটা আবার চ্যানেলের নিচে আনুন
command-leave = টেবিল ছাড়ুন; ম্যাচ চললে আপনার তাস কম্পিউটার খেলবে
command-end = ম্যাচ শেষ করুন, বা শুরুর আগেই টেবিল বন্ধ করুন
command-rules = এই চ্যানেলের টেবিলের নিয়ম
command-leaderboard = এই সার্ভারের সেরা খেলোয়াড়রা
command-profile = এই সার্ভারে আপনি বা অন্য কেউ কেমন খেলেছেন
command-help = এই বটে কীভাবে খেলবেন

option-rules = কোন নিয়মে খেলবেন; না দিলে গতবারের নিয়ম
option-deals = কয় রাউন্ড; না দিলে নিয়মে যত আছে
option-computers = শুরুতেই কয়টা কম্পিউটার বসবে
option-number = আপনার কল
option-card = আপনার একটা তাস, যেমন ইস্কাপনের সাহেব হলে KS

# The example has no digit: it is typed with Latin ones
not-a-card = এটা কোনো তাস নয়। তালিকা থেকে বেছে নিন, অথবা এভাবে লিখুন: KS, Jh বা A♦।
# Discord does not speak Bengali: its own name stands first
right-view-channel = View Channel (চ্যানেল দেখা)
right-send-messages = Send Messages (মেসেজ পাঠানো)
right-send-messages-in-threads = Send Messages in Threads (থ্রেডে মেসেজ পাঠানো)
error-command = কমান্ডটা কাজ করেনি। আবার লিখুন, আর যা দেখানো হয় তা থেকে বেছে নিন।
error-unknown = আমার তরফে কিছু একটা গোলমাল হয়েছে। কিছুই হারায়নি: **{ button-my-cards }** চাপুন বা /callbreak hand লিখুন, তারপর আবার চেষ্টা করুন।
