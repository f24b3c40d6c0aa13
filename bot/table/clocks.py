"""How long a table waits for a person: what its clock allows."""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum

__all__ = ["AWAY_AFTER", "GIVE_UP_AFTER", "LOOK_AFTER", "TIMES", "Clocks", "Times"]

AWAY_AFTER = 3
"""So many moves in a row made by the computer, and the chair is away."""
GIVE_UP_AFTER = timedelta(minutes=10)
"""How long a match waits for somebody to come back when all its people are away."""
LOOK_AFTER = timedelta(days=1)
"""How often a table without a clock looks whether whoever it waits for is still on the server."""


class Clocks(StrEnum):
    """The clocks that a table can have."""

    QUICK = "quick"
    NORMAL = "normal"
    OFF = "off"
    """For days: one ping, and the computer never moves for anybody."""


@dataclass(frozen=True, slots=True)
class Times:
    """What a clock allows, counted from the beginning of a turn."""

    ping: timedelta
    """When whoever is on turn is pinged."""
    card: timedelta | None
    """When the computer plays the card, None for never."""
    call: timedelta | None
    """When the computer calls, None for never."""


def _times(ping: int, card: int, call: int) -> Times:
    return Times(timedelta(seconds=ping), timedelta(seconds=card), timedelta(seconds=call))


TIMES = {
    Clocks.QUICK: _times(ping=15, card=30, call=45),
    Clocks.NORMAL: _times(ping=30, card=90, call=120),
    Clocks.OFF: Times(timedelta(seconds=30), None, None),
}
