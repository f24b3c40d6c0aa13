"""Scores, places and winners; every score is an integer in tenths of a point (RULES, Scoring, exact)."""

from collections.abc import Sequence
from typing import assert_never

from bot.engine.rules import Ruleset, Scoring

__all__ = ["deal_score", "format_score", "is_made", "leaders", "places"]


def is_made(rules: Ruleset, call: int, tricks: int) -> bool:
    """Return whether *tricks* make *call*; with some scorings too many tricks miss it."""
    match rules.scoring:
        case Scoring.CALLBREAK:
            return tricks >= call
        case Scoring.BRIDGE:
            return call <= tricks <= call + 1
        case Scoring.TENS:
            return call <= tricks <= call + 2
        case _:
            assert_never(rules.scoring)


def deal_score(rules: Ruleset, call: int, tricks: int) -> int:
    """Return one deal's score in tenths of a point.

    >>> from bot.engine.presets import CALLBREAK, CALL_BRIDGE
    >>> deal_score(CALLBREAK, call=4, tricks=6), deal_score(CALL_BRIDGE, call=4, tricks=6)
    (42, 420)
    """
    unit = 100 if rules.scoring is Scoring.TENS else 10
    if not is_made(rules, call, tricks):
        return -unit * call
    match rules.scoring:
        case Scoring.CALLBREAK:
            return 10 * call + (tricks - call)
        case Scoring.BRIDGE:
            bonus = rules.bonus_call is not None and call >= rules.bonus_call
            return 10 * (rules.bonus_points or 0) if bonus else 10 * call
        case Scoring.TENS:
            return 100 * call + 10 * (tricks - call)
        case _:
            assert_never(rules.scoring)


def format_score(rules: Ruleset, tenths: int) -> str:
    """Return *tenths* as this scoring writes it: one decimal, or whole points.

    >>> from bot.engine.presets import CALLBREAK, CALL_BRIDGE
    >>> format_score(CALLBREAK, -30), format_score(CALL_BRIDGE, 420)
    ('−3.0', '42')
    """
    sign = "−" if tenths < 0 else ""
    whole, tenth = divmod(abs(tenths), 10)
    return f"{sign}{whole}.{tenth}" if rules.scoring is Scoring.CALLBREAK else f"{sign}{whole}"


def leaders(scores: Sequence[int], among: Sequence[int] = (0, 1, 2, 3)) -> tuple[int, ...]:
    """Return the seats of *among* with the highest score."""
    best = max(scores[seat] for seat in among)
    return tuple(seat for seat in among if scores[seat] == best)


def places(totals: Sequence[int], winners: Sequence[int]) -> tuple[int, ...]:
    """Return each seat's place, from 1: equal totals share one, a broken tie's winner stands ahead.

    >>> places((50, 50, 30, 30), winners=(1,))
    (2, 1, 3, 3)
    """
    rank = [(total, seat in winners) for seat, total in enumerate(totals)]
    return tuple(1 + sum(other > own for other in rank) for own in rank)
