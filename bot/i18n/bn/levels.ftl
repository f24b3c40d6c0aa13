# The levels of computer players: the name of each, and how it plays, in the menu that seats one
level-easy = সহজ
level-easy-plays = তাস ভুলে যায়, ভয়ে ভয়ে কল দেয়
level-medium = মাঝারি
level-medium-plays = সব তাস মনে রাখে, তাস বুঝে কল দেয়
level-hard = কঠিন
level-hard-plays = কার কাছে কোন তাস আছে, হিসাব করে খেলে
option-level = কম্পিউটার কতটা ভালো খেলবে
