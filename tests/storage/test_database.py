"""The open database: its file, its connections, its transactions and its errors."""

import asyncio
import gc
import logging
import os
import random
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.settings import Settings
from bot.storage import Database, NewerDatabaseError, SqlStore, StorageError, database
from tests.storage.evenings import evening, lobby


def no_thread_is_left(before: set[threading.Thread]) -> None:
    """Check that every thread begun since *before* has ended, or is just ending."""
    for thread in set(threading.enumerate()) - before:
        thread.join(timeout=5)
    assert set(threading.enumerate()) <= before


async def test_opening_makes_the_folder_and_the_file(settings: Settings, path: Path) -> None:
    async with Database(settings):
        assert [entry.name for entry in path.parent.glob("*.db")] == [path.name]


async def test_both_forms_of_the_url_name_the_same_file(settings: Settings, path: Path) -> None:
    async with Database(settings) as opened:
        table_id = await SqlStore(opened).create(lobby(random.Random(1)))
    async with Database(Settings(database_url=f"sqlite+aiosqlite:///{path}")) as opened:
        assert await SqlStore(opened).load(table_id) is not None


async def test_a_path_may_hold_blanks_and_percent_signs(tmp_path: Path) -> None:
    path = tmp_path / "100% द्वार #1" / "my tables.db"
    async with Database(Settings(database_url=f"sqlite:///{str(path).replace('%', '%25')}")):
        assert path.is_file()


@pytest.mark.parametrize("kind", ["read", "write"])
@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1), ("busy_timeout", 1200)],
)
async def test_every_connection_is_told(database: Database, kind: str, pragma: str, value: object) -> None:
    async with database.read(), getattr(database, kind)() as connection:
        assert (await connection.execute(text(f"PRAGMA {pragma}"))).scalar() == value


async def test_closing_leaves_no_thread_and_no_file_open(settings: Settings, path: Path) -> None:
    before = set(threading.enumerate())
    async with Database(settings) as opened, opened.read() as connection, opened.read():
        await connection.execute(text("SELECT 1"))
    no_thread_is_left(before)
    gc.collect()  # a forgotten connection warns here, and warnings are errors
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]


async def test_a_closed_database_can_be_opened_again(settings: Settings) -> None:
    opened = Database(settings)
    await opened.open()
    table_id = await SqlStore(opened).create(lobby(random.Random(1)))
    await opened.close()
    await opened.open()
    assert await SqlStore(opened).load(table_id) is not None
    await opened.close()


async def test_closing_waits_for_what_has_begun(settings: Settings) -> None:
    before = set(threading.enumerate())
    opened = Database(settings)
    await opened.open()
    creating = [
        asyncio.create_task(SqlStore(opened).create(lobby(random.Random(1), channel_id)))
        for channel_id in range(3)
    ]
    reading = asyncio.create_task(SqlStore(opened).live())
    await asyncio.sleep(0)
    await opened.close()
    assert await creating[0] > 0
    assert len(await reading) < 2
    for waited in creating[1:]:
        with pytest.raises(StorageError, match="closed"):
            await waited
    with pytest.raises(StorageError, match="closed"):
        await SqlStore(opened).live()
    no_thread_is_left(before)
    gc.collect()


async def opening_fails(settings: Settings, expected: type[StorageError], words: str) -> None:
    """Check that opening raises *expected*, naming the file, and lets go of everything."""
    before = set(threading.enumerate())
    with pytest.raises(expected, match=words) as raised:
        await Database(settings).open()
    assert type(raised.value) is expected
    assert str(settings.database_path) in str(raised.value)
    no_thread_is_left(before)
    gc.collect()


@pytest.fixture
def diary(path: Path) -> Iterator[None]:
    """A file of another kind where the database should be, which nobody may change."""
    path.parent.mkdir()
    path.write_text("Dear diary, " * 100)
    yield
    assert path.read_text() == "Dear diary, " * 100


@pytest.mark.usefixtures("diary")
async def test_a_file_that_is_no_database_is_refused(settings: Settings) -> None:
    await opening_fails(settings, StorageError, "not a database")


async def test_another_programs_database_is_refused(settings: Settings, path: Path) -> None:
    path.parent.mkdir()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE tables (number INTEGER)")
    other.close()
    await opening_fails(settings, StorageError, "another program")


async def test_a_newer_database_is_refused(settings: Settings, path: Path) -> None:
    async with Database(settings) as opened, opened.write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await opening_fails(settings, NewerDatabaseError, "newer version")


