# Slash commands: descriptions of commands and options, and answers that belong to no table.
# A description has 100 characters at most. Names of commands and options (start, rules …) stay English.


command-callbreak = इस चैनल में कॉलब्रेक खेलें
command-start = इस चैनल में टेबल लगाएँ
command-call = कॉल करें: आपके कितने हाथ बनेंगे
command-play = अपना एक पत्ता चलें
command-hand = अपने पत्ते देखें, सिर्फ़ आपको दिखेंगे
command-table = टेबल को चैनल में सबसे नीचे फिर दिखाएँ
command-leave = टेबल छोड़ें; गेम चल रहा हो तो आपके पत्ते कंप्यूटर खेलेगा
command-end = गेम खत्म करें, या शुरू होने से पहले टेबल हटाएँ
command-rules = इस चैनल की टेबल के नियम
command-leaderboard = इस सर्वर के सबसे अच्छे खिलाड़ी
command-profile = इस सर्वर पर आपका या किसी और का अब तक का खेल
command-help = इस बॉट के साथ कैसे खेलें

option-rules = किन नियमों से खेलना है; खाली छोड़ें तो पिछली बार वाले
option-deals = कितने राउंड; खाली छोड़ें तो जितने नियमों में हैं
option-computers = शुरू में ही कितने कंप्यूटर खिलाड़ी बैठाने हैं
option-number = आपकी कॉल
option-card = आपका एक पत्ता, जैसे हुकुम के बादशाह के लिए KS

not-a-card = यह कोई पत्ता नहीं है। लिस्ट से चुनें, या ऐसे लिखें: KS, 10h या A♦।
right-view-channel = चैनल देखें (View Channel)
right-send-messages = मैसेज भेजें (Send Messages)
right-send-messages-in-threads = थ्रेड में मैसेज भेजें (Send Messages in Threads)
error-command = यह कमांड नहीं चली। फिर से लिखें और जो विकल्प दिखें, उनमें से चुनें।
error-unknown = मेरी तरफ़ से कुछ गड़बड़ हुई। कुछ खोया नहीं है: **{ button-my-cards }** दबाएँ या /callbreak hand लिखें, और फिर कोशिश करें।
