"""Whoever has pressed when the bot is told to stop is answered; whoever presses then is told to wait."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

import bot.client
from bot.client import CallbreakClient
from tests.cogs.support import desk, now, state, told
from tests.harness import Players, World
from tests.harness.raw import begin_press, raw_press

STOPPING = "being restarted"


class Gate:
    """A store whose disk hangs until the test opens the gate."""

    def __init__(self, world: World) -> None:
        self.reached = asyncio.Event()
        self.open = asyncio.Event()
        self._store: Any = desk(world).tables.store
        desk(world).tables.store = self

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, *arguments: Any) -> None:
        self.reached.set()
        await self.open.wait()
        await self._store.append(*arguments)


def client(world: World) -> CallbreakClient:
    assert isinstance(world.bot, CallbreakClient)
    return world.bot


async def stop(world: World) -> None:
    with world.as_bot():
        await client(world).shut_down()


async def test_a_press_in_flight_is_answered_and_a_new_one_told_to_wait(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin()
    live = await players.find_live()
    before = now(players)
    gate = Gate(world)
    moving = begin_press(world, live.person, live.panel, live.buttons[1].custom_id)
    await gate.reached.wait()
    with world.as_bot():
        stopping = asyncio.create_task(client(world).shut_down())
    await asyncio.sleep(0.01)
    assert not stopping.done()
    late = begin_press(world, players.people[0], players.table(), "cb:cards:1")
    typed = asyncio.create_task(world.people[2].slash(world.channel, "callbreak table"))
    for _ in range(20):
        await asyncio.sleep(0.01)
    assert STOPPING in told(world, late)
    gate.open.set()
    await stopping
    assert STOPPING in told(world, await typed)
    assert now(players) > before
    assert moving.acknowledged
    assert world.bot.is_closed()
    kept = state(players)
    with pytest.raises(Exception, match="closed"):
        await desk(world).tables.store.load(kept.id)


async def test_what_was_to_be_shown_soon_is_shown_before_the_end(world: World) -> None:
    """Only this process holds the tokens that may edit panels, and the old buttons outlive it."""
    players = Players(world, 2, calls=range(2, 5))
    await players.begin()
    for _ in range(40):
        await players.move()
        if players.live() is None:  # a completed trick rests for a moment
            break
    assert players.live() is None, "nothing waits to be shown"
    await stop(world)
    assert players.live() is not None


async def test_a_disk_that_hangs_keeps_nobody_from_stopping(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot.client, "STOP_WITHIN", 0.05)
    players = Players(world, 1)
    await players.begin()
    live = await players.find_live()
    gate = Gate(world)
    begin_press(world, live.person, live.panel, live.buttons[1].custom_id)
    await gate.reached.wait()
    with caplog.at_level(logging.WARNING):
        await client(world).shut_down()  # outside the simulation, whose time stands still
    assert "some answers were not sent in time" in caplog.text
    assert world.bot.is_closed()


async def test_after_a_stop_the_match_goes_on_in_a_new_process(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin(deals=1)
    for _ in range(6):
        await players.move()
    kept = state(players)
    await stop(world)
    await world.restart()
    assert state(players).match == kept.match
    for person in players.people:
        await players.press(person, "My cards")
    for _ in range(3):
        await world.advance(6)
        await players.move()
    assert now(players) > (kept.match.version if kept.match else 0)


@pytest.mark.parametrize("language", ["en", "ne", "hi", "bn", "it", "es", "id"])
async def test_it_is_told_in_the_pressers_language(world: World, language: str) -> None:
    from bot.i18n import texts_for

    players = Players(world, 1)
    await players.open()
    await desk(world).preferences.choose_mine(world.people[0].id, "language", language)
    desk(world).door.closed = True
    answer = await raw_press(world, world.people[0], players.table(), "cb:cards:1")
    assert texts_for(language).text("bot-stopping") in told(world, answer)
