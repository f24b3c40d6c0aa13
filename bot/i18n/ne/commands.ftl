# Slash commands: descriptions of commands and options, and answers that belong to no table.
# A description has 100 characters at most. Names of commands and options (start, rules …) stay English.


command-callbreak = यो च्यानलमा कलब्रेक खेल्ने
command-start = यो च्यानलमा टेबल खोल्ने
command-call = कल गर्ने: कति हात उठाउने
command-play = आफ्नो एउटा पत्ती फाल्ने
command-hand = आफ्नो तास हेर्ने, तपाईंले मात्र देख्नुहुन्छ
command-table = टेबललाई च्यानलको सबैभन्दा तल फेरि देखाउने
command-leave = टेबल छोड्ने; गेम चलिरहेको भए तपाईंको तास कम्प्युटरले खेल्छ
command-end = गेम बन्द गर्ने, वा सुरु नभएको टेबल हटाउने
command-rules = यो च्यानलको टेबलका नियम
command-leaderboard = यो सर्भरका सबैभन्दा राम्रा खेलाडी
command-profile = यो सर्भरमा तपाईंको वा अरू कसैको अहिलेसम्मको खेल
command-help = यो बोटमा कसरी खेल्ने

option-rules = कुन नियमले खेल्ने; खाली छोडे पछिल्लो पटककै
option-deals = कति राउन्ड; खाली छोडे नियममा भए जति
option-computers = सुरुमै कति कम्प्युटर खेलाडी राख्ने
option-number = तपाईंको कल
option-card = तपाईंको एउटा पत्ती, जस्तै हुकुमको बादशाह भए KS

# No examples with a figure: it would be written in this language's digits.
not-a-card = यस्तो पत्ती हुँदैन। लिस्टबाट छान्नुस्, वा यसरी लेख्नुस्: KS, Qh वा A♦।
right-view-channel = View Channel (च्यानल हेर्ने)
right-send-messages = Send Messages (म्यासेज पठाउने)
right-send-messages-in-threads = Send Messages in Threads (थ्रेडमा म्यासेज पठाउने)
error-command = यो कमान्ड चलेन। फेरि लेख्नुस् र देखाइएकामध्येबाट छान्नुस्।
error-unknown = मतिर केही गडबड भयो। केही हराएको छैन: **{ button-my-cards }** थिच्नुस् वा /callbreak hand लेख्नुस्, अनि फेरि प्रयास गर्नुस्।
