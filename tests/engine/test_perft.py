"""Counts of every reachable line, for every value of the fields that play depends on.

Each count is pinned as a number and found again by a second, naive program.
"""

from typing import Any

import pytest

from bot.engine.cards import Suit
from bot.engine.rules import Direction, FirstLead, MustBeat, Ruleset, WhenVoid, rules_to_json
from bot.engine.state import step
from tests.engine import naive
from tests.engine.perft import perft
from tests.engine.support import called, position, rules

DEALER = 3
MIXED = ("JC JD KH QS", "4C KC 8D AH", "7C 5H JH AS", "4D QD 6S 9S")
VOIDS = ("KH 4S JS", "5D AD QS", "7C QD 5H", "10D 3S 6S")
TRUMPS = ("9H 2S 4S", "JC 8D AD", "6C 5D JS", "8C 3D 5S")
SHORT = ("JD KH 2S", "5D 10D AS", "4H 5S KS", "9C 2D 6S")
LOW = ("6C 10D KS", "KC 4H AS", "6D 7D 7S", "QC 2H AH")

COUNTS: list[tuple[tuple[str, ...], str, dict[Any, int]]] = [
    (MIXED, "trump", {Suit.CLUBS: 1760, Suit.DIAMONDS: 1252, Suit.HEARTS: 792, Suit.SPADES: 512}),
    (SHORT, "trump", {Suit.CLUBS: 46, Suit.DIAMONDS: 60, Suit.HEARTS: 72, Suit.SPADES: 26}),
    (MIXED, "must_beat", {MustBeat.UNTIL_TRUMPED: 512, MustBeat.ALWAYS: 400, MustBeat.NEVER: 560}),
    (LOW, "must_beat", {MustBeat.UNTIL_TRUMPED: 40, MustBeat.ALWAYS: 38, MustBeat.NEVER: 44}),
    (VOIDS, "when_void", dict(zip(WhenVoid, (46, 40, 38, 116), strict=True))),
    (TRUMPS, "when_void", dict(zip(WhenVoid, (64, 32, 48, 192), strict=True))),
    (MIXED, "first_lead", {FirstLead.ANY: 512, FirstLead.NO_TRUMP: 320}),
    (SHORT, "first_lead", {FirstLead.ANY: 26, FirstLead.NO_TRUMP: 22}),
    (MIXED, "direction", {Direction.CLOCKWISE: 512, Direction.ANTICLOCKWISE: 368}),
]
CASES = [
    pytest.param(hands, rules(**{field: value}), count, id=f"{field}-{value}-{count}")
    for hands, field, counts in COUNTS
    for value, count in counts.items()
]


def played_lines(hands: tuple[str, ...], ruleset: Ruleset) -> list[int]:
    match = called(position(ruleset, hands, DEALER), 3, 3, 3, 3)
    return perft(match, sum(len(hand.split()) for hand in hands))


@pytest.mark.parametrize(("hands", "ruleset", "count"), CASES)
def test_lines_of_play(hands: tuple[str, ...], ruleset: Ruleset, count: int) -> None:
    lines = played_lines(hands, ruleset)
    assert lines[-1] == count
    leader = (DEALER + step(ruleset)) % 4
    assert lines == naive.lines(rules_to_json(ruleset), [hand.split() for hand in hands], leader)


@pytest.mark.parametrize(("hands", "field", "counts"), COUNTS)
def test_every_value_has_a_count_of_its_own(
    hands: tuple[str, ...], field: str, counts: dict[Any, int]
) -> None:
    kind: Any = type(next(iter(counts)))
    assert list(counts) == list(kind)
    assert len(set(counts.values())) == len(counts)


ONE_LEAD = ("2H 3S 4S", "5D 10D AS", "4H 5S KS", "9C 2D 6S")
"""With no trump to be led, the first seat has one card to lead: as many lines as before it."""


def called_lines(**fields: Any) -> list[int]:
    ruleset = rules(first_lead=FirstLead.NO_TRUMP, **fields)
    counts = perft(position(ruleset, ONE_LEAD, DEALER), 5)
    assert tuple(counts[3:]) == naive.calls(rules_to_json(ruleset))
    return counts


CALLS_FROM = [28526, 20736, 14641, 10000, 6561, 4096, 2401, 1296, 625, 256, 81, 16, 1]
CALLS_UP_TO = [1, 16, 81, 256, 625, 1296, 2401, 4096, 6561, 10000, 14641, 20736, 28561]


@pytest.mark.parametrize(("lowest", "count"), list(enumerate(CALLS_FROM, 1)))
def test_lines_of_calls_from_the_lowest_on(lowest: int, count: int) -> None:
    """Of the 28561 ways to call from 1 on, 35 come to less than 8 and are thrown in before any card."""
    assert called_lines(min_call=lowest)[4] == count


@pytest.mark.parametrize(("highest", "count"), list(enumerate(CALLS_UP_TO, 1)))
def test_lines_of_calls_up_to_the_highest(highest: int, count: int) -> None:
    assert called_lines(max_call=highest, redeal_below=None)[4] == count


@pytest.mark.parametrize(("below", "count"), [(None, 16), (5, 15), (6, 11), (7, 5), (8, 1)])
def test_lines_of_calls_that_are_enough(below: int | None, count: int) -> None:
    """With calls of 1 and 2 only."""
    assert called_lines(max_call=2, redeal_below=below)[4] == count
