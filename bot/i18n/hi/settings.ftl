# Settings: a person's own (/callbreak settings) and a server's (/callbreak-admin settings).

command-settings = आपकी भाषा, टेबल का रूप और आपकी बाकी सेटिंग
command-callbreak-admin = इस सर्वर पर कॉलब्रेक सँभालें
command-admin-settings = इस सर्वर की सेटिंग: रूप, नियम, समय, चैनल, टेबल कौन लगा सकता है

settings-title = ### आपकी सेटिंग
    -# हर सर्वर पर यही चलेंगी। चुनते ही लागू।
server-settings-title = ### इस सर्वर की सेटिंग
    -# चुनते ही लागू। जो सिर्फ़ किसी एक को दिखता है, वह हर कोई /callbreak settings में चुनता है।
# $right: the permission, as Discord calls it
settings-not-yours = इस सर्वर की सेटिंग वही बदल सकता है जिसके पास “{ $right }” की अनुमति हो। आपकी अपनी सेटिंग /callbreak settings में हैं।
right-manage-server = सर्वर मैनेज करें (Manage Server)

# Headings, each above a menu
setting-language = **भाषा**
setting-style = **टेबल**
# $suits: the four suits as they look now
setting-suit-colours = **पत्तों के रंग** { $suits }
setting-menus = **आपके पत्ते और कॉल**
setting-forced-cards = **जब एक ही पत्ता चल सके**
setting-hints = **सुझाव**

# Choices in the menus: short, since a phone shows about 28 characters
language-of-discord = मेरे Discord की भाषा
language-of-server = Discord सर्वर की भाषा
style-of-server = जैसा इस सर्वर पर है
style-picture = तस्वीर
style-text = लिखा हुआ, स्क्रीन रीडर के लिए
suits-of-server = जैसा इस सर्वर पर है
suits-four = चारों अलग-अलग रंग के
suits-two = लाल और काले
menus-off = बटन
menus-on = लिस्ट
forced-cards-off = मैं खुद चलूँ
forced-cards-on = अपने आप चले
hints-on = नई बात एक बार समझाएँ
hints-off = सुझाव नहीं चाहिए
