"""The rules in words: every field tells, what is unusual is bold, and the engine works the examples out."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from bot.engine.cards import Card, Suit, parse_card
from bot.engine.play import legal_cards, winning_index
from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import Direction, FirstLead, MustBeat, Ruleset, Scoring, TieBreak, WhenVoid
from bot.engine.scoring import deal_score, format_score
from bot.i18n import be_strict, languages, texts_for
from bot.ui.emoji import SuitEmoji
from bot.ui.rules_text import rules_line, rules_pages

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

TEXTS = texts_for()
EMOJI = SuitEmoji({suit: 1000 + number for number, suit in enumerate(Suit)})
PLAIN = SuitEmoji()
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
    return "\n".join(rules_pages(TEXTS, rules, emoji))


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


def every() -> Iterator[Ruleset]:
    """Yield the presets, and the standard game with each value of each field."""
    yield from PRESETS.values()
    yield BRIDGE
    for name in VALUES:
        yield from variations(name)


@pytest.mark.parametrize("language", languages())
def test_pages_are_short_in_every_language(language: str) -> None:
    """With the longest emoji ids; they cost most, and nobody sees them."""
    long_ids = SuitEmoji(dict.fromkeys(Suit, 2**63))
    for rules in every():
        pages = rules_pages(texts_for(language), rules, long_ids)
        assert len(pages) == 6
        assert max(map(len, pages)) <= 2500
        seen = [re.sub(r"<:\w+:\d+>", "♦", page) for page in pages]
        assert max(map(len, seen)) <= 1000


def test_the_standard_game_has_nothing_bold() -> None:
    assert bold(CALLBREAK) == []
    assert "bold" not in words(CALLBREAK)


def test_the_first_page_names_the_pages_that_differ() -> None:
    first = [rules_pages(TEXTS, rules, EMOJI)[0] for rules in (replace(CALLBREAK, deals=7), BRIDGE)]
    assert first[0].endswith("bold: page 1.")
    assert first[1].endswith("bold: page 6.")
    nepal_clubs = replace(PRESETS["callbreak-master-clubs"], direction=Direction.CLOCKWISE)
    assert rules_pages(TEXTS, nepal_clubs, EMOJI)[0].endswith("bold: pages 1, 2, 4 and 6.")


def test_what_no_one_misses_is_not_said() -> None:
    assert "dealt again before" not in words(CALLBREAK)
    assert "dealt again before" in words(replace(CALLBREAK, redeal_no_court=True))


RANKS = r"(?:10|[2-9AKQJ])"
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def grouped(text: str) -> tuple[Card, ...]:
    """Read cards such as "♠ K; ♦ A, 10 and 5" back."""
    return tuple(
        parse_card(rank + SUITS[group[0]]) for group in text.split("; ") for rank in re.findall(RANKS, group)
    )


def row(text: str) -> tuple[Card, ...]:
    """Read cards such as "9♦ Q♦" back."""
    return tuple(map(parse_card, re.findall(f"{RANKS}[♠♥♦♣]", text)))


@pytest.mark.parametrize("must_beat", MustBeat)
@pytest.mark.parametrize("when_void", WhenVoid)
@pytest.mark.parametrize("trump", Suit)
def test_what_may_be_played_in_an_example_is_what_the_engine_says(
    trump: Suit, when_void: WhenVoid, must_beat: MustBeat
) -> None:
    rules = replace(CALLBREAK, trump=trump, when_void=when_void, must_beat=must_beat)
    found = re.findall(r"> Played so far: (.+)\n> You hold: (.+)\n> You may play(.+)", words(rules, PLAIN))
    assert len(found) == 6
    for trick, hand, told in found:
        held = grouped(hand)
        legal = legal_cards(rules, held, row(trick))
        assert set(grouped(told.removeprefix(": ")) if "any of them" not in told else held) == set(legal)


def test_examples_show_what_the_rules_change() -> None:
    """Each duty to beat and to trump reads otherwise in the examples, not in its sentence alone."""
    for name in ("must_beat", "when_void"):
        told = [re.findall("> .+", words(rules)) for rules in variations(name)]
        assert len({tuple(lines) for lines in told}) == len(told), name


def test_the_first_lead_has_an_example_where_it_is_bound() -> None:
    text = words(replace(CALLBREAK, first_lead=FirstLead.NO_TRUMP), PLAIN).replace("\u00a0", " ")
    assert "> The first lead is yours. You hold: ♠ A; ♣ 3; ♦ 7\n> You may lead: ♣ 3; ♦ 7" in text
    assert "first lead is yours" not in words(CALLBREAK)


@pytest.mark.parametrize("trump", Suit)
def test_who_wins_in_an_example_is_who_the_engine_says(trump: Suit) -> None:
    rules = replace(CALLBREAK, trump=trump)
    found = re.findall(r"> (.+) → (.+) wins", words(rules, PLAIN))
    assert len(found) == 3
    for trick, winner in found:
        cards = row(trick)
        assert len(cards) == 4
        assert cards[winning_index(rules, cards)] == parse_card(winner)


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("calls", [(1, 13), (1, 2), (5, 13), (13, 13), (1, 1), (9, 12)])
def test_scores_in_the_examples_are_the_engine_s(calls: tuple[int, int], scoring: Scoring) -> None:
    rules = replace(CALLBREAK, min_call=calls[0], max_call=calls[1], redeal_below=None, scoring=scoring)
    found = re.findall(r"> (.) Call (\d+), win (\d+): (\S+)", words(rules))
    assert len(found) >= 2
    assert {mark for mark, *_ in found} == {"✅", "❌"}
    for mark, called, won, score in found:
        assert calls[0] <= int(called) <= calls[1]
        assert 0 <= int(won) <= 13
        tenths = deal_score(rules, int(called), int(won))
        assert score == format_score(rules, tenths)
        assert (mark == "✅") == (tenths > 0)


def test_the_bonus_has_an_example() -> None:
    assert "> ✅ Call 8, win 8: 13" in words(BRIDGE)
    assert "Call 8" not in words(replace(BRIDGE, max_call=7))


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
