"""A clock that moves only when a test moves it."""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, nullcontext
from datetime import UTC, datetime, timedelta

__all__ = ["EPOCH", "ManualClock", "ManualHandle"]

EPOCH = datetime(2026, 1, 1, tzinfo=UTC)
"""The instant at which the simulated Discord starts, too."""

Settle = Callable[[], Awaitable[object]]
Travel = Callable[[float], Awaitable[object]]


class ManualHandle:
    """One callback that waits for its time."""

    def __init__(self, when: datetime, callback: Callable[[], None]) -> None:
        self.when = when
        self.callback = callback
        self.cancelled = False

    def cancel(self) -> None:
        """Forget the callback; harmless once it has run."""
        self.cancelled = True


class ManualClock:
    """A `Clock` for tests: aware UTC time, callbacks in order of their time.

    `scope` is entered around each callback, so that a simulated Discord can own what the callback starts.
    `travel` moves whatever else keeps time by so many seconds (float), before a callback of that time runs.
    """

    def __init__(self, start: datetime = EPOCH) -> None:
        self._now = start
        self._order = itertools.count()
        self._waiting: list[tuple[datetime, int, ManualHandle]] = []
        self.scope: Callable[[], AbstractContextManager[object]] = nullcontext
        self.travel: Travel | None = None

    def now(self) -> datetime:
        """Return the present instant."""
        return self._now

    def call_at(self, when: datetime, callback: Callable[[], None]) -> ManualHandle:
        """Run a callback once `advance` has reached its time; a past time means the next advance."""
        if when.tzinfo is None:
            raise ValueError("a clock needs aware datetimes")
        handle = ManualHandle(when, callback)
        heapq.heappush(self._waiting, (when, next(self._order), handle))
        return handle

    def waiting(self) -> tuple[datetime, ...]:
        """Return the times of the callbacks still to come, soonest first."""
        return tuple(
            when
            for when, _, handle in sorted(self._waiting, key=lambda item: item[:2])
            if not handle.cancelled
        )

    async def advance(self, seconds: float, settle: Settle | None = None) -> None:
        """Move on by so many seconds, running what falls due and letting each callback's work settle."""
        target = self._now + timedelta(seconds=seconds)
        while (handle := self._next_until(target)) is not None:
            await self._move_to(handle.when)
            with self.scope():
                handle.callback()
            if settle is not None:
                await settle()
        await self._move_to(target)

    def forget(self) -> None:
        """Drop every waiting callback, as the end of a process would."""
        self._waiting.clear()

    def _next_until(self, target: datetime) -> ManualHandle | None:
        while self._waiting and self._waiting[0][0] <= target:
            handle = heapq.heappop(self._waiting)[2]
            if not handle.cancelled:
                return handle
        return None

    async def _move_to(self, when: datetime) -> None:
        seconds = (when - self._now).total_seconds()
        if seconds <= 0:
            return
        self._now = when
        if self.travel is not None:
            await self.travel(seconds)
