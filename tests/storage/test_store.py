"""The store keeps tables whole, and lets one writer at a time move one on."""

import asyncio
import logging
import random
from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest
from sqlalchemy import text

from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.state import Match
from bot.settings import Settings
from bot.storage import BrokenLogError, Database, SqlMessageBook, SqlStore, StorageError
from bot.storage.columns import Moment
from bot.table.ports import Choice, Store, StoreConflictError
from bot.table.state import Chair, Due, DueKind, Person, Stage, Table
from tests.storage.evenings import BIGGEST_ID, NAMES, NOW, Commit, evening, lobby, seated

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover


async def kept(store: Store, table: Table) -> Table:
    """Keep a new table and return it with its id."""
    return replace(table, id=await store.create(table))


async def append(store: Store, commit: Commit) -> None:
    await store.append(commit.table, commit.expected, commit.events, commit.results)


async def dump(database: Database) -> list[str]:
    """Return every row of the database."""
    names = ("guilds", "tables", "chairs", "events", "results", "members")
    async with database.read() as connection:
        return [
            f"{name} {tuple(row)}"
            for name in names
            for row in await connection.execute(text(f"SELECT * FROM {name} ORDER BY 1, 2"))
        ]


async def test_a_new_table_is_kept_whole(store: SqlStore) -> None:
    table = await kept(store, lobby(random.Random(1)))
    assert await store.load(table.id) == table
    assert await store.live() == [table]


async def test_an_unknown_table_is_none(store: SqlStore) -> None:
    assert await store.load(12345) is None


@pytest.mark.parametrize("name", NAMES)
async def test_names_in_every_script_and_the_biggest_ids(store: SqlStore, name: str) -> None:
    person = Person(BIGGEST_ID, name)
    chair = Chair(person, f"{name}!", word=str(2**64 - 1), successor=Person(BIGGEST_ID - 1, name))
    table = replace(lobby(random.Random(2)), host_id=BIGGEST_ID, chairs=(None, None, chair, None))
    table = await kept(store, table)
    assert await store.load(table.id) == table


async def test_a_lobby_changes(store: SqlStore) -> None:
    rng = random.Random(3)
    table = await kept(store, lobby(rng))
    full = replace(seated(table, rng, people=3), revision=1, rules=PRESETS["call-bridge"], due=None)
    await store.append(full, 0, ())
    assert await store.load(table.id) == full
    fewer = replace(full, revision=2, chairs=(full.chairs[3], None, full.chairs[1], None))
    await store.append(fewer, 1, ())
    assert await store.load(table.id) == fewer
    closed = replace(fewer, revision=3, stage=Stage.CLOSED, chairs=(None,) * 4)
    await store.append(closed, 2, ())
    assert await store.load(table.id) == closed
    assert await store.live() == []


async def test_a_channel_has_one_live_table(store: SqlStore, database: Database) -> None:
    rng = random.Random(4)
    first = await kept(store, lobby(rng, channel_id=10))
    before = await dump(database)
    with pytest.raises(StoreConflictError):
        await store.create(lobby(rng, channel_id=10))
    assert await dump(database) == before
    other = await kept(store, lobby(rng, channel_id=11))
    await store.append(replace(first, revision=1, stage=Stage.CLOSED, due=None), 0, ())
    again = await kept(store, lobby(rng, channel_id=10))
    assert await store.live() == [other, again]


async def test_not_even_by_hand_are_there_two(store: SqlStore, database: Database) -> None:
    rng = random.Random(4)
    await kept(store, lobby(rng, channel_id=10))
    await kept(store, lobby(rng, channel_id=11))
    with pytest.raises(StorageError, match="UNIQUE"):
        async with database.write() as connection:
            await connection.execute(text("UPDATE tables SET channel_id = 10"))


async def test_two_people_opening_at_once_get_one_table(settings: Settings) -> None:
    rng = random.Random(5)
    async with Database(settings) as one, Database(settings) as other:
        creating = [SqlStore(database).create(lobby(rng)) for database in (one, other, one, other)]
        outcomes = await asyncio.gather(*creating, return_exceptions=True)
        assert sum(isinstance(outcome, StoreConflictError) for outcome in outcomes) == 3
        assert len(await SqlStore(one).live()) == 1


