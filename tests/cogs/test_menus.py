"""Menus in place of buttons: a whole deal, old menus, and choices that were never offered."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.engine.cards import PACK
from tests.cogs.support import desk, now, state, told
from tests.harness import Players, World, walk
from tests.harness.players import PACE
from tests.harness.raw import begin_press, let_requests_wait, raw_press

MENU = 3


def menu_of(world: World, panel: ResponseMessage) -> dict[str, Any] | None:
    """Return a panel's menu, if it has one."""
    found = [dict(item) for item in walk(world.components(panel)) if item.get("type") == MENU]
    assert len(found) <= 1
    return found[0] if found else None


def values(menu: dict[str, Any]) -> list[str]:
    return [str(option["value"]) for option in menu["options"]]


async def with_menus(world: World, people: int = 1, **options: object) -> Players:
    """Return people at a table who all like menus."""
    players = Players(world, people)
    for person in players.people:
        await desk(world).preferences.choose_mine(person.id, "menus", "on")
    await players.begin(**options)
    return players


def on_turn(players: Players) -> tuple[MemberActor, ResponseMessage, dict[str, Any]]:
    """Return who has a menu, and where."""
    for person in players.people:
        for panel in players.panels(person):
            if menu := menu_of(players.world, panel):
                return person, panel, menu
    raise LookupError("nobody has a menu")


async def choose(players: Players, value: str | None = None) -> tuple[MemberActor, ResponseMessage]:
    """Choose what is given, else the last of what is offered."""
    person, panel, menu = on_turn(players)
    await person.select(panel, [value or values(menu)[-1]], custom_id=menu["custom_id"])
    return person, panel


async def until_cards(players: Players) -> None:
    """Call three wherever a call is asked for, until cards are."""
    while on_turn(players)[2]["custom_id"].startswith("cb:choose"):
        await choose(players, "3")
        await players.world.advance(PACE)


@pytest.mark.parametrize("people", [1, 3])
async def test_a_whole_deal_from_menus(world: World, people: int) -> None:
    players = await with_menus(world, people, deals=1)
    calls = cards = 0
    while not players.over():
        await world.advance(PACE)
        if players.over():
            break
        person, panel, menu = on_turn(players)
        match = state(players).match
        assert match is not None
        assert match.turn == state(players).seated(person.id)
        assert not world.buttons(panel), "nothing else is to be pressed"
        calling = menu["custom_id"].startswith("cb:choose")
        offered = [str(n) for n in range(1, 14)] if calling else [card.text for card in match.legal]
        assert sorted(values(menu)) == sorted(offered)
        await choose(players, "3" if calling else None)
        assert menu_of(world, panel) is None, "the answer offers nothing"
        calls, cards = calls + calling, cards + (not calling)
    assert calls == people
    assert cards == 12 * people


async def test_a_high_call_is_asked_for_once_more(world: World) -> None:
    players = await with_menus(world)
    before = now(players)
    person, panel = await choose(players, "9")
    assert now(players) == before
    assert [button.label for button in world.buttons(panel)] == ["Call 9", "Another call"]
    await world.press(person, panel, label="Another call")
    assert now(players) == before
    _, panel = await choose(players, "6")
    await world.press(person, panel, label="Call 6")
    match = state(players).match
    assert match is not None
    assert match.deal is not None
    assert 6 in match.deal.calls


async def test_a_menu_of_an_earlier_moment_plays_nothing(world: World) -> None:
    players = await with_menus(world)
    await until_cards(players)
    person, panel, old = on_turn(players)
    await choose(players)
    before = now(players)
    await raw_press(world, person, panel, old["custom_id"], [values(old)[0]])
    assert now(players) == before
    await world.advance(PACE)
    _, panel, fresh = on_turn(players)
    await raw_press(world, person, panel, old["custom_id"], [values(old)[0]])
    assert now(players) == before
    assert on_turn(players)[2]["custom_id"] == fresh["custom_id"], "the panel is as it was, and live"
    await choose(players)
    assert now(players) > before


