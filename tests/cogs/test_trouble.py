"""What goes wrong on Discord's side loses no move, and the next press makes it good."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.table.actions import End
from bot.table.state import Person
from tests.cogs.support import desk, now, state
from tests.harness import Live, Players, World
from tests.harness.players import is_move

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover


def up_to_date(players: Players) -> bool:
    """Return whether the newest public message shows the newest state."""
    table, shown = state(players), desk(players.world).announcer.seen(state(players)).public
    match = table.match
    assert match is not None
    assert match.turn is not None
    chair = table.chairs[match.turn]
    turn = chair is not None and players.says(f"{chair.name}** to {match.phase.removesuffix('ing')}")
    return (
        turn
        and shown is not None
        and shown.shown == table.revision
        and shown.message_id == players.table().id
    )


async def whose_turn(players: Players) -> Live:
    """Return whose turn it is, however old the other panels are."""
    match, table = state(players).match, state(players)
    assert match is not None
    assert match.turn is not None
    person = next(person for person in players.people if table.seated(person.id) == match.turn)
    for _ in range(2):
        for panel in players.panels(person):
            found = [button for button in players.world.buttons(panel) if is_move(button)]
            if found and all(f":{match.move}:" in button.custom_id for button in found):
                return Live(person, panel, found)
        await players.press(person, "My cards")
    raise AssertionError("My cards shows no live panel")


async def goes_on(players: Players, moves: int = 3) -> None:
    """Check that after a few undisturbed moves everything is as it should be."""
    for _ in range(moves):
        await players.world.advance(6)
        await players.move()
    await players.world.advance(6)
    assert up_to_date(players)
    assert (await players.find_live()).person.id in {person.id for person in players.people}


async def test_slow_players_lose_nothing_when_every_token_has_died(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin(clock="off")
    for _ in range(6):
        await world.advance(16 * 60)
        before = now(players)
        await players.move()
        assert now(players) > before
        await world.advance(2)
        assert up_to_date(players)
    message = f"/channels/{world.channel.id}/messages/"
    edits_and_calls_taken_back = (f"PATCH {message}", f"DELETE {message}")
    assert all(path.startswith(edits_and_calls_taken_back) for path in world.recorder.bot_paths())


async def test_a_restart_in_a_slow_match_lets_everybody_find_their_cards(world: World) -> None:
    players = Players(world, 3, calls=range(2, 5))
    await players.begin(clock="off")
    await world.advance(20 * 60)
    await world.restart()
    for person in players.people:
        await players.press(person, "My cards")
        assert world.texts(players.panels(person)[0])
    await goes_on(players)


async def test_only_tables_with_a_recent_press_are_edited_at_a_start(world: World) -> None:
    quiet = Players(world, 1, channel=world.guild.create_text_channel("quiet"))
    await quiet.begin(clock="off")
    busy = Players(world, 1)
    await world.advance(10 * 60)
    await busy.begin(clock="off")
    await world.advance(6 * 60)
    mark = world.recorder.cursor
    await world.restart()
    await world.advance(5)
    edits = [path for path in world.recorder.bot_paths(mark) if "/messages/" in path]
    assert edits == [f"PATCH /channels/{world.channel.id}/messages/{busy.table().id}"]
    assert busy.says("The bot was restarted")
    assert not quiet.says("The bot was restarted")
    await world.advance(6)
    await quiet.move()
    await world.advance(2)
    assert quiet.says("The bot was restarted"), "the first edit says so"
    await quiet.move()
    await world.advance(2)
    assert not quiet.says("The bot was restarted"), "the second does not"


async def test_a_deleted_public_message_is_posted_anew(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin()
    old = players.table()
    world.env.backend.delete_message(world.channel.id, old.id)
    live = players.live()
    assert live is not None
    await players.press_move(live, players.choose(live.buttons))
    await world.advance(2)
    assert players.table().id != old.id
    await goes_on(players)
    assert len(world.public()) == 1


async def test_a_panel_that_was_dismissed_is_delivered_anew(world: World) -> None:
    players = Players(world, 4, calls=range(2, 5))
    await players.begin()
    gone = []
    for person in players.people:
        if not any(is_move(button) for panel in players.panels(person) for button in world.buttons(panel)):
            gone.append(players.panels(person)[0].id)
            world.env.backend.delete_message(world.channel.id, gone[-1])
    assert len(gone) == 3
    for _ in range(4):
        await world.advance(6)
        assert players.live() is not None, "nobody had to look for it"
        await players.move()
    await goes_on(players)


class Fault(NamedTuple):
    """A kind of request, and how Discord refuses it."""

    method: str
    path: str
    status: int
    code: int


KINDS = {
    "callback": ("POST", "/interactions/*/*/callback"),
    "token edit": ("PATCH", "/webhooks/*"),
    "follow-up": ("POST", "/webhooks/*"),
    "token delete": ("DELETE", "/webhooks/*"),
    "bot edit": ("PATCH", "/channels/*"),
    "bot post": ("POST", "/channels/*"),
}
ANSWERS = {
    "callback": [(500, 0), (401, 50027), (404, 10008), (404, 10062), (429, 0)],
    "token edit": [(500, 0), (401, 50027), (404, 10015), (404, 10008), (429, 0)],
    "follow-up": [(500, 0), (401, 50027), (404, 10015)],
    "token delete": [(500, 0), (404, 10008)],
    "bot edit": [(500, 0), (403, 50013), (404, 10008)],
    "bot post": [(500, 0), (403, 50013)],
}
FAULTS = {
    f"{kind} {status} {code}": Fault(*KINDS[kind], status, code)
    for kind, answers in ANSWERS.items()
    for status, code in answers
}


@pytest.mark.parametrize("name", FAULTS)
async def test_a_refused_request_loses_no_move_and_the_next_press_heals_it(world: World, name: str) -> None:
    fault = FAULTS[name]
    players = Players(world, 2, calls=range(2, 5))
    await players.begin(clock="off")
    for _ in range(3):
        await world.advance(16 * 60 if name.startswith("bot") else 6)  # without tokens it is the bot's turn
        live, before = await whose_turn(players), now(players)
        world.env.inject_error(fault.method, fault.path, status=fault.status, code=fault.code, times=None)
        await players.press_move(live, players.choose(live.buttons))
        assert now(players) > before, "the move stays"
        await players.press(players.host, "Scores")
        await world.advance(3)
        world.env.backend.faults.clear()
    await goes_on(players)


async def test_a_press_that_can_no_longer_be_answered_counts_and_stays_quiet(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin()
    live, before = await players.find_live(), now(players)
    world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
    mark = world.recorder.cursor
    result = await world.press(live.person, live.panel, custom_id=players.choose(live.buttons).custom_id)
    assert not result.acknowledged
    assert now(players) > before
    tried = [item for item in world.recorder.since(mark) if "/callback" in item.path]
    assert len(tried) == 1, "nothing more is answered"
    await goes_on(players)


async def test_a_new_deal_comes_even_if_nothing_can_be_sent(world: World) -> None:
    players = Players(world, 2)
    await players.begin(deals=3)
    await players.play_deal()
    for method, path in KINDS.values():
        world.env.inject_error(method, path, status=500, times=None)
    await world.advance(9)
    world.env.backend.faults.clear()
    assert state(players).match
    await world.advance(20)
    await world.slash(players.host, "callbreak table")
    await world.advance(2)
    assert players.says("deal 2 of 3")
    await goes_on(players)


async def test_missing_emoji_are_written_as_text(world: World) -> None:
    players = Players(world, 1)
    world.env.inject_error("*", "/applications/*/emojis", status=500, times=None)
    await world.restart()
    world.env.backend.faults.clear()
    await players.begin()
    while not any(button.custom_id.startswith("cb:play") for button in (await players.find_live()).buttons):
        await players.move()
        await world.advance(6)
    panel = (await players.find_live()).panel
    cards = [button for button in world.buttons(panel) if button.custom_id.startswith("cb:play")]
    assert all(button.emoji is None and button.label[-1] in "♠♥♦♣" for button in cards)
    assert not any("<:" in text for text in world.texts(panel))


async def test_an_end_that_a_crash_kept_from_the_screen_is_shown_at_the_next_press(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = Players(world, 1)
    await players.begin(deals=1)
    table = state(players)
    monkeypatch.setattr(type(desk(world).announcer), "announce", lambda *_: None)
    with world.as_bot():
        await desk(world).tables.act(table.id, End(Person(players.host.id, "Asha")))
    monkeypatch.undo()
    await world.restart()
    assert players.offers("My cards"), "the end is not shown"
    await players.press(players.host, "My cards")
    await world.advance(2)
    assert players.says("broken off")
    assert not players.offers("My cards")
    assert len(world.public()) == 1
