"""How likely each world is, given what its hands would have called."""

import numpy as np

from bot.players.fast.ruling import Ruling
from bot.players.fast.words import Floats, Ints, Words
from bot.players.nets.features import call_facts
from bot.players.nets.model import CallNet

__all__ = ["Called", "call_chances", "pick"]

_SHARPNESS = 4.0
"""How firmly others are taken to call what promises most, by a trick called."""
_STRAY = 0.02
"""The chance that somebody calls anything else, so that no call rules a hand out."""


class Called:
    """The calls that the other three made, and what they knew of each other's then."""

    def __init__(
        self, calls: Ints, first: int, table: Floats, ruling: Ruling, scoring: int, lowest: int
    ) -> None:
        self.calls, self.first, self.table = calls, first, table
        self.ruling, self.scoring, self.lowest = ruling, scoring, lowest

    def earlier(self, seat: int) -> list[int]:
        """Return the calls made before *seat*'s, from the last one back, 0 for none."""
        order = (seat - self.first) % 4
        return [int(self.calls[(seat - back) % 4]) if back <= order else 0 for back in (1, 2, 3)]


def call_chances(net: CallNet, called: Called, hands: Words) -> Floats:
    """Return, by world, how likely seats 1 to 3 were to call as they did with *hands* (world, seat)."""
    size = len(hands)
    rows = np.zeros(3 * size, np.int64)
    earlier = np.repeat([called.earlier(seat) for seat in (1, 2, 3)], size, axis=0)
    facts = call_facts(hands.T.reshape(-1), earlier, called.ruling.take(rows), rows + called.scoring)
    promised = (net.chances(facts) * called.table[1:]).sum(axis=2)[:, called.lowest - 1 :]
    made = np.repeat(called.calls[1:], size) - called.lowest
    grown = np.exp(_SHARPNESS * (promised - promised.max(axis=1, keepdims=True)))
    chance = grown[np.arange(3 * size), made] / grown.sum(axis=1)
    result: Floats = (chance + _STRAY).reshape(3, size).prod(axis=0)
    return result


def pick(rng: np.random.Generator, chances: Floats, size: int) -> Ints:
    """Return *size* worlds in proportion to *chances*, spread as evenly as they can be."""
    running = chances.cumsum(dtype=np.float64)
    marks = (np.arange(size) + rng.random()) / size * running[-1]
    rows: Ints = np.minimum(np.searchsorted(running, marks), len(chances) - 1)
    return rows
