# Why something is not done, and what to do instead. One message a refusal: refusal-<code>.
# Only the person who pressed sees it. Cards and suits come as finished text:
# $card: the card that was refused; $best: the best trump, or the best card of the suit led, as it lies; both with
#     the suit's symbol. $best_rank: its rank in words, before "से" (rank-the)
# $suit: the symbol of the suit led; $suit_name: its word
# $held: the cards that may be played; $choice: the same to choose from, with their
#     symbols where they are of several suits; $held_one: some card of their suit (suit-one)


## The game

# $phase: dealing, calling, playing, over, abandoned
refusal-not-now =
    { $phase ->
        [dealing] पत्ते अभी बँटे नहीं हैं। अगले राउंड तक रुकें।
        [calling] पहले कॉल होगी। चारों की कॉल हो जाए, तब पत्ते चलेंगे।
        [playing] कॉल हो चुकी हैं, अब पत्ते चल रहे हैं। अपनी बारी पर पत्ता चलें।
        [over] यह गेम खत्म हो चुका है। नए गेम के लिए /callbreak start।
       *[abandoned] यह गेम बीच में ही बंद हो गया। नए गेम के लिए /callbreak start।
    }

# $turn: the name of the player who is to move
refusal-not-your-turn = अभी { $turn } की बारी है। आपकी बारी पर आपके बटन आ जाएँगे।

refusal-call-out-of-range = यहाँ कॉल { $lowest } से { $highest } तक होती है। इसी में से कोई कॉल करें।

refusal-card-not-held = { $card } आपके पास नहीं है। जो पत्ते आपको दिख रहे हैं, उन्हीं में से चलें।

refusal-must-follow = वही रंग चलना पड़ेगा। आपके पास: { $held }।

refusal-must-beat = { $best_rank } से बड़ा चलना पड़ेगा: { $choice }।

# $best: the best trump in the trick, or none
refusal-must-trump =
    { $best ->
        [none] आपके पास { $suit_name } नहीं है: { $held_one } चलना पड़ेगा। चलें: { $choice }।
       *[other] आपके पास { $suit_name } नहीं है: { $best_rank } से बड़ा { $held_one } चलना पड़ेगा। चलें: { $choice }।
    }

refusal-must-trump-anyway =
    आपके पास { $suit_name } नहीं है: { $held_one } चलना पड़ेगा, चाहे { $best_rank } से छोटा हो। चलें: { $choice }।

refusal-must-not-undertrump =
    जब तक कोई और पत्ता है, { $best_rank } से छोटा तुरुप नहीं चलेगा। चलें: { $choice }।

refusal-must-not-lead-trump =
    राउंड की पहली चाल तुरुप की नहीं होती। चलें: { $choice }।


## The table

refusal-channel-taken =
    इस चैनल में पहले से एक टेबल है: /callbreak table से दिखेगी। उसी पर बैठें, या अपनी टेबल किसी और चैनल या थ्रेड में लगाएँ।

refusal-no-table = इस चैनल में कोई टेबल नहीं है। /callbreak start से टेबल लगाएँ।

refusal-table-gone = यह टेबल अब नहीं है। नई टेबल के लिए /callbreak start।

refusal-not-in-lobby = गेम शुरू हो चुका है, अब यह नहीं बदल सकता।

refusal-not-in-match = गेम अभी शुरू नहीं हुआ। सब आ जाएँ तो होस्ट **{ button-start }** दबाए।

refusal-already-seated = इस टेबल पर आपकी सीट पहले से है।

# $left: yes when the player left the match, no when they never had a chair
refusal-not-seated =
    { $left ->
        [yes] आपने यह गेम छोड़ दिया था, आपके पत्ते कंप्यूटर खेल रहा है। फिर से खेलना हो तो **{ button-take-back }** दबाएँ।
       *[no] इस टेबल पर आपकी सीट नहीं है।
    }

refusal-table-full = चारों सीटें भर चुकी हैं। किसी और चैनल या थ्रेड में अपनी टेबल लगाएँ।

# $names: who the chairs are kept for
refusal-chairs-kept =
    खाली सीटें दो मिनट तक { $names } के लिए रखी हैं। उनके बैठने या दो मिनट पूरे होने पर फिर कोशिश करें।

# $host_id: the host, as a mention
refusal-host-only = यह सिर्फ़ होस्ट { $host_id } ही कर सकते हैं।

refusal-no-computer = हटाने के लिए कोई कंप्यूटर खिलाड़ी नहीं है।

# $seated: yes when the player is sitting there, no when they have no chair (any more)
refusal-not-left =
    { $seated ->
        [yes] यहाँ वापस लेने को कोई सीट नहीं है: आपने यह गेम छोड़ा ही नहीं है।
       *[no] यहाँ वापस लेने को आपकी कोई सीट नहीं है। छोड़ी हुई सीट पर कोई और बैठ सकता है।
    }

refusal-chair-taken = यह सीट किसी और की है, या अगले राउंड से उसकी होगी। दूसरी सीट चुनें।

refusal-deal-running = यह राउंड अभी चल रहा है। इसका स्कोर आने के बाद अगला शुरू होगा।

refusal-stale-move = वह बटन पुराना था। अभी खेल यहाँ है।

# $why: which choice is wrong, and why
refusal-wrong-rules = इन नियमों से नहीं खेला जा सकता। { $why }

refusal-conflict = ठीक उसी समय किसी और ने भी बटन दबाया, इसलिए कुछ नहीं हुआ। फिर से दबाएँ।
