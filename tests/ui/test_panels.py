"""The private panel: for every hand and every range of calls it fits, and shows what may be done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine import seat_view
from bot.engine.cards import PACK, Card, Suit, parse_card, parse_cards
from bot.engine.presets import CALLBREAK
from bot.engine.state import Phase
from bot.table.state import Table
from bot.ui.hand_view import panel
from bot.ui.moment import Moment
from bot.ui.wording import Wording
from tests.harness import Button, buttons, card_of, faults_in, texts, walk
from tests.harness.players import call_of
from tests.ui.tables import EMOJI, PLAIN, called, payload, playing, table_with

SPREADS = [
    (a, b, c, 13 - a - b - c)
    for a in range(14)
    for b in range(14)
    for c in range(14)
    if a >= b >= c >= 13 - a - b - c >= 0
]
"""Every way in which thirteen cards fall into four suits."""


def hands(spread: tuple[int, ...]) -> Iterator[tuple[Card, ...]]:
    """Yield hands with that many cards of the suits, whichever suit is the long one."""
    suits = list(Suit)
    for turn in range(4):
        order = suits[turn:] + suits[:turn]
        yield tuple(
            card
            for suit, count in zip(order, spread, strict=True)
            for card in [card for card in PACK if card.suit is suit][13 - count :]
        )


def shown(
    table: Table, moment: Moment | None = None, *, wording: Wording = EMOJI, seat: int = 0
) -> list[object]:
    """Return a panel's components, which must keep every limit."""
    body = payload(panel(wording, table, seat, moment or Moment()))
    assert faults_in(body) == []
    components: list[object] = body["components"]
    return components


def cards_of(components: object) -> list[Button]:
    """Return the card buttons."""
    return [button for button in buttons(components) if card_of(button.custom_id)]


def card_rows(components: object) -> list[list[str]]:
    """Return the cards of every row that has some."""
    rows = [buttons(item) for item in walk(components) if item.get("type") == 1]
    found = [[card_of(button.custom_id) or "" for button in row] for row in rows]
    return [row for row in found if any(row)]


@pytest.mark.parametrize("spread", SPREADS, ids=lambda spread: "-".join(map(str, spread)))
def test_a_panel_of_every_hand_fits(spread: tuple[int, ...]) -> None:
    for hand in hands(spread):
        table = table_with(hand)
        shown(table)
        shown(table, Moment(higher=True))
        shown(table, Moment(sure=13))
        table = called(table)
        trick = playing(table, hand[0])
        for moment in (Moment(), Moment(on_turn=False, note="x" * 200)):
            components = shown(table, moment)
            rows = card_rows(components)
            assert sorted(card for row in rows for card in row) == sorted(card.text for card in hand)
            assert all(len({card[-1] for card in row}) == 1 and len(row) <= 4 for row in rows)
        assert trick.match is not None
        shown(trick, Moment(on_turn=False, note="x" * 200), seat=0)


@pytest.mark.parametrize("lowest", range(1, 14))
def test_every_range_of_calls_fits_and_offers_each_call_once(lowest: int) -> None:
    hand = next(hands((5, 5, 2, 1)))
    for highest in range(lowest, 14):
        table = table_with(hand, replace(CALLBREAK, min_call=lowest, max_call=highest, redeal_below=None))
        first, more = shown(table), shown(table, Moment(higher=True))
        pages = [[call_of(button) for button in buttons(page) if call_of(button)] for page in (first, more)]
        offered = pages[0] + (pages[1] if pages[1] != pages[0] else [])
        assert offered == list(range(lowest, highest + 1))
        assert pages[0], "a first page without a call to press"


