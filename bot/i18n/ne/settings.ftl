# Settings: a person's own (/callbreak settings) and a server's (/callbreak-admin settings).

command-settings = तपाईंको भाषा, टेबलको रूप र अरू सेटिङ
command-callbreak-admin = यो सर्भरको कलब्रेक मिलाउने
command-admin-settings = यो सर्भरको सेटिङ: रूप, नियम, समय, च्यानल, कसले टेबल खोल्न पाउने

settings-title = ### तपाईंको सेटिङ
    -# सबै सर्भरमा यही चल्छ। छान्नेबित्तिकै लागू हुन्छ।
server-settings-title = ### यो सर्भरको सेटिङ
    -# छान्नेबित्तिकै लागू हुन्छ। आफूले मात्र देख्ने कुरा हरेकले /callbreak settings मा छान्छन्।
# $right: the permission, as Discord calls it
settings-not-yours = यो सर्भरको सेटिङ “{ $right }” अनुमति भएकाले मात्र फेर्न मिल्छ। तपाईंको आफ्नै सेटिङ /callbreak settings मा छ।
right-manage-server = Manage Server (सर्भर मिलाउने)

# Headings, each above a menu
setting-language = **भाषा**
setting-style = **टेबल**
# $suits: the four suits as they look now
setting-suit-colours = **पत्तीका रङ** { $suits }
setting-menus = **तपाईंको तास र कल**
setting-forced-cards = **एउटै पत्ती मात्र मिल्दा**
setting-hints = **सुझाव**

# Choices in the menus: short, since a phone shows about 28 characters
language-of-discord = मेरो Discord को भाषा
language-of-server = Discord सर्भरको भाषा
style-of-server = यो सर्भरमा जस्तो छ
style-picture = तस्बिर
style-text = लेखेको, स्क्रिन रिडरका लागि
suits-of-server = यो सर्भरमा जस्तो छ
suits-four = चारै रङ बेग्लाबेग्लै
suits-two = रातो र कालो
menus-off = बटन
menus-on = लिस्ट
forced-cards-off = म आफैँ फाल्छु
forced-cards-on = बोटले फालिदिने
hints-on = नयाँ कुरा एकपटक बुझाउने
hints-off = सुझाव नचाहिने
