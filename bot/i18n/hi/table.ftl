# The public table of a running or finished match, the score list, and what stands behind "More".

# $number: which deal; $deals: how many the match has, or none
table-deal =
    { $deals ->
        [none] राउंड { $number }
       *[other] { $deals } में से राउंड { $number }
    }
table-extra-deal = फ़ैसले का राउंड
# $number: which trick of the deal
table-trick = हाथ { $number }
# $arrow: ↻ or ↺; $trump: the trump suit
table-rules = { $arrow } बारी की दिशा · { $trump } तुरुप
# Stands after the dealer's name
table-dealer = · डीलर
# $name: whose turn it is
table-to-call = ⏳ कॉल की बारी: **{ $name }**
table-to-play = ⏳ चलने की बारी: **{ $name }**
table-closing = -# इस राउंड के बाद गेम खत्म हो जाएगा।
table-restored = -# बॉट फिर से चालू हुआ है। टेबल जैसी थी वैसी ही है, कुछ खोया नहीं।
table-abandoned = गेम बीच में ही बंद हो गया। यह गिना नहीं जाएगा।
# $number: the match's own, for its record; $secret, $commitment: hexadecimal digits
table-unsealed =
    -# गेम नंबर { $number } · पत्ते सीलबंद: `{ $commitment }`
    -# सील खुली: `{ $secret }`
# $voids: names with suits
table-voids = ये रंग नहीं आए: { $voids }

# $cards: cards with their players, the one that wins marked ▲
trick-line = { $cards }
# $cards: the four cards; $name: who won them
trick-last = -# पिछला हाथ: { $cards } · { $name }
trick-taken = यह हाथ **{ $name }** का, अगली चाल भी।

# $total: the four calls added up; $below: the least total that is played
redealt-low-calls = फिर से बँटे: कॉल का जोड़ { $total } था, { $below } से कम। डीलर वही।
redealt-no-trump = फिर से बँटे: किसी के पास एक भी तुरुप नहीं था। डीलर वही।
redealt-no-court = फिर से बँटे: किसी के पास J, Q, K या A में से कुछ नहीं था। डीलर वही।

# $made: yes or no; $tally: tricks won/call; $score of the deal; $total of the match
score-line =
    { $made ->
        [yes] ✅ **{ $name }** `{ $tally }` · { $score } · कुल **{ $total }**
       *[no] ❌ **{ $name }** `{ $tally }` · { $score } · कुल **{ $total }**
    }
next-deal-soon = अगला राउंड कुछ सेकंड में, या जैसे ही सब **{ button-next-deal }** दबा दें।
# $names: who has pressed
next-deal-ready = तैयार: { $names }
next-deal-extra = पहले नंबर पर बराबरी है: एक और राउंड से फ़ैसला होगा।

# $names: who won; $count: how many
match-won =
    { $count ->
        [one] ## 🏆 { $names } की जीत
       *[other] ## 🏆 { $names } की साझी जीत
    }
# The place is in code marks: Discord would number a list anew and lose shared places.
standing-line = `{ $place }` **{ $name }** · { $total }
extra-deal-scores = -# फ़ैसले का राउंड, जो सिर्फ़ बराबरी तोड़ने के लिए था:

scores-title = ### स्कोर
scores-key = -# + फ़ैसले का राउंड · = कुल

button-my-cards = मेरे पत्ते
button-scores = स्कोर
button-more = और
button-next-deal = अगला राउंड
button-rematch = एक गेम और
button-rules = नियम
button-table-again = टेबल फिर दिखाएँ
button-end = गेम खत्म करें
button-take-back = मेरी सीट वापस लें
# $name: the computer player who sits there
button-take-chair = { $name } की सीट लें

more-title = ### और
# $name: the computer player who sits there
chair-promised = अगले राउंड से { $name } की सीट आपकी। आपके पत्ते यहीं आएँगे।

you-left = आपने टेबल छोड़ दी है।
end-done = टेबल हटा दी गई है।
end-after-deal = इस राउंड के बाद गेम खत्म हो जाएगा।
# $votes: who has asked; $needed: how many it takes
end-votes = गेम खत्म करने के लिए आपकी हाँ मिल गई: { $needed } में से { $votes }। बाकी लोग भी /callbreak end लिख सकते हैं।

# Words inside the pictures: short, and without marks.

# $number: which deal; $deals: how many the match has, or none
picture-deal =
    { $deals ->
        [none] राउंड { $number }
       *[other] राउंड { $number }/{ $deals }
    }
# $number: which trick of the deal
picture-trick = हाथ { $number }/13
picture-trump = तुरुप
picture-final = आखिरी स्कोर
picture-tricks = हाथ
picture-score = स्कोर
picture-total = कुल
picture-made = पूरी
picture-missed = टूटी
# Stands in for a name that cannot be drawn. $number: 1 to 4
picture-seat = सीट { $number }

ping-turn = { $player }, आपकी बारी है।

end-sure = गेम अभी खत्म करें? यह किसी के लिए नहीं गिना जाएगा।
