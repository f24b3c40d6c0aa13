"""How likely each world is, given what its hands would have called."""

from dataclasses import dataclass

import numpy as np

from bot.engine.rules import Ruleset
from bot.players.fast.ruling import Ruling
from bot.players.fast.stakes import SCORINGS, points
from bot.players.fast.words import Floats, Ints, Words
from bot.players.nets.features import call_facts
from bot.players.nets.model import CallNet

__all__ = ["Caller", "call_chances", "earlier_calls", "pick"]

_SHARPNESS = 4.0
"""How firmly others are taken to call what promises most, by a trick called."""
_STRAY = 0.02
"""The chance that somebody calls anything else, so that no call rules a hand out."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who calls what promises most by the call network."""

    net: CallNet
    rules: Ruleset

    def chances(self, hands: Words, earlier: Ints) -> Floats:
        """Return the chance of each number of tricks by hand and call, 1 to 13.

        *earlier* are the calls made before, a row a hand, from the last one back, 0 for none.
        """
        rules, rows = self.rules, np.zeros(len(hands), np.int64)
        facts = call_facts(hands, earlier, Ruling.of([rules]).take(rows), rows + SCORINGS[rules.scoring])
        return self.net.chances(facts)

    def promises(self, hands: Words, earlier: Ints) -> Floats:
        """Return the points that each call that the rules allow promises, by hand."""
        rules = self.rules
        promised: Floats = (self.chances(hands, earlier) * points(rules)[1:]).sum(axis=2)
        return promised[:, rules.min_call - 1 : rules.max_call]


def earlier_calls(calls: Ints, first: int, seat: int) -> Ints:
    """Return the calls made before *seat*'s, a row a deal, from the last one back; *first* called first."""
    back = np.arange(1, 4)
    made: Ints = np.where(back <= (seat - first) % 4, calls[:, (seat - back) % 4], 0)
    return made


def call_chances(caller: Caller, calls: Ints, first: int, hands: Words) -> Floats:
    """Return, by world, how likely seats 1 to 3 were to call as they did with *hands* (world, seat).

    *calls* go by seat, 0 for those still to come.
    """
    size, made = len(hands), np.flatnonzero(calls[1:]) + 1
    if not len(made):
        return np.ones(size, np.float32)
    earlier = [earlier_calls(calls[None], first, seat)[0] for seat in made.tolist()]
    promised = caller.promises(hands[:, made - 1].T.reshape(-1), np.repeat(earlier, size, axis=0))
    grown = np.exp(_SHARPNESS * (promised - promised.max(axis=1, keepdims=True)))
    at = np.repeat(calls[made], size) - caller.rules.min_call
    chance = grown[np.arange(len(at)), at] / grown.sum(axis=1)
    result: Floats = (chance + _STRAY).reshape(len(made), size).prod(axis=0)
    return result


def pick(rng: np.random.Generator, chances: Floats, size: int) -> Ints:
    """Return *size* worlds in proportion to *chances*, spread as evenly as they can be."""
    running = chances.cumsum(dtype=np.float64)
    marks = (np.arange(size) + rng.random()) / size * running[-1]
    rows: Ints = np.minimum(np.searchsorted(running, marks), len(chances) - 1)
    return rows
