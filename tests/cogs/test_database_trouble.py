"""While nothing can be written, presses are answered, nothing changes, and afterwards everything goes on."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.settings import Settings
from bot.storage import StorageError, database
from tests.cogs.support import desk, now, state, told
from tests.harness import Players, World

CANNOT_KEEP = "can't save"


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no lock."""
    monkeypatch.setattr(database, "_PRAGMAS", (*database._PRAGMAS, "busy_timeout = 1"))


@contextmanager
def locked(world: World, settings: Settings) -> Iterator[None]:
    """Let another program hold the database; what the bot logs of it is what it should."""
    other = sqlite3.connect(settings.database_path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.close()
    assert world.trouble.lines
    assert all("another program holds it" in line for line in world.trouble.lines)
    world.trouble.lines.clear()


async def same(players: Players) -> bool:
    """Return whether the state in memory is the one on disk."""
    return await desk(players.world).tables.store.load(state(players).id) == state(players)


async def test_a_card_is_not_played_and_can_be_played_again(world: World, settings: Settings) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin()
    for _ in range(6):
        await players.move()
        await world.advance(6)
    live = await players.find_live()
    button, before = live.buttons[0], now(players)
    with locked(world, settings):
        answer = await world.press(live.person, live.panel, custom_id=button.custom_id)
        assert CANNOT_KEEP in told(world, answer)
        assert now(players) == before
        assert await same(players)
    await world.press(live.person, live.panel, custom_id=button.custom_id)
    assert now(players) > before
    assert await same(players)


async def test_a_table_is_not_opened_and_can_be_opened_again(world: World, settings: Settings) -> None:
    with locked(world, settings):
        answer = await world.slash(world.people[0], "callbreak start")
        assert CANNOT_KEEP in told(world, answer)
        assert desk(world).tables.at(world.channel.id) is None
    await world.slash(world.people[0], "callbreak start")
    assert desk(world).tables.at(world.channel.id)


async def test_a_step_that_is_due_is_made_when_the_fault_is_gone(world: World, settings: Settings) -> None:
    await world.slash(world.people[0], "callbreak start")
    with locked(world, settings):
        await world.advance(31 * 60)
        assert desk(world).tables.at(world.channel.id)
    await world.advance(10)
    assert desk(world).tables.at(world.channel.id) is None


async def test_a_command_is_answered_when_nothing_can_even_be_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the person chose is read before the command is; discord.py would tell nobody."""

    async def unreadable(*_: object) -> None:
        raise StorageError("it is damaged.")

    monkeypatch.setattr(type(desk(world).preferences), "know", unreadable)
    answer = await world.slash(world.people[0], "callbreak start")
    assert CANNOT_KEEP in told(world, answer)
    assert world.trouble.lines
    world.trouble.lines.clear()
    choices = await world.autocomplete(world.people[0], "callbreak play", "card", "K")
    assert choices == []
    world.trouble.lines.clear()


@pytest.mark.parametrize("language", ["en", "ne", "hi", "bn", "it", "es", "id"])
async def test_it_is_told_in_the_pressers_language(world: World, settings: Settings, language: str) -> None:
    from bot.i18n import texts_for

    await desk(world).preferences.choose_mine(world.people[0].id, "language", language)
    with locked(world, settings):
        answer = await world.slash(world.people[0], "callbreak start")
        assert texts_for(language).text("cannot-keep") in told(world, answer)
