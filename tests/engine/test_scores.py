"""Scores and places, rule by rule and value by value."""

import pytest

from bot.engine.presets import CALL_BRIDGE, CALL_BRIDGE_CLASSIC, CALLBREAK, CALLBREAK_MASTER
from bot.engine.rules import Ruleset, Scoring
from bot.engine.scoring import deal_score, format_score, is_made, leaders, places
from tests.engine.support import rules

BONUS_16 = rules(scoring=Scoring.BRIDGE, bonus_call=8, bonus_points=16)
PLAIN_BRIDGE = rules(scoring=Scoring.BRIDGE)


@pytest.mark.parametrize(
    ("call", "won", "shown"),
    [
        (1, 1, "1.0"),
        (1, 0, "−1.0"),
        (3, 3, "3.0"),
        (3, 2, "−3.0"),
        (4, 6, "4.2"),
        (5, 6, "5.1"),
        (8, 13, "8.5"),
        (13, 12, "−13.0"),
        (5, 5, "5.0"),
        (3, 5, "3.2"),
        (1, 13, "2.2"),
    ],
)
def test_a_made_call_scores_itself_and_a_tenth_for_each_overtrick(call: int, won: int, shown: str) -> None:
    """How to play Callbreak, Scoring: the table and the paragraph below it."""
    assert format_score(CALLBREAK, deal_score(CALLBREAK, call, won)) == shown


@pytest.mark.parametrize(
    ("ruleset", "call", "won", "shown"),
    [
        (CALLBREAK_MASTER, 4, 3, "−4"),
        (CALLBREAK_MASTER, 4, 4, "4"),
        (CALLBREAK_MASTER, 4, 5, "4"),
        (CALLBREAK_MASTER, 4, 6, "−4"),
        (CALLBREAK_MASTER, 7, 8, "7"),
        (CALLBREAK_MASTER, 8, 8, "13"),
        (CALLBREAK_MASTER, 9, 8, "−9"),
        (CALLBREAK_MASTER, 9, 9, "13"),
        (CALLBREAK_MASTER, 9, 10, "13"),
        (CALLBREAK_MASTER, 9, 11, "−9"),
        (CALLBREAK_MASTER, 13, 13, "13"),
        (CALL_BRIDGE_CLASSIC, 3, 5, "−3"),
        (CALL_BRIDGE_CLASSIC, 8, 9, "13"),
        (BONUS_16, 8, 9, "16"),
        (BONUS_16, 7, 8, "7"),
        (PLAIN_BRIDGE, 9, 10, "9"),
        (PLAIN_BRIDGE, 9, 11, "−9"),
    ],
)
def test_two_overtricks_miss_and_eight_earn_the_bonus(
    ruleset: Ruleset, call: int, won: int, shown: str
) -> None:
    """Callbreak Master (Italian), Punteggio; How to play Callbreak, Variants, Call Bridge scoring."""
    assert format_score(ruleset, deal_score(ruleset, call, won)) == shown


@pytest.mark.parametrize(("won", "shown"), [(3, "−40"), (4, "40"), (5, "41"), (6, "42"), (7, "−40")])
def test_tens_allow_two_overtricks(won: int, shown: str) -> None:
    """Call Bridge, Scoring, 2: a call of 4 is made with 4 to 6 tricks."""
    assert format_score(CALL_BRIDGE, deal_score(CALL_BRIDGE, 4, won)) == shown


def test_made_and_missed_by_scoring() -> None:
    """RULES, Scoring, exact: the second column."""
    made = {
        scoring: [won for won in range(14) if is_made(rules(scoring=scoring), 4, won)] for scoring in Scoring
    }
    assert made == {
        Scoring.CALLBREAK: [*range(4, 14)],
        Scoring.BRIDGE: [4, 5],
        Scoring.TENS: [4, 5, 6],
    }


def test_nothing_is_written_without_a_sign_of_its_own() -> None:
    assert [format_score(CALLBREAK, tenths) for tenths in (0, -1, 1, -105)] == ["0.0", "−0.1", "0.1", "−10.5"]
    assert format_score(CALL_BRIDGE, 0) == "0"


def test_places_are_shared_and_a_broken_tie_stands_ahead() -> None:
    """RULES, Scoring, exact, last paragraph."""
    assert places((40, 30, 30, 10), winners=(0,)) == (1, 2, 2, 4)
    assert places((40, 40, 40, 10), winners=(1,)) == (2, 1, 2, 4)
    assert places((40, 40, 40, 10), winners=(0, 1)) == (1, 1, 3, 4)
    assert places((-1, -1, -1, -1), winners=(0, 1, 2, 3)) == (1, 1, 1, 1)


def test_leaders_are_sought_among_some() -> None:
    assert leaders((3, 9, 5, 5)) == (1,)
    assert leaders((3, 9, 5, 5), among=(0, 2, 3)) == (2, 3)
