"""Pressing twice, two people at once, and buttons from an earlier moment: each thing happens once."""

from __future__ import annotations

import pytest

from bot.engine.state import Phase
from tests.cogs.support import now, state, told
from tests.harness import Players, World, card_of
from tests.harness.players import is_move
from tests.harness.raw import begin_press, let_requests_wait, raw_press

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover


@pytest.fixture(autouse=True)
def waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every request wait, so that presses overlap."""
    let_requests_wait(monkeypatch)


async def test_join_pressed_twice_seats_once(world: World) -> None:
    players = Players(world, 2)
    await world.slash(players.host, "callbreak start")
    first, second = (begin_press(world, players.people[1], players.table(), "cb:join:1") for _ in range(2))
    await world.settle()
    assert first.acknowledged
    assert "You have a chair" in told(world, second)
    assert sum("Bimal" in text for text in world.texts(players.table())) == 1


async def test_two_people_press_join_for_the_last_chair(world: World) -> None:
    await world.slash(world.people[0], "callbreak start", computers=2)
    lobby = world.public()[0]
    presses = [begin_press(world, person, lobby, "cb:join:1") for person in world.people[1:3]]
    await world.settle()
    assert "All four chairs are taken" in told(world, presses[1])
    text = "\n".join(world.texts(world.public()[0]))
    assert "Bimal" in text
    assert "Chitra" not in text


async def test_five_people_press_join_at_once_and_four_sit(world: World) -> None:
    everybody = [*world.people, world.add_person("Esha")]
    await world.slash(everybody[0], "callbreak start")
    lobby = world.public()[0]
    presses = [begin_press(world, person, lobby, "cb:join:1") for person in everybody[1:]]
    await world.settle()
    assert "All four chairs are taken" in told(world, presses[-1])
    table = state(Players(world, everybody[:4]))
    assert len(table.people()) == 4


async def test_start_pressed_twice_starts_one_match(world: World) -> None:
    players = Players(world, 4)
    await players.open()
    lobby = players.table()
    presses = [begin_press(world, person, lobby, "cb:start:1") for person in players.people[:2]]
    await world.settle()
    assert "match has started" in told(world, presses[1])
    match = state(players).match
    assert match is not None
    assert match.shuffles == 1
    assert all(len(players.panels(person)) == 1 for person in players.people[2:])


async def test_a_call_and_a_card_pressed_twice_count_once(world: World) -> None:
    players = Players(world, 4, calls=range(2, 5))
    await players.begin()
    for _ in range(12):
        await world.advance(6)
        live = await players.find_live()
        button, before = players.choose(live.buttons), now(players)
        presses = [begin_press(world, live.person, live.panel, button.custom_id) for _ in range(2)]
        await world.settle()
        happened = now(players) - before
        assert 1 <= happened <= 2, "the move, and a trick that it completes"
        assert all(press.acknowledged for press in presses)


async def test_two_different_cards_at_once_play_one(world: World) -> None:
    players = Players(world, 1, calls=range(3, 4))
    await players.begin()
    await players.move()
    await world.advance(6)
    live = await players.find_live()
    held = len([button for button in world.buttons(live.panel) if card_of(button.custom_id)])
    assert held == 13
    for button in (live.buttons[0], live.buttons[-1]):
        begin_press(world, live.person, live.panel, button.custom_id)
    await world.settle()
    await world.advance(6)
    assert len([button for button in world.buttons(live.panel) if card_of(button.custom_id)]) == 12


async def test_next_deal_pressed_twice_deals_once(world: World) -> None:
    players = Players(world, 2)
    await players.begin(deals=3)
    await players.play_deal()
    button = next(button for button in world.buttons(players.table()) if button.label == "Next deal")
    scored = players.table()
    for person in (*players.people, *players.people):
        begin_press(world, person, scored, button.custom_id)
    await world.settle()
    match = state(players).match
    assert match is not None
    assert match.phase is Phase.CALLING
    assert len([deal for deal in match.history if deal.scores]) == 1
    assert players.says("deal 2 of 3")
    # The old message's button, pressed a minute later, does nothing at all.
    before = now(players)
    late = await raw_press(world, players.host, scored, button.custom_id)
    assert late.acknowledged
    assert now(players) == before


async def test_an_old_panel_only_comes_up_to_date(world: World) -> None:
    players = Players(world, 1, calls=range(3, 4))
    await players.begin()
    live = await players.find_live()
    old = [button.custom_id for button in live.buttons]
    await players.move()
    await world.advance(6)
    before, wanted = now(players), world.buttons(live.panel)
    for custom_id in old:
        await raw_press(world, players.host, live.panel, custom_id)
        assert now(players) == before
    assert world.buttons(live.panel) == wanted
    assert any(is_move(button) for button in world.buttons(live.panel))


async def test_two_panels_of_one_person_never_play_two_cards(world: World) -> None:
    players = Players(world, 1, calls=range(3, 4))
    await players.begin()
    await players.move()
    await world.advance(6)
    first = await players.find_live()
    stays = [button.custom_id for button in first.buttons]
    await players.press(players.host, "My cards")
    second = await players.find_live()
    for panel, custom_id in ((second.panel, stays[0]), (second.panel, stays[-1])):
        begin_press(world, players.host, panel, custom_id)
    await world.settle()
    match = state(players).match
    assert match is not None
    assert match.deal is not None
    seat = state(players).seated(players.host.id)
    assert seat is not None
    assert len(match.deal.hands[seat]) == 12


async def test_presses_of_everybody_at_once_lose_no_move(world: World) -> None:
    players = Players(world, 4)
    await players.begin(deals=1)
    for _ in range(16):
        await world.advance(6)
        live = await players.find_live()
        button, before = players.choose(live.buttons), now(players)
        for person in players.people:
            begin_press(world, person, players.table(), "cb:cards:1")
        begin_press(world, live.person, live.panel, button.custom_id)
        begin_press(world, players.host, players.table(), "cb:scores:1")
        await world.settle()
        assert now(players) > before
    await world.advance(6)
    assert [len(players.panels(person)) for person in players.people[1:]] == [1, 1, 1]


async def test_a_card_pressed_on_a_panel_that_has_just_gone_is_answered_by_a_new_one(world: World) -> None:
    players = Players(world, 1)
    await players.begin()
    live = await players.find_live()
    before, gone = now(players), live.panel
    begin_press(world, players.host, players.table(), "cb:cards:1")
    result = begin_press(world, players.host, gone, players.choose(live.buttons).custom_id)
    await world.settle()
    assert now(players) > before
    assert "You called" in told(world, result)
    assert [panel.id for panel in players.panels(players.host)] != [gone.id]
