# The lobby: the public message before a match, the host's options, and the commands that open a table.

# $host: the host's name
lobby-title = ## { $host }-এর কলব্রেক টেবিল

# A chair with nobody in it
chair-free = খালি চেয়ার

# $name: who is the host
lobby-host = **{ $name }** · হোস্ট
# $name: a player of the last match who has not pressed yet
lobby-kept = *{ $name }-এর জন্য রাখা*

lobby-hint = বসতে **{ button-join }** চাপুন। **{ button-start }** চাপলে বাকি খালি চেয়ারে কম্পিউটার বসবে।

# $commitment: 64 hexadecimal digits
lobby-seal = -# তাসের সিল: `{ $commitment }` · /callbreak fairness

lobby-closed = এই টেবিল বন্ধ হয়ে গেছে। নতুন টেবিল খুলতে /callbreak start লিখুন।

button-join = যোগ দিন
button-leave = টেবিল ছাড়ুন
button-add-computer = কম্পিউটার বসান
button-remove-computer = কম্পিউটার সরান
button-start = শুরু
button-options = অপশন
button-cancel = বাতিল

options-title = ### ম্যাচের নিয়ম
options-preset = নিয়ম
options-deals = কয় রাউন্ড

# $count: deals in a match
deals-count = { $count } রাউন্ড
# $count: the preset's own number of deals, or none
deals-own =
    { $count ->
        [none] নিয়মে যেমন (যত খুশি)
       *[other] নিয়মে যেমন ({ $count })
    }
