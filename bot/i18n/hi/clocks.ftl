# Clocks, pings, people who are away, guests, and commands that reach beyond their channel.

# The clocks that a table can have
clock-quick = तेज़: हर पत्ते के लिए 30 सेकंड
clock-normal = सामान्य: हर पत्ते के लिए 90 सेकंड
clock-off = समय की सीमा नहीं: चाहें तो कई दिन लगें
options-clock = समय

# $clock: one of the clocks above
lobby-clock = -# समय · { $clock }

# $when: a time that Discord shows, such as "in a minute"
ping-limit = -# आपकी जगह कंप्यूटर खेलेगा: { $when }।

# What whoever was away sees in place of their cards
panel-away =
    ### आपके पत्ते कंप्यूटर खेल रहा है
    आपकी लगातार तीन बारियाँ निकल गईं। सीट और स्कोर अब भी आपके हैं: आगे खेलने के लिए **{ button-back }** दबाएँ।
button-back = मैं यहाँ हूँ

# $when: a time that Discord shows, such as "in ten minutes"
table-all-away = टेबल पर कोई नहीं है। किसी ने **{ button-back }** नहीं दबाया तो गेम बीच में ही बंद हो जाएगा: { $when }।

# $guest: who asks; $name: the computer player, or whoever left, whose chair it is
table-asks = **{ $guest }** अगले राउंड से { $name } की सीट पर बैठना चाहते हैं।
button-admit = आने दें
button-decline = मना करें

# $name: whose chair it is
chair-asked = आपने { $name } की सीट माँगी है। यहाँ खेलने वालों में से कोई आने दे, तो अगले राउंड से सीट आपकी।

# $reason: over, back (its owner came back) or declined
chair-not-yours =
    { $reason ->
        [over] गेम खत्म हो गया, इसलिए { $name } की सीट आपको नहीं मिलेगी। अगले गेम का इंतज़ार करें।
        [back] { $name } लौट आए हैं और खेल रहे हैं, इसलिए वह सीट आपको नहीं मिलेगी।
       *[declined] { $name } की सीट पर आपको नहीं आने दिया गया।
    }
refusal-away = आप टेबल पर नहीं थे, इसलिए कंप्यूटर खेल रहा है। आगे खेलने के लिए **{ button-back }** दबाएँ।
refusal-last-deal = यह आखिरी राउंड है, अब सीट नहीं बदलेगी। अगले गेम का इंतज़ार करें।
table-again-wait = टेबल अभी-अभी नीचे लाई गई है। दस सेकंड रुकें।
command-admin-end = इस चैनल की टेबल बंद करें, या सर्वर की कोई टेबल चुनें

# One table in a menu. $channel: with #; $host: the host’s name
choose-table = { $channel } · { $host }
choose-table-which = कौन-सी टेबल?
choose-to-leave = आप कई टेबलों पर बैठे हैं। कौन-सी छोड़नी है?
choose-to-end = आप कई टेबलों पर बैठे हैं। कौन-सा गेम खत्म करना है?
choose-to-close = इस चैनल में कोई टेबल नहीं है। कौन-सी बंद करनी है? उसका गेम नहीं गिना जाएगा।

# $channel: a mention
you-left-there = आपने { $channel } की टेबल छोड़ दी है।
no-chair-anywhere = इस सर्वर की किसी टेबल पर आपकी सीट नहीं है।
no-tables = इस सर्वर पर कोई टेबल खुली नहीं है।
table-closed-by-you = { $channel } की टेबल बंद हो गई है। वहाँ चल रहा गेम नहीं गिना जाएगा।
