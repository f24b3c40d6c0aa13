# Why something is not done, and what to do instead. Only the person who pressed sees it. The facts are explained
# in the English file; $best_rank stands in the genitive (rank-the).


## The game

# $phase: dealing, calling, playing, over, abandoned
refusal-not-now =
    { $phase ->
        [dealing] তাস এখনো বাঁটা হয়নি। পরের রাউন্ডের জন্য একটু অপেক্ষা করুন।
        [calling] আগে কল। চারজনেরই কল হয়ে গেলে তাস খেলা যাবে।
        [playing] কল হয়ে গেছে, এখন তাস খেলা চলছে। নিজের চাল এলে একটা তাস খেলুন।
        [over] এই ম্যাচ শেষ। নতুন ম্যাচের জন্য /callbreak start লিখুন।
       *[abandoned] এই ম্যাচ মাঝপথে বন্ধ হয়ে গেছে। নতুন ম্যাচের জন্য /callbreak start লিখুন।
    }

# $turn: the name of the player who is to move
refusal-not-your-turn = এখন { $turn }-এর চাল। আপনার চাল এলে বোতামও আসবে।

refusal-call-out-of-range = এখানে কল { $lowest } থেকে { $highest }। এর মধ্যে একটা কল দিন।

refusal-card-not-held = { $card } আপনার কাছে নেই। প্যানেলে যে তাস দেখছেন, তা থেকে খেলুন।

refusal-must-follow = যে স্যুট পড়েছে তাই দিতে হবে: আপনার কাছে আছে { $held }।

refusal-must-beat = { $best_rank } চেয়ে বড় তাস দিতে হবে: { $choice } দিন।

# $best: the best trump in the trick, or none
refusal-must-trump =
    { $best ->
        [none] আপনার কাছে { $suit_name } নেই: { $held_one } দিতে হবে। { $choice } দিন।
       *[other] আপনার কাছে { $suit_name } নেই: { $best_rank } চেয়ে বড় { $held_one } দিতে হবে। { $choice } দিন।
    }

refusal-must-trump-anyway =
    আপনার কাছে { $suit_name } নেই: { $best_rank } চেয়ে ছোট হলেও { $held_one } দিতে হবে। { $choice } দিন।

refusal-must-not-undertrump =
    অন্য তাস থাকতে { $best_rank } চেয়ে ছোট তুরুপ দেওয়া যাবে না। { $choice } দিন।

refusal-must-not-lead-trump =
    রাউন্ডের প্রথম পিট তুরুপ দিয়ে শুরু করা যায় না। { $choice } দিয়ে শুরু করুন।


## The table

refusal-channel-taken =
    এই চ্যানেলে একটা টেবিল আছে: /callbreak table লিখলে দেখা যাবে। সেটায় বসুন, নয়তো অন্য চ্যানেল বা থ্রেডে নিজেরটা খুলুন।

refusal-no-table = এই চ্যানেলে কোনো টেবিল নেই। খুলতে /callbreak start লিখুন।

refusal-table-gone = এই টেবিল আর নেই। নতুন খুলতে /callbreak start লিখুন।

refusal-not-in-lobby = ম্যাচ শুরু হয়ে গেছে, এটা আর বদলানো যাবে না।

refusal-not-in-match = ম্যাচ এখনো শুরু হয়নি। সবাই এলে হোস্ট **{ button-start }** চাপবেন।

refusal-already-seated = এই টেবিলে আপনি আগে থেকেই বসে আছেন।

# $left: yes when the player left the match, no when they never had a chair
refusal-not-seated =
    { $left ->
        [yes] আপনি এই ম্যাচ ছেড়েছেন, আপনার হয়ে কম্পিউটার খেলছে। আবার খেলতে **{ button-take-back }** চাপুন।
       *[no] এই টেবিলে আপনার চেয়ার নেই।
    }

refusal-table-full = চারটা চেয়ারই ভর্তি। অন্য চ্যানেল বা থ্রেডে নিজের টেবিল খুলুন।

# $names: who the chairs are kept for
refusal-chairs-kept =
    খালি চেয়ারগুলো দুই মিনিটের জন্য রাখা আছে। যাঁদের জন্য রাখা: { $names }। তাঁরা বসলে বা সময় পেরোলে আবার চেষ্টা করুন।

# $host_id: the host, as a mention
refusal-host-only = এটা শুধু হোস্ট করতে পারেন: { $host_id }।

refusal-no-computer = সরানোর মতো কোনো কম্পিউটার নেই।

# $seated: yes when the player is sitting there, no when they have no chair (any more)
refusal-not-left =
    { $seated ->
        [yes] ফেরত নেওয়ার মতো চেয়ার নেই: আপনি এই ম্যাচ ছাড়েননি।
       *[no] এখানে ফেরত নেওয়ার মতো আপনার চেয়ার নেই। ছেড়ে যাওয়া চেয়ারে অন্য কেউ বসতে পারেন।
    }

refusal-chair-taken = এই চেয়ারে কেউ আছেন, বা পরের রাউন্ড থেকে বসবেন। অন্যটা বেছে নিন।

refusal-deal-running = এই রাউন্ড এখনো শেষ হয়নি। পয়েন্ট দেখানোর পরে পরের রাউন্ড।

refusal-stale-move = বোতামটা আগের চালের। এখন টেবিলের অবস্থা এই।

# $why: which choice is wrong, and why
refusal-wrong-rules = এই নিয়মে খেলা যায় না। { $why }

refusal-conflict = ঠিক একই সময়ে আরেকজন চাল দিয়েছেন, তাই কিছু হয়নি। আবার চাপুন।
