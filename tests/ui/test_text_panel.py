"""The panel in words, read in order: what is new, then the choice, and no control that is in vain."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

import pytest

from bot.engine import seat_view
from bot.engine.cards import Suit, parse_cards
from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import Ruleset
from bot.engine.state import Phase
from bot.i18n import be_strict, texts_for
from bot.table.state import Stage, Table
from bot.ui.controls import Manner
from bot.ui.emoji import SuitEmoji
from bot.ui.hand_view import panel
from bot.ui.moment import Moment
from bot.ui.wording import Wording
from tests.harness import Button, buttons, card_of, faults_in, texts, walk
from tests.harness.players import call_of
from tests.ui.tables import EMOJI, a_deal, called, payload, playing, table_with
from tests.ui.test_told import thrown_in

LISTENS = Manner(text=True)
BUTTON, MENU, TEXT = 2, 3, 10
HAND = parse_cards("AS KS 4S AH 9H 2H KD QD 3D AC JC 10C 5C")


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


class Read(NamedTuple):
    """What is read aloud: the text before the controls, the controls, the text after them."""

    before: list[str]
    controls: list[Button]
    after: list[str]


def read(
    table: Table,
    seat: int,
    moment: Moment | None = None,
    *,
    manner: Manner = LISTENS,
    wording: Wording = EMOJI,
) -> Read:
    """Return a panel in the order of the wire, which must keep every limit."""
    body = payload(panel(wording, table, seat, moment or Moment(), manner))
    assert faults_in(body) == []
    items = [item for item in walk(body["components"]) if item["type"] in (BUTTON, MENU, TEXT)]
    order = "".join("t" if item["type"] == TEXT else "c" for item in items)
    assert re.fullmatch("t(c+t?)?", order), "text, controls, the rest"
    texts = [str(item["content"]).splitlines() for item in items if item["type"] == TEXT]
    return Read(texts[0], buttons(body["components"]), texts[1] if len(texts) > 1 else [])


def symbols(told: Read) -> list[str]:
    everything = [*told.before, *told.after, *(button.label for button in told.controls)]
    found = [char for line in everything for char in line if unicodedata.category(char) == "So"]
    return found + [line for line in everything if "<:" in line or line.startswith(("#", "-#"))]


RULES = [CALLBREAK, PRESETS["call-bridge"], PRESETS["callbreak-master-clubs"]]


@pytest.mark.parametrize("language", ["en", "hi", "it"])
@pytest.mark.parametrize("rules", RULES, ids=["callbreak", "call-bridge", "master-clubs"])
def test_only_what_may_be_done_can_be_pressed(language: str, rules: Ruleset) -> None:
    wording = Wording(texts_for(language), SuitEmoji(dict.fromkeys(Suit, 2**63 - 1)))
    for table in a_deal(rules, seed=3):
        match = table.match
        assert match is not None
        for seat in range(4):
            told = read(table, seat, wording=wording)
            assert not symbols(told)
            assert not any(button.disabled or button.emoji for button in told.controls)
            view = seat_view(match, seat)
            cards = [card_of(button.custom_id) for button in told.controls if card_of(button.custom_id)]
            assert set(cards) == {card.text for card in view.legal}
            names = {wording.card_name(card) for card in view.legal}
            assert {button.label for button in told.controls if card_of(button.custom_id)} == names
            calls = [call_of(button) for button in told.controls if call_of(button)]
            assert calls == (list(range(rules.min_call, 9)) if view.may_call else [])
            assert told.before
            assert bool(told.controls) == bool(told.after) == (match.turn == seat)


def test_the_turn_is_read_news_first_then_the_choice() -> None:
    table = playing(called(table_with(HAND)), *parse_cards("2H"))
    match = table.match
    assert match is not None
    table = playing(table, match.legal[0])
    match = table.match
    assert match is not None
    assert match.turn is not None
    told = read(table, match.turn)
    assert told.before[0] == "Your turn, trick 1."
    assert told.before[1].startswith("Trick 1: Asha led the two of hearts, ")
    assert told.before[1].endswith("is winning it.")
    hand, choice = told.before.index("Your cards:"), told.before.index("You may play:")
    assert 1 < hand < choice == len(told.before) - 1
    suits = {card.suit for card in seat_view(match, match.turn).hand}
    assert choice - hand - 1 == len(suits), "a line a suit"
    assert len(told.after) == 5, "everybody's tricks, and the dealer"


def test_who_leads_is_told_so_after_the_last_trick() -> None:
    table = called(table_with(HAND))
    while table.match is not None and table.match.deal is not None and not table.match.deal.tricks:
        table = playing(table, table.match.legal[0])
    assert table.match is not None
    assert table.match.turn is not None
    told = read(table, table.match.turn)
    assert told.before[0] == "Your turn, trick 2."
    assert told.before[1].startswith("Trick 1: Asha led ")
    assert told.before[1].endswith("took it and leads.")
    assert told.before[2] == "You lead."


def test_the_rule_that_leaves_these_cards_is_told_without_symbols() -> None:
    table = playing(called(table_with(HAND)), *parse_cards("AH"))
    match = table.match
    assert match is not None
    assert match.turn is not None
    assert len(match.legal) < 13
    assert "Follow suit: hearts was led." in read(table, match.turn).before


def test_a_hint_is_read_before_the_controls() -> None:
    told = read(table_with(HAND), 0, Moment(hint=EMOJI("hint-first-call")))
    assert told.before[-1].startswith("Hint: count about one trick")


def test_a_call_is_chosen_after_the_cards_were_read() -> None:
    told = read(table_with(HAND), 0)
    assert told.before[0] == "How many tricks will you win?"
    assert told.before[1:] == [
        "Your cards:",
        "spades: ace, king, four.",
        "hearts: ace, nine, two.",
        "clubs: ace, jack, ten, five.",
        "diamonds: king, queen, three.",
    ]
    assert [button.label for button in told.controls] == [*"12345678", "More…"]
    higher = read(table_with(HAND), 0, Moment(higher=True))
    assert [button.label for button in higher.controls] == ["9", "10", "11", "12", "13", "Fewer…"]


def test_the_cards_that_were_thrown_in_are_told_before_the_new_ones() -> None:
    table = thrown_in()
    assert table.match is not None
    assert table.match.turn is not None
    told = read(table, table.match.turn)
    assert told.before[0].startswith("Thrown in: the calls came to 4")
    assert told.before[1] == "How many tricks will you win?"


def test_a_high_call_is_asked_for_once_more_and_nothing_else() -> None:
    told = read(table_with(HAND), 0, Moment(sure=9))
    assert told.before == ["Call 9? That is a lot. Press once more to call it."]
    assert [button.label for button in told.controls] == ["Call 9", "Another call"]
    assert not told.after


def test_the_answer_to_a_move_says_what_was_done_and_offers_nothing() -> None:
    table = called(table_with(HAND))
    assert table.match is not None
    note = f"You played {EMOJI.spoken().card(HAND[0])}."
    told = read(playing(table, HAND[0]), 0, Moment(on_turn=False, note=note))
    assert told.before[:3] == ["You played ace of spades.", "You called 3.", "It is not your turn yet."]
    assert not told.controls


def test_the_last_card_is_told_to_play_itself() -> None:
    """A button with it would stay on the panel after the deal was scored."""
    table, seat = next(
        (table, seat)
        for table in a_deal(CALLBREAK, 3)
        if table.match and table.match.deal and len(table.match.deal.tricks) == 11
        for seat in range(4)
        if table.match.turn != seat and len(seat_view(table.match, seat).hand) == 1
    )
    assert table.match is not None
    view = seat_view(table.match, seat)
    (card,), call = view.hand, view.public.calls[seat]
    heard = read(table, seat, Moment(on_turn=False)).before
    assert heard == [f"You called {call}.", f"Your last card, {EMOJI.card_name(card)}, plays itself."]
    seen = payload(panel(EMOJI, table, seat, Moment(on_turn=False)))["components"]
    assert texts(seen) == [f"### You called {call}", f"Your last card, {EMOJI.card(card)}, plays itself."]
    assert not buttons(seen)


def test_each_trick_is_told_once_at_the_end_of_a_deal_and_of_a_match() -> None:
    *_, scored = a_deal(replace(CALLBREAK, deals=1), 7)
    assert scored.match is not None
    assert scored.match.deal is not None
    moment = Moment(on_turn=False, note="You played ace of spades.", taken=scored.match.deal.tricks[-2:])
    finished = read(replace(scored, stage=Stage.FINISHED), 0, moment).before
    *_, scored = a_deal(CALLBREAK, 7)
    assert scored.match is not None
    assert scored.match.deal is not None
    between = read(scored, 0, replace(moment, taken=scored.match.deal.tricks[-2:])).before
    for lines in (finished, between):
        assert lines[0] == "You played ace of spades."
        assert [line.split(":")[0] for line in lines if line.startswith("Trick ")] == ["Trick 12", "Trick 13"]
    assert any(line.endswith("wins the match.") for line in finished)
    assert not any("is to play" in line or "is to call" in line for line in finished)
    assert sum(": made, " in line or ": missed, " in line for line in between) == 4


def test_menus_hold_what_the_buttons_would() -> None:
    table = called(table_with(HAND))
    match = table.match
    assert match is not None
    assert match.phase is Phase.PLAYING
    body = payload(panel(EMOJI, table, 0, Moment(), Manner(text=True, menus=True)))
    (menu,) = (item for item in walk(body["components"]) if item["type"] == MENU)
    assert {option["value"] for option in menu["options"]} == {card.text for card in match.legal}
    assert not any(option.get("emoji") for option in menu["options"])
    assert not buttons(body["components"])
