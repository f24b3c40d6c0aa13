"""Finished matches leave the database as records that anybody can check."""

import json
import random
from dataclasses import replace

import pytest

from bot.engine.record import read_record, write_record
from bot.engine.verify import verify_record
from bot.storage import Database, SqlStore, finished_match
from tests.storage.evenings import evening, lobby


@pytest.mark.parametrize("seed", range(8))
async def test_a_finished_match_has_a_record_that_holds(
    database: Database, store: SqlStore, seed: int
) -> None:
    rng = random.Random(seed)
    table = lobby(rng)
    table = replace(table, id=await store.create(table))
    for commit in evening(table, rng):
        assert await finished_match(database, table.id) is None  # no secret before the end
        await store.append(commit.table, commit.expected, commit.events, commit.results)
    finished = await finished_match(database, table.id)
    assert finished is not None
    record = write_record(finished.match, finished.players, finished.shuffle)
    assert record["players"] == [chair.name for chair in commit.table.chairs if chair]
    assert verify_record(read_record(json.loads(json.dumps(record))))


async def test_an_unknown_match_has_none(database: Database) -> None:
    assert await finished_match(database, 1) is None
