"""Clocks: the ping, the computer's move, away, and a match without anybody."""

import asyncio
import logging
from dataclasses import replace
from datetime import timedelta

import pytest

from bot.engine.messages import CallMade, CardPlayed, MatchAbandoned
from bot.engine.refusals import NotYourTurn
from bot.engine.state import Phase
from bot.table.actions import (
    Admit,
    Call,
    End,
    NextDeal,
    TakeBack,
    TakeChair,
)
from bot.table.clocks import Clocks
from bot.table.refusals import Away, ChairTaken, NotLeft, NotSeated, StaleMove
from bot.table.state import Chair, DueKind, Person, Stage
from tests.table.room import ASHA, BIMAL, CHANDRA, CHANNEL, ESHA, Room


def kind(room: Room) -> DueKind | None:
    """Return what is due."""
    return room.table.due.kind if room.table.due else None


async def let_run_out(room: Room, times: int = 1, slow: Person | None = None) -> Person:
    """Let the time of *slow*, or whoever is on turn, run out so often while all others move; return them."""
    slow = slow or room.mover()
    for _ in range(times):
        while room.mover() != slow:
            await room.act(room.move())
        await room.wait(120)
    return slow


@pytest.mark.parametrize(
    ("clock", "ping", "call", "card"), [(Clocks.QUICK, 15, 45, 30), (Clocks.NORMAL, 30, 120, 90)]
)
async def test_somebody_is_called_and_then_the_computer_moves(
    room: Room, clock: Clocks, ping: int, call: int, card: int
) -> None:
    await room.begin(ASHA, BIMAL, clock=clock)
    for phase, limit in ((Phase.CALLING, call), (Phase.PLAYING, card)):
        await room.play_to(phase)
        slow, move = room.mover(), room.match.move
        await room.wait(ping - 1)
        assert room.table.pinged != move
        await room.wait(1)
        assert (room.table.pinged, kind(room)) == (move, DueKind.MOVE)
        await room.wait(limit - ping - 1)
        assert room.match.move == move
        await room.wait(1)
        moved = room.told.changes[-1]
        assert isinstance(moved.events[0], CallMade if phase is Phase.CALLING else CardPlayed)
        assert moved.actor is None
        assert room.match.move > move
        assert room.chair(room.table.seat_of(slow.user_id) or 0).skipped
        if phase is Phase.CALLING:
            await room.play_to(Phase.PLAYING)


