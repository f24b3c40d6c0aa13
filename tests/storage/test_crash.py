"""A process that dies leaves whole commits only."""

import random
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Connection, Engine, event

from bot.settings import Settings
from bot.storage import Database, SqlStore
from bot.table.state import Table
from tests.storage.evenings import evening, lobby


@contextmanager
def before_each_commit(path: Path, copy: Path) -> Iterator[None]:
    """Copy the database's files, write-ahead log included, at the last moment before each COMMIT."""

    def take(connection: Connection) -> None:
        shutil.copytree(path.parent, copy, dirs_exist_ok=True)

    event.listen(Engine, "commit", take)
    try:
        yield
    finally:
        event.remove(Engine, "commit", take)


async def found_in(folder: Path, name: str) -> list[Table]:
    """Return the live tables that a new process finds in a folder."""
    async with Database(Settings(database_url=f"sqlite:///{folder / name}")) as database:
        return await SqlStore(database).live()


async def test_a_crash_before_the_commit_leaves_the_table_as_it_was(
    settings: Settings, path: Path, tmp_path: Path
) -> None:
    rng = random.Random(1)
    async with Database(settings) as database:
        store, table = SqlStore(database), lobby(rng)
        table = replace(table, id=await store.create(table))
        for number, commit in enumerate(list(evening(table, rng))[:8]):
            copy = tmp_path / f"before-{number}"
            with before_each_commit(path, copy):
                await store.append(commit.table, commit.expected, commit.events, commit.results)
            assert await found_in(copy, path.name) == [table]
            table = commit.table


async def test_a_crash_before_the_commit_leaves_no_new_table(
    settings: Settings, path: Path, tmp_path: Path
) -> None:
    async with Database(settings) as database:
        with before_each_commit(path, tmp_path / "before"):
            await SqlStore(database).create(lobby(random.Random(2)))
    assert await found_in(tmp_path / "before", path.name) == []


async def test_a_crash_after_the_append_keeps_it(settings: Settings, path: Path, tmp_path: Path) -> None:
    rng = random.Random(3)
    async with Database(settings) as database:
        store, table = SqlStore(database), lobby(rng)
        table = replace(table, id=await store.create(table))
        for number, commit in enumerate(list(evening(table, rng))[:8]):
            await store.append(commit.table, commit.expected, commit.events, commit.results)
            shutil.copytree(path.parent, tmp_path / f"after-{number}")
            assert await found_in(tmp_path / f"after-{number}", path.name) == [commit.table]
