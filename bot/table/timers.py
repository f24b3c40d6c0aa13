"""When the due step of each table comes: one timer a table."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from bot.table.clock import Clock, Handle
from bot.table.state import Due, DueKind, Table

__all__ = ["Timers"]

_GRACE = timedelta(minutes=1)
"""After a start, or after the bot was cut off, nobody's time runs out for so long."""
_DEADLINES = frozenset({DueKind.MOVE, DueKind.GIVE_UP})


class Timers:
    """Calls *wake* with a table's id when its due step comes."""

    def __init__(self, clock: Clock, wake: Callable[[int], None]) -> None:
        self._clock = clock
        self._wake = wake
        self._timers: dict[int, Handle] = {}
        self._closed = False
        self._deadlines_from = datetime.min.replace(tzinfo=UTC)
        self.cut_off = False
        """Whether presses cannot arrive, so that nobody's time runs out."""

    def arm(self, table: Table, earliest: datetime | None = None) -> None:
        """Expect the due step of *table*, if it has one, and no other of it."""
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        if table.due is not None and not self._closed:
            at = self.time_of(table.due)
            at = max(at, earliest) if earliest else at
            self._timers[table.id] = self._clock.call_at(at, lambda: self._ring(table.id))

    def time_of(self, due: Due) -> datetime:
        """Return when a step may come: a deadline not while the bot is cut off, nor right after."""
        if due.kind not in _DEADLINES:
            return due.at
        rests_until = self._clock.now() + _GRACE if self.cut_off else self._deadlines_from
        return max(due.at, rests_until)

    def rest(self) -> None:
        """Let nobody's time run out for a minute, in which people find their tables."""
        self._deadlines_from = self._clock.now() + _GRACE

    def close(self) -> None:
        """Stop for good."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()

    def _ring(self, table_id: int) -> None:
        self._timers.pop(table_id, None)
        self._wake(table_id)
