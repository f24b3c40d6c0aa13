"""The cards of a trick that is not complete."""

from dataclasses import dataclass

import numpy as np

from bot.players.fast.words import LANE, TRUMP, Bools, Ints

__all__ = ["Lying"]


@dataclass(frozen=True, slots=True)
class Lying:
    """What lies on the table, by deal; nothing but ``cards`` means anything before the lead."""

    cards: tuple[Ints, ...]
    """The cards played, from the lead on."""
    led: Ints
    """The suit led."""
    top: Ints
    """The highest card of the suit led."""
    best: Ints
    """The card that wins as it lies."""
    winner: Ints
    """Who played it, counted from the lead on."""
    ruffed: Bools
    """Whether a trump lies on another suit."""

    @classmethod
    def none(cls, size: int) -> "Lying":
        """Return an empty table."""
        zero = np.zeros(size, np.int64)
        return cls((), zero, zero, zero, zero, np.zeros(size, np.bool_))

    def plus(self, cards: Ints) -> "Lying":
        """Return the trick after one more card a deal."""
        suit = cards // LANE
        if not self.cards:
            return Lying((cards,), suit, cards, cards, np.zeros_like(cards), np.zeros(len(cards), np.bool_))
        follows = suit == self.led
        over = cards > self.best
        best_suit = self.best // LANE
        beats = np.where(suit == best_suit, over, suit == TRUMP)
        return Lying(
            (*self.cards, cards),
            self.led,
            np.where(follows, np.maximum(self.top, cards), self.top),
            np.where(beats, cards, self.best),
            np.where(beats, len(self.cards), self.winner),
            self.ruffed | (~follows & (suit == TRUMP)),
        )

    def take(self, rows: Ints) -> "Lying":
        """Return some of the deals' tricks."""
        return Lying(
            tuple([cards[rows] for cards in self.cards]),
            self.led[rows],
            self.top[rows],
            self.best[rows],
            self.winner[rows],
            self.ruffed[rows],
        )
