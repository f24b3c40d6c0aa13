# Names of the rulesets. Proper names; only what stands in brackets is translated.

preset-callbreak = Callbreak
preset-callbreak-nepal = Callbreak (নেপাল)
preset-callbreak-master = Callbreak Master
preset-callbreak-master-clubs = Callbreak Master (চিড়িতন)
preset-call-bridge = Call Bridge
preset-call-bridge-classic = Call Bridge (ক্লাসিক হিসাব)
