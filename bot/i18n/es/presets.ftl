# Names of the rulesets: preset-<name>. Proper names; translate them only where players do.

preset-callbreak = Callbreak
preset-callbreak-nepal = Callbreak (Nepal)
preset-callbreak-master = Callbreak Master
preset-callbreak-master-clubs = Callbreak Master (tréboles)
preset-call-bridge = Call Bridge
preset-call-bridge-classic = Call Bridge (clásico)
