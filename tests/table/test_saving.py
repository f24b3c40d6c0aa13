"""Saved before spoken: what is not in the store has not happened."""

import logging

import pytest

from bot.engine.state import Phase
from bot.table.actions import ChooseRules, Join, Leave
from bot.table.refusals import Conflict, HostOnly, TableGone
from bot.table.setup import Opening
from bot.table.transition import act
from tests.table.room import ASHA, BIMAL, CHANDRA, CHANNEL, DEEPA, GUILD, Room


async def test_every_change_is_saved_before_it_is_announced(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=1)
    await room.play()
    writes = [what for what in room.journal if what != "choice"]
    assert writes[:2] == ["create", "announce"]
    assert writes[2:] == ["append", "announce"] * (len(writes) // 2 - 1)


async def test_a_change_tells_what_was_before_and_who_pressed(room: Room) -> None:
    await room.open()
    assert room.told.changes[0].before is None
    assert room.told.changes[0].actor == ASHA.user_id
    change = await room.act(Join(BIMAL, "1"))
    assert change is room.told.changes[1]
    assert (change.before, change.actor) == (room.told.changes[0].after, BIMAL.user_id)


async def test_the_revision_counts_the_commits(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    await room.play()
    assert [change.after.revision for change in room.told.changes] == list(range(len(room.told.changes)))


async def test_the_log_replays_to_the_table_in_memory(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=2)
    while room.match.phase is not Phase.OVER:
        await room.play()
        assert await room.store.load(room.table.id) == room.table
        await room.wait(8)
    assert await room.tables.get(room.table.id) == room.table


async def test_a_failing_write_changes_nothing_and_says_nothing(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    before, told = room.table, len(room.told.changes)
    move = room.move()
    room.store.failure = OSError("disk full")
    with pytest.raises(OSError, match="disk full"):
        await room.act(move)
    assert (room.table, len(room.told.changes)) == (before, told)
    room.store.failure = None
    await room.act(move)
    assert room.table.revision == before.revision + 1


async def test_a_failing_write_opens_no_table(room: Room) -> None:
    room.store.failure = OSError("disk full")
    with pytest.raises(OSError, match="disk full"):
        await room.open()
    assert room.tables.at(CHANNEL) is None
    assert room.told.changes == []


async def test_a_refusal_writes_nothing(room: Room) -> None:
    await room.open()
    written = list(room.journal)
    with pytest.raises(HostOnly):
        await room.act(ChooseRules(BIMAL, "callbreak", 1))
    assert room.journal == written


async def test_who_comes_second_to_the_store_is_told_so_and_sees_the_newest(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    other = room.process()
    await other.resume()
    move = room.move()
    await room.act(move)
    told = len(room.told.changes)
    with pytest.raises(Conflict):
        await other.act(room.table.id, move)
    (seen,) = room.told.changes[told:]
    assert seen.after == other.at(CHANNEL) == room.table, "what the other wrote is shown here too"
    assert (seen.events, seen.actor) == ((), None)
    await other.act(room.table.id, room.move())
    with pytest.raises(Conflict):
        await room.act(room.move())


async def test_two_processes_open_one_table_in_a_channel(room: Room) -> None:
    other = room.process()
    await room.open()
    with pytest.raises(Conflict):
        await other.open(Opening(GUILD, CHANNEL, BIMAL))
    assert len(room.told.changes) == 1


async def test_a_table_that_ended_elsewhere_is_gone_after_the_conflict(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    other = room.process()
    await other.resume()
    await room.leave(ASHA, BIMAL)
    table = room.table
    with pytest.raises(Conflict):
        await other.act(table.id, Leave(ASHA))
    with pytest.raises(TableGone):
        await other.act(table.id, Leave(ASHA))


async def test_a_table_that_vanished_from_the_store_is_gone_too(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(_: int) -> None:
        return None

    table = await room.open()
    elsewhere = room.process()
    await elsewhere.resume()
    await elsewhere.act(table.id, Join(BIMAL, "1"))
    monkeypatch.setattr(room.store, "load", nothing)
    with pytest.raises(Conflict):
        await room.join(CHANDRA)
    with pytest.raises(TableGone):
        await room.tables.act(table.id, Join(CHANDRA, "2"))


async def test_what_cannot_be_announced_has_happened_all_the_same(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin(ASHA, BIMAL)
    room.told.failure = RuntimeError("Discord is away")
    with caplog.at_level(logging.ERROR):
        change = await room.act(room.move())
    assert room.table == change.after
    assert "could not be announced" in caplog.text
    assert room.table.secret.hex() not in caplog.text


async def test_nothing_is_decided_for_a_table_that_is_over(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.leave(ASHA, BIMAL)
    with pytest.raises(TableGone):
        await act(room.house, room.table, Leave(ASHA), room.clock.now())
