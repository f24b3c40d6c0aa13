# How to play with this bot, in five lines (/callbreak help). Commands stay as they are typed; they become links.

help =
    ## कैसे खेलें
    1. /callbreak start से टेबल लगती है। दोस्त **{ button-join }** दबाएँ; **{ button-start }** दबाते ही खाली सीटों पर कंप्यूटर बैठ जाते हैं।
    2. आपके पत्ते एक मैसेज में आते हैं, जो सिर्फ़ आपको दिखता है। **{ button-my-cards }** या /callbreak hand से वह फिर आ जाता है।
    3. कॉल करें कि आपके कितने हाथ बनेंगे। फिर अपनी बारी पर पत्ता दबाएँ: जो पत्ते नियम से चल सकते हैं, वे रंगीन हैं।
    4. जाना पड़ गया? **{ button-more }** में उठने का बटन है: कंप्यूटर खेलता रहेगा, और आपकी सीट बाद में वापस मिल सकती है।
    5. /callbreak rules में उदाहरणों के साथ नियम हैं, /callbreak leaderboard में यहाँ के सबसे अच्छे खिलाड़ी।
