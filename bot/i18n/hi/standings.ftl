# The leaderboard and people's profiles.

option-sort = किस हिसाब से; खाली छोड़ें तो जीत
option-scoring = किस स्कोरिंग के स्कोर; खाली छोड़ें तो कॉलब्रेक
option-page = किस पेज से शुरू करना है
option-member = किसका प्रोफ़ाइल; खाली छोड़ें तो आपका

# What a leaderboard goes by: labels of a menu, and the line under the title
sort-wins = जीत
sort-matches = गेम
sort-average-place = औसत स्थान
sort-calls-made = पूरी हुई कॉल
sort-average-score = हर राउंड का औसत स्कोर
sort-best-deal = सबसे अच्छा राउंड

# Kinds of scoring
scoring-callbreak = कॉलब्रेक स्कोरिंग
scoring-bridge = ब्रिज स्कोरिंग
scoring-tens = दस-दस वाली स्कोरिंग

# $count: wins
count-wins =
    { $count ->
        [one] { $count } जीत
       *[other] { $count } जीत
    }
# $count: finished matches
count-matches =
    { $count ->
        [one] { $count } गेम
       *[other] { $count } गेम
    }
# $share: how many calls in a hundred were made
short-wins = { $count } जीत
short-matches = { $count } गेम
percent = { $share }%

board-title = ## 🏆 लीडरबोर्ड
# $sort: what it goes by; $scoring: the kind of scoring, or none; $pages: how many pages
board-order =
    -# { $sort }{ $scoring ->
        [none] { "" }
       *[other] { " · " }{ $scoring }
    }{ $pages ->
        [one] { "" }
       *[other] { " · " }पेज { $page }/{ $pages }
    }
# $rank: in a column of equal width; $medal: 🥇, 🥈, 🥉 or nothing; $figure: what the board goes by;
# $more: matches or wins
board-line = `{ $rank }` { $medal }{ $player } · **{ $figure }** · { $more }
# $line: a line like those above
board-own = **आपका स्थान**
    { $line }
board-own-more = -# { $matches } · { $wins } · औसत स्थान { $place } · पूरी हुई कॉल { $made }
# $scored: yes when the board compares scores of one kind
board-own-none =
    { $scored ->
        [yes] -# यहाँ अभी आपका स्थान नहीं है: इस स्कोरिंग का एक गेम पूरा करें, जिसमें कम से कम एक और इंसान टेबल पर हो।
       *[no] -# यहाँ अभी आपका स्थान नहीं है: एक गेम पूरा करें, जिसमें कम से कम एक और इंसान टेबल पर हो।
    }
# $scored: yes when the board compares scores of one kind
board-empty =
    { $scored ->
        [yes] इस स्कोरिंग में अभी किसी का स्कोर नहीं है। वही पूरा गेम गिना जाता है जिसे कम से कम दो लोगों ने शुरू किया हो: /callbreak start से टेबल लगाएँ।
       *[no] लीडरबोर्ड में अभी कोई नहीं है। वही पूरा गेम गिना जाता है जिसे कम से कम दो लोगों ने शुरू किया हो: /callbreak start से टेबल लगाएँ।
    }
# $person: a mention
board-shown-by = -# { $person } ने दिखाया · और देखें: /callbreak leaderboard

board-sort-menu = किस हिसाब से
board-scoring-menu = कौन सी स्कोरिंग
button-previous = पिछला
button-next = अगला
button-show-everyone = सबको दिखाएँ
button-shown = दिखा दिया

profile-title = ## { $name }
profile-figures = **{ $matches }** · **{ $wins }**
    औसत स्थान **{ $place }**
    पूरी हुई कॉल **{ $made }**
# $matches: how many with this scoring; $average: a deal's score; $best: the best deal's
profile-scoring = **{ $scoring }** · { $matches }
    हर राउंड का औसत **{ $average }** · सबसे अच्छा राउंड **{ $best }**
profile-recent = ### पिछले गेम
    -# स्थान · स्कोर · नियम · तारीख
# $won: yes or no; $place: from 1; $total: the match's score; $rules: the ruleset; $when: a date
profile-match =
    { $won ->
        [yes] `{ $place }` 🏆 **{ $total }** · { $rules } · { $when }
       *[no] `{ $place }` **{ $total }** · { $rules } · { $when }
    }
profile-key = -# सिर्फ़ वही पूरे गेम गिने जाते हैं जिन्हें कम से कम दो लोगों ने शुरू किया हो।
profile-none-own = आपका यहाँ अभी कोई गेम पूरा नहीं हुआ है। वही गेम गिना जाता है जिसे कम से कम दो लोगों ने शुरू किया हो: /callbreak start से टेबल लगाएँ।
profile-none = { $name } का यहाँ अभी कोई गेम पूरा नहीं हुआ है। वही गेम गिना जाता है जिसे कम से कम दो लोगों ने शुरू किया हो।
profile-gone = { $name } इस सर्वर पर नहीं हैं।
