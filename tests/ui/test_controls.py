"""Calls and cards as buttons or as a menu: all that may be done, once each, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.engine import seat_view
from bot.engine.cards import PACK, Suit, parse_cards
from bot.engine.presets import CALLBREAK
from bot.i18n import be_strict, languages, texts_for
from bot.table.state import Table
from bot.ui.controls import Manner
from bot.ui.hand_view import panel
from bot.ui.moment import Moment
from bot.ui.wording import Wording
from tests.harness import buttons, card_of, faults_in, texts, walk
from tests.ui.tables import EMOJI, PLAIN, a_deal, called, payload, playing, table_with

HAND = parse_cards("AS KS 4S AH 9H 2H KD QD 3D AC JC 10C 5C")
MENU = 3
MENUS = Manner(menus=True)
MANNERS = [Manner(text, menus) for text in (False, True) for menus in (False, True)]


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def shown(
    table: Table, manner: Manner, moment: Moment | None = None, *, seat: int = 0, wording: Wording = EMOJI
) -> list[Any]:
    """Return a panel's components, which must keep every limit."""
    body = payload(panel(wording, table, seat, moment or Moment(), manner))
    assert faults_in(body) == []
    return list(body["components"])


def menus(components: object) -> list[Any]:
    return [item for item in walk(components) if item.get("type") == MENU]


def values(components: object) -> list[str]:
    (menu,) = menus(components)
    return [str(option["value"]) for option in menu["options"]]


@pytest.mark.parametrize("text", [False, True])
@pytest.mark.parametrize("lowest", range(1, 14))
def test_a_menu_offers_each_call_of_every_range_once(lowest: int, text: bool) -> None:
    for highest in range(lowest, 14):
        table = table_with(HAND, replace(CALLBREAK, min_call=lowest, max_call=highest, redeal_below=None))
        components = shown(table, Manner(text, menus=True))
        assert values(components) == [str(number) for number in range(lowest, highest + 1)]
        assert not buttons(components)


@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_every_manner_offers_the_legal_cards_through_a_deal(manner: Manner) -> None:
    for table in a_deal(CALLBREAK, seed=11):
        assert table.match is not None
        for seat in range(4):
            legal = {card.text for card in seat_view(table.match, seat).legal}
            components = shown(table, manner, seat=seat)
            pressed = {card_of(b.custom_id) for b in buttons(components) if not b.disabled} - {None}
            listed = {value for menu in menus(components) for value in (o["value"] for o in menu["options"])}
            cards = {value for value in listed if not value.isdigit()}
            assert (cards, pressed) == ((legal, set()) if manner.menus else (set(), legal))


@pytest.mark.parametrize("manner", MANNERS, ids=str)
def test_an_answer_has_no_control_that_works(manner: Manner) -> None:
    table = called(table_with(HAND))
    for view in (table_with(HAND), table, playing(table, HAND[0])):
        components = shown(view, manner, Moment(on_turn=False, note="done"))
        assert not menus(components)
        assert all(button.disabled for button in buttons(components))


def test_who_has_menus_reads_the_whole_hand_in_every_panel() -> None:
    table = called(table_with(HAND))
    for moment in (Moment(), Moment(on_turn=False, note="done")):
        for view in (table_with(HAND), table):
            told = "\n".join(texts(shown(view, MENUS, moment)))
            assert sum(told.count(f"**{rank}**") for rank in {card.rank_text for card in HAND}) == 13


def test_who_has_menus_is_told_of_no_coloured_card() -> None:
    table = called(table_with(HAND))
    assert "You lead." in "\n".join(texts(shown(table, MENUS)))
    assert "shown in colour" not in "\n".join(texts(shown(table, MENUS)))
    assert "shown in colour" in "\n".join(texts(shown(table, Manner())))


def test_a_card_in_a_menu_is_named_by_emoji_by_symbol_or_in_words() -> None:
    table = called(table_with(HAND))
    by_emoji = menus(shown(table, MENUS))[0]["options"][0]
    assert (by_emoji["label"], by_emoji["emoji"]["name"]) == ("A", "spades")
    by_symbol = menus(shown(table, MENUS, wording=PLAIN))[0]["options"][0]
    assert (by_symbol["label"], by_symbol.get("emoji")) == ("A♠", None)
    in_words = menus(shown(table, Manner(text=True, menus=True)))[0]["options"][0]
    assert (in_words["label"], in_words.get("emoji")) == ("ace of spades", None)


@pytest.mark.parametrize("language", languages())
def test_thirteen_cards_of_one_suit_fit_in_every_language_and_manner(language: str) -> None:
    wording = Wording(texts_for(language), EMOJI.emoji)
    for suit in Suit:
        table = called(table_with([card for card in PACK if card.suit is suit]))
        for manner in MANNERS:
            shown(table, manner, wording=wording)


def test_numbers_in_a_menu_are_the_languages_own_and_their_values_are_not() -> None:
    (menu,) = menus(shown(table_with(HAND), MENUS, wording=Wording(texts_for("ne"), EMOJI.emoji)))
    assert [option["label"] for option in menu["options"]][:3] == ["१", "२", "३"]
    assert [option["value"] for option in menu["options"]][:3] == ["1", "2", "3"]


def test_more_calls_lead_there_and_back() -> None:
    first, higher = shown(table_with(HAND), Manner()), shown(table_with(HAND), Manner(), Moment(higher=True))
    assert [button.custom_id.split(":")[1] for button in buttons(first)][-1] == "higher"
    assert [button.custom_id.split(":")[1] for button in buttons(higher)][-1] == "fewer"
