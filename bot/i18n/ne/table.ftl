# The public table of a running or finished match, the score list, and what stands behind "More".

# $number: which deal; $deals: how many the match has, or none
table-deal =
    { $deals ->
        [none] राउन्ड { $number }
       *[other] { $deals } मध्ये राउन्ड { $number }
    }
table-extra-deal = फैसलाको राउन्ड
# $number: which trick of the deal
table-trick = हात { $number }
# $arrow: ↻ or ↺; $trump: the trump suit
table-rules = { $arrow } पालोको दिशा · { $trump } तुरुप
# Stands after the dealer's name
table-dealer = · बाँड्ने
# $name: whose turn it is
table-to-call = ⏳ कल गर्ने पालो: **{ $name }**
table-to-play = ⏳ फाल्ने पालो: **{ $name }**
table-closing = -# यो राउन्डपछि गेम सकिन्छ।
table-restored = -# बोट फेरि चालू भयो। टेबल जस्ताको तस्तै छ, केही हराएको छैन।
table-abandoned = गेम बीचैमा रोकियो। यो गनिँदैन।
# $number: the match's own, for its record; $secret, $commitment: hexadecimal digits
table-unsealed =
    -# गेम नम्बर { $number } · तास सिलबन्दी: `{ $commitment }`
    -# खोलिएको सिल: `{ $secret }`
# $voids: names with suits
table-voids = यी रङ आएनन्: { $voids }

# $cards: cards with their players, the one that wins marked ▲
trick-line = { $cards }
# $cards: the four cards; $name: who won them
trick-last = -# अघिल्लो: { $cards } · { $name }
trick-taken = यो हात **{ $name }** को, अर्को चाल पनि।

# $total: the four calls added up; $below: the least total that is played
redealt-low-calls = फेरि बाँडियो: कलको जम्मा { $total } भयो, { $below } भन्दा कम। बाँड्ने उही।
redealt-no-trump = फेरि बाँडियो: कसैलाई एउटा पनि तुरुप आएन। बाँड्ने उही।
redealt-no-court = फेरि बाँडियो: कसैलाई J, Q, K, A एउटा पनि आएन। बाँड्ने उही।

# $made: yes or no; $tally: tricks won/call; $score of the deal; $total of the match
score-line =
    { $made ->
        [yes] ✅ **{ $name }** `{ $tally }` · { $score } · जम्मा **{ $total }**
       *[no] ❌ **{ $name }** `{ $tally }` · { $score } · जम्मा **{ $total }**
    }
next-deal-soon = अर्को राउन्ड केही सेकेन्डमा, वा सबैले **{ button-next-deal }** थिच्नेबित्तिकै।
# $names: who has pressed
next-deal-ready = तयार: { $names }
next-deal-extra = पहिलो स्थानमा बराबर भयो: अर्को एक राउन्डले फैसला गर्छ।

# $names: who won; $count: how many
match-won =
    { $count ->
        [one] ## 🏆 { $names } को जित
       *[other] ## 🏆 { $names } को साझा जित
    }
# The place is in code marks: Discord would number a list anew and lose shared places.
standing-line = `{ $place }` **{ $name }** · { $total }
extra-deal-scores = -# फैसलाको राउन्ड, बराबरी टुङ्ग्याउन मात्र:

scores-title = ### स्कोर
scores-key = -# + फैसलाको राउन्ड · = जम्मा

button-my-cards = मेरो तास
button-scores = स्कोर
button-more = अरू
button-next-deal = अर्को राउन्ड
button-rematch = अर्को गेम
button-rules = नियम
button-table-again = टेबल फेरि देखाउने
button-end = गेम बन्द गर्ने
button-take-back = मेरो सिट फिर्ता लिने
# $name: the computer player who sits there
button-take-chair = { $name } को सिट लिने

more-title = ### अरू
# $name: the computer player who sits there
chair-promised = अर्को राउन्डदेखि { $name } को सिट तपाईंको। तास यहीँ आउँछ।

you-left = तपाईंले टेबल छोड्नुभयो।
end-done = टेबल हटाइयो।
end-after-deal = यो राउन्डपछि गेम सकिन्छ।
# $votes: who has asked; $needed: how many it takes
end-votes = गेम बन्द गर्ने तपाईंको मत आयो: चाहिने { $needed } मध्ये { $votes }। अरूले पनि /callbreak end लेख्न सक्छन्।

# Words inside the pictures: short, and without marks.

# $number: which deal; $deals: how many the match has, or none
picture-deal =
    { $deals ->
        [none] राउन्ड { $number }
       *[other] राउन्ड { $number }/{ $deals }
    }
# $number: which trick of the deal
picture-trick = हात { $number }/13
picture-trump = तुरुप
picture-final = अन्तिम स्कोर
picture-tricks = हात
picture-score = स्कोर
picture-total = जम्मा
picture-made = पुग्यो
picture-missed = पुगेन
# Stands in for a name that cannot be drawn. $number: 1 to 4
picture-seat = सिट { $number }

ping-turn = { $player }, तपाईंको पालो।

end-sure = गेम अहिल्यै बन्द गर्ने? यो कसैको पनि गनिँदैन।
