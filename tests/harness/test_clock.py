"""The manual clock: order, cancelling, and callbacks that set further callbacks."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest

from tests.harness.clock import EPOCH, ManualClock


def at(seconds: float) -> datetime:
    return EPOCH + timedelta(seconds=seconds)


async def test_callbacks_run_in_order_of_time_and_see_their_own_time() -> None:
    clock, seen = ManualClock(), list[tuple[str, datetime]]()
    for name, seconds in (("late", 9), ("early", 3), ("beyond", 11), ("second early", 3)):
        clock.call_at(at(seconds), lambda name=name: seen.append((name, clock.now())))  # type: ignore[misc]
    await clock.advance(10)
    assert seen == [("early", at(3)), ("second early", at(3)), ("late", at(9))]
    assert clock.now() == at(10)
    assert clock.waiting() == (at(11),)


async def test_a_cancelled_callback_never_runs() -> None:
    clock, seen = ManualClock(), list[str]()
    handle = clock.call_at(at(1), lambda: seen.append("no"))
    handle.cancel()
    await clock.advance(5)
    assert seen == []
    assert clock.waiting() == ()


async def test_a_callback_may_set_another_within_the_same_advance() -> None:
    clock, seen = ManualClock(), list[datetime]()

    def again() -> None:
        seen.append(clock.now())
        clock.call_at(clock.now() + timedelta(seconds=2), again)

    clock.call_at(at(1), again)
    await clock.advance(6)
    assert seen == [at(1), at(3), at(5)]


async def test_work_settles_before_the_next_callback_and_others_travel_along() -> None:
    clock, seen = ManualClock(), list[object]()

    async def settle() -> None:
        seen.append("settled")

    async def travel(seconds: float) -> None:
        seen.append(seconds)

    clock.travel = travel
    clock.call_at(at(1), lambda: seen.append("one"))
    clock.call_at(at(3), lambda: seen.append("three"))
    await clock.advance(4, settle)
    assert seen == [1.0, "one", "settled", 2.0, "three", "settled", 1.0]


def test_a_naive_time_is_refused() -> None:
    with pytest.raises(ValueError, match="aware"):
        ManualClock().call_at(datetime(2026, 1, 1), lambda: None)  # noqa: DTZ001
