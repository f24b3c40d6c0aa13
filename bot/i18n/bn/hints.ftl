# Hints for whoever meets something for the first time, in their private panel: one line, shown once.

# Ends every hint
hint-off = (বন্ধ করতে /callbreak settings)

hint-first-call = -# টিপস: প্রতিটা টেক্কা আর বড় তুরুপের জন্য মোটামুটি একটা পিট ধরুন। কলের চেয়ে কম পিট পেলে কল মিস। { hint-off }
hint-first-forced = -# টিপস: কিছু তাস এখন খেলা যাবে না। কোন নিয়মে, তা উপরের লাইনে আছে। { hint-off }
hint-first-redeal = -# টিপস: কল এত কম হলে খেলা হয় না। আপনি নতুন তাস পেয়েছেন, সবাই আবার কল দেবেন। { hint-off }
hint-first-trump = -# টিপস: যে স্যুট পড়েছে তা না থাকলে তুরুপ করতে হয়। কত বড় তুরুপ, তা উপরের লাইনে আছে। { hint-off }
hint-first-missed = -# টিপস: কল মিস হলে মোট থেকে পয়েন্ট কাটা যায়। সন্দেহ থাকলে একটু কম কল দিন। { hint-off }
