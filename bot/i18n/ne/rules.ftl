# A table's rules in words (/callbreak rules), and in one line (lobby, table).
# A sentence that differs from the standard game is shown in bold, so sentences hold no bold text themselves.

# $name: the preset; $deals: a number, or none; $arrow: ↻ or ↺, with or against the clock; $trump: the suit's symbol;
# $lowest, $highest: the calls allowed
rules-line = { $name } · { rules-line-deals } · { $arrow } · { $trump } तुरुप · { rules-line-calls }
rules-line-deals =
    { $deals ->
        [none] मन लागेसम्म
        [one] { $deals } राउन्ड
       *[other] { $deals } राउन्ड
    }
# $one_call: yes where the lowest call is also the highest
rules-line-calls =
    { $one_call ->
        [yes] कल { $highest }
       *[no] कल { $lowest }{"\u2060"}–{"\u2060"}{ $highest }
    }

# The name of rules that are none of the presets
rules-own = आफ्नै नियम

# Stands on the first page when any sentence is bold. $pages: the pages that have one; $count: how many
rules-bold =
    { $count ->
        [one] चलनचल्तीको खेलभन्दा फरक कुरा मोटो अक्षरमा छ: पेज { $pages }।
       *[other] चलनचल्तीको खेलभन्दा फरक कुरा मोटो अक्षरमा छ: पेज { $pages }।
    }

# Stands under the heading of every page. $rules: rules-line
rules-page = -# { $rules } · पेज { $page }/{ $pages }


## The match

rules-match = गेम

rules-players = चार खेलाडी, सबै आ-आफ्ना लागि। हरेक राउन्डमा सबैलाई १३ पत्ती आउँछ, राउन्ड १३ हातको हुन्छ।

rules-direction =
    { $direction ->
        [clockwise] तास बाँड्ने, कल गर्ने र फाल्ने पालो घडीको दिशामा जान्छ { $arrow }।
       *[anticlockwise] तास बाँड्ने, कल गर्ने र फाल्ने पालो घडीको उल्टो दिशामा जान्छ { $arrow }।
    } पहिलो कल र पहिलो चाल बाँड्नेपछि आउने खेलाडीको; बाँड्ने पालो पनि उतै सर्छ।

rules-trump = तुरुप सधैँ { $trump }।

rules-deals =
    { $deals ->
        [none] कति राउन्ड भन्ने तोकिएको छैन: जुनसुकै राउन्डपछि खेलाडीले गेम टुङ्ग्याउन सक्छन्। जम्मा सबैभन्दा धेरै जसको, जित उसैको।
        [one] गेम एकै राउन्डको हुन्छ। स्कोर सबैभन्दा धेरै जसको, जित उसैको।
       *[other] गेम { $deals } राउन्डको हुन्छ। जम्मा सबैभन्दा धेरै जसको, जित उसैको।
    }

rules-tie-break =
    { $tie_break ->
        [extra_deal]
            पहिलो स्थानमा बराबर भए अर्को एक राउन्ड: बराबर हुनेमध्ये त्यसमा धेरै स्कोर जसको, जित उसैको; तैपनि बराबर भए जित साझा।
        [best_deal] पहिलो स्थानमा बराबर भए बराबर हुनेमध्ये कुनै एक राउन्ड सबैभन्दा राम्रो जसको, जित उसैको; तैपनि बराबर भए जित साझा।
       *[shared] पहिलो स्थानमा बराबर भए जित साझा।
    }


## Calling

rules-calling = कल

rules-call =
    { $one_call ->
        [yes] सबैको कल { $highest } नै हुन्छ: त्यति हात उठाउनुपर्छ।
       *[no] कल भनेको कति हात उठाउने भन्ने हो: { $lowest } देखि { $highest } सम्म।
    }

# $redeal_below: a number, or none
rules-redeal-below =
    { $redeal_below ->
        [none] कल थोरै भए पनि राउन्ड खेलिन्छ।
       *[other] चारै कलको जम्मा { $redeal_below } भन्दा कम भए फेरि बाँडिन्छ: बाँड्ने उही, तास नयाँ।
    }

# The next three are said only where they hold.
rules-redeal-no-trump = कसैलाई एउटा पनि तुरुप नआए कलअघि नै फेरि बाँडिन्छ।
rules-redeal-no-court = कसैलाई J, Q, K, A एउटा पनि नआए कलअघि नै फेरि बाँडिन्छ।
rules-announce-voids = अन्तिम कलपछि कसलाई कुन रङ आएन, सबैलाई भनिन्छ।


