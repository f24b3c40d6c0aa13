# The leaderboard and people's profiles.

option-sort = কী ধরে সাজানো হবে; না দিলে জয়
option-scoring = কোন হিসাবের স্কোর মেলানো হবে; না দিলে কলব্রেক
option-page = কোন পাতা থেকে শুরু
option-member = কার প্রোফাইল; না দিলে আপনার

# What a leaderboard goes by: labels of a menu, and the line under the title
sort-wins = জয়
sort-matches = ম্যাচ
sort-average-place = গড় স্থান
sort-calls-made = সফল কল
sort-average-score = রাউন্ডের গড় স্কোর
sort-best-deal = সেরা রাউন্ড

# Kinds of scoring
scoring-callbreak = কলব্রেকের হিসাব
scoring-bridge = ব্রিজের হিসাব
scoring-tens = দশের হিসাব

# $count: wins
count-wins = { $count } জয়
# $count: finished matches
count-matches = { $count } ম্যাচ
# $share: how many calls in a hundred were made
short-wins = { $count } জয়
short-matches = { $count } ম্যাচ
percent = { $share }%

board-title = ## 🏆 লিডারবোর্ড
# $sort: what it goes by; $scoring: the kind of scoring, or none; $pages: how many pages
board-order =
    -# { $sort }{ $scoring ->
        [none] { "" }
       *[other] { " · " }{ $scoring }
    }{ $pages ->
        [1] { "" }
       *[other] { " · " }পাতা { $page }/{ $pages }
    }
# $rank: in a column of equal width; $medal: 🥇, 🥈, 🥉 or nothing; $figure: what the board goes by;
# $more: matches or wins
board-line = `{ $rank }` { $medal }{ $player } · **{ $figure }** · { $more }
# $line: a line like those above
board-own = **আপনার স্থান**
    { $line }
board-own-more = -# { $matches } · { $wins } · গড় স্থান { $place } · সফল কল { $made }
# $scored: yes when the board compares scores of one kind
board-own-none =
    { $scored ->
        [yes] -# এখানে আপনার স্থান এখনো নেই: এই হিসাবে একটা ম্যাচ শেষ করুন, টেবিলে অন্তত আরেকজন মানুষ নিয়ে।
       *[no] -# এখানে আপনার স্থান এখনো নেই: একটা ম্যাচ শেষ করুন, টেবিলে অন্তত আরেকজন মানুষ নিয়ে।
    }
# $scored: yes when the board compares scores of one kind
board-empty =
    { $scored ->
        [yes] এই হিসাবে এখনো কারও স্কোর নেই। অন্তত দুজন মানুষ শুরু করলে শেষ হওয়া ম্যাচ ধরা হয়: /callbreak start দিয়ে টেবিল খুলুন।
       *[no] লিডারবোর্ডে এখনো কেউ নেই। অন্তত দুজন মানুষ শুরু করলে শেষ হওয়া ম্যাচ ধরা হয়: /callbreak start দিয়ে টেবিল খুলুন।
    }
# $person: a mention
board-shown-by = -# সবাইকে দেখিয়েছেন { $person } · আরও দেখতে /callbreak leaderboard

board-sort-menu = কী ধরে সাজাব
board-scoring-menu = কোন হিসাব
button-previous = আগের পাতা
button-next = পরের পাতা
button-show-everyone = সবাইকে দেখান
button-shown = দেখানো হয়েছে

profile-title = ## { $name }
profile-figures = **{ $matches }** · **{ $wins }**
    গড় স্থান **{ $place }**
    সফল কল **{ $made }**
# $matches: how many with this scoring; $average: a deal's score; $best: the best deal's
profile-scoring = **{ $scoring }** · { $matches }
    রাউন্ডে গড়ে **{ $average }** · সেরা রাউন্ড **{ $best }**
profile-recent = ### শেষ কয়েকটা ম্যাচ
    -# স্থান · স্কোর · নিয়ম · দিন
# $won: yes or no; $place: from 1; $total: the match's score; $rules: the ruleset; $when: a date
profile-match =
    { $won ->
        [yes] `{ $place }` 🏆 **{ $total }** · { $rules } · { $when }
       *[no] `{ $place }` **{ $total }** · { $rules } · { $when }
    }
profile-key = -# অন্তত দুজন মানুষ শুরু করেছেন, এমন শেষ হওয়া ম্যাচই ধরা হয়।
profile-none-own = আপনি এখানে এখনো কোনো ম্যাচ শেষ করেননি। অন্তত দুজন মানুষ শুরু করলে ম্যাচ ধরা হয়: /callbreak start দিয়ে টেবিল খুলুন।
profile-none = { $name } এখানে এখনো কোনো ম্যাচ শেষ করেননি। অন্তত দুজন মানুষ শুরু করলে ম্যাচ ধরা হয়।
profile-gone = { $name } এই সার্ভারে নেই।
