"""A database of the test's own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.settings import Settings
from bot.storage import Database, SqlStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "callbreak.db"


@pytest.fixture
def settings(path: Path) -> Settings:
    return Settings(database_url=f"sqlite:///{path}")


@pytest_asyncio.fixture
async def database(settings: Settings) -> AsyncIterator[Database]:
    async with Database(settings) as opened:
        yield opened


@pytest.fixture
def store(database: Database) -> SqlStore:
    return SqlStore(database)
