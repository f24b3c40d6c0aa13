"""Turn pings: whoever is waited for is called once, and the call goes when they move."""

from __future__ import annotations

from typing import Any

from tests.cogs.support import desk
from tests.harness.players import Players
from tests.harness.world import World


def calls(world: World) -> list[Any]:
    """Return the public messages that call somebody."""
    return [message for message in world.public() if "it is your turn" in "\n".join(world.texts(message))]


def sent_calls(world: World, since: int) -> list[dict[str, Any]]:
    """Return the bodies of the calls that were sent."""
    bodies = [request.body for request in world.recorder.since(since)]
    return [body for body in bodies if "it is your turn" in str(body)]


async def test_who_keeps_others_waiting_is_called_once_and_alone(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off")
    live = await players.find_live()
    since = world.recorder.cursor
    await world.advance(29)
    assert calls(world) == []
    await world.advance(2)
    assert len(calls(world)) == 1
    (body,) = sent_calls(world, since)
    assert body["allowed_mentions"] == {"parse": [], "users": [live.person.id]} or (
        body["allowed_mentions"].get("users") == [live.person.id]
        and "users" not in body["allowed_mentions"]["parse"]
    )
    assert f"<@{live.person.id}>" in str(body)
    await world.advance(600)
    assert len(calls(world)) == 1
    await world.press(live.person, calls(world)[0], label="My cards")
    await players.move()
    await world.advance(2)
    assert calls(world) == []


async def test_without_a_clock_nobody_is_called_where_nobody_waits(world: World) -> None:
    players = Players(world, 1)
    await players.begin(clock="off")
    since = world.recorder.cursor
    await world.advance(120)
    assert sent_calls(world, since) == []


async def test_with_a_clock_the_call_says_when_the_computer_moves(world: World) -> None:
    players = Players(world, 1)
    await players.begin()
    since = world.recorder.cursor
    await world.advance(31)
    (body,) = sent_calls(world, since)
    assert "The computer moves for you <t:" in str(body)


async def test_a_move_in_time_calls_nobody(world: World) -> None:
    players = Players(world, 2)
    await players.begin()
    since = world.recorder.cursor
    for _ in range(6):
        await world.advance(20)
        await players.move()
    assert sent_calls(world, since) == []


async def test_the_call_stands_over_a_restart_and_goes_with_the_move_after_it(world: World) -> None:
    players = Players(world, 2)
    await players.begin()
    await world.advance(31)
    (call,) = calls(world)
    since = world.recorder.cursor
    await world.restart()
    await world.advance(40)
    assert [message.id for message in calls(world)] == [call.id]
    assert sent_calls(world, since) == [], "nobody is called twice"
    await players.move()
    await world.advance(2)
    assert calls(world) == []
    await world.restart()
    assert await desk(world).announcer._book.pings() == []


async def test_the_call_of_a_match_that_ended_as_the_bot_died_goes_at_the_next_start(world: World) -> None:
    players = Players(world, 2)
    await players.begin()
    await world.advance(31)
    world.env.inject_error("DELETE", "/channels/*/messages/*", status=500, code=0, times=None)
    world.env.inject_error("DELETE", "/webhooks/*", status=500, code=0, times=None)
    book = desk(world).announcer._book
    (kept,) = await book.pings()
    await world.slash(players.host, "callbreak end")
    await book.remember_ping(kept.table_id, kept.message_id)  # as if it had died before it could forget
    assert len(calls(world)) == 1
    world.env.backend.faults.clear()
    await world.restart()
    await world.advance(1)
    assert calls(world) == []


async def test_a_call_that_cannot_be_sent_is_not_sent_again(world: World) -> None:
    players = Players(world, 2)
    await players.begin()
    world.env.inject_error("POST", "/webhooks/*", status=500, code=0, times=None)
    world.env.inject_error("POST", "/channels/*/messages", status=500, code=0, times=None)
    await world.advance(31)
    world.env.backend.faults.clear()
    since = world.recorder.cursor
    await world.slash(world.people[1], "callbreak end")
    await world.advance(20)
    assert sent_calls(world, since) == []
    await players.move()
