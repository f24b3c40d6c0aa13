"""The live tables on a real database: whole matches with restarts, and two processes at once."""

import random

import pytest

from bot.engine.state import Phase
from bot.minds import Minds
from bot.settings import Settings
from bot.storage import Database, SqlResults, SqlStore
from bot.table.actions import Action, AddComputer, Call, Join, NextDeal, Play, Start
from bot.table.autoplay import House
from bot.table.ports import Change
from bot.table.refusals import ChannelTaken, Conflict
from bot.table.service import Tables
from bot.table.setup import Opening
from bot.table.shuffler import FairShuffler
from bot.table.state import Person, Stage, Table
from tests.harness.clock import ManualClock

ASHA, BIMAL = Person(2**62 + 1, "आशा"), Person(2**62 + 2, "Bimal")


class Silent:
    """An announcer that says nothing."""

    def announce(self, change: Change) -> None:
        pass

    def forget(self, table: Table) -> None:
        pass


class Seeded(FairShuffler):
    """The fair shuffle of secrets that a test can draw again."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def secret(self) -> bytes:
        return self.rng.randbytes(32)


def process(database: Database, rng: random.Random) -> Tables:
    """Return the tables of a process that has just begun."""
    return Tables(SqlStore(database), ManualClock(), House(Seeded(rng), Minds(0)), Silent())


def opening(person: Person, preset: str = "callbreak-nepal") -> Opening:
    return Opening(1, 2, person, preset=preset, deals=1)


async def started(tables: Tables) -> Table:
    """Return a table at which two people and two computer players have begun a match of one deal."""
    table_id = (await tables.open(opening(ASHA))).after.id
    await tables.act(table_id, Join(BIMAL, "77"))
    await tables.act(table_id, AddComputer(ASHA))
    return (await tables.act(table_id, Start(ASHA, "78"))).after


def next_action(table: Table, rng: random.Random) -> Action:
    """Return something that a person may do now."""
    match = table.match
    assert match is not None
    if match.phase is Phase.DEALING:
        ready = min(set(table.people()) - table.ready)
        return NextDeal((ASHA, BIMAL)[ready])
    assert match.turn is not None
    chair = table.chairs[match.turn]
    assert chair is not None
    assert chair.player is not None
    if match.phase is Phase.CALLING:
        return Call(chair.player, 3)
    return Play(chair.player, rng.choice(match.legal))


@pytest.mark.parametrize("seed", range(3))
async def test_a_match_goes_on_in_one_process_after_another(settings: Settings, seed: int) -> None:
    rng, processes, table = random.Random(seed), 0, None
    while table is None or table.live:
        async with Database(settings) as database:
            tables, processes = process(database, rng), processes + 1
            assert await tables.resume() == ([table] if table else [])
            table = table or await started(tables)
            for _ in range(3):
                if table.live:
                    table = (await tables.act(table.id, next_action(table, rng))).after
            await tables.close()
    assert processes > 8
    assert table.stage is Stage.FINISHED
    people = {ASHA.user_id, BIMAL.user_id}
    async with Database(settings) as database:
        assert await process(database, rng).get(table.id) == table
        assert {tally.user_id for tally in await SqlResults(database).tallies(1)} == people
        results = await SqlStore(database).rebuild_results(table.id)
        assert {result.user_id for result in results} == {*people, None}


async def test_a_second_process_cannot_make_the_same_move(settings: Settings) -> None:
    rng = random.Random(9)
    async with Database(settings) as one, Database(settings) as other:
        first, second = process(one, rng), process(other, rng)
        table = await started(first)
        assert await second.resume() == [table]
        action = next_action(table, rng)
        moved = (await first.act(table.id, action)).after
        with pytest.raises(Conflict):
            await second.act(table.id, action)
        assert await second.get(table.id) == moved  # it has looked again
        later = (await second.act(table.id, next_action(moved, rng))).after
        assert await SqlStore(one).load(table.id) == later
        await first.close()
        await second.close()


async def test_a_second_process_opens_no_second_table(settings: Settings) -> None:
    rng = random.Random(9)
    async with Database(settings) as one, Database(settings) as other:
        first, second = process(one, rng), process(other, rng)
        await first.open(opening(ASHA))
        with pytest.raises(ChannelTaken):
            await first.open(opening(BIMAL))
        with pytest.raises(Conflict):
            await second.open(opening(BIMAL))
        await first.close()
        await second.close()