async def test_two_choices_at_once_play_one_card(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    players = await with_menus(world)
    await until_cards(players)
    let_requests_wait(monkeypatch)
    person, panel, menu = on_turn(players)
    match = state(players).match
    assert match is not None
    held = len(match.deal.hands[match.turn])  # type: ignore[union-attr,index]
    for value in (values(menu)[0], values(menu)[-1]):
        begin_press(world, person, panel, menu["custom_id"], [value])
    await world.settle()
    seat, match = state(players).seated(person.id), state(players).match
    assert match is not None
    assert match.deal is not None
    assert seat is not None
    assert len(match.deal.hands[seat]) == held - 1


FORGED = ["", "AX", "1S", "ASAS", "\u0967\u0966H", "9" * 5000, "-1", "None", "cb:play:1:1:AS"]


async def test_what_is_no_card_is_refused_privately(world: World) -> None:
    players = await with_menus(world)
    await until_cards(players)
    person, panel, menu = on_turn(players)
    before = now(players)
    for value in FORGED:
        text = told(world, await raw_press(world, person, panel, menu["custom_id"], [value]))
        assert "earlier moment" in text, value
    assert told(world, await raw_press(world, person, panel, menu["custom_id"], []))
    assert now(players) == before
    assert on_turn(players)[2] == menu


async def test_a_card_that_is_not_held_or_not_allowed_is_refused_privately(world: World) -> None:
    players = await with_menus(world)
    await until_cards(players)
    for _ in range(12):
        person, panel, menu = on_turn(players)
        match, before = state(players).match, now(players)
        assert match is not None
        assert match.deal is not None
        hand = match.deal.hands[match.turn or 0]
        stranger = next(card for card in PACK if card not in hand)
        text = told(world, await raw_press(world, person, panel, menu["custom_id"], [stranger.text]))
        assert "You do not hold" in text
        forbidden = [card.text for card in hand if card not in match.legal]
        for card in forbidden[:1]:
            assert told(world, await raw_press(world, person, panel, menu["custom_id"], [card]))
        assert now(players) == before
        if forbidden:
            return
        await choose(players)
        await world.advance(PACE)
    raise AssertionError("every card could be played all the time")


@pytest.mark.parametrize("value", ["0", "14", "99"])
async def test_a_call_out_of_range_is_refused_and_not_asked_for_again(world: World, value: str) -> None:
    players = await with_menus(world)
    person, panel, menu = on_turn(players)
    before = now(players)
    text = told(world, await raw_press(world, person, panel, menu["custom_id"], [value]))
    assert "A call here is 1 to 13" in text
    assert now(players) == before
    assert on_turn(players)[2] == menu


async def test_what_is_no_number_is_refused_privately(world: World) -> None:
    players = await with_menus(world)
    person, panel, menu = on_turn(players)
    before = now(players)
    for value in ["", "three", "-1", "3.0", " 3", "९", "9" * 5000, "1e1"]:
        text = told(world, await raw_press(world, person, panel, menu["custom_id"], [value]))
        assert "earlier moment" in text, value
    assert now(players) == before
    assert on_turn(players)[2] == menu


async def test_nobody_chooses_for_another_or_from_the_public_message(world: World) -> None:
    players = await with_menus(world, 2)
    person, _, menu = on_turn(players)
    other = next(each for each in players.people if each is not person)
    esha = world.add_person("Esha")
    before = now(players)
    assert "turn" in told(
        world, await raw_press(world, other, players.panels(other)[0], menu["custom_id"], ["3"])
    )
    assert "earlier moment" in told(
        world, await raw_press(world, person, players.table(), menu["custom_id"], ["3"])
    )
    help_shown = (await world.slash(esha, "callbreak help")).response
    assert help_shown is not None
    assert "no chair" in told(world, await raw_press(world, esha, help_shown, menu["custom_id"], ["3"]))
    assert now(players) == before


async def test_whoever_switches_between_menus_and_buttons_gets_the_other_at_once(world: World) -> None:
    players = await with_menus(world)
    asha = players.host
    await desk(world).preferences.choose_mine(asha.id, "menus", "off")
    await players.press(asha, "My cards")
    assert menu_of(world, players.panels(asha)[0]) is None
    assert world.buttons(players.panels(asha)[0])
    await desk(world).preferences.choose_mine(asha.id, "menus", "on")
    await players.press(asha, "My cards")
    assert menu_of(world, players.panels(asha)[0])
