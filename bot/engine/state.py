"""What a match is at a moment: frozen, complete, and never shown to anybody whole (see views).

The states are named tuples because every event makes new ones, and those are the quickest to make.
"""

from enum import StrEnum
from typing import NamedTuple

from bot.engine.cards import Card
from bot.engine.rules import Direction, Ruleset

__all__ = ["Deal", "Hands", "Match", "Phase", "Redeal", "Trick", "following_seat", "step"]

Hands = tuple[tuple[Card, ...], ...]


class Phase(StrEnum):
    """What a match waits for."""

    DEALING = "dealing"
    CALLING = "calling"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


class Redeal(StrEnum):
    """Why a deal was thrown in."""

    LOW_CALLS = "low_calls"
    NO_TRUMP = "no_trump"
    NO_COURT = "no_court"


class Trick(NamedTuple):
    """A complete trick: its cards from the lead on."""

    lead: int
    cards: tuple[Card, ...]
    winner: int


class Deal(NamedTuple):
    """One deal, running, scored or thrown in. Four-tuples go by seat."""

    dealer: int
    dealt: Hands
    """The hands as dealt, in the order dealt."""
    hands: Hands
    """What is left of them."""
    calls: tuple[int | None, ...] = (None, None, None, None)
    tricks: tuple[Trick, ...] = ()
    lead: int = 0
    """Who led the current trick, or is to lead it."""
    trick: tuple[Card, ...] = ()
    """The current trick's cards, from the lead on."""
    won: tuple[int, ...] = (0, 0, 0, 0)
    extra: bool = False
    scores: tuple[int, ...] | None = None
    """Tenths by seat, once scored."""
    redealt: Redeal | None = None

    @property
    def plays(self) -> tuple[Card, ...]:
        """Every card played so far, in order."""
        return tuple(card for trick in self.tricks for card in trick.cards) + self.trick


class Match(NamedTuple):
    """One match. ``version`` counts the events that made it."""

    rules: Ruleset
    first_dealer: int
    version: int = 1
    phase: Phase = Phase.DEALING
    deal: Deal | None = None
    """The deal that runs, or the last one that ended."""
    turn: int | None = None
    """The seat that is to call or play, or None."""
    legal: tuple[Card, ...] = ()
    """The cards that the seat to play may play; empty when nobody is to play."""
    history: tuple[Deal, ...] = ()
    """Every deal that ended, thrown in ones too."""
    totals: tuple[int, ...] = (0, 0, 0, 0)
    """Tenths by seat, counted deals only."""
    counted: int = 0
    closing: bool = False
    """Whether a match without a fixed end stops after the running deal."""
    tied: tuple[int, ...] = ()
    """The seats for whom the extra deal is played."""
    winners: tuple[int, ...] = ()

    @property
    def next_dealer(self) -> int:
        """The seat that deals the next deal; a deal that was thrown in keeps its dealer."""
        if not self.history:
            return self.first_dealer
        last = self.history[-1]
        return last.dealer if last.redealt else following_seat(self.rules, last.dealer)

    @property
    def shuffles(self) -> int:
        """How many times the pack has been shuffled, redeals counted."""
        deal = self.deal
        unfinished = deal is not None and deal.scores is None and deal.redealt is None
        return len(self.history) + unfinished

    @property
    def move(self) -> int:
        """A number that grows with every shuffle, call and card: it tells an old button from a live one."""
        deal = self.deal
        if deal is None or self.phase not in (Phase.CALLING, Phase.PLAYING):
            return 100 * self.shuffles + 99
        called = 4 - deal.calls.count(None)
        return 100 * self.shuffles + called + 4 * len(deal.tricks) + len(deal.trick)


_CLOCKWISE = Direction.CLOCKWISE  # looking a member up costs more than the comparison


def step(rules: Ruleset) -> int:
    """Return what to add to a seat for the next one to move: seats are numbered clockwise."""
    return 1 if rules.direction is _CLOCKWISE else -1


def following_seat(rules: Ruleset, seat: int) -> int:
    """Return the seat after *seat* in the table's direction."""
    return (seat + step(rules)) % 4
