# The lobby: the public message before a match, the host's options, and the commands that open a table.

# $host: the host's name
lobby-title = ## { $host } को कलब्रेक टेबल

# A chair with nobody in it
chair-free = खाली सिट

# $name: who is the host
lobby-host = **{ $name }** · होस्ट
# $name: a player of the last match who has not pressed yet
lobby-kept = *{ $name } का लागि राखिएको*

lobby-hint = खेल्न **{ button-join }** थिच्नुस्। **{ button-start }** थिचेपछि बाँकी खाली सिटमा कम्प्युटर बस्छ।

# $commitment: 64 hexadecimal digits
lobby-seal = -# तास सिलबन्दी: `{ $commitment }` · /callbreak fairness

lobby-closed = यो टेबल हटिसक्यो। नयाँ टेबल खोल्न /callbreak start।

button-join = बस्ने
button-leave = उठ्ने
button-add-computer = कम्प्युटर थप्ने
button-remove-computer = कम्प्युटर हटाउने
button-start = सुरु गर्ने
button-options = नियम फेर्ने
button-cancel = टेबल हटाउने

options-title = ### यो गेमका नियम
options-preset = नियम
options-deals = कति राउन्ड

# $count: deals in a match
deals-count =
    { $count ->
        [one] { $count } राउन्ड
       *[other] { $count } राउन्ड
    }
# $count: the preset's own number of deals, or none
deals-own =
    { $count ->
        [none] नियमअनुसार (मन लागेसम्म)
       *[other] नियमअनुसार ({ $count })
    }
