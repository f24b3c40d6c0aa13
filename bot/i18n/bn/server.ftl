# A server's settings besides its language and look, and who may open tables where.

# Headings, each above a menu
setting-preset = **নতুন টেবিলের নিয়ম**
setting-deals = **নতুন টেবিলে কত রাউন্ড**
setting-clock = **নতুন টেবিলের সময়**
setting-pace = **শেষ হওয়া পিট**
setting-pings = **কেউ সবাইকে বসিয়ে রাখলে**
setting-channels = **টেবিলের চ্যানেল**
    -# থ্রেড তার চ্যানেলের মধ্যেই ধরা হয়।
setting-starters = **কে টেবিল খুলতে পারেন**
    -# সার্ভার যিনি চালান তিনি সব সময়ই পারেন।
setting-table-role = **নতুন টেবিলের খবর পাবে যে রোল**
    -# /callbreak start দিয়ে টেবিল খুললে একবার মেনশন করা হয়।
# Under the heading, while the role cannot be mentioned. “Mention All Roles” is a permission; Discord adds @everyone and @here to its name
setting-table-role-silent = -# এই রোলকে মেনশন করার অনুমতি আমার নেই, তাই কেউ খবর পাচ্ছেন না: সবাইকে মেনশন করতে দিন, নয়তো আমাকে “Mention All Roles” দিন।

# Buttons that turn to a page
server-page-looks = চেহারা
server-page-matches = ম্যাচ
server-page-access = কে আর কোথায়

# Choices in the menus: short, since a phone shows about 28 characters. As played last: rules and deals alike
rules-played-last = শেষবার যেমন খেলা হয়েছে
server-clock-quick = দ্রুত
server-clock-normal = স্বাভাবিক
server-clock-off = সময়ের সীমা নেই
pace-normal = দেড় সেকেন্ড দেখা যাবে
pace-instant = খেলা সঙ্গে সঙ্গে এগোবে
pings-on = একবার মেনশন করা হবে
pings-off = মেনশন করা হবে না
# What a menu of channels or roles says while none is chosen
channels-all = সব চ্যানেল
starters-everybody = সবাই
starters-managers = সার্ভার যিনি চালান
starters-role = নিচের রোল
role-starters = অথবা শুধু একটা রোলের লোক
role-nobody = কাউকে জানানো হবে না

# Refusals
settings-unknown-choice = এটা বাছা যায় না, বা আর যায় না। সেটিংস আবার খুলুন, যা দেখানো হয় তার থেকে বাছুন।
settings-not-everyone = যে রোল সবার আছে, তাকে খবর দেওয়া যায় না। অন্য একটা বাছুন।
# $channels: mentions, "#games or #cards"
start-elsewhere = এই চ্যানেলে টেবিল খোলা হয় না। এখানে খুলুন: { $channels }।
start-not-here = এই চ্যানেলে টেবিল খোলা হয় না। কোথায় হয়, সার্ভার যিনি চালান তাঁকে জিজ্ঞেস করুন।
# $right: the permission, as Discord calls it
start-managers-only = এখানে টেবিল খোলেন শুধু যাঁদের “{ $right }” অনুমতি আছে। খোলা টেবিলে আপনি বসতে পারেন।
# $role: a mention
start-role-only = এখানে টেবিল খোলেন শুধু যাঁদের { $role } রোল আছে। খোলা টেবিলে আপনি বসতে পারেন।
# $rights: permissions, as Discord calls them, set in bold; $channel: a mention; the ways to them are Discord's own menus
missing-right = এখানে টেবিল খোলা গেল না: { $channel }-এ আমার { $rights } অনুমতি নেই। চ্যানেল যিনি চালান তিনি দিতে পারেন: *Edit Channel* → *Permissions* → আমাকে যোগ করুন → অনুমতি দিন। অথবা অন্য চ্যানেলে শুরু করুন।
thread-locked = এই থ্রেড লক করা, তাই এখানে টেবিল দেখানো যায় না। কোনো মডারেটরকে খুলে দিতে বলুন, অথবা অন্য চ্যানেলে শুরু করুন।
thread-archived = এই থ্রেড আর্কাইভ করা। এখানে যেকোনো একটা মেসেজ লিখলে আবার খুলে যাবে, তারপর শুরু করুন।
thread-private = আমি এই প্রাইভেট থ্রেডে নেই। এখানে আমাকে মেনশন করুন, তাতে আমি যুক্ত হব, তারপর শুরু করুন।

# Above nothing, below a new table. $role: a mention
lobby-call = { $role } নতুন টেবিল খোলা হয়েছে।

# A permission of voice channels
right-connect = Connect (যুক্ত হওয়া)