async def test_a_folder_that_cannot_be_made_is_named(settings: Settings, path: Path) -> None:
    path.parent.write_text("a file where the folder should be")
    await opening_fails(settings, StorageError, "folder cannot be made")


@pytest.fixture
def folder(path: Path) -> None:
    """A folder where the database should be."""
    path.mkdir(parents=True)


@pytest.mark.usefixtures("folder")
async def test_a_folder_is_no_database(settings: Settings) -> None:
    await opening_fails(settings, StorageError, "it is a folder")


@pytest.mark.parametrize("folder", [True, False])
async def test_what_may_not_be_written_is_named(
    settings: Settings, path: Path, folder: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Database(settings):
        pass
    place = path.parent if folder else path
    monkeypatch.setattr(os, "access", lambda asked, mode: asked != place)
    await opening_fails(settings, StorageError, f"{place} may not be written")


async def test_what_must_exist_is_not_made(settings: Settings, path: Path) -> None:
    with pytest.raises(StorageError, match="no such file"):
        await Database(settings).open(existing=True)
    assert not path.parent.exists()


async def test_what_exists_is_opened(settings: Settings) -> None:
    async with Database(settings):
        pass
    again = Database(settings)
    await again.open(existing=True)
    await again.close()


async def test_a_failed_transaction_leaves_nothing(database: Database) -> None:
    async def fail() -> None:
        async with database.write() as connection:
            await connection.execute(text("INSERT INTO guilds (id, preset) VALUES (1, 'callbreak')"))
            raise KeyError

    with pytest.raises(KeyError):
        await fail()
    assert await SqlStore(database).choice(1) is None


async def test_a_cancelled_transaction_leaves_nothing_and_blocks_nobody(database: Database) -> None:
    inside = asyncio.Event()

    async def hang() -> None:
        async with database.write() as connection:
            await connection.execute(text("INSERT INTO guilds (id, preset) VALUES (1, 'callbreak')"))
            inside.set()
            await asyncio.Event().wait()

    task = asyncio.create_task(hang())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await SqlStore(database).choice(1) is None
    async with database.write() as connection:
        await connection.execute(text("INSERT INTO guilds (id, preset) VALUES (1, 'call-bridge')"))


async def test_a_reader_sees_one_moment(database: Database) -> None:
    count = text("SELECT count(*) FROM guilds")
    async with database.read() as reading:
        assert (await reading.execute(count)).scalar() == 0
        async with database.write() as writing:
            await writing.execute(text("INSERT INTO guilds (id, preset) VALUES (1, 'callbreak')"))
        assert (await reading.execute(count)).scalar() == 0
    async with database.read() as reading:
        assert (await reading.execute(count)).scalar() == 1


async def test_a_reader_waits_for_no_writer(database: Database) -> None:
    async with database.write() as writing:
        await writing.execute(text("INSERT INTO guilds (id, preset) VALUES (1, 'callbreak')"))
        assert await SqlStore(database).choice(1) is None


async def test_a_lock_that_does_not_end_is_explained(
    settings: Settings, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_PRAGMAS", (*database._PRAGMAS, "busy_timeout = 1"))
    async with Database(settings) as opened:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageError, match="locked"):
            await SqlStore(opened).create(lobby(random.Random(1)))
        other.close()
        await SqlStore(opened).create(lobby(random.Random(1)))


async def test_foreign_keys_are_kept(database: Database) -> None:
    orphan = text("INSERT INTO events (table_id, seq, version, body) VALUES (7, 1, 1, '{}')")
    with pytest.raises(StorageError, match="FOREIGN KEY"):
        async with database.write() as connection:
            await connection.execute(orphan)


async def test_no_card_and_no_secret_reaches_the_log(
    settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(4)
    with caplog.at_level(logging.DEBUG):
        async with Database(settings) as opened:
            store = SqlStore(opened)
            table = lobby(rng)
            table_id = await store.create(table)
            for commit in evening(await store.load(table_id) or table, rng):
                await store.append(commit.table, commit.expected, commit.events, commit.results)
    assert caplog.records != []
    logged = "\n".join(record.getMessage() for record in caplog.records)
    assert str(table.secret)[2:12] not in logged
    assert "hands" not in logged
    assert "card-played" not in logged


async def test_no_secret_stands_in_an_error(database: Database) -> None:
    broken = text("INSERT INTO tables (secret) VALUES (:secret)")
    with pytest.raises(StorageError) as raised:
        async with database.write() as connection:
            await connection.execute(broken, {"secret": b"the secret"})
    assert "the secret" not in f"{raised.value} {raised.value.__cause__}"
