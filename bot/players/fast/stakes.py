"""What the players of many deals play for: their calls, and what each number of tricks is worth to them."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from bot.engine.rules import Ruleset, Scoring
from bot.engine.scoring import deal_score
from bot.players.fast.words import Floats, Ints

__all__ = ["SCORINGS", "UNIT", "Stakes", "points"]

SCORINGS = {scoring: number for number, scoring in enumerate(Scoring)}
UNIT = {Scoring.CALLBREAK: 10.0, Scoring.BRIDGE: 10.0, Scoring.TENS: 100.0}
"""Tenths that a trick called is worth: scores are learned in tricks, whatever the scoring."""


@cache
def points(rules: Ruleset) -> Floats:
    """Return the score, in units of a trick called, by call (0 to 13) and tricks won (0 to 13)."""
    unit = UNIT[rules.scoring]
    table = [[deal_score(rules, call, won) / unit for won in range(14)] for call in range(14)]
    return np.array(table, np.float32)


@dataclass(frozen=True, slots=True)
class Stakes:
    """Calls by deal and seat, what 0 to 13 tricks are worth to each, and the kind of scoring."""

    calls: Ints
    worth: Floats
    scoring: Ints

    @classmethod
    def of(cls, rules: Sequence[Ruleset], calls: Ints) -> "Stakes":
        """Return the stakes when all play for points."""
        table = np.stack([points(rule) for rule in rules])
        scoring = np.array([SCORINGS[rule.scoring] for rule in rules])
        return cls(calls, table[np.arange(len(calls))[:, None], calls], scoring)

    def take(self, rows: Ints) -> "Stakes":
        """Return the stakes of some of the deals."""
        return Stakes(self.calls[rows], self.worth[rows], self.scoring[rows])
