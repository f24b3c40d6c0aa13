"""A person is counted, given out and erased, to the last byte of the file; others' matches stay whole."""

import asyncio
import json
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import insert

from bot.engine.record import read_record, write_record
from bot.engine.verify import verify_record
from bot.ladder import Tally
from bot.privacy.export import export_json
from bot.settings import Settings
from bot.storage import Database, SqlPreferences, SqlPrivacy, SqlResults, SqlStore, finished_match
from bot.storage.schema import hints_seen
from bot.table.state import Person, Table
from tests.storage import evenings
from tests.storage.evenings import NOW, evening, lobby

ZARA = Person(0x1122_3344_5566_7788, "Zarathustra Qq")
HERE, THERE = 2**61 + 7, 2**61 + 9


async def play(database: Database, rng: random.Random, guild_id: int, matches: int) -> list[int]:
    """Play matches to their end on a server, and open one lobby that closes; return the tables' ids."""
    store, ids = SqlStore(database), []
    for channel_id in range(matches):
        table = lobby(rng, guild_id + channel_id, guild_id)
        table_id = await store.create(table)
        stored = await store.load(table_id)
        assert stored is not None
        for commit in evening(stored, rng):
            await store.append(commit.table, commit.expected, commit.events, commit.results)
        ids.append(table_id)
    return ids


async def fill(path: Path) -> list[int]:
    """Make a database of evenings on two servers, with settings, a hint and notes on members."""
    rng = random.Random(11)
    async with Database(Settings(database_url=f"sqlite:///{path}")) as database:
        ids = [*await play(database, rng, HERE, 5), *await play(database, rng, THERE, 3)]
        preferences = SqlPreferences(database)
        await preferences.keep_person(ZARA.user_id, "style", "text")
        await preferences.keep_person(ZARA.user_id, "language", None)
        await preferences.keep_hint(ZARA.user_id, "first-call")
        await preferences.keep_person(5, "style", "text")
        for guild_id in (HERE, THERE):
            await SqlResults(database).remember_membership(guild_id, {ZARA.user_id: True, 5: True}, NOW)
    return ids


@pytest.fixture(scope="module")
def evenings_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[int]]:
    """The database, made once, in which one and the same person turns up at many tables."""
    path = tmp_path_factory.mktemp("evenings") / "callbreak.db"
    real = evenings.person
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evenings, "person", lambda rng: ZARA if rng.random() < 0.4 else real(rng))
        return path, asyncio.run(fill(path))


@pytest.fixture
def played(path: Path, evenings_once: tuple[Path, list[int]]) -> list[int]:
    """The tables of a copy of it."""
    path.parent.mkdir()
    shutil.copy(evenings_once[0], path)
    return evenings_once[1]


@pytest_asyncio.fixture
async def database(settings: Settings, played: list[int]) -> AsyncIterator[Database]:
    """The copy, open."""
    async with Database(settings) as opened:
        yield opened


def log_size(path: Path) -> int:
    """Return how many bytes wait in the write-ahead log."""
    return Path(f"{path}-wal").stat().st_size


def dump(path: Path) -> str:
    """Return every row of every table."""
    connection = sqlite3.connect(path)
    lines = "\n".join(connection.iterdump())
    connection.close()
    return lines


def traces(path: Path) -> list[str]:
    """Return which files of the database hold the id, as SQLite keeps it, or the name."""
    wanted = (ZARA.user_id.to_bytes(8, "big"), ZARA.name.encode(), str(ZARA.user_id).encode())
    found = []
    for file in sorted(path.parent.iterdir()):
        content = file.read_bytes()
        found += [file.name for word in wanted if word in content]
    return found


async def tallies(database: Database, guild_id: int) -> list[Tally]:
    return [tally for tally in await SqlResults(database).tallies(guild_id) if tally.user_id != ZARA.user_id]


async def loaded(database: Database, ids: Sequence[int]) -> list[Table]:
    return [table for table_id in ids if (table := await SqlStore(database).load(table_id))]


async def test_what_is_counted_is_what_there_is(database: Database, played: list[int]) -> None:
    kept = await SqlPrivacy(database).kept(ZARA.user_id, HERE)
    tables = [table for table in await loaded(database, played) if table.knows(ZARA.user_id)]
    assert kept.everywhere.tables == len(tables) > 3
    assert kept.here.tables == len([table for table in tables if table.guild_id == HERE])
    assert 0 < kept.here.results < kept.everywhere.results
    assert (kept.here.memberships, kept.everywhere.memberships) == (1, 2)
    assert (kept.settings, kept.hints) == (1, 1)