async def test_ids_are_never_used_again(store: SqlStore, database: Database) -> None:
    first = await store.create(lobby(random.Random(6)))
    async with database.write() as connection:
        await connection.execute(text("DELETE FROM chairs"))
        await connection.execute(text("DELETE FROM tables"))
    assert await store.create(lobby(random.Random(6))) == first + 1


async def test_a_match_begins_after_its_lobby(store: SqlStore) -> None:
    with pytest.raises(ValueError, match="lobby"):
        await store.create(replace(lobby(random.Random(7)), match=Match(CALLBREAK, 0)))


async def test_another_revision_is_a_conflict(store: SqlStore, database: Database) -> None:
    rng = random.Random(8)
    table = await kept(store, lobby(rng))
    commits = list(evening(table, rng))
    await append(store, commits[0])
    before = await dump(database)
    for expected in (0, 2, -1):
        with pytest.raises(StoreConflictError):
            await append(store, replace(commits[1], expected=expected))
    with pytest.raises(StoreConflictError):
        await append(store, replace(commits[1], table=replace(commits[1].table, id=table.id + 1)))
    assert await dump(database) == before
    await append(store, commits[1])


async def test_events_continue_the_log(store: SqlStore, database: Database) -> None:
    rng = random.Random(9)
    table = await kept(store, lobby(rng))
    commits = list(evening(table, rng))
    await append(store, commits[0])
    before, (commit, later) = await dump(database), commits[1:3]
    assert commit.events
    for events in (commit.events[1:], (*commits[0].events, *commit.events), ()):
        with pytest.raises(StoreConflictError):
            await append(store, replace(commit, events=events))
    with pytest.raises(StoreConflictError):
        await append(store, replace(later, expected=commit.expected))
    assert await dump(database) == before


@pytest.mark.parametrize("seed", range(5))
async def test_of_two_writers_one_has_to_look_again(settings: Settings, seed: int) -> None:
    """Two processes with one database never append the same move."""
    rng = random.Random(seed)
    async with Database(settings) as one, Database(settings) as other:
        stores = (SqlStore(one), SqlStore(other))
        table = await kept(stores[0], lobby(rng))
        for commit in list(evening(table, rng))[:12]:
            outcomes = await asyncio.gather(
                *(append(store, commit) for store in rng.sample(stores, 2)), return_exceptions=True
            )
            assert sorted(map(type, outcomes), key=str) == [type(None), StoreConflictError]
            assert [await store.load(table.id) for store in stores] == [commit.table] * 2


@pytest.mark.parametrize("seed", range(6))
async def test_a_restart_at_any_moment_loses_nothing(settings: Settings, seed: int) -> None:
    rng = random.Random(seed)
    database = Database(settings)
    await database.open()
    tables = [await kept(SqlStore(database), lobby(rng, channel_id)) for channel_id in (1, 2, 3)]
    evenings = [evening(table, rng) for table in tables[:2]]
    restarts = 0
    while evenings:
        playing = rng.choice(evenings)
        commit = next(playing, None)
        if commit is None:
            evenings.remove(playing)
            continue
        await append(SqlStore(database), commit)
        tables = [commit.table if table.id == commit.table.id else table for table in tables]
        if rng.random() < 0.2 or not commit.table.live:
            restarts += 1
            await database.close()
            database = Database(settings)
            await database.open()
            store = SqlStore(database)
            assert await store.live() == [table for table in tables if table.live]
            assert [await store.load(table.id) for table in tables] == tables
    await database.close()
    assert restarts > 3


async def test_results_come_with_the_last_event_and_can_be_made_again(
    store: SqlStore, database: Database
) -> None:
    rng = random.Random(10)
    for channel_id in range(6):
        table = await kept(store, lobby(rng, channel_id))
        for commit in evening(table, rng):
            assert await store.rebuild_results(table.id) == ()
            await append(store, commit)
        stored = await dump(database)
        assert await store.rebuild_results(table.id) == commit.results
        assert await dump(database) == stored
        assert len([row for row in stored if row.startswith(f"results ({table.id},")]) == 4


