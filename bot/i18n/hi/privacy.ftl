# निजता: बॉट किसी के बारे में क्या रखता है (/callbreak privacy show, export, erase)।

# Who had themselves erased, in place of their name.
former-player = पूर्व खिलाड़ी

command-privacy = यह बॉट आपके बारे में क्या रखता है
command-privacy-show = मेरे पास आपके बारे में क्या है, इस सर्वर पर और सब जगह
command-privacy-export = मेरे पास आपके बारे में जो कुछ है, सब एक फ़ाइल में
command-privacy-erase = मेरे पास आपके बारे में जो है उसे मिटाएँ, इस सर्वर पर या सब जगह

privacy-title = ### मेरे पास आपके बारे में क्या है
# $tables: tables where they sat; $results: results on the leaderboard; $notes: notes on whether they are a member
privacy-here = **इस सर्वर पर**
    जिन टेबलों पर आप बैठे: { $tables }
    लीडरबोर्ड के नतीजे: { $results }
    आप अब भी सदस्य हैं या नहीं, इसके नोट: { $notes }
# $settings: how many settings they have changed; $hints: how many hints they were shown
privacy-everywhere = **सब सर्वर मिलाकर**
    जिन टेबलों पर आप बैठे: { $tables }
    लीडरबोर्ड के नतीजे: { $results }
    आप अब भी सदस्य हैं या नहीं, इसके नोट: { $notes }
    आपकी बदली हुई सेटिंग: { $settings }
    आपको दिखाए गए सुझाव: { $hints }
privacy-about = टेबल के बारे में मैं आपका Discord नंबर, बैठते समय का आपका नाम, आपकी कॉल और आपके पत्ते रखता हूँ। मैसेज और प्रोफ़ाइल की तस्वीरें नहीं रखता।
    /callbreak privacy export सब कुछ फ़ाइल में देता है। /callbreak privacy erase उसे मिटाता है।
# $contact: an e-mail or web address
privacy-contact = अपने डेटा के बारे में पूछना हो तो: { $contact }
privacy-no-contact = इस बॉट को चलाने वाले ने पूछने का कोई पता नहीं दिया है। इस सर्वर को सँभालने वालों से पूछें।

privacy-file = मेरे पास आपके बारे में जो कुछ है, सब यहाँ है। यह मैसेज सिर्फ़ आपको दिखता है।
privacy-no-file = इस चैनल में मुझे फ़ाइल लगाने की अनुमति नहीं है। किसी और चैनल में /callbreak privacy export लिखें।

privacy-erase = ### आपको कहाँ से मिटाऊँ?
    खेले जा चुके गेम बाकी लोगों के लिए बने रहेंगे; आपकी जगह “{ former-player }” लिखा होगा।
    - **{ button-erase-here }:** इस सर्वर की टेबलों से आपका नंबर और नाम हट जाएगा, और आप इसके लीडरबोर्ड से भी हट जाएँगे।
    - **{ button-erase-everywhere }:** हर सर्वर पर यही, और आपकी सेटिंग और सुझाव भी मिट जाएँगे।
privacy-sure-here = ### इस सर्वर से हमेशा के लिए मिटा दूँ?
    जिन टेबलों पर आप बैठे: { $tables }
    लीडरबोर्ड के नतीजे: { $results }
    आप अब भी सदस्य हैं या नहीं, इसके नोट: { $notes }
    यह वापस नहीं हो सकता।
privacy-sure-everywhere = ### सब जगह से हमेशा के लिए मिटा दूँ?
    जिन टेबलों पर आप बैठे: { $tables }
    लीडरबोर्ड के नतीजे: { $results }
    आप अब भी सदस्य हैं या नहीं, इसके नोट: { $notes }
    आपकी बदली हुई सेटिंग: { $settings }
    आपको दिखाए गए सुझाव: { $hints }
    यह वापस नहीं हो सकता।
# $channels: one channel or several, as links
privacy-leaving = आप अभी { $channels } की टेबल पर हैं। वहाँ से आप तुरंत उठ जाएँगे और सीट वापस नहीं मिलेगी; गेम चल रहा हो तो कंप्यूटर खेलेगा।
privacy-erased-here = ### इस सर्वर से आपको मिटा दिया गया
privacy-erased-everywhere = ### आपको सब जगह से मिटा दिया गया
privacy-erased-rest = डेटाबेस की फ़ाइल में बचे आखिरी निशान करीब एक दिन में मिट जाते हैं। जो मैसेज मैं चैनलों में भेज चुका हूँ वे वहीं रहेंगे; सर्वर सँभालने वाले उन्हें मिटा सकते हैं। फिर से खेलेंगे तो मैं नए सिरे से शुरू करूँगा।

# The buttons
button-export = मेरा डेटा फ़ाइल में
button-erase = मिटाएँ…
button-erase-here = सिर्फ़ इस सर्वर पर
button-erase-everywhere = सब जगह
button-erase-sure = हमेशा के लिए मिटाएँ
