"""Figures of the leaderboard and of profiles as text, rounded only here."""

from dataclasses import replace
from fractions import Fraction

from bot.engine.presets import CALLBREAK
from bot.engine.rules import Scoring
from bot.ladder import rounded
from bot.ui.wording import Wording

__all__ = ["SCORINGS", "average_place", "average_score", "calls_made", "score"]

SCORINGS = {
    Scoring.CALLBREAK: "scoring-callbreak",
    Scoring.BRIDGE: "scoring-bridge",
    Scoring.TENS: "scoring-tens",
}
"""The key of each kind's name."""


def score(wording: Wording, scoring: Scoring, tenths: int) -> str:
    """Return a score, given in tenths, as its kind of scoring writes it."""
    return wording.score(replace(CALLBREAK, scoring=scoring), tenths)


def average_score(wording: Wording, scoring: Scoring, tenths: Fraction) -> str:
    """Return an average of scores, given in tenths, with one decimal place more than the scores have."""
    return _number(wording, tenths / 10, 2 if scoring is Scoring.CALLBREAK else 1)


def average_place(wording: Wording, place: Fraction) -> str:
    """Return an average place."""
    return _number(wording, place, 2)


def calls_made(wording: Wording, share: Fraction) -> str:
    """Return a share, 0 to 1, as so many in a hundred."""
    return wording("percent", share=_number(wording, share * 100, 1))


def _number(wording: Wording, value: Fraction, places: int) -> str:
    return wording.texts.number(str(rounded(value, places)).replace("-", "−"))
