# The public table of a running or finished match, the score list, and what stands behind "More".

# $number: which deal; $deals: how many the match has, or none
table-deal =
    { $deals ->
        [none] { $number } নম্বর রাউন্ড
       *[other] { $deals } রাউন্ডের { $number } নম্বর
    }
table-extra-deal = বাড়তি রাউন্ড
# $number: which trick of the deal
table-trick = পিট { $number }
# $arrow: ↻ or ↺; $trump: the trump suit
table-rules = { $arrow } খেলার দিক · তুরুপ { $trump }
# Stands after the dealer's name
table-dealer = · ডিলার
# $name: whose turn it is
table-to-call = ⏳ এবার কল দেবেন **{ $name }**
table-to-play = ⏳ এবার চাল দেবেন **{ $name }**
table-closing = -# এই রাউন্ডের পরে ম্যাচ শেষ।
table-restored = -# বট আবার চালু হয়েছে। টেবিল ফিরে এসেছে, কিছুই হারায়নি।
table-abandoned = ম্যাচ মাঝপথে বন্ধ হয়ে গেছে। এটা ধরা হবে না।
# $number: the match's own, for its record; $secret, $commitment: hexadecimal digits
table-unsealed =
    -# { $number } নম্বর ম্যাচ · তাসের সিল: `{ $commitment }`
    -# সিল খোলা হয়েছে: `{ $secret }`
# $voids: names with suits
table-voids = একটাও পাননি: { $voids }

# $cards: cards with their players, the one that wins marked ▲
trick-line = { $cards }
# $cards: the four cards; $name: who won them
trick-last = -# আগের পিট: { $cards } · { $name }
trick-taken = পিট নিলেন **{ $name }**, পরের চালও তাঁর।

# $total: the four calls added up; $below: the least total that is played
redealt-low-calls = তাস বাতিল: চারজনের কল মিলিয়ে { $total }, { $below }-এর কম। একই ডিলার আবার তাস বেঁটেছেন।
redealt-no-trump = তাস বাতিল: একজন একটাও তুরুপ পাননি। একই ডিলার আবার তাস বেঁটেছেন।
redealt-no-court = তাস বাতিল: একজন J, Q, K বা A একটাও পাননি। একই ডিলার আবার তাস বেঁটেছেন।

# $made: yes or no; $tally: tricks won/call; $score of the deal; $total of the match
score-line =
    { $made ->
        [yes] ✅ **{ $name }** `{ $tally }` · { $score } · মোট **{ $total }**
       *[no] ❌ **{ $name }** `{ $tally }` · { $score } · মোট **{ $total }**
    }
next-deal-soon = কয়েক সেকেন্ড পরে পরের রাউন্ড। সবাই **{ button-next-deal }** চাপলে তখনই শুরু।
# $names: who has pressed
next-deal-ready = তৈরি: { $names }
next-deal-extra = প্রথম স্থানে পয়েন্ট সমান: একটা বাড়তি রাউন্ডে ফয়সালা হবে।

# $names: who won; $count: how many
match-won =
    { $count ->
        [1] ## 🏆 { $names } জিতেছেন
       *[other] ## 🏆 { $names } যৌথভাবে জিতেছেন
    }
# The place is in code marks: Discord would number a list anew and lose shared places.
standing-line = `{ $place }` **{ $name }** · { $total }
extra-deal-scores = -# বাড়তি রাউন্ড, শুধু সমান ভাঙার জন্য:

scores-title = ### স্কোর
scores-key = -# + বাড়তি রাউন্ড · = মোট

button-my-cards = আমার তাস
button-scores = স্কোর
button-more = আরও
button-next-deal = পরের রাউন্ড
button-rematch = আবার খেলা
button-rules = নিয়ম
button-table-again = টেবিল নিচে আনুন
button-end = ম্যাচ শেষ করুন
button-take-back = চেয়ার ফেরত নিন
# $name: the computer player who sits there
button-take-chair = { $name }-এর চেয়ার নিন

more-title = ### আরও
# $name: the computer player who sits there
chair-promised = পরের রাউন্ড থেকে { $name }-এর চেয়ার আপনার। আপনার তাস এখানেই আসবে।

you-left = আপনি টেবিল ছেড়েছেন।
end-done = টেবিল বন্ধ হয়েছে।
end-after-deal = এই রাউন্ডের পরে ম্যাচ শেষ।
# $votes: who has asked; $needed: how many it takes
end-votes = আপনি ম্যাচ শেষ করতে চেয়েছেন: { $needed } জন লাগবে, হয়েছে { $votes } জন। বাকিরাও /callbreak end লিখতে পারেন।

# Words inside the pictures: short, and without marks.

# $number: which deal; $deals: how many the match has, or none
picture-deal =
    { $deals ->
        [none] রাউন্ড { $number }
       *[other] রাউন্ড { $number }/{ $deals }
    }
# $number: which trick of the deal
picture-trick = পিট { $number }/13
picture-trump = তুরুপ
picture-final = শেষ হিসাব
picture-tricks = পিট
picture-score = স্কোর
picture-total = মোট
picture-made = হয়েছে
picture-missed = মিস
# Stands in for a name that cannot be drawn. $number: 1 to 4
picture-seat = চেয়ার { $number }

ping-turn = { $player }, আপনার পালা।

end-sure = ম্যাচ এখনই শেষ করবেন? এটা কারও হিসাবে ধরা হবে না।