async def test_lost_results_come_back(store: SqlStore, database: Database) -> None:
    rng = random.Random(11)
    table = await kept(store, lobby(rng))
    for commit in evening(table, rng):
        await append(store, commit)
    stored = await dump(database)
    async with database.write() as connection:
        await connection.execute(text("DELETE FROM results"))
    await store.rebuild_results(table.id)
    assert await dump(database) == stored


async def test_times_keep_their_instant(store: SqlStore) -> None:
    kathmandu = timezone(timedelta(hours=5, minutes=45))
    table = replace(
        lobby(random.Random(12)),
        moved=NOW.astimezone(kathmandu),
        due=Due(DueKind.CLOSE_LOBBY, NOW.astimezone(kathmandu)),
    )
    loaded = await store.load(await store.create(table))
    assert loaded is not None
    assert loaded.due is not None
    assert (loaded.moved, loaded.due.at) == (NOW, NOW)
    assert loaded.moved.utcoffset() == timedelta()


def test_a_time_without_a_zone_is_refused() -> None:
    with pytest.raises(ValueError, match="time zone"):
        Moment().process_bind_param(datetime(2026, 1, 1), None)  # type: ignore[arg-type]  # noqa: DTZ001


async def test_a_server_s_last_choice(store: SqlStore) -> None:
    assert await store.choice(BIGGEST_ID) is None
    for choice in (Choice("callbreak", 3), Choice("call-bridge", None), Choice("call-bridge", 52)):
        await store.remember_choice(BIGGEST_ID, choice)
        await store.remember_choice(1, Choice("callbreak-nepal", None))
        assert await store.choice(BIGGEST_ID) == choice


SPOILINGS = {
    "a gap": "DELETE FROM events WHERE seq = 2",
    "no end": "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)",
    "no JSON": "UPDATE events SET body = '{' WHERE seq = 2",
    "no card": """UPDATE events SET body = replace(body, '"card":"', '"card":"X') WHERE seq > 5""",
    "one card always": """UPDATE events SET body = '{"type":"card-played","seat":0,"card":"2C"}' """
    "WHERE seq > 6",
    "a newer event": "UPDATE events SET version = 2 WHERE seq = 2",
    "unknown rules": "UPDATE tables SET rules = '{}'",
}


@pytest.mark.parametrize("spoiling", SPOILINGS.values(), ids=SPOILINGS)
async def test_a_broken_log_names_its_table_and_stops_no_other(
    store: SqlStore, database: Database, spoiling: str, caplog: pytest.LogCaptureFixture
) -> None:
    rng = random.Random(13)
    broken, sound = [await kept(store, lobby(rng, channel_id)) for channel_id in (1, 2)]
    for commit in list(evening(broken, rng))[:9]:
        await append(store, commit)
    where = "AND table_id =" if "WHERE" in spoiling else "WHERE id ="
    async with database.write() as connection:
        await connection.exec_driver_sql(f"{spoiling} {where} {broken.id}")
    with pytest.raises(BrokenLogError, match=f"table {broken.id} ") as raised:
        await store.load(broken.id)
    assert "card" not in str(raised.value)
    with caplog.at_level(logging.ERROR):
        assert await store.live() == [sound]
    assert f"table {broken.id} " in caplog.text


async def test_the_message_book(database: Database, store: SqlStore) -> None:
    book, rng = SqlMessageBook(database), random.Random(14)
    table = await kept(store, lobby(rng))
    assert await book.recall(table.id) is None
    assert await book.recall(table.id + 1) is None
    await book.remember(table.id, 5)
    await book.remember(table.id, BIGGEST_ID)
    for commit in list(evening(table, rng))[:3]:
        await append(store, commit)
    assert await book.recall(table.id) == BIGGEST_ID


async def test_the_log_names_no_people(store: SqlStore, database: Database) -> None:
    """Who sits where is a row of its own, so that a person can be forgotten without touching the log."""
    rng = random.Random(15)
    people: set[Person] = set()
    for channel_id in range(4):
        for commit in evening(await kept(store, lobby(rng, channel_id)), rng):
            await append(store, commit)
            people |= {chair.person for chair in commit.table.chairs if chair and chair.person}
    log = "\n".join(row for row in await dump(database) if row.startswith("events"))
    assert len(people) > 3
    assert [person for person in people if str(person.user_id) in log or person.name in log] == []
