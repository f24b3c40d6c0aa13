"""Channels that are gone, and tables that cannot be read: nobody is stuck with them."""

import logging

import pytest

from bot.table.actions import Cancel
from bot.table.refusals import Conflict
from bot.table.service import Tables
from bot.table.setup import Opening
from bot.table.state import Stage
from tests.table.room import ASHA, BIMAL, CHANNEL, ESHA, GUILD, Room


async def test_the_table_of_a_channel_that_is_gone_is_closed_without_a_word(room: Room) -> None:
    await room.open()
    said = len(room.told.changes)
    await room.tables.channel_gone(CHANNEL)
    await room.tables.channel_gone(CHANNEL)
    assert room.tables.at(CHANNEL) is None
    await room.begin(ASHA, BIMAL)
    await room.tables.channel_gone(CHANNEL)
    assert [table.stage for table in room.told.forgotten] == [Stage.CLOSED] * 2
    assert len(room.told.changes) == said + 3
    assert room.clock.waiting() == ()
    assert await room.store.live() == []
    assert room.store.results == {}


async def test_two_processes_close_such_a_table_once(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    await room.begin(ASHA, BIMAL)
    other = room.process()
    await other.resume()
    await room.tables.channel_gone(CHANNEL)
    with caplog.at_level(logging.WARNING):
        await other.channel_gone(CHANNEL)
    assert "another process" in caplog.text
    assert other.at(CHANNEL) is None


async def test_somebodys_tables_are_found_over_a_whole_server(room: Room) -> None:
    table = await room.open()
    other = (await room.tables.open(Opening(GUILD, CHANNEL + 1, BIMAL))).after
    await room.tables.open(Opening(GUILD + 1, CHANNEL + 2, BIMAL))
    assert room.tables.of(GUILD) == [table, other]
    assert room.tables.of(GUILD, BIMAL.user_id) == [other]
    assert len(room.tables.all()) == 3
    assert other.is_away(BIMAL.user_id) is other.is_away(ESHA.user_id) is False


async def test_a_table_that_cannot_be_read_makes_way(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    broken = await room.begin(ASHA, BIMAL)
    room.store.broken.add(broken.id)
    assert await room.restart() == []
    with caplog.at_level(logging.ERROR):
        assert await room.tables.get(broken.id) is None
        table = await room.open()
    assert "cannot be read" in caplog.text
    assert room.tables.at(CHANNEL) == table
    assert room.store.rows[broken.id].stage is Stage.CLOSED


async def test_a_table_of_another_process_does_not_make_way(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    other = room.process()
    with pytest.raises(Conflict):
        await other.open(Opening(GUILD, CHANNEL, ESHA))
    assert (room.stage(), room.store.rows[1].stage) == (Stage.MATCH, Stage.MATCH)


async def test_a_table_that_ended_meanwhile_is_known_to_be_over(room: Room) -> None:
    lobby = await room.open()
    await room.join(BIMAL)
    assert room.tables.newest(lobby) == room.table
    await room.act(Cancel(ASHA))
    over = room.tables.newest(lobby)
    assert (over.stage, over.due) == (Stage.CLOSED, None)
    assert room.tables.newest(over) is over


async def test_where_nobody_is_asked_nobody_has_left(room: Room) -> None:
    tables = Tables(room.store, room.clock, room.house, room.told)
    room.tables = tables
    await room.begin(ASHA, BIMAL)
    await room.wait(120)
    assert not room.chair(0).left
    assert not room.chair(1).left
    assert room.match.move > 100
