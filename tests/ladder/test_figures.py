"""Averages are exact and rounded in one place."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.rules import Scoring
from bot.ladder import Figures, ScoreFigures, rounded
from bot.ladder.figures import figures_of, score_figures
from tests.ladder.fakes import tally


@pytest.mark.parametrize(
    ("value", "places", "expected"),
    [
        (Fraction(1, 2), 0, "1"),
        (Fraction(-1, 2), 0, "-1"),
        (Fraction(49, 100), 0, "0"),
        (Fraction(1, 8), 2, "0.13"),
        (Fraction(-1, 8), 2, "-0.13"),
        (Fraction(2, 3), 1, "0.7"),
        (Fraction(0), 1, "0.0"),
        (Fraction(-1, 100), 1, "0.0"),
        (Fraction(10**30 + 1, 10), 1, f"{10**29}.1"),
    ],
)
def test_rounding(value: Fraction, places: int, expected: str) -> None:
    assert str(rounded(value, places)) == expected


@given(st.fractions(), st.integers(0, 6))
def test_rounding_is_never_off_by_more_than_half(value: Fraction, places: int) -> None:
    assert abs(Fraction(rounded(value, places)) - value) <= Fraction(1, 2 * 10**places)


@given(st.integers(-(10**6), 10**6))
def test_tenths_stay_as_they_are(tenths: int) -> None:
    assert rounded(Fraction(tenths, 10), 1) == Decimal(tenths) / 10


def test_all_scorings_count_together_except_for_scores() -> None:
    tallies = [
        tally(1, Scoring.CALLBREAK, matches=2, wins=1, places=3, deals=10, made=7, total=95, best=52),
        tally(1, Scoring.TENS, matches=1, wins=0, places=4, deals=12, made=5, total=-400, best=420),
    ]
    assert figures_of(tallies) == Figures(3, 1, Fraction(7, 3), Fraction(12, 22))
    assert [score_figures(own) for own in tallies] == [
        ScoreFigures(Scoring.CALLBREAK, 2, Fraction(95, 10), 52),
        ScoreFigures(Scoring.TENS, 1, Fraction(-400, 12), 420),
    ]
