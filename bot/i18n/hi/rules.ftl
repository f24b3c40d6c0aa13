# A table's rules in words (/callbreak rules), and in one line (lobby, table).
# A sentence that differs from the standard game is shown in bold, so sentences hold no bold text themselves.

# $name: the preset; $deals: a number, or none; $arrow: ↻ or ↺, with or against the clock; $trump: the suit's symbol;
# $lowest, $highest: the calls allowed
rules-line = { $name } · { rules-line-deals } · { $arrow } · { $trump } तुरुप · { rules-line-calls }
rules-line-deals =
    { $deals ->
        [none] जब तक चाहें
        [one] { $deals } राउंड
       *[other] { $deals } राउंड
    }
# $one_call: yes where the lowest call is also the highest
rules-line-calls =
    { $one_call ->
        [yes] कॉल { $highest }
       *[no] कॉल { $lowest }{"\u2060"}–{"\u2060"}{ $highest }
    }

# The name of rules that are none of the presets
rules-own = अपने नियम

# Stands on the first page when any sentence is bold. $pages: the pages that have one; $count: how many
rules-bold =
    { $count ->
        [one] जो आम खेल से अलग है, वह मोटे अक्षरों में है: पेज { $pages }।
       *[other] जो आम खेल से अलग है, वह मोटे अक्षरों में है: पेज { $pages }।
    }

# Stands under the heading of every page. $rules: rules-line
rules-page = -# { $rules } · पेज { $page }/{ $pages }


## The match

rules-match = गेम

rules-players = चार खिलाड़ी, सब अपने-अपने लिए। हर राउंड में सबको 13 पत्ते मिलते हैं, और राउंड 13 हाथ का होता है।

rules-direction =
    { $direction ->
        [clockwise] पत्ते बाँटना, कॉल करना और पत्ते चलना, सब घड़ी की दिशा में { $arrow }।
       *[anticlockwise] पत्ते बाँटना, कॉल करना और पत्ते चलना, सब घड़ी की उल्टी दिशा में { $arrow }।
    } पहली कॉल और पहली चाल डीलर के बाद वाले खिलाड़ी की; बाँटने की बारी भी इसी तरफ़ आगे बढ़ती है।

rules-trump = तुरुप हमेशा { $trump }।

rules-deals =
    { $deals ->
        [none] राउंड गिने हुए नहीं हैं: किसी भी राउंड के बाद खिलाड़ी गेम खत्म कर सकते हैं। जिसका कुल स्कोर सबसे ज़्यादा, जीत उसी की।
        [one] गेम एक ही राउंड का है। जिसका स्कोर सबसे ज़्यादा, जीत उसी की।
       *[other] गेम { $deals } राउंड का है। जिसका कुल स्कोर सबसे ज़्यादा, जीत उसी की।
    }

rules-tie-break =
    { $tie_break ->
        [extra_deal]
            पहले नंबर पर बराबरी हो तो एक राउंड और: बराबर वालों में जिसका स्कोर उसमें ज़्यादा, जीत उसी की; फिर भी बराबर रहें तो जीत साझी।
        [best_deal] पहले नंबर पर बराबरी हो तो बराबर वालों में जिसका कोई एक राउंड सबसे अच्छा, जीत उसी की; फिर भी बराबर रहें तो जीत साझी।
       *[shared] पहले नंबर पर बराबरी हो तो जीत साझी।
    }


## Calling

rules-calling = कॉल

rules-call =
    { $one_call ->
        [yes] सबकी कॉल { $highest } ही होती है: इतने हाथ बनाने हैं।
       *[no] कॉल यानी आपको कितने हाथ बनाने हैं: { $lowest } से { $highest } तक।
    }

# $redeal_below: a number, or none
rules-redeal-below =
    { $redeal_below ->
        [none] कॉल कम हों तो भी राउंड खेला जाता है।
       *[other] चारों कॉल का जोड़ { $redeal_below } से कम हो तो फिर से बाँटें: डीलर वही, पत्ते नए।
    }

# The next three are said only where they hold.
rules-redeal-no-trump = किसी के पास एक भी तुरुप न आए तो कॉल से पहले ही पत्ते फिर से बँटते हैं।
rules-redeal-no-court = किसी के पास J, Q, K या A में से कुछ न आए तो कॉल से पहले ही पत्ते फिर से बँटते हैं।
rules-announce-voids = आखिरी कॉल के बाद सबको बताया जाता है कि किसके पास कौन सा रंग नहीं आया।


