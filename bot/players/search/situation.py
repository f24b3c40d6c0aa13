"""A seat's question to the search: what it knows, what everybody plays for, and what it may do."""

from dataclasses import dataclass

import numpy as np

from bot.engine.state import step
from bot.engine.views import SeatView
from bot.players.fast.reading import Reading, plain_numbers, read_view
from bot.players.fast.stakes import Stakes, points
from bot.players.fast.words import BIT, LANE, TRUMP, Floats, Ints, Words
from bot.players.prize import worth_of_scores

__all__ = ["CallSituation", "Situation", "call_situation", "holdings", "situation_of", "sure_tricks"]


@dataclass(frozen=True, slots=True)
class Situation:
    """What the search for a card starts from; seats are counted from the one that asks."""

    reading: Reading
    stakes: Stakes
    """Of one deal. The asking seat plays for the match, the others are taken to play for points."""
    first: int
    """The seat that called first."""
    options: list[int]
    """The present numbers of the cards to choose from, one of each run of cards that do the same."""


@dataclass(frozen=True, slots=True)
class CallSituation:
    """What the search for a call starts from; seats are counted from the one that asks."""

    own: int
    calls: Ints
    """By seat, 0 for those still to come."""
    first: int
    worth: Floats
    """What each call, 0 to 13, and number of tricks is worth to the asking seat."""


def _calls(view: SeatView) -> Ints:
    onward = step(view.public.rules)
    return np.array([view.public.calls[(view.seat + onward * away) % 4] or 0 for away in range(4)])


def _first(view: SeatView) -> int:
    dealer = view.public.dealer
    assert dealer is not None
    return ((dealer - view.seat) * step(view.public.rules) + 1) % 4


def situation_of(view: SeatView) -> Situation:
    """Return the question of a seat that is to play a card."""
    reading, calls = read_view(view), _calls(view)
    stakes = Stakes.of([view.public.rules], calls[None])
    stakes.worth[0, 0] = worth_of_scores(view, stakes.worth[0, 0])
    legal = {number for number, card in reading.cards.items() if card in view.legal}
    return Situation(reading, stakes, _first(view), sorted(n for n in legal if n - 1 not in legal))


def call_situation(view: SeatView) -> CallSituation:
    """Return the question of a seat that is to call."""
    plain = plain_numbers(view.public.rules)
    own = sum(1 << plain[card.index] for card in view.hand)
    return CallSituation(own, _calls(view), _first(view), worth_of_scores(view, points(view.public.rules)))


def sure_tricks(own: int) -> int:
    """Return the tricks that *own* cannot help winning: its trumps from the ace down, and those left over.

    A longer trump suit than all others' together wins what is over once theirs are gone.
    """
    trumps = own >> LANE * TRUMP & 0x1FFF
    missing = ~trumps & 0x1FFF
    return max(13 - missing.bit_length(), trumps.bit_count() - missing.bit_count())


def holdings(owner: Ints, numbers: Ints) -> Words:
    """Return what seats 1 to 3 hold, by world, when *owner* says who holds each of the cards *numbers*."""
    mine = owner[:, None, :] == np.arange(1, 4)[:, None]
    words: Words = np.bitwise_or.reduce(np.where(mine, BIT[numbers], np.uint64(0)), axis=2)
    return words
