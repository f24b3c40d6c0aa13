# The table in words, for people who listen to it: the text style, and the descriptions of pictures. No symbols and
# no emoji; each line is read in order. $card: a card in words, from cards.ftl.

# Who plays a chair that no person plays
told-computer = { $name } (কম্পিউটার, { $level })
told-left = { $name } (উঠে গেছেন, কম্পিউটার খেলছে)

told-dealer = ডিলার { $name }।
# $won of $call tricks; $call is none before the call; $total: points so far
told-tally =
    { $call ->
        [none] { $name }: এখনো কল নেই, মোট { $total }।
       *[other] { $name }: কল { $call }, পিট { $won }, মোট { $total }।
    }
# $number: which trick; $plays: the next two texts, one for each card
told-trick = { $number } নম্বর পিট: { $plays }।
told-led = { $name } শুরু করলেন { $card }
told-played = { $name } দিলেন { $card }
told-winning = পিটে এগিয়ে { $name }।
told-taken =
    { $leads ->
        [yes] পিট নিলেন { $name }, পরের চালও তাঁর।
       *[no] পিট নিলেন { $name }।
    }
told-to-call = এবার কল দেবেন { $name }।
told-to-play = এবার চাল দেবেন { $name }।
# $made: yes or no; $score of the deal, $total of the match
told-scored =
    { $made ->
        [yes] { $name }: কল { $call }, পিট { $won }, কল হয়েছে, { $score }। মোট { $total }।
       *[no] { $name }: কল { $call }, পিট { $won }, কল মিস, { $score }। মোট { $total }।
    }
# $place: 1 to 4
told-place = স্থান { $place }: { $name }, { $total }।
told-match-won =
    { $count ->
        [1] ম্যাচ জিতেছেন { $names }।
       *[other] যৌথভাবে জিতেছেন { $names }।
    }

# The player's own panel
told-your-turn = আপনার চাল, { $number } নম্বর পিট।
told-your-call = কয়টা পিট নেবেন?
told-your-cards = আপনার তাস:
# $suit: a suit in words; $ranks: ranks in words
told-suit = { $suit }: { $ranks }।
told-you-lead = আপনি আগে খেলবেন।
told-may-play = খেলতে পারেন:
told-my-call = আপনি কল দিয়েছেন { $call }।
told-wait = এখনো আপনার চাল আসেনি।

# Menus in place of buttons
menu-card = একটা তাস বেছে নিন
menu-call = কল বেছে নিন

told-title = { $rules }, { $deal }।

told-scores-total = মোট: { $scores }।
told-scores-deal = { $number } নম্বর রাউন্ড: { $scores }।
told-scores-extra = বাড়তি রাউন্ড, শুধু সমান ভাঙার জন্য: { $scores }।
told-score = { $name } { $score }
