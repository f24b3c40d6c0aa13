# A server's settings besides its language and look, and who may open tables where.

# Headings, each above a menu
setting-preset = **नई टेबल के नियम**
setting-deals = **नई टेबल पर कितने राउंड**
setting-clock = **नई टेबल का समय**
setting-pace = **पूरा हुआ हाथ**
setting-pings = **जब कोई औरों को इंतज़ार कराए**
setting-channels = **टेबल के चैनल**
    -# थ्रेड अपने चैनल में ही गिना जाता है।
setting-starters = **टेबल कौन लगा सकता है**
    -# सर्वर सँभालने वाले हमेशा लगा सकते हैं।
setting-table-role = **नई टेबल की ख़बर किस रोल को**
    -# /callbreak start से टेबल लगने पर एक बार मेंशन होता है।
# Under the heading, while the role cannot be mentioned. “Mention All Roles” is a permission; Discord adds @everyone and @here to its name
setting-table-role-silent = -# मैं इस रोल को मेंशन नहीं कर सकता, इसलिए किसी को ख़बर नहीं जाती: सबको मेंशन करने दें, या मुझे “Mention All Roles” की अनुमति दें।

# Buttons that turn to a page
server-page-looks = रूप
server-page-matches = गेम
server-page-access = कौन और कहाँ

# Choices in the menus: short, since a phone shows about 28 characters. As played last: rules and deals alike
rules-played-last = जैसा पिछली बार खेला
server-clock-quick = तेज़
server-clock-normal = सामान्य
server-clock-off = समय की सीमा नहीं
pace-normal = डेढ़ सेकंड दिखे
pace-instant = गेम फ़ौरन आगे बढ़े
pings-on = एक बार मेंशन करें
pings-off = मेंशन न करें
# What a menu of channels or roles says while none is chosen
channels-all = सभी चैनल
starters-everybody = सब लोग
starters-managers = सर्वर सँभालने वाले
starters-role = नीचे वाला रोल
role-starters = या सिर्फ़ एक रोल वाले
role-nobody = किसी को नहीं

# Refusals
settings-unknown-choice = यह चुना नहीं जा सकता, या अब नहीं। सेटिंग फिर से खोलें और जो दिखे उसी में से चुनें।
settings-not-everyone = जो रोल सबके पास है, उसे ख़बर नहीं दी जा सकती। कोई और चुनें।
# $channels: mentions, "#games or #cards"
start-elsewhere = इस चैनल में टेबल नहीं लगती। यहाँ लगाएँ: { $channels }।
start-not-here = इस चैनल में टेबल नहीं लगती। कहाँ लगती है, सर्वर सँभालने वालों से पूछें।
# $right: the permission, as Discord calls it
start-managers-only = यहाँ टेबल वही लगाते हैं जिनके पास “{ $right }” की अनुमति है। जो टेबल लगी हो, उस पर आप बैठ सकते हैं।
# $role: a mention
start-role-only = यहाँ टेबल वही लगाते हैं जिनके पास { $role } रोल है। जो टेबल लगी हो, उस पर आप बैठ सकते हैं।
# $rights: permissions, as Discord calls them, set in bold; $channel: a mention; the ways to them are Discord's own menus
missing-right = यहाँ टेबल नहीं लग सकती: { $channel } में मेरे पास { $rights } की अनुमति नहीं है। चैनल सँभालने वाले दे सकते हैं: *चैनल एडिट करें (Edit Channel)* → *अनुमतियाँ (Permissions)* → मुझे जोड़ें → अनुमति दें। या किसी और चैनल में खेलें।
thread-locked = यह थ्रेड लॉक है, इसलिए यहाँ टेबल नहीं दिख सकती। किसी मॉडरेटर से खुलवाएँ, या किसी और चैनल में खेलें।
thread-archived = यह थ्रेड आर्काइव हो चुका है। इसमें कोई भी मैसेज लिखें, थ्रेड फिर खुल जाएगा, तब टेबल लगाएँ।
thread-private = मैं इस प्राइवेट थ्रेड में नहीं हूँ। यहाँ मुझे मेंशन करें, मैं जुड़ जाऊँगा, तब टेबल लगाएँ।

# Above nothing, below a new table. $role: a mention
lobby-call = { $role } नई टेबल लगी है।

# A permission of voice channels
right-connect = कनेक्ट करें (Connect)
