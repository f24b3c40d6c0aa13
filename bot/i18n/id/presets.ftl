# Names of the rulesets. Proper names; only what stands in brackets is translated.

preset-callbreak = Callbreak
preset-callbreak-nepal = Callbreak (Nepal)
preset-callbreak-master = Callbreak Master
preset-callbreak-master-clubs = Callbreak Master (keriting)
preset-call-bridge = Call Bridge
preset-call-bridge-classic = Call Bridge (skor klasik)
