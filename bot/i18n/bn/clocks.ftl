# Clocks, pings, people who are away, guests, and commands that reach beyond their channel.

# The clocks that a table can have
clock-quick = দ্রুত: প্রতি তাসে ৩০ সেকেন্ড
clock-normal = স্বাভাবিক: প্রতি তাসে ৯০ সেকেন্ড
clock-off = সময়ের সীমা নেই: কয়েক দিন লাগলেও চলে
options-clock = সময়

# $clock: one of the clocks above
lobby-clock = -# সময় · { $clock }

# $when: a time that Discord shows, such as "in a minute"
ping-limit = -# আপনার হয়ে কম্পিউটার খেলবে: { $when }।

# What whoever was away sees in place of their cards
panel-away =
    ### আপনার হয়ে কম্পিউটার খেলছে
    পরপর তিনটা চাল আপনি দেননি। চেয়ার আর পয়েন্ট এখনো আপনারই: খেলতে **{ button-back }** চাপুন।
button-back = ফিরেছি

# $when: a time that Discord shows, such as "in ten minutes"
table-all-away = টেবিলে কেউ নেই। কেউ **{ button-back }** না চাপলে ম্যাচ মাঝপথে বন্ধ হবে: { $when }।

# $guest: who asks; $name: the computer player, or whoever left, whose chair it is
table-asks = **{ $guest }** পরের রাউন্ড থেকে { $name }-এর চেয়ারে বসতে চান।
button-admit = আসতে দিন
button-decline = না বলুন

# $name: whose chair it is
chair-asked = আপনি { $name }-এর চেয়ার চেয়েছেন। এখানে যাঁরা খেলছেন তাঁদের কেউ আসতে দিলে পরের রাউন্ড থেকে চেয়ারটা আপনার।

# $reason: over, back (its owner came back) or declined
chair-not-yours =
    { $reason ->
        [over] ম্যাচ শেষ, তাই { $name }-এর চেয়ার আর আপনার হবে না। পরের ম্যাচের জন্য অপেক্ষা করুন।
        [back] { $name } ফিরে এসে খেলছেন, তাই চেয়ারটা আপনার হবে না।
       *[declined] { $name }-এর চেয়ারে আপনাকে আসতে দেওয়া হয়নি।
    }
refusal-away = আপনি ছিলেন না, তাই আপনার হয়ে কম্পিউটার খেলছে। খেলতে **{ button-back }** চাপুন।
refusal-last-deal = এটাই শেষ রাউন্ড, চেয়ার আর বদলাবে না। পরের ম্যাচের জন্য অপেক্ষা করুন।
table-again-wait = টেবিলটা এইমাত্র নিচে আনা হয়েছে। দশ সেকেন্ড অপেক্ষা করুন।
command-admin-end = এই চ্যানেলের টেবিল বন্ধ করুন, বা সার্ভারের কোনো টেবিল বেছে নিন

# One table in a menu. $channel: with #; $host: the host’s name
choose-table = { $channel } · { $host }
choose-table-which = কোন টেবিল?
choose-to-leave = আপনি কয়েকটা টেবিলে বসেছেন। কোনটা ছাড়বেন?
choose-to-end = আপনি কয়েকটা টেবিলে বসেছেন। কোন ম্যাচ শেষ করবেন?
choose-to-close = এই চ্যানেলে কোনো টেবিল নেই। কোনটা বন্ধ করবেন? সেটার ম্যাচ ধরা হবে না।

# $channel: a mention
you-left-there = আপনি { $channel }-এর টেবিল ছেড়েছেন।
no-chair-anywhere = এই সার্ভারের কোনো টেবিলে আপনার চেয়ার নেই।
no-tables = এই সার্ভারে কোনো টেবিল খোলা নেই।
table-closed-by-you = { $channel }-এর টেবিল বন্ধ হয়েছে। সেখানে ম্যাচ চললে সেটা ধরা হবে না।
