"""Two clocks: Discord's, which is the machine's, and a quick one for the bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from datetime import UTC, datetime

from simcord._clock import Clock as BackendClock

from bot.table.clock import Handle

__all__ = ["QuickClock", "WallClock"]


class WallClock(BackendClock):
    """The machine's time, for the simulated Discord: three seconds are three seconds."""

    def now(self) -> datetime:
        """Return the present instant."""
        return datetime.now(UTC)


class QuickClock:
    """A clock for the bot that runs *pace* times as fast as the wall's since *start* (Unix seconds).

    It goes on over restarts, as time does.
    """

    def __init__(self, pace: float, start: float) -> None:
        self._pace = pace
        self._start = start

    def now(self) -> datetime:
        """Return the time, aware and in UTC."""
        return datetime.fromtimestamp(self._start + (time.time() - self._start) * self._pace, UTC)

    def call_at(self, when: datetime, callback: Callable[[], None]) -> Handle:
        """Call *callback* at *when* on the running event loop."""
        delay = max(0.0, (when - self.now()).total_seconds() / self._pace)
        return asyncio.get_running_loop().call_later(delay, callback)
