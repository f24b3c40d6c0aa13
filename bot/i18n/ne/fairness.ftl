# The fair shuffle: how it works (/callbreak fairness), and the proof of one match (the button under its result).
# $hash: SHA-256; $command: what is typed at a computer. Both stay as they are.

# Five numbered lines below a heading
fairness =
    ## तास साँच्चै फिटिएको हो?
    1. कोही बस्नुअघि नै बोटले एउटा गोप्य सङ्ख्या निकाल्छ। /callbreak start ले टेबल खोल्नेबित्तिकै त्यसको { $hash } ह्यास देखिन्छ: **तास सिलबन्दी**।
    2. **{ button-join }** को हरेक थिचाइ र **{ button-start }** को थिचाइले एउटा नम्बर थप्छ, जुन Discord ले दिन्छ र बोटले छान्न सक्दैन।
    3. गोप्य सङ्ख्या र ती नम्बर मिलेर पहिलो तास बाँड्ने र हरेक बाँडाइ तय हुन्छ। तास कसैले छान्न सक्दैन, बोट चलाउनेले पनि।
    4. गेम सकिएपछि सिल खुल्छ। **{ button-check-deals }** ले, वा गेम नम्बर दिएर /callbreak fairness ले, गोप्य सङ्ख्या, नम्बर र रेकर्ड दिन्छ। `{ $command }` ले त्यसलाई प्रमाणित गर्छ।
    5. सिलले पहिलो बाँड्ने र तास मात्र ढाक्छ, नियम र राउन्डको सङ्ख्या ढाक्दैन। ती रेकर्डमा छन्: टेबल खुल्दा र /callbreak rules मा देखिएकासँग दाँज्नुस्।

button-check-deals = तास जाँच्ने

# $number: the match's own
check-title = ### गेम नम्बर { $number }: तास जाँच्नुस्
# $secret, $commitment: hexadecimal digits
check-seal =
    तास सिलबन्दी: `{ $commitment }`
    खोलिएको सिल: `{ $secret }`
check-words = बोटले छान्न नसक्ने नम्बर, सिटअनुसार:
# $seat: 1 to 4; $name: who sits there; $word: the number that came with the press of Join or Start
check-word = `{ $seat }` { $name } · `{ $word }`
check-how =
    1. सिल टेबल खुल्दा देखिएकै हुनुपर्छ। त्यो गोप्य सङ्ख्याका बाइटहरूको { $hash } ह्यास हो।
    2. फाइल सेभ गर्नुस्। यो बोटको प्रोजेक्टको कपीमा `{ $command }` ले **proven** भन्छ, नत्र के कहाँ गलत छ भन्छ।
    3. सिलले नियम ढाक्दैन। रेकर्डका नियम तलका यी नियमसँग दाँज्नुस्, जसअनुसार खेलियो। थप: /callbreak fairness
check-no-file = रेकर्ड फाइलका रूपमा आउन सकेन: यो च्यानलमा मसँग “Attach Files” (फाइल पठाउने) अनुमति छैन। सर्भर चलाउनेले अनुमति दिएपछि फेरि **{ button-check-deals }** थिच्नुस्। बोट चलाउनेले पनि फाइल लेख्न सक्छ: `{ $command }`
check-not-yet = यो गेम सकिएको छैन। सिल गेम सकिएपछि मात्र खुल्छ।
check-nothing = यो टेबलमा तास बाँडिएकै थिएन, त्यसैले जाँच्ने केही छैन।

command-fairness = तास कसैले किन छान्न सक्दैन, र त्यो कसरी जाँच्ने
option-match = यो च्यानलमा खेलिएको गेमको नम्बर, तास जाँच्न