## Tricks

rules-tricks = हाथ

rules-first-lead =
    { $first_lead ->
        [any] हर हाथ की पहली चाल में कोई भी पत्ता चल सकता है।
       *[no_trump] राउंड की पहली चाल तुरुप की नहीं होती, जब तक आपके पास सिर्फ़ तुरुप ही न हों।
    }

rules-follow = जिस रंग की चाल हो, वह रंग आपके पास है तो वही चलें।

rules-winner = हाथ सबसे बड़े तुरुप का; तुरुप न पड़े तो चाल वाले रंग के सबसे बड़े पत्ते का। जिसका हाथ, अगली चाल उसी की।


## Following suit

rules-following = जब चाल वाला रंग आपके पास हो

rules-must-beat =
    { $must_beat ->
        [until_trumped]
            उस रंग के सबसे बड़े पत्ते से बड़ा आपके पास हो तो बड़ा ही चलना पड़ेगा; पर हाथ तुरुप से कट चुका हो तो ज़रूरी नहीं।
        [always] उस रंग के सबसे बड़े पत्ते से बड़ा आपके पास हो तो बड़ा ही चलना पड़ेगा, चाहे हाथ तुरुप से कट चुका हो।
       *[never] उस रंग का कोई भी पत्ता चलेगा, छोटा हो या बड़ा।
    }


## Void

rules-void = जब चाल वाला रंग आपके पास न हो

rules-when-void =
    { $when_void ->
        [overtrump]
            रंग न हो तो तुरुप चलना पड़ेगा, अब तक पड़े हर तुरुप से बड़ा; ऐसा तुरुप न हो तो कोई भी पत्ता चलेगा।
        [any_trump]
            रंग न हो तो तुरुप चलना पड़ेगा, अब तक पड़े हर तुरुप से बड़ा; बड़ा न हो तो कोई भी तुरुप; तुरुप ही न हो तो कोई भी पत्ता।
        [no_undertrump]
            रंग न हो तो तुरुप चलना पड़ेगा, अब तक पड़े हर तुरुप से बड़ा; बड़ा न हो तो कोई भी पत्ता, पर छोटा तुरुप नहीं,
            जब तक आपके पास सिर्फ़ छोटे तुरुप ही न हों।
       *[free] रंग न हो तो कोई भी पत्ता चलें: तुरुप से काटना ज़रूरी नहीं।
    }


## Scores

rules-scores = स्कोर

rules-scoring =
    { $scoring ->
        [callbreak]
            कॉल जितने या ज़्यादा हाथ बने: कॉल के हर हाथ का 1 पॉइंट, ऊपर के हर हाथ का 0.1। कम बने तो कॉल जितने पॉइंट कटते हैं।
        [bridge]
            ठीक कॉल जितने या एक हाथ ज़्यादा बना: कॉल जितने पॉइंट मिलते हैं। वरना उतने ही पॉइंट कटते हैं।
       *[tens]
            कॉल जितने या दो हाथ तक ज़्यादा बने: कॉल के हर हाथ के 10 पॉइंट, ऊपर के हर हाथ का 1। वरना कॉल के हर हाथ के 10 पॉइंट कटते हैं।
    }

# Said only where there is a bonus
rules-bonus = { $bonus_call } या उससे बड़ी कॉल पूरी हो तो { $bonus_points } पॉइंट, कॉल कितनी भी हो।


## Examples, worked out by the rules at the table. Cards come as finished text.

# Stands above the examples of a page
rules-examples = जैसे:

# $trick: the cards played so far; $held: the cards held; $legal: those that may be played; $every: yes when all may
rules-example-play =
    अब तक पड़े: { $trick }
    आपके पास: { $held }
    { $every ->
        [yes] इनमें से कोई भी चलेगा।
       *[no] चलेगा: { $legal }
    }

# $held: the cards held; $legal: those that may be led
rules-example-lead =
    पहली चाल आपकी। आपके पास: { $held }
    चलेगा: { $legal }

# $trick: four cards, the first led; $winner: one of them
rules-example-winner = { $trick } → { $winner } का

# $made: yes or no; $call, $won: tricks
rules-example-score =
    { $made ->
        [yes] ✅ कॉल { $call }, हाथ बने { $won }: { $score }
       *[no] ❌ कॉल { $call }, हाथ बने { $won }: { $score }
    }
