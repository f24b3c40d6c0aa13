"""Many deals played in step: every one of them is at the same card of the same trick."""

from dataclasses import dataclass

import numpy as np

from bot.players.fast import legal, shown
from bot.players.fast.ruling import Ruling
from bot.players.fast.trick import Lying
from bot.players.fast.words import ALL_SUITS, BELOW, BIT, Ints, Words

__all__ = ["Deals"]


@dataclass(slots=True)
class Deals:
    """A batch of deals in play. Arrays go by deal, then by seat."""

    ruling: Ruling
    hands: Words
    """The cards that each seat still holds."""
    may: Words
    """The cards that each seat may hold as far as the play has shown."""
    won: Ints
    leader: Ints
    lying: Lying
    trick: int = 0
    rows: Ints = None  # type: ignore[assignment]

    def __post_init__(self) -> None:
        self.rows = np.arange(len(self.hands))

    @classmethod
    def fresh(cls, ruling: Ruling, hands: Words, leader: Ints) -> "Deals":
        """Return deals before the first lead."""
        size = len(hands)
        may = np.full((size, 4), ALL_SUITS, np.uint64)
        return cls(ruling, hands.copy(), may, np.zeros((size, 4), np.int64), leader, Lying.none(size))

    @property
    def position(self) -> int:
        """How many cards lie in the trick."""
        return len(self.lying.cards)

    @property
    def turn(self) -> Ints:
        """The seat that is to play."""
        return (self.leader + self.position) & 3

    def own(self) -> Words:
        """Return the cards of the seat to play."""
        return self.hands[self.rows, self.turn]

    def legal(self) -> Words:
        """Return the cards that the seat to play may play."""
        own = self.own()
        if not self.position:
            return legal.leads(self.ruling, own) if not self.trick else own
        return legal.answers(self.ruling, own, self.lying)

    def play(self, cards: Ints) -> None:
        """Play one card in every deal; the fourth ends the trick."""
        turn = self.turn
        self.hands[self.rows, turn] ^= BIT[cards]
        if self.position:
            self.may[self.rows, turn] &= ~shown.denied(self.ruling, cards, self.lying)
        self.lying = self.lying.plus(cards)
        if self.position == 4:
            self._end_trick()

    def _end_trick(self) -> None:
        self.leader = (self.leader + self.lying.winner) & 3
        self.won[self.rows, self.leader] += 1
        # From the lowest up, since taking a card out moves those below it.
        for cards in np.sort(np.stack(self.lying.cards), axis=0):
            below = BELOW[cards][:, None]
            keep = ~(below | BIT[cards][:, None])
            self.hands = (self.hands & keep) | (self.hands & below) << np.uint64(1)
            self.may = (self.may & keep) | (self.may & below) << np.uint64(1)
        self.trick += 1
        self.lying = Lying.none(len(self.rows))

    def unseen(self) -> Words:
        """Return the cards that the seat to play does not see."""
        unseen: Words = np.bitwise_or.reduce(self.hands, axis=1) ^ self.own()
        return unseen

    def take(self, rows: Ints) -> "Deals":
        """Return a copy of some of the deals, in the order of *rows*; one may come more than once."""
        return Deals(
            self.ruling.take(rows),
            self.hands[rows],
            self.may[rows],
            self.won[rows],
            self.leader[rows],
            self.lying.take(rows),
            self.trick,
        )
