"""Fixtures that put the real bot on a simulated Discord; a conftest imports them by name."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import discord
import pytest
import pytest_asyncio
from sqlalchemy import create_engine

from bot.app import create_bot
from bot.settings import Settings
from bot.storage.migrate import migrate
from tests.harness.clock import ManualClock
from tests.harness.world import World, open_world

__all__ = ["clock", "make_bot", "new_database", "settings", "world"]


@pytest.fixture(scope="session")
def new_database() -> bytes:
    """A database in which nothing has happened; to make one for each test would take half of its start."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "callbreak.db")
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return path.read_bytes()


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings with a database of the test's own."""
    return Settings.from_env(
        {"DATABASE_URL": f"sqlite:///{tmp_path / 'callbreak.db'}", "COMPUTER_WORKERS": "0"}
    )


@pytest.fixture
def clock() -> ManualClock:
    """The clock that the bot runs by; `world.advance` moves it."""
    return ManualClock()


@pytest.fixture
def make_bot(settings: Settings, clock: ManualClock, new_database: bytes) -> Callable[[], discord.Client]:
    """A function that makes the bot; called once more, it gives the bot of a new process."""
    settings.database_path.write_bytes(new_database)
    return lambda: create_bot(settings, clock=clock)


@pytest_asyncio.fixture
async def world(make_bot: Callable[[], discord.Client], clock: ManualClock) -> AsyncIterator[World]:
    """A server with the channel `#games` and Asha, Bimal, Chitra and Dev in it."""
    async with open_world(make_bot, clock) as opened:
        yield opened