def test_the_calls_from_one_to_eight_stand_in_two_rows_and_the_rest_behind_more() -> None:
    components = shown(table_with(next(hands((4, 4, 3, 2)))))
    rows = [buttons(item) for item in walk(components) if item.get("type") == 1]
    assert [[button.label for button in row] for row in rows] == [list("1234"), list("5678"), ["More…"]]
    assert cards_of(components) == []
    lines = next(text for text in texts(components) if "**A**" in text).splitlines()
    assert len(lines) == 4, "a line a suit"


def test_a_legal_card_can_be_pressed_and_no_other() -> None:
    table = called(table_with(parse_cards("AD 10D 5D 9C 8C 7C 3S 2S KH QH JH 10H 9H")))
    assert table.match is not None
    components = shown(table)
    assert {card_of(button.custom_id) for button in cards_of(components) if not button.disabled} == {
        card.text for card in table.match.legal
    }
    lead = playing(table, parse_card("9C"))
    for seat in range(4):
        view = seat_view(lead.match, seat)  # type: ignore[arg-type]
        pressed = {card_of(b.custom_id) for b in cards_of(shown(lead, seat=seat)) if not b.disabled}
        assert pressed == {card.text for card in view.legal}


def test_who_waits_and_who_has_just_moved_can_press_nothing() -> None:
    hand = next(hands((4, 4, 3, 2)))
    calling, lead = table_with(hand), called(table_with(hand))
    for table in (calling, lead):
        assert table.match is not None
        for seat in range(4):
            if seat != table.match.turn:
                assert all(button.disabled for button in buttons(shown(table, seat=seat)))
        answer = shown(table, Moment(on_turn=False, note="You played"))
        assert all(button.disabled for button in buttons(answer))


def test_a_completed_trick_is_shown_whole_in_the_answer() -> None:
    table = called(table_with(next(hands((4, 3, 3, 3)))))
    match = table.match
    assert match is not None
    while match.deal is not None and not match.deal.tricks:
        table = playing(table, match.legal[0])
        match = table.match
        assert match is not None
    assert match.deal is not None
    trick = match.deal.tricks[0]
    text = "\n".join(texts(shown(table, Moment(on_turn=False, taken=(trick,)))))
    for card in trick.cards:
        assert EMOJI.card(card) in text
    assert "takes the trick" in text


def test_without_emoji_the_labels_name_the_suit() -> None:
    table = called(table_with(next(hands((4, 4, 3, 2)))))
    for button in cards_of(shown(table, wording=PLAIN)):
        card = parse_card(card_of(button.custom_id) or "")
        assert button.emoji is None
        assert button.label == f"{card.rank_text}{'♣♦♥♠'['CDHS'.index(card.suit)]}"
    for button in cards_of(shown(table)):
        card = parse_card(card_of(button.custom_id) or "")
        assert button.emoji == card.suit.name.lower()
        assert button.label == card.rank_text


def test_a_panel_on_turn_holds_all_that_the_choice_depends_on() -> None:
    table = called(table_with(next(hands((4, 3, 3, 3)))))
    for _ in range(6):
        assert table.match is not None
        table = playing(table, table.match.legal[0])
    match = table.match
    assert match is not None
    assert match.phase is Phase.PLAYING
    assert match.deal is not None
    assert match.turn is not None
    text = "\n".join(texts(shown(table, seat=match.turn)))
    assert "trick 2" in text
    assert all(EMOJI.card(card) in text for card in (*match.deal.trick, *match.deal.tricks[-1].cards))
    assert text.count("/3`") == 4, "tricks won and calls of all four"


def test_controls_stand_below_the_container_whose_edges_take_room_on_a_phone() -> None:
    """Four cards with a suit's emoji are 278 pixels wide at most; 265 are left within it, 302 below it."""
    table = table_with(parse_cards("AS KS QS 10S AH KH QH 10H AD KD QD 10D AC"))
    for shown_table in (table, called(table)):
        container, *rows = payload(panel(EMOJI, shown_table, 0, Moment()))["components"]
        assert not buttons(container)
        assert len(buttons(rows)) == (9 if shown_table is table else 13)
