# How to play with this bot, in five lines (/callbreak help). Commands stay as they are typed; they become links.

help =
    ## কীভাবে খেলবেন
    1. /callbreak start দিয়ে টেবিল খুলুন। বন্ধুরা **{ button-join }** চাপবেন; **{ button-start }** চাপলে খালি চেয়ারে কম্পিউটার বসবে।
    2. আপনার তাস আসে আলাদা মেসেজে, শুধু আপনিই দেখেন। **{ button-my-cards }** বা /callbreak hand দিয়ে আবার আনা যায়।
    3. কয়টা পিট নেবেন, কল দিন। তারপর নিজের চাল এলে একটা তাস চাপুন: যেগুলো খেলা যায় সেগুলো রঙিন।
    4. উঠতে হবে? **{ button-more }** থেকে টেবিল ছাড়ুন: কম্পিউটার খেলে যাবে, পরে এসে চেয়ার ফেরত নিতে পারবেন।
    5. /callbreak rules খেলার নিয়ম উদাহরণসহ বোঝায়, /callbreak leaderboard দেখায় এখানে কে সেরা।
