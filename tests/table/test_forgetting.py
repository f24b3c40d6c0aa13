"""Leaving for good: nothing at the table names the person, and the others play on."""

import re

import pytest

from bot.engine.record import read_record, write_record
from bot.engine.verify import verify_record
from bot.table.actions import Forget, Leave, TakeChair
from bot.table.forgetting import NOBODY
from bot.table.refusals import NotSeated
from bot.table.shuffler import FairShuffler
from bot.table.state import Person, Stage
from tests.table.room import ASHA, BIMAL, CHANDRA, DEEPA, ESHA, Room


def names_nobody(room: Room, person: Person) -> bool:
    """Return whether the table has neither the id nor the name of somebody."""
    table = room.table
    return not re.search(rf"\b({person.user_id}|{person.name})\b", repr(table))


async def test_in_the_lobby_the_chair_is_free_again() -> None:
    room = Room()
    await room.open(ASHA)
    await room.join(BIMAL)
    await room.act(Forget(BIMAL))
    assert names_nobody(room, BIMAL)
    assert room.names() == ["Asha", None, None, None]


async def test_the_next_person_is_host() -> None:
    room = Room()
    await room.open(ASHA)
    await room.join(BIMAL)
    await room.act(Forget(ASHA))
    assert names_nobody(room, ASHA)
    assert room.table.host_id == BIMAL.user_id


async def test_a_lobby_that_nobody_is_left_in_closes_without_a_host() -> None:
    room = Room()
    await room.open(ASHA)
    await room.act(Forget(ASHA))
    assert room.stage() is Stage.CLOSED
    assert room.table.host_id == NOBODY


async def test_in_a_match_the_computer_plays_on_and_the_chair_has_no_name() -> None:
    room = Room()
    await room.begin(ASHA, BIMAL, deals=1)
    word = room.chair(1).word
    await room.act(Forget(BIMAL))
    assert names_nobody(room, BIMAL)
    assert room.chair(1).former
    assert room.chair(1).word == word
    assert not room.chair(0).former
    assert not room.chair(2).former, "a computer's chair has a name"
    await room.play_out()
    results = room.store.results[room.table.id]
    assert [result.user_id for result in results] == [ASHA.user_id, None, None, None]
    assert results[0].people == 2


async def test_the_deals_can_still_be_checked() -> None:
    room = Room(FairShuffler())
    await room.begin(ASHA, BIMAL, deals=1)
    await room.act(Forget(ASHA))
    await room.play_out()
    names = [chair.recorded for chair in room.table.chairs if chair]
    assert names[:2] == ["a former player", "Bimal"]
    assert verify_record(read_record(write_record(room.match, names, room.table.shuffle)))


async def test_the_only_person_takes_the_match_along() -> None:
    room = Room()
    await room.begin(ASHA)
    await room.act(Forget(ASHA))
    assert room.stage() is Stage.CLOSED
    assert names_nobody(room, ASHA)


async def test_who_left_before_is_forgotten_too() -> None:
    room = Room()
    await room.begin(ASHA, BIMAL, CHANDRA)
    await room.leave(BIMAL)
    await room.act(Forget(BIMAL))
    assert names_nobody(room, BIMAL)
    assert room.table.live


async def test_a_promise_goes_and_the_chair_stays_the_owners() -> None:
    room = Room()
    await room.begin(ASHA, BIMAL)
    await room.leave(BIMAL)
    await room.act(TakeChair(ESHA, 1))
    await room.act(Forget(ESHA))
    assert names_nobody(room, ESHA)
    assert room.chair(1).person == BIMAL
    await room.act(Forget(BIMAL))
    assert room.chair(1).former


async def test_who_is_promised_the_chair_gets_it() -> None:
    room = Room()
    await room.begin(ASHA, BIMAL)
    await room.leave(BIMAL)
    await room.act(TakeChair(ESHA, 1))
    await room.act(Forget(BIMAL))
    assert names_nobody(room, BIMAL)
    chair = room.chair(1)
    assert chair.successor == ESHA


async def test_who_is_not_there_cannot_be_forgotten() -> None:
    room = Room()
    await room.begin(ASHA)
    with pytest.raises(NotSeated):
        await room.act(Forget(DEEPA))


async def test_the_tables_that_know_somebody_are_found() -> None:
    room = Room()
    await room.begin(ASHA, BIMAL)
    await room.leave(BIMAL)
    await room.act(TakeChair(ESHA, 1))
    for person in (ASHA, BIMAL, ESHA):
        assert room.tables.knowing(person.user_id) == [room.table]
    assert room.tables.knowing(DEEPA.user_id) == []
    await room.act(Leave(ASHA))  # nobody plays any more
    assert room.tables.knowing(ASHA.user_id) == []
