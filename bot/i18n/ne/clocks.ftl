# Clocks, pings, people who are away, guests, and commands that reach beyond their channel.

# The clocks that a table can have
clock-quick = छिटो: एउटा तासलाई ३० सेकेन्ड
clock-normal = सामान्य: एउटा तासलाई ९० सेकेन्ड
clock-off = समय नगन्ने: दिनौँ लागे पनि हुन्छ
options-clock = समय

# $clock: one of the clocks above
lobby-clock = -# समय · { $clock }

# $when: a time that Discord shows, such as "in a minute"
ping-limit = -# तपाईंको सट्टा कम्प्युटरले खेल्छ: { $when }।

# What whoever was away sees in place of their cards
panel-away =
    ### तपाईंको तास कम्प्युटरले खेल्दै छ
    तपाईंको लगातार तीन पालो गयो। सिट र स्कोर अझै तपाईंकै हो: खेल्न **{ button-back }** थिच्नुस्।
button-back = म आएँ

# $when: a time that Discord shows, such as "in ten minutes"
table-all-away = टेबलमा कोही छैन। कसैले **{ button-back }** थिचेन भने गेम बीचैमा रोकिन्छ: { $when }।

# $guest: who asks; $name: the computer player, or whoever left, whose chair it is
table-asks = **{ $guest }** अर्को राउन्डदेखि { $name } को सिटमा बस्न खोज्दै हुनुहुन्छ।
button-admit = आउन दिने
button-decline = नदिने

# $name: whose chair it is
chair-asked = तपाईंले { $name } को सिट माग्नुभयो। यहाँ खेल्ने कसैले आउन दिएपछि अर्को राउन्डदेखि सिट तपाईंको हुन्छ।

# $reason: over, back (its owner came back) or declined
chair-not-yours =
    { $reason ->
        [over] गेम सकियो, त्यसैले { $name } को सिट तपाईंले पाउनुहुन्न। अर्को गेम पर्खिनुस्।
        [back] { $name } फर्किएर खेल्दै हुनुहुन्छ, त्यसैले त्यो सिट तपाईंले पाउनुहुन्न।
       *[declined] { $name } को सिटमा तपाईंलाई आउन दिइएन।
    }
refusal-away = तपाईं टेबलमा नहुँदा कम्प्युटरले खेल्दै छ। फेरि खेल्न **{ button-back }** थिच्नुस्।
refusal-last-deal = यो अन्तिम राउन्ड हो, अब सिट फेरिँदैन। अर्को गेम पर्खिनुस्।
table-again-wait = टेबल भर्खरै तल ल्याइएको हो। दस सेकेन्ड पर्खिनुस्।
command-admin-end = यो च्यानलको टेबल बन्द गर्ने, वा सर्भरको कुनै टेबल छान्ने

# One table in a menu. $channel: with #; $host: the host’s name
choose-table = { $channel } · { $host }
choose-table-which = कुन टेबल?
choose-to-leave = तपाईं धेरै टेबलमा हुनुहुन्छ। कुन छोड्ने?
choose-to-end = तपाईं धेरै टेबलमा हुनुहुन्छ। कुन गेम बन्द गर्ने?
choose-to-close = यो च्यानलमा टेबल छैन। कुन टेबल बन्द गर्ने? त्यहाँको गेम गनिँदैन।

# $channel: a mention
you-left-there = तपाईंले { $channel } को टेबल छोड्नुभयो।
no-chair-anywhere = यो सर्भरको कुनै टेबलमा तपाईंको सिट छैन।
no-tables = यो सर्भरमा कुनै टेबल खुला छैन।
table-closed-by-you = { $channel } को टेबल बन्द भयो। त्यहाँ चलिरहेको गेम गनिँदैन।
