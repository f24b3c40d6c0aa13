"""What a number of tricks, known only roughly, is worth to a call."""

from math import erf, sqrt

from bot.engine.rules import Ruleset, Scoring
from bot.engine.scoring import deal_score

__all__ = ["worth"]

_SLACK = {Scoring.CALLBREAK: 13, Scoring.BRIDGE: 1, Scoring.TENS: 2}
"""How many tricks above the call still make it."""
_MORE = {Scoring.CALLBREAK: 1.0, Scoring.BRIDGE: 0.01, Scoring.TENS: 0.1}
"""Tenths for one trick more, whatever becomes of the call: an overtrick, or a trick that nobody else gets."""


def worth(rules: Ruleset, call: int, mean: float, spread: float) -> float:
    """Return the tenths to expect of *call* when the tricks won are about *mean*, give or take *spread*."""
    slack = _SLACK[rules.scoring]
    made = _below(call + slack + 0.5, mean, spread) - _below(call - 0.5, mean, spread)
    gain, loss = float(deal_score(rules, call, call)), deal_score(rules, call, call - 1)
    if rules.scoring is Scoring.TENS:
        gain += 10 * max(0.0, min(mean - call, slack))
    return made * gain + (1 - made) * loss + _MORE[rules.scoring] * mean


def _below(limit: float, mean: float, spread: float) -> float:
    return 0.5 + 0.5 * erf((limit - mean) / (spread * sqrt(2)))
