"""The rules of play as numbers, one of each for every deal of a batch."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bot.engine.rules import FirstLead, MustBeat, Ruleset, WhenVoid
from bot.players.fast.words import Bools, Ints

__all__ = ["ALWAYS", "ANY_TRUMP", "FREE", "NEVER", "NO_UNDERTRUMP", "OVERTRUMP", "UNTIL_TRUMPED", "Ruling"]

NEVER, UNTIL_TRUMPED, ALWAYS = range(3)
OVERTRUMP, ANY_TRUMP, NO_UNDERTRUMP, FREE = range(4)

_BEAT = {MustBeat.NEVER: NEVER, MustBeat.UNTIL_TRUMPED: UNTIL_TRUMPED, MustBeat.ALWAYS: ALWAYS}
_VOID = {
    WhenVoid.OVERTRUMP: OVERTRUMP,
    WhenVoid.ANY_TRUMP: ANY_TRUMP,
    WhenVoid.NO_UNDERTRUMP: NO_UNDERTRUMP,
    WhenVoid.FREE: FREE,
}


@dataclass(frozen=True, slots=True)
class Ruling:
    """What decides which cards are legal, by deal."""

    beat: Ints
    void: Ints
    no_trump_lead: Bools

    @classmethod
    def of(cls, rules: Sequence[Ruleset]) -> "Ruling":
        """Return the ruling of one ruleset a deal."""
        return cls(
            np.array([_BEAT[rule.must_beat] for rule in rules]),
            np.array([_VOID[rule.when_void] for rule in rules]),
            np.array([rule.first_lead is FirstLead.NO_TRUMP for rule in rules]),
        )

    def take(self, rows: Ints) -> "Ruling":
        """Return the ruling of some of the deals, in the order of *rows*."""
        return Ruling(self.beat[rows], self.void[rows], self.no_trump_lead[rows])
