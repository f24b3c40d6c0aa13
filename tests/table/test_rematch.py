"""Rematch: the same chairs, kept for two minutes, under a new seal."""

import asyncio

import pytest

from bot.table.actions import AddComputer, Cancel, End, Leave, NextDeal
from bot.table.refusals import AlreadySeated, ChairsKept, ChannelTaken, HostOnly, NotSeated, TableGone
from bot.table.setup import Opening
from bot.table.state import Person, Stage, Table
from tests.table.room import ASHA, BIMAL, CHANDRA, CHANNEL, ESHA, GUILD, Room


@pytest.fixture
async def over(room: Room) -> Table:
    """A one-deal match of three people and a computer that has just ended."""
    await room.begin(ASHA, BIMAL, CHANDRA, preset="call-bridge", deals=1)
    await room.play()
    assert room.stage() is Stage.FINISHED
    return room.table


async def rematch(room: Room, over: Table, person: Person, word: str = "7000") -> Table:
    """Press *Rematch* below the match that is over."""
    return (await room.tables.rematch(over.id, person, word)).after


def words(room: Room) -> list[str | None]:
    """Return the words on the chairs by seat."""
    return [chair.word if chair else None for chair in room.table.chairs]


async def test_rematch_opens_a_lobby_with_the_same_rules_and_chairs(room: Room, over: Table) -> None:
    again = await rematch(room, over, BIMAL)
    assert (again.stage, again.rules, again.host_id) == (Stage.LOBBY, over.rules, BIMAL.user_id)
    assert room.names() == ["Asha", "Bimal", "Chandra", "Pixel"]
    assert [bool(chair and chair.kept) for chair in again.chairs] == [True, False, True, False]
    assert again.people() == (1,)
    assert (again.match, again.revision, again.votes, again.ready) == (None, 0, frozenset(), frozenset())
    assert again.id != over.id


async def test_a_rematch_forgets_what_was_asked_and_counted(room: Room) -> None:
    table = await room.begin(ASHA, BIMAL, CHANDRA)
    await room.play()
    await room.act(NextDeal(CHANDRA))
    await room.act(End(BIMAL))
    await room.act(End(ASHA))
    assert room.table.votes
    again = await rematch(room, table, ASHA)
    assert (again.votes, again.ready, again.people_at_start) == (frozenset(), frozenset(), 0)


async def test_a_rematch_has_a_new_secret_and_commitment(room: Room, over: Table) -> None:
    again = await rematch(room, over, ASHA)
    assert again.commitment != over.commitment


async def test_each_former_players_press_is_the_new_word(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA, "7000")
    await rematch(room, over, BIMAL, "7001")
    await rematch(room, over, CHANDRA, "7002")
    await room.start(word="7009")
    assert words(room) == ["7009", "7001", "7002", "7009"]


