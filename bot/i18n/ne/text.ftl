# The table in words, for people who listen to it: the text style, and the descriptions of pictures. No symbols and
# no emoji; each line is read in order. $card: a card in words, from cards.ftl.

# Who plays a chair that no person plays
told-computer = { $name } (कम्प्युटर, { $level })
told-left = { $name } (टेबलमा हुनुहुन्न, कम्प्युटरले खेल्दै छ)

told-dealer = तास बाँड्ने: { $name }।
# $won of $call tricks; $call is none before the call; $total: points so far
told-tally =
    { $call ->
        [none] { $name }: कल बाँकी, जम्मा { $total }।
       *[other] { $name }: कल { $call }, उठेको हात { $won }, जम्मा { $total }।
    }
# $number: which trick; $plays: the next two texts, one for each card
told-trick = हात { $number }: { $plays }।
told-led = पहिलो चाल { $name } को { $card }
told-played = अनि { $name } को { $card }
told-winning = अहिले हात { $name } को छ।
told-taken =
    { $leads ->
        [yes] यो हात { $name } को, अर्को चाल पनि।
       *[no] यो हात { $name } को।
    }
told-to-call = कल गर्ने पालो: { $name }।
told-to-play = फाल्ने पालो: { $name }।
# $made: yes or no; $score of the deal, $total of the match
told-scored =
    { $made ->
        [yes] { $name }: कल { $call }, उठेको हात { $won }, कल पुग्यो, { $score }। जम्मा { $total }।
       *[no] { $name }: कल { $call }, उठेको हात { $won }, कल पुगेन, { $score }। जम्मा { $total }।
    }
# $place: 1 to 4
told-place = स्थान { $place }: { $name }, { $total }।
told-match-won =
    { $count ->
        [one] यो गेमको जित: { $names }।
       *[other] यो गेमको साझा जित: { $names }।
    }

# The player's own panel
told-your-turn = तपाईंको पालो, हात { $number }।
told-your-call = कति हात उठाउने?
told-your-cards = तपाईंको तास:
# $suit: a suit in words; $ranks: ranks in words
told-suit = { $suit }: { $ranks }।
told-you-lead = पहिलो चाल तपाईंको।
told-may-play = फाल्न मिल्ने:
told-my-call = तपाईंको कल { $call }।
told-wait = अहिले तपाईंको पालो होइन।

# Menus in place of buttons
menu-card = पत्ती छान्नुस्
menu-call = आफ्नो कल छान्नुस्

told-title = { $rules }, { $deal }।

told-scores-total = जम्मा: { $scores }।
told-scores-deal = राउन्ड { $number }: { $scores }।
told-scores-extra = फैसलाको राउन्ड, बराबरी टुङ्ग्याउन मात्र: { $scores }।
told-score = { $name } { $score }
