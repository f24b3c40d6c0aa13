"""A new process on the same store: every table goes on from the same card."""

from datetime import timedelta

import pytest

from bot.engine.state import Phase
from bot.table.actions import End, NextDeal, TakeBack
from bot.table.refusals import StaleMove
from bot.table.setup import Opening
from bot.table.state import Stage
from tests.table.room import ASHA, BIMAL, CHANDRA, CHANNEL, DEEPA, ESHA, GUILD, Room


async def test_a_restart_after_every_press_changes_no_match(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=1)
    while room.stage() is Stage.MATCH and room.match.turn is not None:
        change = await room.act(room.move())
        if change.after.live:
            assert await room.restart() == [change.after]
    while room.stage() is Stage.MATCH:
        await room.wait(10)
        await room.play()
    assert len(room.store.results[room.table.id]) == 4


async def test_a_lobby_comes_back_as_it_was(room: Room) -> None:
    await room.open(computers=1)
    await room.join(BIMAL)
    before = room.table
    assert await room.restart() == [before]
    assert room.table == before
    await room.join(CHANDRA)
    assert (await room.start(CHANDRA)).after.stage is Stage.MATCH


async def test_votes_readiness_and_promises_come_back(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA)
    await room.act(End(BIMAL))
    await room.let_in(ESHA, 3)
    await room.leave(CHANDRA)
    await room.play()
    await room.act(NextDeal(BIMAL))
    await room.restart()
    assert room.table.votes == room.table.ready == {1}
    await room.act(TakeBack(CHANDRA))
    await room.act(NextDeal(CHANDRA))
    await room.act(NextDeal(ASHA))
    assert room.names()[3] == "Esha"


async def test_what_is_over_stays_over(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=1)
    await room.play_out()
    assert await room.restart() == []
    assert room.tables.at(CHANNEL) is None
    again = await room.tables.get(room.table.id)
    assert again is not None
    assert again.stage is Stage.FINISHED


async def test_old_buttons_work_after_a_restart_and_older_ones_do_not(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    await room.play_to(Phase.PLAYING)
    button = room.move(old=room.match.move)
    await room.restart()
    await room.act(button)
    await room.restart()
    with pytest.raises(StaleMove):
        await room.act(button)


async def test_a_step_that_lapsed_meanwhile_waits_ten_seconds_more(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    room.clock.forget()
    await room.wait(3600)
    await room.restart()
    await room.wait(9.9)
    assert room.match.shuffles == 1
    await room.wait(0.1)
    assert room.match.shuffles == 2


async def test_a_step_that_is_due_soon_waits_ten_seconds_too(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    await room.restart()
    await room.wait(9.9)
    assert room.match.shuffles == 1
    await room.wait(0.1)
    assert room.match.shuffles == 2


async def test_a_step_that_is_due_later_comes_in_its_time(room: Room) -> None:
    await room.open()
    await room.wait(60)
    await room.restart()
    await room.wait(29 * 60 - 1)
    assert room.stage() is Stage.LOBBY
    await room.wait(1)
    assert room.stage() is Stage.CLOSED


async def test_a_press_before_the_lapsed_step_counts(room: Room) -> None:
    await room.open()
    room.clock.forget()
    await room.wait(3 * 3600)
    await room.restart()
    await room.join(BIMAL)
    await room.wait(29 * 60)
    assert room.stage() is Stage.LOBBY


async def test_kept_chairs_are_released_and_the_lobby_closes_after_a_long_night(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=1)
    await room.play_out()
    await room.tables.rematch(room.table.id, ASHA, "1")
    room.clock.forget()
    await room.wait(8 * 3600)
    await room.restart()
    await room.wait(10)
    assert room.stage() is Stage.CLOSED
    assert "Bimal" not in room.names()


async def test_the_steps_that_lapsed_do_not_all_fall_due_in_one_moment(room: Room) -> None:
    for channel in range(CHANNEL, CHANNEL + 6):
        await room.tables.open(Opening(GUILD, channel, ASHA))
    room.clock.forget()
    await room.wait(3600)
    await room.restart()
    times = room.clock.waiting()
    assert len(set(times)) == len(times) == 6
    assert times[0] == room.clock.now() + timedelta(seconds=10)
    assert times[-1] <= times[0] + timedelta(seconds=5)
    await room.wait(20)
    assert await room.store.live() == []
