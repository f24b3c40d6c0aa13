"""A database that cannot be used says why and what to do, at the start and while it is open.

Nothing is half-written, and the next transaction works once the fault is gone.
"""

import random
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from bot.settings import Settings
from bot.storage import Database, SqlStore, StorageError, database
from bot.table.state import Table
from tests.storage.evenings import Commit, evening, lobby

Fault = Callable[[Path, Database], AbstractContextManager[None]]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no lock."""
    monkeypatch.setattr(database, "_PRAGMAS", (*database._PRAGMAS, "busy_timeout = 1"))


@pytest.fixture
async def kept(settings: Settings) -> Table:
    """A lobby in a database that is closed again."""
    async with Database(settings) as opened:
        table = lobby(random.Random(1))
        return replace(table, id=await SqlStore(opened).create(table))


async def reason(settings: Settings) -> str:
    """Return why a database cannot be opened."""
    with pytest.raises(StorageError) as raised:
        await Database(settings).open()
    assert str(settings.database_path) in str(raised.value)
    return str(raised.value)


async def whole(settings: Settings, table: Table) -> None:
    """Check that the database opens and still holds the table."""
    async with Database(settings) as opened:
        assert await SqlStore(opened).live() == [table]


# ---------------------------------------------------------------- at the start


async def test_locked_by_another_program(settings: Settings, path: Path, kept: Table) -> None:
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert "End that program, or wait" in await reason(settings)
    other.close()
    await whole(settings, kept)


async def test_no_room_for_a_new_database(
    settings: Settings, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as full:
        full.setattr(database, "_PRAGMAS", (*database._PRAGMAS, "max_page_count = 5"))
        assert "Make room" in await reason(settings)
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    connection.close()
    async with Database(settings) as opened:
        assert await SqlStore(opened).live() == []


def content(path: Path) -> bytes:
    return path.read_bytes()


def spoil(path: Path, first: int) -> bytes:
    """Overwrite everything from the page *first* on, the first being 0, with noise, and return it all."""
    data = bytearray(path.read_bytes())
    start = first * 4096 % len(data)
    data[start:] = random.Random(2).randbytes(len(data) - start)
    path.write_bytes(data)
    return bytes(data)


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("first", [4, -1])
async def test_a_damaged_page(settings: Settings, path: Path, first: int) -> None:
    """Also one that nothing reads as the bot starts."""
    spoiled = spoil(path, first)
    told = await reason(settings)
    assert "damaged" in told
    assert "put back a backup" in told
    assert spoiled == content(path)


@pytest.mark.usefixtures("kept")
async def test_a_damaged_beginning(settings: Settings, path: Path) -> None:
    spoil(path, 0)
    assert "DATABASE_URL" in await reason(settings)


@pytest.fixture
def empty(path: Path) -> None:
    path.parent.mkdir()
    path.touch()


@pytest.mark.usefixtures("empty")
async def test_an_empty_file_becomes_a_database(settings: Settings) -> None:
    async with Database(settings) as opened:
        assert await SqlStore(opened).live() == []


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "another program holds it"),
        (sqlite3.SQLITE_FULL, "Make room"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "permissions"),
        (sqlite3.SQLITE_CANTOPEN, "whether the disk is there"),
        (sqlite3.SQLITE_IOERR_FSYNC, "health"),
        (sqlite3.SQLITE_CORRUPT, "put back a backup"),
        (sqlite3.SQLITE_NOTADB, "DATABASE_URL"),
    ],
)
def test_every_fault_says_what_to_do(code: int, words: str) -> None:
    from bot.storage.errors import explain

    fault = sqlite3.OperationalError("says SQLite")
    fault.sqlite_errorcode = code
    assert words in explain(fault)
    assert "says SQLite" in explain(fault)


# -------------------------------------------------------------- while it is open


@contextmanager
def locked(path: Path, _: Database) -> Iterator[None]:
    """Let another program hold the right to write."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    yield
    other.close()


@contextmanager
def told(opened: Database, fail: str, mend: str) -> Iterator[None]:
    """Tell every connection a pragma before it is used, and another one afterwards."""
    now = [fail]

    def tell(connection: Any, *_: object) -> None:
        connection.cursor().execute(f"PRAGMA {now[0]}")

    event.listen(opened._engine.sync_engine, "checkout", tell)
    yield
    now[0] = mend


def full(path: Path, opened: Database) -> AbstractContextManager[None]:
    """Let the file grow no more."""
    connection = sqlite3.connect(path)
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.close()
    return told(opened, f"max_page_count = {pages}", "max_page_count = 1000000")


def read_only(_: Path, opened: Database) -> AbstractContextManager[None]:
    """Let nobody write."""
    return told(opened, "query_only = ON", "query_only = OFF")


async def append(store: SqlStore, commits: Sequence[Commit]) -> int:
    """Keep commit after commit as far as it goes, and return how far."""
    for number, commit in enumerate(commits):
        try:
            await store.append(commit.table, commit.expected, commit.events, commit.results)
        except StorageError:
            return number
    return len(commits)


@pytest.mark.parametrize(
    ("fault", "words"),
    [(locked, "another program holds it"), (full, "Make room"), (read_only, "may not be written to")],
)
async def test_a_fault_leaves_everything_as_it_was(
    settings: Settings, path: Path, fault: Fault, words: str
) -> None:
    rng = random.Random(3)
    async with Database(settings) as opened:
        store, table = SqlStore(opened), lobby(rng)
        table = replace(table, id=await store.create(table))
        first, *commits = evening(table, rng)
        assert await append(store, [first]) == 1
        with fault(path, opened):
            number = await append(store, commits)
            stuck = commits[number]
            with pytest.raises(StorageError, match=words):
                await store.append(stuck.table, stuck.expected, stuck.events, stuck.results)
            assert await store.load(table.id) == ([first, *commits])[number].table
        assert await append(store, commits[number:]) == len(commits) - number
        assert await store.load(table.id) == commits[-1].table
        async with opened.read() as connection:
            assert (await connection.execute(text("PRAGMA integrity_check"))).scalar() == "ok"


async def test_a_disk_that_hangs_lets_nobody_wait_for_long(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "_PATIENCE", 0.01)
    async with Database(settings) as opened:
        async with opened.write():
            with pytest.raises(StorageError, match="not written yet"):
                await SqlStore(opened).create(lobby(random.Random(1)))
        assert await SqlStore(opened).create(lobby(random.Random(1)))


def test_whoever_presses_is_told_before_discord_gives_up() -> None:
    """Three seconds after a press Discord says that it failed; a second of them is for the way."""
    (busy,) = (int(pragma.split()[-1]) for pragma in database._PRAGMAS[:-1] if pragma.startswith("busy"))
    assert busy / 1000 + database._PATIENCE <= 2.5
