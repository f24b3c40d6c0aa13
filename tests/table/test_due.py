"""Steps that are due: they come when nobody presses, once, and whatever goes wrong."""

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

import pytest

from bot.table.actions import Cancel, Close, Join, NextDeal
from bot.table.clock import SystemClock
from bot.table.state import Stage
from tests.harness.clock import ManualHandle
from tests.table.room import ASHA, BIMAL, CHANNEL, Room, settle


async def between_deals(room: Room) -> None:
    """Play one deal, so that the next one is due in eight seconds."""
    await room.begin(ASHA, BIMAL)
    await room.play()


async def test_there_is_one_timer_a_table_and_none_without_a_step(room: Room) -> None:
    await room.open()
    await room.join(BIMAL)
    assert len(room.clock.waiting()) == 1
    await room.start()
    assert len(room.clock.waiting()) == 1
    await room.play()
    await room.act(NextDeal(ASHA))
    assert len(room.clock.waiting()) == 1
    await room.act(NextDeal(BIMAL))
    assert len(room.clock.waiting()) == 1
    await room.act(Close(ASHA))
    assert room.clock.waiting() == ()


async def test_a_closed_lobby_leaves_no_timer(room: Room) -> None:
    await room.open()
    await room.act(Cancel(ASHA))
    assert room.clock.waiting() == ()


async def test_a_step_that_could_not_be_saved_is_tried_again(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await between_deals(room)
    room.store.failure = OSError("disk full")
    with caplog.at_level(logging.ERROR):
        await room.wait(8)
    assert "trying again" in caplog.text
    assert room.match.shuffles == 1
    room.store.failure = None
    await room.wait(5)
    assert room.match.shuffles == 2


async def test_a_step_that_cannot_be_worked_out_is_tried_again(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await between_deals(room)
    with monkeypatch.context() as broken, caplog.at_level(logging.CRITICAL):
        broken.setattr(type(room.house.shuffler), "pack", lambda *_: ())
        await room.wait(8)
    assert room.match.shuffles == 1
    await room.wait(5)
    assert room.match.shuffles == 2


async def test_a_step_that_another_process_made_is_not_made_again(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    await between_deals(room)
    other = room.process()
    await other.resume()
    await room.wait(8)
    assert room.match.shuffles == 2
    with caplog.at_level(logging.WARNING):
        await room.wait(2)
    assert "another process" in caplog.text
    assert other.at(CHANNEL) == room.table


async def test_a_timer_that_comes_early_is_set_again(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wall clock that is set back makes the loop's timers early; the step must not be lost."""
    await between_deals(room)
    on_time, early = room.clock.call_at, timedelta(milliseconds=30)

    def eager(when: datetime, callback: Callable[[], None]) -> ManualHandle:
        far = when - room.clock.now() > early
        return on_time(when - early if far else when, callback)

    monkeypatch.setattr(room.clock, "call_at", eager)
    await room.act(NextDeal(ASHA))
    await room.wait(7.98)
    assert room.match.shuffles == 1
    await room.wait(0.03)
    assert room.match.shuffles == 2


async def test_a_step_whose_table_has_ended_meanwhile_is_nothing(room: Room) -> None:
    await room.open()
    cancelled = asyncio.ensure_future(room.act(Cancel(ASHA)))
    await asyncio.sleep(0)
    await room.wait(30 * 60)
    await cancelled
    assert [change.after.stage for change in room.told.changes] == [Stage.LOBBY, Stage.CLOSED]


async def test_a_timer_of_a_table_that_is_gone_is_nothing(room: Room) -> None:
    await room.open()
    step = room.clock._waiting[0][2].callback
    await room.act(Cancel(ASHA))
    step()
    await settle()
    assert len(room.told.changes) == 2


async def test_a_step_that_waits_for_a_press_sees_what_it_did(room: Room) -> None:
    await between_deals(room)
    await room.act(NextDeal(ASHA))
    last = asyncio.ensure_future(room.act(NextDeal(BIMAL)))
    await asyncio.sleep(0)
    await room.wait(8)
    await last
    assert room.match.shuffles == 2


async def test_a_closed_service_sets_no_timers_and_lets_steps_end(room: Room) -> None:
    await between_deals(room)
    await room.clock.advance(8)
    await room.tables.close()
    assert room.match.shuffles == 2
    assert room.clock.waiting() == ()


async def test_nothing_falls_due_once_closed(room: Room) -> None:
    await room.open()
    await room.tables.close()
    assert room.clock.waiting() == ()
    await room.act(Join(BIMAL, "1"))
    assert room.clock.waiting() == ()
    await room.wait(3600)
    assert room.stage() is Stage.LOBBY


async def test_the_systems_clock_calls_when_it_is_time() -> None:
    clock, called = SystemClock(), asyncio.Event()
    before = datetime.now(UTC)
    assert before <= clock.now() <= datetime.now(UTC)
    clock.call_at(before - timedelta(hours=1), called.set)
    cancelled = clock.call_at(before, lambda: pytest.fail("was cancelled"))
    cancelled.cancel()
    await asyncio.wait_for(called.wait(), 5)
