# A player's private panel.

panel-your-call = ### আপনার কল: কয়টা পিট নেবেন?
# $calls: names with their calls
panel-calls = কল: { $calls }
# $call: a high call
panel-sure = ### { $call } কল দেবেন? অনেক কিন্তু! নিশ্চিত হলে আবার চাপুন।
# $call: the number on the button
button-sure = { $call } কল দিন
button-other-call = অন্য কল
button-higher = আরও বেশি…
button-fewer = আরও কম…

panel-waiting = ### আপনার তাস
# $call: the player's own call
panel-called = ### আপনার কল: { $call }

# $number: which trick of the deal
panel-your-turn = ### আপনার চাল · { $number } নম্বর পিট
panel-your-lead = আপনি আগে খেলবেন: যেকোনো রঙিন তাস চাপুন।
# Why some of the cards are greyed out: why-<code>. The facts are those of refusals.ftl.
why-must-follow = -# { $suit } পড়েছে, আপনাকেও { $suit } দিতে হবে।
why-must-beat = -# আপনার কাছে { $best }-এর চেয়ে বড় তাস আছে, বড়টাই দিতে হবে।
# $best: the best trump in the trick, or none
why-must-trump =
    { $best ->
        [none] -# আপনার কাছে { $suit_name } নেই, তাই { $held_one } দিতে হবে।
       *[other] -# আপনার কাছে { $suit_name } নেই, তাই { $best_rank } চেয়ে বড় { $held_one } দিতে হবে।
    }
why-must-trump-anyway = -# আপনার কাছে { $suit_name } নেই, তাই ছোট হলেও { $held_one } দিতে হবে।
why-must-not-undertrump = -# অন্য তাস থাকতে { $best }-এর চেয়ে ছোট তুরুপ দেওয়া যাবে না।
why-must-not-lead-trump = -# রাউন্ডের প্রথম পিট তুরুপ দিয়ে শুরু করা যায় না।

# $card, $call: what the player has just done
panel-you-played = আপনি খেলেছেন { $card }।
panel-you-called = আপনি কল দিয়েছেন { $call }।
# $name: who won the trick
panel-taken = পিট নিলেন **{ $name }**।
panel-last-card = আপনার শেষ তাস { $card } নিজে থেকেই পড়ে।

panel-dealing = তাস বাঁটা হচ্ছে।
# $call and $won: tricks; $score: of this deal
panel-scored = ### কল { $call }, পিট { $won }: { $score }
panel-over = ম্যাচ শেষ।
panel-broken-off = ম্যাচ মাঝপথে বন্ধ হয়ে গেছে।
panel-left = আপনি এই ম্যাচ ছেড়েছেন; আপনার তাস কম্পিউটার খেলছে।
