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


@pytest.fixture
def migrated(path: Path, new_database: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(new_database)


@pytest_asyncio.fixture
async def database(settings: Settings, migrated: None) -> AsyncIterator[Database]:
    async with Database(settings) as opened:
        yield opened


@pytest.fixture
def store(database: Database) -> SqlStore:
    return SqlStore(database)
