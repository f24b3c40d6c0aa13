# The leaderboard and people's profiles.

option-sort = के हेरेर मिलाउने; खाली छोडे जित
option-scoring = कुन स्कोरिङको स्कोर; खाली छोडे कलब्रेक
option-page = कुन पेजबाट सुरु गर्ने
option-member = कसको प्रोफाइल; खाली छोडे तपाईंको

# What a leaderboard goes by: labels of a menu, and the line under the title
sort-wins = जित
sort-matches = गेम
sort-average-place = औसत स्थान
sort-calls-made = पुगेको कल
sort-average-score = राउन्डको औसत स्कोर
sort-best-deal = सबैभन्दा राम्रो राउन्ड

# Kinds of scoring
scoring-callbreak = कलब्रेक स्कोरिङ
scoring-bridge = ब्रिज स्कोरिङ
scoring-tens = दस-दसको स्कोरिङ

# $count: wins
count-wins =
    { $count ->
        [one] { $count } जित
       *[other] { $count } जित
    }
# $count: finished matches
count-matches =
    { $count ->
        [one] { $count } गेम
       *[other] { $count } गेम
    }
# $share: how many calls in a hundred were made
short-wins = { $count } जित
short-matches = { $count } गेम
percent = { $share }%

board-title = ## 🏆 लिडरबोर्ड
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
board-own = **तपाईंको स्थान**
    { $line }
board-own-more = -# { $matches } · { $wins } · औसत स्थान { $place } · पुगेको कल { $made }
# $scored: yes when the board compares scores of one kind
board-own-none =
    { $scored ->
        [yes] -# यहाँ तपाईंको स्थान अझै छैन: यो स्कोरिङको एउटा गेम पूरा खेल्नुस्, टेबलमा कम्तीमा अर्को एक जना मान्छे हुनुपर्छ।
       *[no] -# यहाँ तपाईंको स्थान अझै छैन: एउटा गेम पूरा खेल्नुस्, टेबलमा कम्तीमा अर्को एक जना मान्छे हुनुपर्छ।
    }
# $scored: yes when the board compares scores of one kind
board-empty =
    { $scored ->
        [yes] यो स्कोरिङमा अझै कसैको स्कोर छैन। कम्तीमा दुई जनाले सुरु गरेको, पूरा भएको गेम मात्र गनिन्छ: /callbreak start ले टेबल खोल्छ।
       *[no] लिडरबोर्डमा अझै कोही छैन। कम्तीमा दुई जनाले सुरु गरेको, पूरा भएको गेम मात्र गनिन्छ: /callbreak start ले टेबल खोल्छ।
    }
# $person: a mention
board-shown-by = -# देखाउने: { $person } · अरू हेर्न /callbreak leaderboard

board-sort-menu = के हेरेर मिलाउने
board-scoring-menu = कुन स्कोरिङ
button-previous = अघिल्लो
button-next = अर्को
button-show-everyone = सबैलाई देखाउने
button-shown = देखाइयो

profile-title = ## { $name }
profile-figures = **{ $matches }** · **{ $wins }**
    औसत स्थान **{ $place }**
    पुगेको कल **{ $made }**
# $matches: how many with this scoring; $average: a deal's score; $best: the best deal's
profile-scoring = **{ $scoring }** · { $matches }
    राउन्डको औसत **{ $average }** · सबैभन्दा राम्रो राउन्ड **{ $best }**
profile-recent = ### पछिल्ला गेम
    -# स्थान · स्कोर · नियम · मिति
# $won: yes or no; $place: from 1; $total: the match's score; $rules: the ruleset; $when: a date
profile-match =
    { $won ->
        [yes] `{ $place }` 🏆 **{ $total }** · { $rules } · { $when }
       *[no] `{ $place }` **{ $total }** · { $rules } · { $when }
    }
profile-key = -# कम्तीमा दुई जनाले सुरु गरेको, पूरा भएको गेम मात्र गनिन्छ।
profile-none-own = तपाईंको यहाँ अझै कुनै गेम पूरा भएको छैन। कम्तीमा दुई जनाले सुरु गरेको गेम मात्र गनिन्छ: /callbreak start ले टेबल खोल्छ।
profile-none = { $name } को यहाँ अझै कुनै गेम पूरा भएको छैन। कम्तीमा दुई जनाले सुरु गरेको गेम मात्र गनिन्छ।
profile-gone = { $name } यो सर्भरमा हुनुहुन्न।
