"""Hints: at each new situation once, in the person's own panel, and never to who does not want them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.engine import submit
from bot.engine.cards import PACK, Suit, parse_cards
from bot.engine.messages import MakeCall, StartDeal
from bot.engine.presets import CALLBREAK
from bot.i18n import be_strict, texts_for
from bot.preferences import Preferences
from bot.table.state import Table
from bot.ui.panels import Panels
from bot.ui.wording import Wording
from tests.preferences.fakes import FakeStore
from tests.ui.tables import EMOJI, a_deal, called, playing, table_with
from tests.ui.test_told import thrown_in

HAND = parse_cards("AS KS 4S AH 9H 2H KD QD 3D AC JC 10C 5C")
ASHA, BIMAL = 100, 101
"""Who sit at seats 0 and 1."""


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


async def panels(store: FakeStore | None = None, *people: int) -> Panels:
    """Return panels for people whose settings are known; called again, those of a new process."""
    preferences = Preferences(store or FakeStore())
    for user_id in people or range(100, 104):
        await preferences.know(user_id, 1)
    return Panels(preferences)


async def code(shown: Panels, table: Table, user_id: int = ASHA) -> str | None:
    """Return the code of the hint that somebody is given."""
    hint = await shown.hint(EMOJI, table, user_id)
    codes = [f"first-{name}" for name in ("call", "forced", "redeal", "trump", "missed")]
    return None if hint is None else {EMOJI(f"hint-{code}"): code for code in codes}[hint]


def to_move(table: Table) -> int:
    assert table.match is not None
    assert table.match.turn is not None
    return ASHA + table.match.turn


def forced() -> Table:
    """Return a table where Bimal must follow suit."""
    return playing(called(table_with(HAND)), HAND[3])


def must_trump() -> Table:
    """Return a table where Bimal has no club, which was led, and must trump."""
    clubs = [card for card in PACK if card.suit is Suit.CLUBS]
    table = playing(called(table_with(clubs)), clubs[0])
    assert table.match is not None
    assert {card.suit for card in table.match.legal} == {Suit.SPADES}
    return table


async def test_the_first_call_is_explained_once() -> None:
    shown = await panels()
    assert await code(shown, table_with(HAND)) == "first-call"
    assert await code(shown, table_with(HAND)) is None


async def test_nothing_is_explained_out_of_turn_or_to_others() -> None:
    shown = await panels()
    assert await code(shown, table_with(HAND), BIMAL) is None
    assert await code(shown, table_with(HAND), 999) is None
    assert await code(shown, table_with(HAND)) == "first-call", "nobody has used it up"


async def test_each_person_is_given_their_own() -> None:
    shown = await panels()
    assert await code(shown, forced(), BIMAL) == "first-forced"
    table = playing(forced(), forced().match.legal[0])  # type: ignore[union-attr]
    assert await code(shown, table, to_move(table)) == "first-forced"


async def test_it_is_not_given_again_after_a_restart() -> None:
    store = FakeStore()
    assert await code(await panels(store), table_with(HAND)) == "first-call"
    assert await code(await panels(store), table_with(HAND)) is None


async def test_who_has_switched_hints_off_is_given_none_and_uses_none_up() -> None:
    store = FakeStore()
    store.people[ASHA] = {"hints": "off"}
    preferences = Preferences(store)
    await preferences.know(ASHA, 1)
    shown = Panels(preferences)
    assert await code(shown, table_with(HAND)) is None
    await preferences.choose_mine(ASHA, "hints", "on")
    assert await code(shown, table_with(HAND)) == "first-call"


async def test_somebody_whose_settings_are_not_known_is_given_none() -> None:
    assert await code(await panels(None, BIMAL), table_with(HAND)) is None


async def test_a_hint_that_cannot_be_kept_is_still_given_only_once(caplog: pytest.LogCaptureFixture) -> None:
    store = FakeStore()
    shown = await panels(store)
    store.broken = True
    assert await code(shown, table_with(HAND)) == "first-call"
    assert await code(shown, table_with(HAND)) is None
    assert "could not be kept" in caplog.text


async def test_a_forced_card_and_a_forced_trump_are_two_things() -> None:
    shown = await panels()
    assert await code(shown, must_trump(), BIMAL) == "first-trump"
    assert await code(shown, forced(), BIMAL) == "first-forced"


async def test_a_free_choice_is_not_explained() -> None:
    assert await code(await panels(), called(table_with(HAND))) is None


async def test_a_redeal_is_explained_before_the_first_call() -> None:
    table = thrown_in()
    who, shown = to_move(table), await panels()
    assert await code(shown, table, who) == "first-redeal"
    assert await code(shown, table, who) == "first-call"
    assert await code(shown, table, who) is None


async def test_a_missed_call_is_explained_to_who_missed_it() -> None:
    *_, scored = a_deal(CALLBREAK, seed=7)
    match, _ = submit(scored.match, StartDeal(PACK))  # type: ignore[arg-type]
    shown, scores = await panels(), scored.match.history[-1].scores  # type: ignore[union-attr]
    assert scores is not None
    assert any(score < 0 for score in scores)
    assert any(score > 0 for score in scores)
    while match.turn is not None and match.deal is not None and None in match.deal.calls:
        seat = match.turn
        given = await code(shown, replace(scored, match=match), ASHA + seat)
        assert given == ("first-missed" if scores[seat] < 0 else "first-call")
        match, _ = submit(match, MakeCall(seat, 3))


async def test_a_hint_is_one_line_in_the_persons_language() -> None:
    shown = await panels()
    hindi = Wording(texts_for("hi"), EMOJI.emoji)
    hint = await shown.hint(hindi, table_with(HAND), ASHA)
    assert hint == hindi("hint-first-call")
    assert "\n" not in (hint or "\n")