async def test_nothing_is_kept_of_a_stranger(database: Database, played: list[int]) -> None:
    kept = await SqlPrivacy(database).kept(77, HERE)
    assert (kept.here.tables, kept.everywhere.results, kept.settings, kept.hints) == (0, 0, 0, 0)
    data = await SqlPrivacy(database).data(77)
    assert (data.settings, list(data.hints), list(data.tables)) == ({}, [], [])


async def test_erased_everywhere_no_row_has_the_id_or_the_name(
    database: Database, path: Path, played: list[int]
) -> None:
    assert str(ZARA.user_id) in dump(path)
    await SqlPrivacy(database).erase(ZARA.user_id, None)
    assert str(ZARA.user_id) not in dump(path)
    assert ZARA.name not in dump(path)
    kept = await SqlPrivacy(database).kept(ZARA.user_id, HERE)
    assert (kept.everywhere.tables, kept.everywhere.results, kept.settings, kept.hints) == (0, 0, 0, 0)
    assert (await SqlPreferences(database).person(5))[0]["style"] == "text"


async def test_after_the_cleaning_no_byte_of_the_file_has_them(
    database: Database, path: Path, played: list[int]
) -> None:
    assert traces(path) != []
    privacy = SqlPrivacy(database)
    await privacy.erase(ZARA.user_id, None)
    assert await privacy.scrub()
    assert traces(path) == []
    assert not await privacy.scrub(), "once is enough"


async def leaves_a_copy(database: Database, path: Path, seed: int) -> bool:
    """Let many people be shown hints, erase one of them, and return whether the file still has their id."""
    rng = random.Random(seed)
    own = [(ZARA.user_id, f"hint-{rng.randrange(10**6)}") for _ in range(200)]
    others = [(ZARA.user_id + rng.randrange(2**40) + 1, f"hint-{number}") for number in range(800)]
    shown = [*own, *others]
    rng.shuffle(shown)
    async with database.write() as connection:
        await connection.execute(
            insert(hints_seen), [{"user_id": user, "code": code} for user, code in dict.fromkeys(shown)]
        )
    await SqlPrivacy(database).erase(ZARA.user_id, None)
    return traces(path) != []


async def test_what_sqlite_has_copied_elsewhere_goes_with_the_cleaning(tmp_path: Path) -> None:
    """When rows move to another page, SQLite may leave a copy behind, which overwriting does not reach."""
    for seed in range(16, 200):  # with SQLite 3.40, the first one does
        path = tmp_path / str(seed) / "callbreak.db"
        async with Database(Settings(database_url=f"sqlite:///{path}")) as database:
            if await leaves_a_copy(database, path, seed):
                assert await SqlPrivacy(database).scrub()
                assert traces(path) == []
                return
    pytest.fail("no copy was left behind: there is nothing to test")


async def test_the_write_ahead_log_is_empty_right_after_erasing(
    database: Database, path: Path, played: list[int]
) -> None:
    await SqlPrivacy(database).erase(ZARA.user_id, None)
    assert log_size(path) == 0


