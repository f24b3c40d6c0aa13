"""A server's rows go in one transaction, tables without a result with time, and everything else stays."""

import random
import sqlite3
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.privacy.ports import Store
from bot.storage import Database, SqlPreferences, SqlPrivacy, SqlResults, SqlStore, StorageError
from bot.table.ports import Choice
from bot.table.state import Stage
from tests.storage.evenings import NOW, evening, lobby

HERE, THERE, EMPTY = 2**61 + 7, 2**61 + 9, 2**61 + 11


@pytest.fixture
def kept(database: Database) -> Store:
    return SqlPrivacy(database)


async def fill(database: Database, guild_id: int) -> int:
    """Let a server have a finished match, a closed lobby, a live one, a choice, settings and a note."""
    rng, store = random.Random(guild_id), SqlStore(database)
    table = await store.load(await store.create(lobby(rng, guild_id, guild_id)))
    assert table is not None
    for commit in evening(table, rng):
        await store.append(commit.table, commit.expected, commit.events, commit.results)
    await close(database, guild_id, NOW)
    await store.create(lobby(rng, guild_id, guild_id))
    await store.remember_choice(guild_id, Choice("callbreak", 5))
    await SqlPreferences(database).keep_server(guild_id, "style", "text")
    await SqlResults(database).remember_membership(guild_id, {5: True}, NOW)
    return table.id


async def close(database: Database, guild_id: int, moved: datetime) -> int:
    """Let a lobby open and close on a server."""
    store = SqlStore(database)
    table = await store.load(await store.create(lobby(random.Random(3), guild_id + 1, guild_id)))
    assert table is not None
    closed = replace(table, stage=Stage.CLOSED, due=None, revision=1, moved=moved)
    await store.append(closed, 0, ())
    return table.id


def rows(path: Path) -> dict[str, int]:
    """Return how many rows each table has."""
    connection = sqlite3.connect(path)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    counted = {
        name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
        for name in names
        if not name.startswith(("alembic", "sqlite"))
    }
    connection.close()
    return counted


def holds(path: Path, guild_id: int) -> bool:
    """Return whether the file has a server's id, as SQLite keeps it."""
    return guild_id.to_bytes(8, "big") in path.read_bytes()


async def test_every_server_of_which_anything_is_kept_is_known(database: Database, kept: Store) -> None:
    assert await kept.guilds() == set()
    await SqlStore(database).remember_choice(1, Choice("callbreak", None))
    await SqlPreferences(database).keep_server(2, "style", "text")
    await SqlResults(database).remember_membership(3, {5: True}, NOW)
    await fill(database, HERE)
    assert await kept.guilds() == {1, 2, 3, HERE}


async def test_the_first_departure_counts_and_a_return_ends_it(kept: Store) -> None:
    await kept.note_departures([HERE, THERE], NOW)
    await kept.note_departures([HERE], NOW + timedelta(days=3))
    assert sorted(await kept.departed(NOW)) == [HERE, THERE]
    assert list(await kept.departed(NOW - timedelta(seconds=1))) == []
    await kept.note_returns([THERE, EMPTY])
    await kept.note_returns([])
    assert list(await kept.departed(NOW)) == [HERE]


async def test_thousands_of_servers_fit(kept: Store) -> None:
    await kept.note_departures(range(1, 3000), NOW)
    await kept.note_returns(range(2, 3000))
    assert list(await kept.departed(NOW)) == [1]


async def test_a_servers_rows_go_and_the_others_stay(database: Database, kept: Store, path: Path) -> None:
    await fill(database, THERE)
    before = rows(path)
    await fill(database, HERE)
    await database.checkpoint()
    assert holds(path, HERE)
    await kept.note_departures([HERE], NOW)
    assert await kept.drop_guild(HERE, NOW)
    assert rows(path) == before
    assert await kept.guilds() == {THERE}
    await database.checkpoint()
    await kept.scrub()
    assert not holds(path, HERE)


async def test_a_server_that_has_not_been_gone_for_long_stays(
    database: Database, kept: Store, path: Path
) -> None:
    await fill(database, HERE)
    before = rows(path)
    assert not await kept.drop_guild(HERE, NOW)
    await kept.note_departures([HERE], NOW)
    assert not await kept.drop_guild(HERE, NOW - timedelta(seconds=1))
    await kept.note_returns([HERE])
    assert rows(path) == before


async def test_all_of_a_server_goes_or_nothing(database: Database, kept: Store, path: Path) -> None:
    await fill(database, HERE)
    await kept.note_departures([HERE], NOW)
    before = rows(path)
    async with database.write() as connection:
        await connection.exec_driver_sql(
            "CREATE TRIGGER keep BEFORE DELETE ON guilds BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        )
    with pytest.raises(StorageError, match="the disk is full"):
        await kept.drop_guild(HERE, NOW)
    assert rows(path) == before
    async with database.write() as connection:
        await connection.exec_driver_sql("DROP TRIGGER keep")
    assert await kept.drop_guild(HERE, NOW)


async def test_tables_without_a_result_go_with_time_and_others_stay(
    database: Database, kept: Store, path: Path
) -> None:
    finished = await fill(database, HERE)
    old = await close(database, HERE, NOW - timedelta(days=2))
    store = SqlStore(database)
    live = [table.id for table in await store.live()]
    assert await kept.drop_stale(NOW - timedelta(days=1)) == 1
    assert await store.load(old) is None
    assert await kept.drop_stale(NOW + timedelta(days=400)) == 1
    assert await store.load(finished) is not None
    assert [table.id for table in await store.live()] == live
    assert rows(path)["results"] == 4
    assert await SqlResults(database).membership(HERE, NOW - timedelta(days=1)) == {}
    assert await kept.drop_stale(NOW + timedelta(days=400)) == 0


async def test_the_number_of_a_deleted_table_is_not_given_out_again(database: Database, kept: Store) -> None:
    old = await close(database, HERE, NOW)
    await kept.drop_stale(NOW)
    assert await close(database, HERE, NOW) > old


async def test_nothing_deleted_nothing_rewritten(database: Database, kept: Store) -> None:
    await fill(database, HERE)
    assert await kept.drop_stale(NOW - timedelta(days=1)) == 0
    assert not await kept.scrub()
