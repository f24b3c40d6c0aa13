"""The named rulesets (RULES, Presets)."""

from dataclasses import replace
from types import MappingProxyType

from bot.engine.cards import Suit
from bot.engine.rules import Direction, MustBeat, Ruleset, Scoring, TieBreak

__all__ = [
    "CALLBREAK",
    "CALLBREAK_MASTER",
    "CALLBREAK_MASTER_CLUBS",
    "CALLBREAK_NEPAL",
    "CALL_BRIDGE",
    "CALL_BRIDGE_CLASSIC",
    "PRESETS",
]

CALLBREAK = Ruleset()
CALLBREAK_NEPAL = replace(CALLBREAK, direction=Direction.ANTICLOCKWISE)
CALLBREAK_MASTER = Ruleset(
    direction=Direction.ANTICLOCKWISE,
    min_call=2,
    must_beat=MustBeat.NEVER,
    redeal_below=None,
    scoring=Scoring.BRIDGE,
    bonus_call=8,
    bonus_points=13,
    deals=None,
    tie_break=TieBreak.SHARED,
)
CALLBREAK_MASTER_CLUBS = replace(CALLBREAK_MASTER, trump=Suit.CLUBS)
CALL_BRIDGE = Ruleset(
    direction=Direction.ANTICLOCKWISE,
    min_call=2,
    must_beat=MustBeat.NEVER,
    redeal_below=None,
    scoring=Scoring.TENS,
    deals=12,
    tie_break=TieBreak.SHARED,
)
CALL_BRIDGE_CLASSIC = Ruleset(must_beat=MustBeat.NEVER, scoring=Scoring.BRIDGE, bonus_call=8, bonus_points=13)

PRESETS = MappingProxyType(
    {
        "callbreak": CALLBREAK,
        "callbreak-nepal": CALLBREAK_NEPAL,
        "callbreak-master": CALLBREAK_MASTER,
        "callbreak-master-clubs": CALLBREAK_MASTER_CLUBS,
        "call-bridge": CALL_BRIDGE,
        "call-bridge-classic": CALL_BRIDGE_CLASSIC,
    }
)
"""By the name that people type, in the order that lists show."""
