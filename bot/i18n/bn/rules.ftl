# A table's rules in words (/callbreak rules), and in one line (lobby, table).
# A sentence that differs from the standard game is shown in bold, so sentences hold no bold text themselves.

# $name: the preset; $deals: a number, or none; $arrow: ↻ or ↺; $trump: the suit's symbol
rules-line = { $name } · { rules-line-deals } · { $arrow } · তুরুপ { $trump } · { rules-line-calls }
rules-line-deals =
    { $deals ->
        [none] যত খুশি রাউন্ড
       *[other] { $deals } রাউন্ড
    }
# $one_call: yes where the lowest call is also the highest
rules-line-calls =
    { $one_call ->
        [yes] কল { $highest }
       *[no] কল { $lowest }{"\u2060"}–{"\u2060"}{ $highest }
    }

# The name of rules that are none of the presets
rules-own = নিজেদের নিয়ম

# Stands on the first page when any sentence is bold. $pages: the pages that have one
rules-bold = সাধারণ খেলার সঙ্গে যা মেলে না, তা মোটা হরফে: পাতা { $pages }।

# Stands under the heading of every page. $rules: rules-line
rules-page = -# { $rules } · পাতা { $page }/{ $pages }


## The match

rules-match = ম্যাচ

rules-players = চারজন খেলোয়াড়, যে যার নিজের হয়ে খেলেন। প্রতি রাউন্ডে সবাই ১৩টা তাস পান, খেলা হয় ১৩ পিট।

rules-direction =
    { $direction ->
        [clockwise] তাস বাঁটা, কল আর খেলা চলে ঘড়ির কাঁটার দিকে { $arrow }।
       *[anticlockwise] তাস বাঁটা, কল আর খেলা চলে ঘড়ির কাঁটার উল্টো দিকে { $arrow }।
    } ডিলারের পরের জন আগে কল দেন, আগে খেলেনও তিনি। পরের রাউন্ডে তিনিই ডিলার।

rules-trump = { $trump } সব সময় তুরুপ (ট্রাম)।

rules-deals =
    { $deals ->
        [none] রাউন্ডের কোনো সীমা নেই: যেকোনো রাউন্ডের পরে খেলোয়াড়রা ম্যাচ শেষ করতে পারেন। মোট পয়েন্ট যাঁর সবচেয়ে বেশি, তিনি জেতেন।
        [1] ম্যাচ মাত্র এক রাউন্ডের। পয়েন্ট যাঁর সবচেয়ে বেশি, তিনি জেতেন।
       *[other] ম্যাচ { $deals } রাউন্ডের। মোট পয়েন্ট যাঁর সবচেয়ে বেশি, তিনি জেতেন।
    }

rules-tie-break =
    { $tie_break ->
        [extra_deal]
            প্রথম স্থানে পয়েন্ট সমান হলে একটা বাড়তি রাউন্ড হয়: যাঁদের পয়েন্ট সমান, তাঁদের মধ্যে ওই রাউন্ডে যিনি সেরা, তিনি জেতেন; তাতেও সমান হলে জয় ভাগাভাগি হয়।
        [best_deal] প্রথম স্থানে পয়েন্ট সমান হলে, তাঁদের মধ্যে যাঁর এক রাউন্ডের স্কোর সবচেয়ে বেশি, তিনি জেতেন; তাতেও সমান হলে জয় ভাগাভাগি হয়।
       *[shared] প্রথম স্থানে পয়েন্ট সমান হলে জয় ভাগাভাগি হয়।
    }


## Calling

rules-calling = কল

rules-call =
    { $one_call ->
        [yes] সবার কল { $highest }: অন্তত ততটা পিট নেওয়ার কথা।
       *[no] কয়টা পিট নেবেন, সেটাই আপনার কল: { $lowest } থেকে { $highest }।
    }

# $redeal_below: a number, or none
rules-redeal-below =
    { $redeal_below ->
        [none] কল কম হলেও খেলা চলে।
       *[other] চারজনের কল মিলিয়ে { $redeal_below }-এর কম হলে তাস বাতিল: একই ডিলার আবার বাঁটেন।
    }

# The next three are said only where they hold.
rules-redeal-no-trump = কেউ একটাও তুরুপ না পেলে কলের আগেই আবার তাস বাঁটা হয়।
rules-redeal-no-court = কেউ J, Q, K বা A একটাও না পেলে কলের আগেই আবার তাস বাঁটা হয়।
rules-announce-voids = শেষ কলের পরে টেবিলে জানানো হয়, কে কোন স্যুটের একটাও তাস পাননি।


## Tricks

