"""What falls due while a match waits for somebody: the ping, the computer's move, the end."""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.engine.state import Match, Phase
from bot.table.clocks import GIVE_UP_AFTER, LOOK_AFTER, TIMES
from bot.table.state import Due, DueKind, Table

__all__ = ["TURN_STEPS", "give_up_due", "pinged", "turn_due"]

TURN_STEPS = frozenset({DueKind.PING, DueKind.MOVE, DueKind.LOOK})
"""The steps that belong to a turn and go with it."""


def turn_due(table: Table, now: datetime) -> Due | None:
    """Return what falls due for whoever is on turn; None where nobody waits and no clock runs.

    A turn that goes on keeps its step: callers drop the step of a turn that is over.
    """
    times = TIMES[table.clock]
    if times.card is None and len(table.people()) < 2:
        return None
    if table.due and table.due.kind in TURN_STEPS:
        return table.due
    return Due(DueKind.PING, now + times.ping)


def pinged(table: Table, now: datetime) -> Table:
    """Return *table* after somebody was called at *now*: what is due next, counted from here."""
    assert table.match is not None
    limit = _limit(table, table.match)
    if limit is None:
        due = Due(DueKind.LOOK, now + LOOK_AFTER)
    else:
        due = Due(DueKind.MOVE, now + limit - TIMES[table.clock].ping)
    return replace(table, pinged=table.match.move, due=due)


def _limit(table: Table, match: Match) -> timedelta | None:
    times = TIMES[table.clock]
    return times.call if match.phase is Phase.CALLING else times.card


def give_up_due(table: Table, now: datetime) -> Due:
    """Return when a match is broken off whose people are all away."""
    if table.due and table.due.kind is DueKind.GIVE_UP:
        return table.due
    return Due(DueKind.GIVE_UP, now + GIVE_UP_AFTER)
