# The lobby: the public message before a match, the host's options, and the commands that open a table.

# $host: the host's name
lobby-title = ## { $host } की कॉलब्रेक टेबल

# A chair with nobody in it
chair-free = खाली सीट

# $name: who is the host
lobby-host = **{ $name }** · होस्ट
# $name: a player of the last match who has not pressed yet
lobby-kept = *{ $name } के लिए रखी है*

lobby-hint = खेलना है तो **{ button-join }** दबाएँ। **{ button-start }** दबाने पर जो सीटें खाली हों, उन पर कंप्यूटर बैठते हैं।

# $commitment: 64 hexadecimal digits
lobby-seal = -# पत्ते सीलबंद: `{ $commitment }` · /callbreak fairness

lobby-closed = यह टेबल हट चुकी है। नई टेबल के लिए /callbreak start।

button-join = बैठें
button-leave = उठें
button-add-computer = कंप्यूटर जोड़ें
button-remove-computer = कंप्यूटर हटाएँ
button-start = शुरू करें
button-options = नियम बदलें
button-cancel = टेबल हटाएँ

options-title = ### इस गेम के नियम
options-preset = नियम
options-deals = कितने राउंड

# $count: deals in a match
deals-count =
    { $count ->
        [one] { $count } राउंड
       *[other] { $count } राउंड
    }
# $count: the preset's own number of deals, or none
deals-own =
    { $count ->
        [none] नियम के अनुसार (जब तक चाहें)
       *[other] नियम के अनुसार ({ $count })
    }
