"""The rules in words: every field tells, what is unusual is bold, and a name decides nothing."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from bot.engine.cards import Suit
from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import Direction, FirstLead, MustBeat, Ruleset, Scoring, TieBreak, WhenVoid
from bot.i18n import be_strict, texts_for
from bot.ui.emoji import SuitEmoji
from bot.ui.rules_text import rules_line, rules_text

TEXTS = texts_for()
EMOJI = SuitEmoji({suit: 1000 + number for number, suit in enumerate(Suit)})
BRIDGE = replace(CALLBREAK, scoring=Scoring.BRIDGE, bonus_call=8, bonus_points=13)
VALUES: dict[str, list[Any]] = {
    "direction": [*Direction],
    "trump": [*Suit],
    "min_call": [*range(1, 14)],
    "max_call": [*range(2, 14)],
    "must_beat": [*MustBeat],
    "when_void": [*WhenVoid],
    "first_lead": [*FirstLead],
    "redeal_below": [None, 2, 8, 10, 52],
    "redeal_no_trump": [False, True],
    "redeal_no_court": [False, True],
    "announce_voids": [False, True],
    "scoring": [*Scoring],
    "deals": [None, *range(1, 53)],
    "tie_break": [*TieBreak],
}


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def words(rules: Ruleset, emoji: SuitEmoji = EMOJI) -> str:
    return "\n".join(rules_text(TEXTS, rules, emoji))


def bold(rules: Ruleset) -> list[str]:
    return re.findall(r"\*\*(.+?)\*\*", words(rules))


def variations(name: str) -> list[Ruleset]:
    """Return the standard game with each value of one field, redeals fitting the calls."""
    base = replace(CALLBREAK, redeal_below=None) if name in ("min_call", "max_call") else CALLBREAK
    return [replace(base, **{name: value}) for value in VALUES[name]]


def test_every_field_is_tried() -> None:
    assert {field.name for field in fields(Ruleset)} == VALUES.keys() | {"bonus_call", "bonus_points"}


@pytest.mark.parametrize("name", VALUES)
def test_every_value_of_a_field_changes_the_text(name: str) -> None:
    told = [words(rules) for rules in variations(name)]
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("name", VALUES)
def test_a_value_that_is_not_the_standard_one_is_bold(name: str) -> None:
    standard = [rules for rules in variations(name) if getattr(rules, name) == getattr(CALLBREAK, name)]
    assert len(standard) == 1
    expected = len(bold(standard[0])) + 1
    for rules in variations(name):
        assert rules == standard[0] or len(bold(rules)) == expected, getattr(rules, name)


def test_the_bonus_is_told() -> None:
    bonuses = [BRIDGE, replace(BRIDGE, bonus_points=16), replace(BRIDGE, bonus_call=None, bonus_points=None)]
    assert len({words(rules) for rules in bonuses}) == 3
    assert "A made call of 8 or more scores 16 points" in words(bonuses[1])


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_fits_into_a_message(name: str) -> None:
    assert len(words(PRESETS[name])) < 3500


def test_the_longest_text_fits_into_a_message() -> None:
    """Each sentence at its longest, with the longest emoji ids."""
    long_ids = SuitEmoji(dict.fromkeys(Suit, 2**63))
    longest = sum(max(len(words(rules, long_ids)) for rules in variations(name)) for name in VALUES)
    shortest = len(VALUES) * min(len(words(rules, long_ids)) for name in VALUES for rules in variations(name))
    assert len(words(CALLBREAK, long_ids)) + longest - shortest < 3500


def test_the_standard_game_has_nothing_bold() -> None:
    assert bold(CALLBREAK) == []
    assert "Bold" not in words(CALLBREAK)
    assert "Bold" in words(replace(CALLBREAK, deals=7))


def test_scores_in_the_examples_are_the_engine_s() -> None:
    assert "Call 4, win 6: 4.2." in words(CALLBREAK)
    assert "−4.0" in words(CALLBREAK)
    tens = words(replace(CALLBREAK, scoring=Scoring.TENS))
    assert "Call 4, win 6: 42." in tens
    assert "−40" in tens


@pytest.mark.parametrize("calls", [(1, 2), (5, 13), (13, 13), (1, 1)])
def test_the_example_is_a_call_that_is_allowed(calls: tuple[int, int]) -> None:
    rules = replace(CALLBREAK, min_call=calls[0], max_call=calls[1], redeal_below=None)
    found = re.search(r"Call (\d+), win (\d+)", words(rules))
    assert found is not None
    call, over = map(int, found.groups())
    assert calls[0] <= call <= calls[1]
    assert call <= over <= 13


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("callbreak", "Callbreak · 5 deals · ↻ · ♠ trumps · calls 1–13"),
        ("callbreak-nepal", "Callbreak (Nepal) · 5 deals · ↺ · ♠ trumps · calls 1–13"),
        ("callbreak-master", "Callbreak Master · no fixed end · ↺ · ♠ trumps · calls 2–13"),
        ("callbreak-master-clubs", "Callbreak Master (clubs) · no fixed end · ↺ · ♣ trumps · calls 2–13"),
        ("call-bridge", "Call Bridge · 12 deals · ↺ · ♠ trumps · calls 2–13"),
        ("call-bridge-classic", "Call Bridge (classic scoring) · 5 deals · ↻ · ♠ trumps · calls 1–13"),
    ],
)
def test_one_line_says_what_is_played(name: str, line: str) -> None:
    assert rules_line(TEXTS, PRESETS[name]) == line


def test_the_line_tells_other_rules_apart() -> None:
    own = replace(CALLBREAK, must_beat=MustBeat.NEVER, deals=1, min_call=3, max_call=3, trump=Suit.HEARTS)
    assert rules_line(TEXTS, own, EMOJI) == "House rules · 1 deal · ↻ · <:hearts:1002> trumps · call 3"
    assert rules_line(TEXTS, replace(CALLBREAK, deals=52)).startswith("Callbreak · 52 deals")
