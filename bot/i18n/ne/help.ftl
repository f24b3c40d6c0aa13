# How to play with this bot, in five lines (/callbreak help). Commands stay as they are typed; they become links.

help =
    ## कसरी खेल्ने
    1. /callbreak start ले टेबल खोल्छ। साथीहरूले **{ button-join }** थिच्ने; **{ button-start }** थिचेपछि खाली सिटमा कम्प्युटर बस्छ।
    2. तपाईंको तास एउटा म्यासेजमा आउँछ, जुन तपाईंले मात्र देख्नुहुन्छ। **{ button-my-cards }** वा /callbreak hand ले त्यो फेरि ल्याउँछ।
    3. कति हात उठाउने हो, कल गर्नुस्। अनि आफ्नो पालोमा पत्ती थिच्नुस्: नियमले फाल्न मिल्ने पत्ती रङ्गीन हुन्छन्।
    4. जानुपर्‍यो? **{ button-more }** मा टेबल छोड्ने बटन छ: कम्प्युटरले खेल्दै गर्छ, आफ्नो सिट पछि फिर्ता लिन मिल्छ।
    5. /callbreak rules मा उदाहरणसहितका नियम छन्, /callbreak leaderboard मा यहाँका सबैभन्दा राम्रा खेलाडी।
