"""What a deal's score is worth towards winning the match.

While several deals are to come, points are what counts. Towards the end, a score is worth as much as it
makes winning likely: whoever leads plays safe, whoever is behind takes chances.
"""

from functools import cache
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

from bot.engine.rules import Scoring
from bot.engine.scoring import deal_score
from bot.engine.views import PublicView, SeatView
from bot.players.fast.stakes import UNIT
from bot.players.fast.words import Floats

__all__ = ["worth_of_scores"]

_HORIZON = 2
"""How many deals may be still to come, beside the running one, for the match to be thought of."""
_PRIZE = 6.0
"""What winning is worth, in tricks called."""
_POINTS = 0.1
"""What points stay worth beside it."""
_MEAN = {Scoring.CALLBREAK: 2.2, Scoring.BRIDGE: 1.5, Scoring.TENS: 2.0}
_SPREAD = 2.2
"""A deal's usual score and how far it varies, in tricks called."""
_MADE = 0.8
"""How often a call is made."""
_CASES = 400

_Tenths = NDArray[np.float64]


def worth_of_scores(view: SeatView, scores: Floats) -> Floats:
    """Return what each of *scores*, in tricks called, is worth to *view*'s seat in this deal."""
    left = _left(view.public)
    if left is None or left > _HORIZON:
        return scores
    ours, theirs = _standing(view, left)
    flat = np.asarray(scores, np.float64).reshape(-1, 1)
    gaps = np.sort(theirs - ours)
    below = np.searchsorted(gaps, flat - 1e-6) + np.searchsorted(gaps, flat + 1e-6)
    chance = below.reshape(scores.shape) / (2 * len(gaps))
    return (_PRIZE * chance + _POINTS * scores).astype(np.float32)


def _left(public: PublicView) -> int | None:
    """Return how many counted deals come after this one, None where nobody knows."""
    if public.extra or public.closing:
        return 0
    return None if public.rules.deals is None else public.rules.deals - public.number


def _standing(view: SeatView, left: int) -> tuple[_Tenths, _Tenths]:
    """Return, case by case, what the seat has beside this deal and the best that another comes to."""
    public, seat, unit = view.public, view.seat, UNIT[view.public.rules.scoring]
    usual, chances = _MEAN[public.rules.scoring], _cases()
    among = [other for other in (public.tied or range(4)) if other != seat]
    totals = np.zeros(4) if public.extra else np.array(public.totals) / unit
    later = left * usual + _SPREAD * left**0.5 * chances
    best = np.full(_CASES, -np.inf)
    for place, other in enumerate(among):
        now = _this_deal(view, other, chances[:, 4 + place], usual)
        best = np.maximum(best, totals[other] + now + later[:, 1 + place])
    return totals[seat] + later[:, 0], best


def _this_deal(view: SeatView, other: int, chance: _Tenths, usual: float) -> _Tenths:
    """Return what *other* may score in this deal, case by case."""
    rules, call = view.public.rules, view.public.calls[other]
    if call is None:
        return usual + _SPREAD * chance
    unit = UNIT[rules.scoring]
    made = chance < NormalDist().inv_cdf(_MADE)
    return np.where(made, deal_score(rules, call, call) / unit, deal_score(rules, call, call - 1) / unit)


@cache
def _cases() -> _Tenths:
    return np.random.default_rng(1).standard_normal((_CASES, 8))