async def test_former_players_may_press_join_as_well(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    await room.join(BIMAL)
    assert room.table.seated(BIMAL.user_id) == 1


async def test_a_kept_chair_is_free_for_nobody_else(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    with pytest.raises(ChairsKept) as refused:
        await room.join(ESHA)
    assert refused.value.names == ("Bimal", "Chandra")
    with pytest.raises(ChairsKept):
        await room.act(AddComputer(ASHA))


async def test_kept_chairs_are_released_after_two_minutes(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    await room.wait(60)
    await rematch(room, over, BIMAL)
    await room.wait(59)
    assert room.names() == ["Asha", "Bimal", "Chandra", "Pixel"]
    await room.wait(1)
    assert room.names() == ["Asha", "Bimal", None, "Pixel"]
    await room.join(ESHA)
    assert room.names()[2] == "Esha"


async def test_a_rematchs_lobby_closes_thirty_minutes_after_the_last_press(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    await room.wait(60)
    await rematch(room, over, BIMAL)
    await room.wait(30 * 60 - 1)
    assert room.stage() is Stage.LOBBY
    await room.wait(1)
    assert room.stage() is Stage.CLOSED


async def test_the_host_may_start_without_waiting_for_those_kept(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    with pytest.raises(NotSeated):
        await room.start(BIMAL)
    await rematch(room, over, CHANDRA)
    with pytest.raises(HostOnly):
        await room.start(CHANDRA)
    started = await room.start(ASHA)
    assert room.names() == ["Asha", "Widget", "Chandra", "Pixel"]
    assert started.after.people_at_start == 2


async def test_somebody_kept_can_give_the_chair_up(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    await room.act(Leave(BIMAL))
    assert room.names() == ["Asha", None, "Chandra", "Pixel"]


async def test_whoever_sits_becomes_host_before_whoever_is_only_kept(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    await rematch(room, over, CHANDRA)
    await room.leave(ASHA)
    assert room.table.host_id == CHANDRA.user_id
    await room.leave(CHANDRA)
    assert room.table.host_id == BIMAL.user_id
    assert room.stage() is Stage.LOBBY
    await rematch(room, over, BIMAL)
    assert room.table.seated(BIMAL.user_id) is not None


async def test_a_lobby_whose_host_never_came_goes_to_whoever_sits(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    await room.leave(ASHA)
    assert room.table.host_id == BIMAL.user_id
    await room.join(ESHA)
    await room.wait(120)
    assert (room.stage(), room.table.host_id) == (Stage.LOBBY, ESHA.user_id)


async def test_a_lobby_that_nobody_came_to_closes_with_the_last_kept_chair(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    await room.leave(ASHA)
    await room.wait(120)
    assert room.stage() is Stage.CLOSED
    assert room.clock.waiting() == ()


async def test_only_former_players_open_a_rematch(room: Room, over: Table) -> None:
    with pytest.raises(NotSeated):
        await rematch(room, over, ESHA)
    await rematch(room, over, ASHA)
    with pytest.raises(ChannelTaken):
        await rematch(room, over, ESHA)


async def test_rematch_pressed_twice_seats_once(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    with pytest.raises(AlreadySeated):
        await rematch(room, over, ASHA)


async def test_two_former_players_at_once_meet_in_one_lobby(room: Room, over: Table) -> None:
    pressed = await asyncio.gather(*(rematch(room, over, who) for who in (ASHA, BIMAL, CHANDRA)))
    assert len({table.id for table in pressed}) == 1
    assert room.table.people() == (0, 1, 2)


async def test_a_press_from_before_the_seal_is_no_word(room: Room, over: Table) -> None:
    """The fair shuffle: a word is the id of a press that came after the commitment was shown."""
    await asyncio.gather(rematch(room, over, ASHA, "7000"), rematch(room, over, BIMAL, "7001"))
    await rematch(room, over, CHANDRA, "7002")
    await room.start(word="7009")
    assert words(room) == ["7009", "7009", "7002", "7009"]


async def test_no_rematch_of_what_is_not_over(room: Room) -> None:
    with pytest.raises(TableGone):
        await room.tables.rematch(99, ASHA, "1")
    table = await room.begin(ASHA, BIMAL)
    with pytest.raises(TableGone):
        await rematch(room, table, ASHA)


async def test_a_new_table_in_the_channel_comes_first(room: Room, over: Table) -> None:
    await room.open(ASHA)
    await room.start(ASHA)
    with pytest.raises(ChannelTaken):
        await rematch(room, over, ASHA)


async def test_a_match_that_was_broken_off_can_be_played_again(room: Room) -> None:
    table = await room.begin(ASHA, BIMAL)
    await room.let_in(ESHA, 2)
    await room.leave(ASHA, BIMAL)
    await rematch(room, table, BIMAL)
    assert room.names() == ["Asha", "Bimal", "Pixel", "Widget"]
    assert room.chair(2).successor is None
    assert not room.chair(0).left


async def test_who_sat_down_late_is_a_starter_of_the_rematch(room: Room) -> None:
    table = await room.begin(ASHA, BIMAL, deals=2)
    await room.let_in(ESHA, 2)
    await room.play_out()
    await rematch(room, table, ESHA)
    assert room.chair(2).starter
    assert room.table.people() == (2,)


async def test_a_cancelled_rematch_leaves_the_old_button_working(room: Room, over: Table) -> None:
    await rematch(room, over, ASHA)
    await room.act(Cancel(ASHA))
    assert (await rematch(room, over, BIMAL)).host_id == BIMAL.user_id


async def test_rematch_works_after_a_restart(room: Room, over: Table) -> None:
    await room.restart()
    await rematch(room, over, ASHA)
    await room.restart()
    await rematch(room, over, BIMAL)
    await room.wait(120)
    assert room.names() == ["Asha", "Bimal", None, "Pixel"]


async def test_other_channels_do_not_matter(room: Room, over: Table) -> None:
    await room.tables.open(Opening(GUILD, CHANNEL + 1, BIMAL))
    assert (await rematch(room, over, ASHA)).channel_id == CHANNEL
