# Why something is not done, and what to do instead. One message a refusal: refusal-<code>.
# Only the person who pressed sees it. Cards and suits come as finished text:
# $card: the card that was refused; $best: the best trump, or the best card of the suit led, as it lies; both with
#     the suit's symbol. $best_rank: its rank in words, before "भन्दा" (rank-the)
# $suit: the symbol of the suit led; $suit_name: its word
# $held: the cards that may be played; $choice: the same to choose from, with their
#     symbols where they are of several suits; $held_one: some card of their suit (suit-one)


## The game

# $phase: dealing, calling, playing, over, abandoned
refusal-not-now =
    { $phase ->
        [dealing] तास अझै बाँडिएको छैन। अर्को राउन्ड पर्खनुस्।
        [calling] पहिले कल हुन्छ। चारै जनाको कल भएपछि पत्ती फाल्न मिल्छ।
        [playing] कल भइसक्यो, अब पत्ती फाल्ने हो। आफ्नो पालोमा पत्ती फाल्नुस्।
        [over] यो गेम सकियो। नयाँ गेम खेल्न /callbreak start।
       *[abandoned] यो गेम बीचैमा रोकियो। नयाँ गेम खेल्न /callbreak start।
    }

# $turn: the name of the player who is to move
refusal-not-your-turn = अहिले { $turn } को पालो हो। तपाईंको पालोमा बटन आउँछन्।

refusal-call-out-of-range = यहाँ कल { $lowest } देखि { $highest } सम्म हुन्छ। त्यसैभित्रको कल गर्नुस्।

refusal-card-not-held = { $card } तपाईंसँग छैन। आफूले देखेको तासबाटै एउटा फाल्नुस्।

refusal-must-follow = त्यही रङ फाल्नुपर्छ। तपाईंसँग: { $held }।

refusal-must-beat = { $best_rank } भन्दा ठूलो फाल्नुपर्छ: { $choice }।

# $best: the best trump in the trick, or none
refusal-must-trump =
    { $best ->
        [none] तपाईंसँग { $suit_name } छैन: { $held_one } फाल्नुपर्छ। फाल्न मिल्ने: { $choice }।
       *[other] तपाईंसँग { $suit_name } छैन: { $best_rank } भन्दा ठूलो { $held_one } फाल्नुपर्छ। फाल्न मिल्ने: { $choice }।
    }

refusal-must-trump-anyway =
    तपाईंसँग { $suit_name } छैन: { $best_rank } भन्दा सानो भए पनि { $held_one } फाल्नुपर्छ। फाल्न मिल्ने: { $choice }।

refusal-must-not-undertrump =
    अरू पत्ती हुँदासम्म { $best_rank } भन्दा सानो तुरुप फाल्न मिल्दैन। फाल्न मिल्ने: { $choice }।

refusal-must-not-lead-trump =
    राउन्डको पहिलो चाल तुरुपको हुँदैन। फाल्न मिल्ने: { $choice }।


## The table

refusal-channel-taken =
    यो च्यानलमा टेबल छँदै छ: /callbreak table ले देखाउँछ। त्यसैमा बस्नुस्, वा अर्को च्यानल वा थ्रेडमा आफ्नो टेबल खोल्नुस्।

refusal-no-table = यो च्यानलमा कुनै टेबल छैन। /callbreak start ले टेबल खोल्छ।

refusal-table-gone = यो टेबल अब छैन। नयाँ टेबल खोल्न /callbreak start।

refusal-not-in-lobby = गेम सुरु भइसक्यो, अब यो फेर्न मिल्दैन।

refusal-not-in-match = गेम अझै सुरु भएको छैन। सबै आएपछि होस्टले **{ button-start }** थिच्नुपर्छ।

refusal-already-seated = यो टेबलमा तपाईंको सिट छँदै छ।

# $left: yes when the player left the match, no when they never had a chair
refusal-not-seated =
    { $left ->
        [yes] तपाईंले यो गेम छोड्नुभयो, तास कम्प्युटरले खेल्दै छ। फेरि खेल्न **{ button-take-back }** थिच्नुस्।
       *[no] यो टेबलमा तपाईंको सिट छैन।
    }

refusal-table-full = चारै सिट भरिए। अर्को च्यानल वा थ्रेडमा आफ्नै टेबल खोल्नुस्।

# $names: who the chairs are kept for
refusal-chairs-kept =
    खाली सिट दुई मिनेटसम्म { $names } का लागि राखिएका छन्। उहाँहरू बसेपछि वा समय सकिएपछि फेरि प्रयास गर्नुस्।

# $host_id: the host, as a mention
refusal-host-only = यो काम होस्ट { $host_id } ले मात्र गर्न मिल्छ।

refusal-no-computer = हटाउने कम्प्युटर खेलाडी छैन।

# $seated: yes when the player is sitting there, no when they have no chair (any more)
refusal-not-left =
    { $seated ->
        [yes] यहाँ फिर्ता लिने सिट छैन: तपाईंले यो गेम छोड्नुभएकै छैन।
       *[no] यहाँ फिर्ता लिने तपाईंको सिट छैन। छोडेको सिटमा अरू कोही बस्न सक्छ।
    }

refusal-chair-taken = यो सिट अरू कसैको हो, वा अर्को राउन्डदेखि हुन्छ। अर्को सिट छान्नुस्।

refusal-deal-running = यो राउन्ड चलिरहेको छ। यसको स्कोर आएपछि अर्को सुरु हुन्छ।

refusal-stale-move = त्यो बटन पुरानो भइसक्यो। अहिले खेल यहाँ छ।

# $why: which choice is wrong, and why
refusal-wrong-rules = यी नियमले खेल्न मिल्दैन। { $why }

refusal-conflict = ठ्याक्कै त्यही बेला अरू कसैले पनि थिच्यो, त्यसैले केही भएन। फेरि थिच्नुस्।
