# Settings: a person's own (/callbreak settings) and a server's (/callbreak-admin settings).

command-settings = আপনার ভাষা, টেবিল কেমন দেখাবে, আর আপনার অন্য সেটিংস
command-callbreak-admin = এই সার্ভারে কলব্রেক সামলান
command-admin-settings = এই সার্ভারের সেটিংস: চেহারা, নিয়ম, সময়, চ্যানেল, কে টেবিল খুলতে পারেন

settings-title = ### আপনার সেটিংস
    -# সব সার্ভারেই এগুলো চলবে। বাছলেই সঙ্গে সঙ্গে চালু হয়।
server-settings-title = ### এই সার্ভারের সেটিংস
    -# বাছলেই সঙ্গে সঙ্গে চালু হয়। যা শুধু নিজে দেখেন, তা যে যার মতো /callbreak settings-এ বাছেন।
# $right: the permission, as Discord calls it
settings-not-yours = এই সার্ভারের সেটিংস বদলাতে “{ $right }” অনুমতি লাগে। আপনার নিজেরগুলো আছে /callbreak settings-এ।
right-manage-server = Manage Server (সার্ভার চালানো)

# Headings, each above a menu
setting-language = **ভাষা**
setting-style = **টেবিল**
# $suits: the four suits as they look now
setting-suit-colours = **স্যুট** { $suits }
setting-menus = **আপনার তাস ও কল**
setting-forced-cards = **একটাই তাস খেলা গেলে**
setting-hints = **টিপস**

# Choices in the menus: short, since a phone shows about 28 characters
language-of-discord = আমার Discord-এর ভাষা
language-of-server = সার্ভারের Discord ভাষা
style-of-server = এই সার্ভারে যেমন
style-picture = ছবি
style-text = লেখা, স্ক্রিন রিডারের জন্য
suits-of-server = এই সার্ভারে যেমন
suits-four = চার রং
suits-two = দুই রং
menus-off = বোতাম
menus-on = মেনু
forced-cards-off = আমি নিজে খেলব
forced-cards-on = নিজে থেকেই খেলা হবে
hints-on = নতুন কিছু একবার বোঝান
hints-off = টিপস চাই না
