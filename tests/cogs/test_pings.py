"""Turn pings: somebody who keeps others waiting is called once, and the call goes when they move."""

from __future__ import annotations

from typing import Any

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
    await players.begin()
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


async def test_nobody_is_called_where_nobody_waits(world: World) -> None:
    players = Players(world, 1)
    await players.begin()
    since = world.recorder.cursor
    await world.advance(120)
    assert sent_calls(world, since) == []


async def test_a_move_in_time_calls_nobody(world: World) -> None:
    players = Players(world, 2)
    await players.begin()
    since = world.recorder.cursor
    for _ in range(6):
        await world.advance(20)
        await players.move()
    assert sent_calls(world, since) == []
