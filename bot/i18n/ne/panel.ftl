# A player's private panel.

panel-your-call = ### तपाईंको कल: कति हात उठाउने?
# $calls: names with their calls
panel-calls = अहिलेसम्मको कल: { $calls }
# $call: a high call
panel-sure = ### { $call } कल? निकै ठूलो कल हो। पक्का हो भने फेरि एकपटक थिच्नुस्।
# $call: the number on the button
button-sure = { $call } कल
button-other-call = अर्कै कल
button-higher = बढी…
button-fewer = कम…

panel-waiting = ### तपाईंको तास
# $call: the player's own call
panel-called = ### तपाईंको कल: { $call }

# $number: which trick of the deal
panel-your-turn = ### तपाईंको पालो · हात { $number }
panel-your-lead = पहिलो चाल तपाईंको: जुनसुकै रङ्गीन पत्ती फाल्नुस्।
# Why some of the cards are greyed out: why-<code>. The facts are those of refusals.ftl.
why-must-follow = -# { $suit } को चाल छ, त्यही रङ फाल्नुपर्छ।
why-must-beat = -# { $best } भन्दा ठूलो तपाईंसँग छ, त्यही फाल्नुपर्छ।
# $best: the best trump in the trick, or none
why-must-trump =
    { $best ->
        [none] -# तपाईंसँग { $suit_name } छैन, { $held_one } फाल्नुपर्छ।
       *[other] -# तपाईंसँग { $suit_name } छैन, { $best_rank } भन्दा ठूलो { $held_one } फाल्नुपर्छ।
    }
why-must-trump-anyway = -# तपाईंसँग { $suit_name } छैन, सानो भए पनि { $held_one } फाल्नुपर्छ।
why-must-not-undertrump = -# अरू पत्ती हुँदासम्म { $best } भन्दा सानो तुरुप फाल्न मिल्दैन।
why-must-not-lead-trump = -# राउन्डको पहिलो चाल तुरुपको हुँदैन।

# $card, $call: what the player has just done
panel-you-played = तपाईंको पत्ती: { $card }।
panel-you-called = तपाईंको कल भयो: { $call }।
# $name: who won the trick
panel-taken = यो हात **{ $name }** को।
panel-last-card = अन्तिम पत्ती { $card } आफैँ फालिन्छ।

panel-dealing = तास बाँडिँदै छ।
# $call and $won: tricks; $score: of this deal
panel-scored = ### कल { $call }, उठेको हात { $won }: { $score }
panel-over = गेम सकियो।
panel-broken-off = गेम बीचैमा रोकियो।
panel-left = तपाईंले यो गेम छोड्नुभयो; तपाईंको तास कम्प्युटरले खेल्दै छ।