async def test_the_computer_moves_as_it_would_in_an_empty_chair(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play_to(Phase.PLAYING)
    _, (expected, *_) = await room.house.move_for(room.table)
    await room.wait(90)
    assert room.told.changes[-1].events[0] == expected


async def test_a_press_that_is_no_move_does_not_stop_the_clock(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA)
    move = room.match.move
    await room.wait(20)
    await room.act(End(BIMAL if room.mover() != BIMAL else CHANDRA))
    await room.wait(10)
    assert room.table.pinged == move
    await room.act(TakeChair(ESHA, 3))
    await room.wait(90)
    assert room.match.move > move


async def test_after_three_moves_in_a_row_somebody_is_away_and_played_for_at_once(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    slow = await let_run_out(room, 2)
    seat = room.table.seat_of(slow.user_id) or 0
    assert not room.chair(seat).away
    await let_run_out(room, 1, slow)
    assert room.chair(seat).away
    assert not room.chair(seat).left
    other = room.mover()
    assert other != slow
    for _ in range(4):
        await room.act(room.move())
        assert room.match.turn is None or room.mover() == other
    assert room.table.people() == tuple(number for number in (0, 1) if number != seat)
    with pytest.raises(ChairTaken):
        await room.act(TakeChair(ESHA, seat))


async def test_a_move_of_ones_own_begins_the_count_anew(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    slow = await let_run_out(room, 2)
    seat = room.table.seat_of(slow.user_id) or 0
    while room.mover() != slow:
        await room.act(room.move())
    await room.act(room.move())
    assert room.chair(seat).skipped == 0
    while room.mover() != slow:
        await room.act(room.move())
    await let_run_out(room, 2, slow)
    assert room.chair(seat).skipped == 2


async def away(room: Room) -> tuple[Person, Person]:
    """Begin with two people, the first of whom is away afterwards; return both, the absent one first."""
    await room.begin(ASHA, BIMAL, deals=2)
    slow = await let_run_out(room, 3)
    return slow, BIMAL if slow == ASHA else ASHA


async def test_who_is_back_plays_on(room: Room) -> None:
    absent, present = await away(room)
    with pytest.raises(Away):
        await room.act(Call(absent, 3))
    with pytest.raises(StaleMove):
        await room.act(Call(absent, 3, 101))
    with pytest.raises(NotLeft):
        await room.act(TakeBack(present))
    await room.act(TakeBack(absent))
    assert len(room.table.people()) == 2
    with pytest.raises(NotYourTurn):
        await room.act(replace(room.move(), person=absent))
    while room.mover() != absent:
        await room.act(room.move())
    await room.act(room.move())


async def test_who_is_away_still_gets_the_result(room: Room) -> None:
    absent, _ = await away(room)
    await room.play_out()
    assert room.stage() is Stage.FINISHED
    results = room.store.results[room.table.id]
    assert absent.user_id in {row.user_id for row in results}


async def test_the_next_deal_waits_for_nobody_who_is_away(room: Room) -> None:
    _, present = await away(room)
    await room.play()
    await room.act(NextDeal(present))
    assert room.match.shuffles == 2


async def test_pressing_next_deal_or_asking_for_the_end_is_being_back(room: Room) -> None:
    absent, _ = await away(room)
    await room.play()
    await room.act(NextDeal(absent))
    assert len(room.table.people()) == 2


async def test_a_host_who_is_away_may_end_the_match(room: Room) -> None:
    absent, present = await away(room)
    await room.act(End(absent))
    if absent == ASHA:
        assert room.stage() is Stage.CLOSED
    else:
        assert len(room.table.people()) == 2
        await room.act(End(present))
    assert room.stage() is Stage.CLOSED


async def test_votes_are_counted_anew_when_somebody_is_away(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA)
    while room.mover() == BIMAL:
        await room.act(room.move())
    slow = room.mover()
    await room.act(End(BIMAL))
    await let_run_out(room, 3)
    assert room.stage() is Stage.MATCH, "one of two is no majority"
    left = next(person for person in (ASHA, CHANDRA) if person != slow)
    await room.leave(left)
    assert room.stage() is Stage.CLOSED, "one of one is"


async def test_a_match_whose_people_are_all_away_waits_and_is_broken_off(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    while room.table.people():
        await room.wait(30)
    move = room.match.move
    assert kind(room) is DueKind.GIVE_UP
    await room.wait(599)
    assert room.match.move == move, "the computer players do not play on among themselves"
    assert room.stage() is Stage.MATCH
    await room.wait(1)
    assert room.stage() is Stage.CLOSED
    assert room.told.changes[-1].events == (MatchAbandoned(),)
    assert room.store.results == {}


async def test_whoever_is_back_in_time_goes_on(room: Room) -> None:
    await room.begin(ASHA)
    while room.table.people():
        await room.wait(30)
    with pytest.raises(NotSeated):
        await room.act(Admit(ESHA, 1, ESHA.user_id))
    await room.wait(300)
    await room.act(TakeBack(ASHA))
    assert room.mover() == ASHA
    assert kind(room) is DueKind.PING
    await room.act(room.move())


async def test_a_match_that_those_present_leave_waits_for_those_away(room: Room) -> None:
    absent, present = await away(room)
    await room.leave(present)
    assert (room.stage(), kind(room)) == (Stage.MATCH, DueKind.GIVE_UP)
    assert room.table.host_id == absent.user_id
    due = room.table.due
    await room.act(TakeChair(ESHA, 3))
    assert room.table.due == due
    await room.leave(absent)
    assert room.stage() is Stage.CLOSED


async def test_without_a_clock_somebody_is_called_once_and_never_played_for(room: Room) -> None:
    await room.begin(ASHA, BIMAL, clock=Clocks.OFF)
    move = room.match.move
    await room.wait(30)
    assert (room.table.pinged, kind(room)) == (move, DueKind.LOOK)
    said = len(room.told.changes)
    await room.wait(3 * 24 * 3600)
    assert room.match.move == move
    assert room.table.pinged == move
    assert len(room.told.changes) == said + 3, "once a day it looks who is still here"


async def test_without_a_clock_nobody_is_called_where_nobody_waits(room: Room) -> None:
    await room.begin(ASHA, clock=Clocks.OFF)
    assert room.table.due is None
    assert room.clock.waiting() == ()


async def test_with_a_clock_somebody_alone_is_called_too(room: Room) -> None:
    await room.begin(ASHA)
    await room.wait(30)
    assert room.table.pinged == room.match.move


@pytest.mark.parametrize(("clock", "after"), [(Clocks.NORMAL, 30), (Clocks.OFF, 24 * 3600 + 30)])
async def test_who_is_no_longer_on_the_server_has_left(room: Room, clock: Clocks, after: int) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, clock=clock)
    gone = room.mover()
    if clock is Clocks.OFF:
        await room.wait(60)
    room.roll.left.add(gone.user_id)
    await room.wait(after)
    seat = room.table.seat_of(gone.user_id)
    assert seat is not None
    assert room.chair(seat).left
    assert set(room.roll.asked) >= {gone.user_id}
    assert room.mover() != gone


async def test_where_nobody_can_say_who_left_the_clock_runs_as_ever(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await room.begin(ASHA, BIMAL)
    move = room.match.move
    room.roll.failure = RuntimeError("no answer")
    with caplog.at_level(logging.CRITICAL):
        await room.wait(120)
    assert room.match.move > move
    assert not room.chair(0).left
    assert not room.chair(1).left


async def test_after_a_restart_nobodys_time_runs_out_for_a_minute(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    move = room.match.move
    await room.wait(30)
    room.clock.forget()
    await room.wait(3600)
    await room.restart()
    await room.wait(20)
    await room.act(End(BIMAL if room.table.host_id != BIMAL.user_id else ASHA))
    await room.wait(39)
    assert room.match.move == move
    assert room.table.pinged == move
    await room.wait(1)
    assert room.match.move > move


async def test_a_match_that_was_to_be_given_up_waits_a_minute_after_a_restart(room: Room) -> None:
    await room.begin(ASHA)
    while room.table.people():
        await room.wait(30)
    room.clock.forget()
    await room.wait(3600)
    await room.restart()
    await room.wait(59)
    assert room.stage() is Stage.MATCH
    await room.act(TakeBack(ASHA))
    await room.wait(2)
    assert room.stage() is Stage.MATCH


async def test_nobodys_time_runs_out_while_presses_cannot_arrive(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    move = room.match.move
    room.tables.cut_off()
    await room.wait(3600)
    assert room.match.move == move
    room.tables.connected()
    await room.wait(59)
    assert room.match.move == move
    await room.wait(61)
    assert room.match.move > move


async def test_a_match_from_before_the_clocks_gets_one(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    row = room.store.rows[room.table.id]
    room.store.rows[row.id] = replace(row, due=None)
    (table,) = await room.restart()
    assert table.due is not None
    assert table.due.at == room.clock.now() + timedelta(seconds=30)
    await room.wait(30)
    assert room.table.pinged == room.match.move


def moves_made(room: Room, move: int) -> int:
    """Return how often somebody moved at *move*."""
    befores = [change.before.match for change in room.told.changes if change.before and change.events]
    return sum(match is not None and match.move == move for match in befores)


async def test_a_press_at_the_last_moment_counts_once(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play_to(Phase.PLAYING)
    await room.wait(89)
    move = room.match.move
    press = asyncio.ensure_future(room.act(room.move(old=move)))
    await asyncio.sleep(0)
    await room.wait(1)
    assert (await press).actor is not None
    assert moves_made(room, move) == 1


async def test_a_press_after_the_deadline_is_of_an_earlier_moment(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play_to(Phase.PLAYING)
    button = room.move(old=room.match.move)
    await room.wait(90)
    with pytest.raises(StaleMove):
        await room.act(button)


async def test_two_processes_move_once_for_whoever_is_late(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play_to(Phase.PLAYING)
    move = room.match.move
    other = room.process()
    await other.resume()
    await room.wait(91)
    assert moves_made(room, move) == 1
    assert other.at(CHANNEL) == room.table == await room.store.load(room.table.id)


def test_a_computers_chair_is_never_away() -> None:
    assert not Chair(None, "Robo", skipped=9).away
    assert not Chair(ASHA, "Asha", left=True, skipped=9).away
    assert Chair(CHANDRA, "Chandra", skipped=3).away
