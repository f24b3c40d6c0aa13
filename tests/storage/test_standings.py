"""The ladder's queries say what counting by hand says."""

import random
from collections import defaultdict
from dataclasses import asdict, replace
from datetime import timedelta

import pytest
from sqlalchemy import insert

from bot.engine.rules import Scoring
from bot.ladder import Played, Results, Tally
from bot.storage import Database, SqlResults, SqlStore
from bot.storage.rows import result_rows
from bot.storage.schema import results
from bot.table.results import Result
from tests.storage.evenings import BIGGEST_ID, NOW, evening, lobby

GUILD = 2**62
OTHER_GUILD = 1
USERS = (BIGGEST_ID, BIGGEST_ID - 1, 3, 4, None)


def random_result(rng: random.Random, seat: int, user_id: int | None) -> Result:
    deals = rng.randint(1, 12)
    return Result(
        seat=seat,
        user_id=user_id,
        people=rng.randint(1, 4),
        scoring=rng.choice(list(Scoring)),
        place=rng.randint(1, 4),
        won=rng.random() < 0.25,
        total=rng.randint(-5000, 5000),
        deals=deals,
        best=rng.randint(-130, 1330),
        made=rng.randint(0, deals),
    )


Stored = list[tuple[int, Played, int | None]]


@pytest.fixture
async def stored(database: Database, store: SqlStore) -> Stored:
    """Keep sixty random matches and return each of their results with its server and user."""
    rng = random.Random(1)
    found: Stored = []
    for number in range(60):
        guild_id = rng.choice((GUILD, GUILD, OTHER_GUILD))
        moved = NOW + timedelta(hours=rng.randint(0, 30))
        table = replace(lobby(rng, channel_id=number, guild_id=guild_id), moved=moved)
        table = replace(table, id=await store.create(table))
        rows = [random_result(rng, seat, user) for seat, user in enumerate(rng.sample(USERS, 4))]
        async with database.write() as connection:
            await connection.execute(insert(results), result_rows(table, rows))
        for row in rows:
            facts = asdict(row)
            user_id = facts.pop("user_id")
            del facts["seat"]
            found.append((guild_id, Played(table.id, moved, table.preset, **facts), user_id))
    return found


def by_hand(stored: Stored, guild_id: int) -> set[Tally]:
    groups: dict[tuple[int, Scoring], list[Played]] = defaultdict(list)
    for guild, played, user_id in stored:
        if guild == guild_id and user_id is not None and played.people >= 2:
            groups[user_id, played.scoring].append(played)
    return {
        Tally(
            user_id=user_id,
            scoring=scoring,
            matches=len(matches),
            wins=sum(match.won for match in matches),
            places=sum(match.place for match in matches),
            deals=sum(match.deals for match in matches),
            made=sum(match.made for match in matches),
            total=sum(match.total for match in matches),
            best=max(match.best for match in matches),
        )
        for (user_id, scoring), matches in groups.items()
    }


@pytest.mark.parametrize("guild_id", [GUILD, OTHER_GUILD, 5])
async def test_sums_are_exact(database: Database, stored: Stored, guild_id: int) -> None:
    standings: Results = SqlResults(database)
    found = await standings.tallies(guild_id)
    expected = by_hand(stored, guild_id)
    assert len(found) == len(expected)
    assert set(found) == expected
    for user_id in (BIGGEST_ID, 3, 77):
        own = await SqlResults(database).tallies(guild_id, user_id)
        assert set(own) == {tally for tally in expected if tally.user_id == user_id}


async def test_the_last_matches_come_first(database: Database, stored: Stored) -> None:
    own = [
        played
        for guild, played, user_id in stored
        if (guild, user_id) == (GUILD, BIGGEST_ID) and played.people > 1
    ]
    own.sort(key=lambda played: (played.finished_at, played.table_id), reverse=True)
    assert len(own) > 8
    for limit in (1, 5, 1000):
        assert await SqlResults(database).recent(GUILD, BIGGEST_ID, limit) == own[:limit]


async def test_a_real_match_counts_for_those_who_began_it(database: Database, store: SqlStore) -> None:
    rng = random.Random(2)
    counted = 0
    for channel_id in range(8):
        table = lobby(rng, channel_id, guild_id=channel_id)
        for commit in evening(replace(table, id=await store.create(table)), rng):
            await store.append(commit.table, commit.expected, commit.events, commit.results)
        alone = commit.table.people_at_start == 1
        starters = set() if alone else {result.user_id for result in commit.results} - {None}
        tallies = await SqlResults(database).tallies(channel_id)
        assert {tally.user_id for tally in tallies} == starters
        counted += len(tallies)
    assert counted > 4


async def test_membership_is_kept_until_it_is_too_old(database: Database) -> None:
    standings = SqlResults(database)
    hour = timedelta(hours=1)
    await standings.remember_membership(GUILD, {}, NOW)
    await standings.remember_membership(GUILD, {1: True, 2: False, BIGGEST_ID: True}, NOW)
    await standings.remember_membership(OTHER_GUILD, {1: False}, NOW)
    await standings.remember_membership(GUILD, {1: False}, NOW + hour)
    assert await standings.membership(GUILD, NOW - hour) == {1: False, 2: False, BIGGEST_ID: True}
    assert await standings.membership(GUILD, NOW) == {1: False}
    assert await standings.membership(GUILD, NOW + hour) == {}
    assert await standings.membership(5, NOW - hour) == {}
