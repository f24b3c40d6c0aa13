"""The bot as `create_bot` gives it: not started, and closed without leaving anything behind."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable
from pathlib import Path

import discord
import pytest

from bot.app import create_bot
from bot.settings import Settings
from tests.harness import ManualClock, Players, open_world


def files(folder: Path) -> set[str]:
    """Return the names of the files in a folder."""
    return {path.name for path in folder.iterdir()}


def threads() -> set[str]:
    """Return the names of the threads that run."""
    return {thread.name for thread in threading.enumerate() if not thread.name.startswith("asyncio_")}


async def test_it_can_be_closed_before_it_was_started_and_twice(settings: Settings) -> None:
    before = threads()
    bot = create_bot(settings)
    await bot.close()
    await bot.close()
    assert bot.is_closed()
    assert threads() == before


async def test_it_touches_nothing_before_it_is_started(settings: Settings, tmp_path: Path) -> None:
    bot = create_bot(settings)
    assert files(tmp_path) == set()
    await bot.close()
    assert files(tmp_path) == set()


async def test_a_running_bot_leaves_no_thread_and_no_open_file(
    make_bot: Callable[[], discord.Client], clock: ManualClock, tmp_path: Path
) -> None:
    before = threads()
    async with open_world(make_bot, clock) as world:
        players = Players(world, 2)
        await players.begin(deals=1)
        await players.move()
        bot = world.bot
    await bot.close()
    for _ in range(200):
        if threads() == before:
            break
        await asyncio.sleep(0.01)  # a connection's thread ends a moment after it was closed
    assert threads() == before
    assert files(tmp_path) == {"callbreak.db"}, "the log that SQLite keeps beside it was written back"
    gc.collect()  # an unclosed connection would warn, and warnings are errors


async def test_it_is_closed_in_the_middle_of_a_move(
    make_bot: Callable[[], discord.Client], clock: ManualClock
) -> None:
    async with open_world(make_bot, clock) as world:
        players = Players(world, 1)
        await players.begin(deals=1)
        await players.move()  # the next turn is still to be shown
        before = len(world.recorder)
        await world.bot.close()
        await world.advance(60)
        assert len(world.recorder) == before


@pytest.mark.parametrize("given", ["clock", "nothing"])
async def test_time_can_be_given(settings: Settings, given: str) -> None:
    bot = create_bot(settings, clock=ManualClock()) if given == "clock" else create_bot(settings)
    assert isinstance(bot, discord.Client)
    assert bot.intents == discord.Intents(guilds=True)
    await bot.close()
