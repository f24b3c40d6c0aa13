# गोपनीयता: बोटले कसैको बारेमा के राख्छ (/callbreak privacy show, export, erase)।

# Who had themselves erased, in place of their name.
former-player = पहिलेका खेलाडी

command-privacy = यो बोटले तपाईंको बारेमा के राख्छ
command-privacy-show = तपाईंको बारेमा मसँग के छ, यो सर्भरमा र सबैतिर
command-privacy-export = तपाईंको बारेमा मसँग भएको सबै कुरा एउटै फाइलमा
command-privacy-erase = तपाईंको बारेमा मसँग भएको कुरा मेटाउने, यो सर्भरमा वा सबैतिर

privacy-title = ### तपाईंको बारेमा मसँग के छ
# $tables: tables where they sat; $results: results on the leaderboard; $notes: notes on whether they are a member
privacy-here = **यो सर्भरमा**
    तपाईं बसेका टेबल: { $tables }
    लिडरबोर्डका नतिजा: { $results }
    तपाईं अझै सदस्य हुनुहुन्छ कि भन्ने टिपोट: { $notes }
# $settings: how many settings they have changed; $hints: how many hints they were shown
privacy-everywhere = **सबै सर्भर जोडेर**
    तपाईं बसेका टेबल: { $tables }
    लिडरबोर्डका नतिजा: { $results }
    तपाईं अझै सदस्य हुनुहुन्छ कि भन्ने टिपोट: { $notes }
    तपाईंले फेरेका सेटिङ: { $settings }
    तपाईंलाई देखाइएका सुझाव: { $hints }
privacy-about = टेबलको हकमा म तपाईंको Discord नम्बर, बस्दाको नाम, तपाईंका कल र तास राख्छु। म्यासेज र प्रोफाइलको फोटो राख्दिनँ।
    /callbreak privacy export ले सबै कुरा फाइलमा दिन्छ। /callbreak privacy erase ले मेटाउँछ।
# $contact: an e-mail or web address
privacy-contact = आफ्नो डाटाबारे सोध्नु परे: { $contact }
privacy-no-contact = यो बोट चलाउनेले सोध्ने ठेगाना दिएका छैनन्। यो सर्भर मिलाउनेलाई सोध्नुस्।

privacy-file = तपाईंको बारेमा मसँग भएको सबै कुरा यही हो। यो म्यासेज तपाईंले मात्र देख्नुहुन्छ।
privacy-no-file = यो च्यानलमा फाइल राख्ने अनुमति मलाई छैन। अर्को च्यानलमा /callbreak privacy export लेख्नुस्।

privacy-erase = ### कहाँबाट मेटाऊँ?
    खेलिसकेका गेम अरूका लागि रहन्छन्; तपाईंको ठाउँमा “{ former-player }” लेखिन्छ।
    - **{ button-erase-here }:** यो सर्भरका टेबलबाट तपाईंको नम्बर र नाम जान्छ, लिडरबोर्डबाट पनि तपाईं हट्नुहुन्छ।
    - **{ button-erase-everywhere }:** सबै सर्भरमा त्यस्तै, अनि तपाईंका सेटिङ र सुझाव पनि जान्छन्।
privacy-sure-here = ### यो सर्भरबाट सधैँलाई मेटाऊँ?
    तपाईं बसेका टेबल: { $tables }
    लिडरबोर्डका नतिजा: { $results }
    तपाईं अझै सदस्य हुनुहुन्छ कि भन्ने टिपोट: { $notes }
    एकपटक मेटेपछि फर्काउन मिल्दैन।
privacy-sure-everywhere = ### सबैतिरबाट सधैँलाई मेटाऊँ?
    तपाईं बसेका टेबल: { $tables }
    लिडरबोर्डका नतिजा: { $results }
    तपाईं अझै सदस्य हुनुहुन्छ कि भन्ने टिपोट: { $notes }
    तपाईंले फेरेका सेटिङ: { $settings }
    तपाईंलाई देखाइएका सुझाव: { $hints }
    एकपटक मेटेपछि फर्काउन मिल्दैन।
# $channels: one channel or several, as links
privacy-leaving = तपाईं अहिले { $channels } को टेबलमा हुनुहुन्छ। त्यहाँबाट तुरुन्तै उठ्नुहुन्छ र सिट फिर्ता पाइँदैन; गेम चलिरहेको भए कम्प्युटरले खेल्छ।
privacy-erased-here = ### यो सर्भरबाट मेटियो
privacy-erased-everywhere = ### सबैतिरबाट मेटियो
privacy-erased-rest = डाटाबेसको फाइलमा बाँकी रहेका अंश करिब एक दिनभित्र मेटिन्छन्। मैले च्यानलमा पठाइसकेका म्यासेज त्यहीँ रहन्छन्; सर्भर मिलाउनेले मेटाउन सक्छन्। फेरि खेल्नुभयो भने नयाँबाट सुरु हुन्छ।

# The buttons
button-export = मेरो डाटा फाइलमा
button-erase = मेटाउने…
button-erase-here = यो सर्भरमा मात्र
button-erase-everywhere = सबैतिर
button-erase-sure = सधैँलाई मेटाउने