async def test_what_is_deleted_during_the_cleaning_waits_for_the_next(
    database: Database, played: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    privacy, rewrite = SqlPrivacy(database), database.rewrite

    async def and_erase() -> None:
        await rewrite()
        await privacy.erase(5, None)

    await privacy.erase(ZARA.user_id, None)
    monkeypatch.setattr(database, "rewrite", and_erase)
    assert await privacy.scrub()
    monkeypatch.undo()
    assert await privacy.scrub()
    assert not await privacy.scrub()


async def test_old_matches_are_proven_as_before_with_a_former_player(
    database: Database, played: list[int]
) -> None:
    before = [table.match for table in await loaded(database, played)]
    await SqlPrivacy(database).erase(ZARA.user_id, None)
    assert [table.match for table in await loaded(database, played)] == before
    names: list[str] = []
    for table_id in played:
        found = await finished_match(database, table_id)
        assert found is not None
        names += found.players
        assert verify_record(read_record(write_record(found.match, found.players, found.shuffle)))
    assert "a former player" in names
    assert ZARA.name not in names


async def test_the_others_standings_stay_and_can_be_made_again(database: Database, played: list[int]) -> None:
    before = await tallies(database, HERE)
    await SqlPrivacy(database).erase(ZARA.user_id, None)
    assert await SqlResults(database).tallies(HERE) == before
    for table_id in played:
        await SqlStore(database).rebuild_results(table_id)
    assert await SqlResults(database).tallies(HERE) == before


async def test_erased_on_one_server_the_other_is_left_alone(database: Database, played: list[int]) -> None:
    privacy = SqlPrivacy(database)
    before = await privacy.kept(ZARA.user_id, THERE)
    await privacy.erase(ZARA.user_id, HERE)
    after = await privacy.kept(ZARA.user_id, THERE)
    assert after.here == before.here == after.everywhere
    assert (after.settings, after.hints) == (1, 1)
    gone = (await privacy.kept(ZARA.user_id, HERE)).here
    assert (gone.tables, gone.results, gone.memberships) == (0, 0, 0)


# ---------------------------------------------------------------- the file


async def exported(database: Database) -> dict[str, Any]:
    text = export_json(ZARA.user_id, await SqlPrivacy(database).data(ZARA.user_id), NOW)
    read = json.loads(text)
    assert isinstance(read, dict)
    return read


async def test_the_file_has_every_row_about_the_person(database: Database, played: list[int]) -> None:
    data = await exported(database)
    kept = await SqlPrivacy(database).kept(ZARA.user_id, HERE)
    assert len(data["tables"]) == kept.everywhere.tables
    assert len(data["results"]) == kept.everywhere.results
    assert len(data["memberships"]) == 2
    assert data["settings"]["style"] == "text"
    assert data["hints_seen"] == ["first-call"]
    assert data["user_id"] == str(ZARA.user_id)
    assert {table["guild_id"] for table in data["tables"]} == {str(HERE), str(THERE)}


async def test_the_file_names_nobody_else_and_gives_no_secret(database: Database, played: list[int]) -> None:
    text = json.dumps(await exported(database))
    for table in await loaded(database, played):
        assert table.secret.hex() not in text
        others = [chair.person for chair in table.chairs if chair and chair.person]
        others += [chair.successor for chair in table.chairs if chair and chair.successor]
        for other in others:
            assert other.user_id == ZARA.user_id or str(other.user_id) not in text


async def test_each_match_has_the_persons_own_cards_and_what_everybody_saw(
    database: Database, played: list[int]
) -> None:
    tables = {table.id: table for table in await loaded(database, played)}
    found = 0
    for told in (await exported(database))["tables"]:
        chair, match = told.get("your_chair"), tables[told["id"]].match
        if chair is None:
            continue
        assert match is not None
        assert chair["user_name"] == ZARA.name
        assert "successor_id" not in chair
        assert len(told["match"]["deals"]) == len(match.history)
        for deal, real in zip(told["match"]["deals"], match.history, strict=True):
            seat = chair["seat"]
            if deal["your_cards"] is None:
                assert not chair["starter"]
                continue
            own = deal["your_cards"].split()
            assert sorted(own) == sorted(card.text for card in real.dealt[seat])
            assert deal["your_call"] == real.calls[seat]
            if real.redealt is None:
                assert sorted(deal["your_plays"]) == sorted(own)
                found += 1
            others = {card.text for at, hand in enumerate(real.dealt) if at != seat for card in hand}
            if real.redealt:
                assert not others.intersection(json.dumps(deal).replace('"', " ").split())
    assert found > 5


async def test_a_running_match_gives_only_the_own_cards_that_are_not_played(database: Database) -> None:
    store, rng = SqlStore(database), random.Random(4)
    table = await store.load(await store.create(lobby(rng, 1, HERE)))
    assert table is not None
    for commit in evening(table, rng):
        await store.append(commit.table, commit.expected, commit.events, commit.results)
        match = commit.table.match
        if match and match.deal and len(match.deal.tricks) == 3:
            break
    stored = await store.load(table.id)
    assert stored is not None
    assert stored.match is not None
    assert stored.match.deal is not None
    seat, deal = 0, stored.match.deal
    owner = stored.chairs[seat]
    assert owner is not None
    assert owner.person is not None
    data = await SqlPrivacy(database).data(owner.person.user_id)
    told = json.loads(export_json(owner.person.user_id, data, NOW))
    last = told["tables"][0]["match"]["deals"][-1]
    text = json.dumps({key: value for key, value in last.items() if key != "your_cards"})
    assert len(last["your_cards"].split()) == 13
    assert len(last["tricks"]) >= 3
    for hidden in (card.text for hand in deal.hands for card in hand):
        assert f'"{hidden}"' not in text


async def test_a_log_that_cannot_be_read_keeps_nobody_from_their_file(
    database: Database, path: Path, played: list[int]
) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM events WHERE seq = 3")
    connection.close()
    data = await exported(database)
    assert any(table.get("your_chair") for table in data["tables"])
    assert all(table.get("match") is None for table in data["tables"])


async def test_a_table_that_goes_meanwhile_is_left_out(database: Database, played: list[int]) -> None:
    privacy = SqlPrivacy(database)
    assert await privacy._table(ZARA.user_id, 10**6) is None


async def test_every_connection_overwrites_what_it_deletes(database: Database) -> None:
    async with database.write() as connection:
        assert (await connection.exec_driver_sql("PRAGMA secure_delete")).scalar() == 1
