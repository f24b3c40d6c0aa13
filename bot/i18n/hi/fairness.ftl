# The fair shuffle: how it works (/callbreak fairness), and the proof of one match (the button under its result).
# $hash: SHA-256; $command: what is typed at a computer. Both stay as they are.

# Five numbered lines below a heading
fairness =
    ## क्या पत्ते ईमानदारी से फेंटे जाते हैं?
    1. किसी के बैठने से पहले ही बॉट एक गुप्त संख्या निकालता है। /callbreak start से टेबल लगते ही उसका { $hash } हैश दिखता है: **पत्ते सीलबंद**।
    2. **{ button-join }** का हर दबाना, और **{ button-start }** का दबाना, एक नंबर जोड़ता है जो Discord देता है और बॉट चुन नहीं सकता।
    3. गुप्त संख्या और नंबर मिलकर तय करते हैं कि पहले कौन बाँटेगा और हर बार किसे क्या मिलेगा। पत्ते कोई नहीं चुन सकता, बॉट चलाने वाला भी नहीं।
    4. गेम खत्म होने पर सील खुलती है। **{ button-check-deals }** से, या गेम नंबर के साथ /callbreak fairness से, गुप्त संख्या, नंबर और रिकॉर्ड मिल जाते हैं। `{ $command }` उसे साबित करता है।
    5. सील में पहला बाँटने वाला और पत्ते आते हैं, नियम या राउंड की गिनती नहीं। वे रिकॉर्ड में हैं: टेबल लगते समय और /callbreak rules में जो दिखा था, उससे मिला लें।

button-check-deals = पत्ते जाँचें

# $number: the match's own
check-title = ### गेम नंबर { $number }: पत्ते जाँचें
# $secret, $commitment: hexadecimal digits
check-seal =
    पत्ते सीलबंद: `{ $commitment }`
    सील खुली: `{ $secret }`
check-words = वे नंबर जो बॉट चुन नहीं सकता था, सीट के हिसाब से:
# $seat: 1 to 4; $name: who sits there; $word: the number that came with the press of Join or Start
check-word = `{ $seat }` { $name } · `{ $word }`
check-how =
    1. सील वही होनी चाहिए जो टेबल लगते समय दिखी थी। वह गुप्त संख्या के बाइट का { $hash } हैश है।
    2. फ़ाइल सेव करें। इस बॉट के प्रोजेक्ट की कॉपी में `{ $command }` लिखने पर **proven** आता है, वरना यह कि क्या और कहाँ ग़लत है।
    3. नियम सील में नहीं आते। रिकॉर्ड के नियम नीचे के इन नियमों से मिला लें, जिनसे आप खेले। और जानें: /callbreak fairness
check-no-file = रिकॉर्ड फ़ाइल में नहीं आ सका: इस चैनल में मुझे “फ़ाइलें जोड़ें (Attach Files)” की इजाज़त नहीं है। सर्वर चलाने वाले इजाज़त दे दें, फिर **{ button-check-deals }** दोबारा दबाएँ। बॉट चलाने वाला भी फ़ाइल बना सकता है: `{ $command }`
check-not-yet = यह गेम अभी खत्म नहीं हुआ। सील तभी खुलती है जब गेम खत्म हो, उससे पहले नहीं।
check-nothing = इस टेबल पर पत्ते बँटे ही नहीं, इसलिए जाँचने को कुछ नहीं है।

command-fairness = पत्ते कोई क्यों नहीं चुन सकता, और यह कैसे जाँचें
option-match = इस चैनल में खेले गए गेम का नंबर, पत्ते जाँचने के लिए
