"""The time, passed in so that tests own it."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol

__all__ = ["Clock", "Handle", "SystemClock"]


class Handle(Protocol):
    """A call that has not been made yet."""

    def cancel(self) -> None:
        """Never make it; nothing happens when it was made already."""


class Clock(Protocol):
    """What the time is, and a call at a time to come."""

    def now(self) -> datetime:
        """Return the time, aware and in UTC."""

    def call_at(self, when: datetime, callback: Callable[[], None]) -> Handle:
        """Call *callback* at *when*, or as soon as possible when that is past."""


class SystemClock:
    """The machine's time and the running event loop's timers."""

    def now(self) -> datetime:
        """Return the time, aware and in UTC."""
        return datetime.now(UTC)

    def call_at(self, when: datetime, callback: Callable[[], None]) -> Handle:
        """Call *callback* at *when* on the running event loop."""
        delay = max(0.0, (when - self.now()).total_seconds())
        return asyncio.get_running_loop().call_later(delay, callback)