rules-tricks = পিট

rules-first-lead =
    { $first_lead ->
        [any] যেকোনো তাস দিয়ে পিট শুরু করা যায়।
       *[no_trump] রাউন্ডের প্রথম পিট তুরুপ দিয়ে শুরু করা যায় না, যদি না আপনার সব তাসই তুরুপ হয়।
    }

rules-follow = প্রথম তাস যে স্যুটের, আপনার কাছে থাকলে সেই স্যুটই দিতে হবে।

rules-winner = সবচেয়ে বড় তুরুপ পিট পায়; তুরুপ না পড়লে, প্রথমে পড়া স্যুটের সবচেয়ে বড় তাস। যিনি পিট পান, পরের পিটে তিনি আগে খেলেন।


## Following suit

rules-following = যে স্যুট পড়েছে তা থাকলে

rules-must-beat =
    { $must_beat ->
        [until_trumped]
            ওই স্যুটের যে তাস পিটে সবচেয়ে বড়, পারলে তার চেয়েও বড় দিতে হবে; পিটে তুরুপ পড়ে গেলে আর দরকার নেই।
        [always] ওই স্যুটের যে তাস পিটে সবচেয়ে বড়, পারলে তার চেয়েও বড় দিতে হবে, পিটে তুরুপ পড়ে গেলেও।
       *[never] ওই স্যুটের ছোট-বড় যেকোনো তাস দেওয়া যায়।
    }


## Void

rules-void = যে স্যুট পড়েছে তা না থাকলে

rules-when-void =
    { $when_void ->
        [overtrump]
            ওই স্যুট না থাকলে, পিটের সব তুরুপের চেয়ে বড় তুরুপ থাকলে সেটা দিতে হবে; না থাকলে যেকোনো তাস।
        [any_trump]
            ওই স্যুট না থাকলে, পিটের সব তুরুপের চেয়ে বড় তুরুপ দিতে হবে; বড় না থাকলে যেকোনো তুরুপ; তুরুপই না থাকলে যেকোনো তাস।
        [no_undertrump]
            ওই স্যুট না থাকলে, পিটের সব তুরুপের চেয়ে বড় তুরুপ থাকলে সেটা দিতে হবে; না থাকলে যেকোনো তাস, তবে
            ছোট তুরুপ নয়, যদি না আপনার সব তাসই তেমন তুরুপ হয়।
       *[free] ওই স্যুট না থাকলে যেকোনো তাস দেওয়া যায়: তুরুপ করতেই হবে এমন নয়।
    }


## Scores

rules-scores = পয়েন্ট

rules-scoring =
    { $scoring ->
        [callbreak]
            যত কল, অন্তত তত পিট পেলে: কলের প্রতি পিটে ১ পয়েন্ট, বাড়তি প্রতি পিটে ০.১। কম পেলে কলের সমান পয়েন্ট
            কাটা যায়।
        [bridge]
            যত কল ঠিক তত পিট, বা একটা বেশি পেলে: কলের সমান পয়েন্ট। এর কম বা বেশি হলে ততটাই পয়েন্ট কাটা যায়।
       *[tens]
            যত কল তত পিট, বা বড়জোর দুটো বেশি পেলে: কলের প্রতি পিটে ১০ পয়েন্ট, বাড়তি প্রতি পিটে ১। এর কম বা
            বেশি হলে কলের প্রতি পিটে ১০ পয়েন্ট কাটা যায়।
    }

# Said only where there is a bonus
rules-bonus = { $bonus_call } বা তার বেশি কল পুরো করলে { $bonus_points } পয়েন্ট, কল যতই হোক।


## Examples, worked out by the rules at the table. Cards come as finished text.

# Stands above the examples of a page
rules-examples = যেমন:

# $trick: the cards played so far; $held: the cards held; $legal: those that may be played; $every: yes when all may
rules-example-play =
    পড়েছে: { $trick }
    আপনার কাছে: { $held }
    { $every ->
        [yes] যেকোনোটা দিতে পারেন।
       *[no] দিতে পারেন: { $legal }
    }

# $held: the cards held; $legal: those that may be led
rules-example-lead =
    রাউন্ডের প্রথম তাস আপনার। আপনার কাছে: { $held }
    শুরু করতে পারেন: { $legal }

# $trick: four cards, the first led; $winner: one of them
rules-example-winner = { $trick } → { $winner } পায়

# $made: yes or no; $call, $won: tricks
rules-example-score =
    { $made ->
        [yes] ✅ কল { $call }, পিট { $won }: { $score }
       *[no] ❌ কল { $call }, পিট { $won }: { $score }
    }