## Tricks

rules-tricks = हात

rules-first-lead =
    { $first_lead ->
        [any] हातको पहिलो चालमा जुनसुकै पत्ती फाल्न मिल्छ।
       *[no_trump] राउन्डको पहिलो चाल तुरुपको हुँदैन, तुरुपबाहेक केही नभए मात्र हुन्छ।
    }

rules-follow = जुन रङको चाल छ, त्यो रङ भए त्यही फाल्नुपर्छ।

rules-winner = हात सबैभन्दा ठूलो तुरुपको; तुरुप नपरे चालको रङको सबैभन्दा ठूलो पत्तीको। जसको हात, अर्को चाल उसैको।


## Following suit

rules-following = चालको रङ हुँदा

rules-must-beat =
    { $must_beat ->
        [until_trumped]
            त्यो रङको सबैभन्दा ठूलो पत्तीभन्दा ठूलो छ भने ठूलै फाल्नुपर्छ; तर हात तुरुपले काटिसकेको भए पर्दैन।
        [always] त्यो रङको सबैभन्दा ठूलो पत्तीभन्दा ठूलो छ भने ठूलै फाल्नुपर्छ, हात तुरुपले काटिसकेको भए पनि।
       *[never] त्यो रङको सानो-ठूलो जुनसुकै पत्ती फाल्न मिल्छ।
    }


## Void

rules-void = चालको रङ नहुँदा

rules-when-void =
    { $when_void ->
        [overtrump]
            रङ नभए अहिलेसम्मका सबै तुरुपभन्दा ठूलो तुरुप फाल्नुपर्छ; त्यस्तो तुरुप नभए जुनसुकै पत्ती।
        [any_trump]
            रङ नभए अहिलेसम्मका सबै तुरुपभन्दा ठूलो तुरुप फाल्नुपर्छ; ठूलो नभए जुनसुकै तुरुप; तुरुपै नभए जुनसुकै पत्ती।
        [no_undertrump]
            रङ नभए अहिलेसम्मका सबै तुरुपभन्दा ठूलो तुरुप फाल्नुपर्छ; ठूलो नभए जुनसुकै पत्ती, तर सानो तुरुप होइन,
            सानो तुरुपबाहेक केही नभए मात्र त्यो फाल्ने।
       *[free] रङ नभए जुनसुकै पत्ती फाल्न मिल्छ: तुरुपले काट्नै पर्दैन।
    }


## Scores

rules-scores = स्कोर

rules-scoring =
    { $scoring ->
        [callbreak]
            कल जति वा बढी हात उठे: कलको हरेक हातको १ अङ्क, बढी हरेक हातको ०.१। कम उठे कल जति अङ्क घट्छ।
        [bridge]
            ठ्याक्कै कल जति वा एक हात बढी उठे: कल जति नै अङ्क। नत्र त्यति नै अङ्क घट्छ।
       *[tens]
            कल जति वा दुई हातसम्म बढी उठे: कलको हरेक हातको १० अङ्क, बढी हरेक हातको १। नत्र कलको हरेक हातको १० अङ्क घट्छ।
    }

# Said only where there is a bonus
rules-bonus = { $bonus_call } वा त्योभन्दा ठूलो कल पुगे { $bonus_points } अङ्क, कल जति भए पनि।


## Examples, worked out by the rules at the table. Cards come as finished text.

# Stands above the examples of a page
rules-examples = जस्तै:

# $trick: the cards played so far; $held: the cards held; $legal: those that may be played; $every: yes when all may
rules-example-play =
    अहिलेसम्म फालेको: { $trick }
    तपाईंसँग: { $held }
    { $every ->
        [yes] यीमध्ये जुनसुकै फाल्न मिल्छ।
       *[no] फाल्न मिल्ने: { $legal }
    }

# $held: the cards held; $legal: those that may be led
rules-example-lead =
    पहिलो चाल तपाईंको। तपाईंसँग: { $held }
    फाल्न मिल्ने: { $legal }

# $trick: four cards, the first led; $winner: one of them
rules-example-winner = { $trick } → { $winner } को

# $made: yes or no; $call, $won: tricks
rules-example-score =
    { $made ->
        [yes] ✅ कल { $call }, उठेको हात { $won }: { $score }
       *[no] ❌ कल { $call }, उठेको हात { $won }: { $score }
    }
