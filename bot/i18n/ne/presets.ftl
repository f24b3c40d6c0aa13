# Names of the rulesets: preset-<name>. Proper names; translate them only where players do.

preset-callbreak = Callbreak
preset-callbreak-nepal = Callbreak (नेपाल)
preset-callbreak-master = Callbreak Master
preset-callbreak-master-clubs = Callbreak Master (चिडी)
preset-call-bridge = Call Bridge
preset-call-bridge-classic = Call Bridge (क्लासिक)
