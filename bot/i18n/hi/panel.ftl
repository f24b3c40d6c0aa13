# A player's private panel.

panel-your-call = ### आपकी कॉल: कितने हाथ बनेंगे?
# $calls: names with their calls
panel-calls = अब तक की कॉल: { $calls }
# $call: a high call
panel-sure = ### { $call } की कॉल? यह बहुत बड़ी है। पक्का हो तो एक बार और दबाएँ।
# $call: the number on the button
button-sure = कॉल { $call }
button-other-call = दूसरी कॉल
button-higher = ज़्यादा…
button-fewer = कम…

panel-waiting = ### आपके पत्ते
# $call: the player's own call
panel-called = ### आपकी कॉल: { $call }

# $number: which trick of the deal
panel-your-turn = ### आपकी बारी · हाथ { $number }
panel-your-lead = पहली चाल आपकी: कोई भी रंगीन पत्ता चलें।
# Why some of the cards are greyed out: why-<code>. The facts are those of refusals.ftl.
why-must-follow = -# { $suit } की चाल है, वही रंग चलें।
why-must-beat = -# { $best } से बड़ा आपके पास है, वही चलना पड़ेगा।
# $best: the best trump in the trick, or none
why-must-trump =
    { $best ->
        [none] -# आपके पास { $suit_name } नहीं है, { $held_one } चलना पड़ेगा।
       *[other] -# आपके पास { $suit_name } नहीं है, { $best_rank } से बड़ा { $held_one } चलना पड़ेगा।
    }
why-must-trump-anyway = -# आपके पास { $suit_name } नहीं है, { $held_one } चलना पड़ेगा, चाहे छोटा ही हो।
why-must-not-undertrump = -# जब तक कोई और पत्ता है, { $best } से छोटा तुरुप नहीं चलेगा।
why-must-not-lead-trump = -# राउंड की पहली चाल तुरुप की नहीं होती।

# $card, $call: what the player has just done
panel-you-played = आपका पत्ता: { $card }।
panel-you-called = आपकी कॉल: { $call }।
# $name: who won the trick
panel-taken = यह हाथ **{ $name }** का।
panel-last-card = आपका आखिरी पत्ता { $card } अपने आप चलता है।

panel-dealing = पत्ते बँट रहे हैं।
# $call and $won: tricks; $score: of this deal
panel-scored = ### कॉल { $call }, हाथ बने { $won }: { $score }
panel-over = गेम खत्म हो गया।
panel-broken-off = गेम बीच में ही बंद हो गया।
panel-left = आपने यह गेम छोड़ दिया है; आपके पत्ते कंप्यूटर खेल रहा है।
