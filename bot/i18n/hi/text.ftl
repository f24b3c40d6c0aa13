# The table in words, for people who listen to it: the text style, and the descriptions of pictures. No symbols and
# no emoji; each line is read in order. $card: a card in words, from cards.ftl.

# Who plays a chair that no person plays
told-computer = { $name } (कंप्यूटर, { $level })
told-left = { $name } (टेबल पर नहीं हैं, कंप्यूटर खेल रहा है)

told-dealer = डीलर: { $name }।
# $won of $call tricks; $call is none before the call; $total: points so far
told-tally =
    { $call ->
        [none] { $name }: कॉल बाकी, कुल { $total }।
       *[other] { $name }: कॉल { $call }, हाथ बने { $won }, कुल { $total }।
    }
# $number: which trick; $plays: the next two texts, one for each card
told-trick = हाथ { $number }: { $plays }।
told-led = { $name } की पहली चाल { $card }
told-played = फिर { $name } की चाल { $card }
told-winning = हाथ अभी { $name } का है।
told-taken =
    { $leads ->
        [yes] यह हाथ { $name } का, अगली चाल भी।
       *[no] यह हाथ { $name } का।
    }
told-to-call = कॉल की बारी: { $name }।
told-to-play = चलने की बारी: { $name }।
# $made: yes or no; $score of the deal, $total of the match
told-scored =
    { $made ->
        [yes] { $name }: कॉल { $call }, हाथ बने { $won }, कॉल पूरी, { $score }। कुल { $total }।
       *[no] { $name }: कॉल { $call }, हाथ बने { $won }, कॉल टूटी, { $score }। कुल { $total }।
    }
# $place: 1 to 4
told-place = स्थान { $place }: { $name }, { $total }।
told-match-won =
    { $count ->
        [one] इस गेम की जीत: { $names }।
       *[other] इस गेम की साझी जीत: { $names }।
    }

# The player's own panel
told-your-turn = आपकी बारी, हाथ { $number }।
told-your-call = आपके कितने हाथ बनेंगे?
told-your-cards = आपके पत्ते:
# $suit: a suit in words; $ranks: ranks in words
told-suit = { $suit }: { $ranks }।
told-you-lead = पहली चाल आपकी।
told-may-play = ये चल सकते हैं:
told-my-call = आपकी कॉल { $call }।
told-wait = अभी आपकी बारी नहीं है।

# Menus in place of buttons
menu-card = पत्ता चुनें
menu-call = अपनी कॉल चुनें

told-title = { $rules }, { $deal }।

told-scores-total = कुल: { $scores }।
told-scores-deal = राउंड { $number }: { $scores }।
told-scores-extra = फ़ैसले का राउंड, सिर्फ़ बराबरी तोड़ने के लिए: { $scores }।
told-score = { $name } { $score }
