"""A seat's question to the search: what it knows, what everybody plays for, and what it may play."""

from dataclasses import dataclass

import numpy as np

from bot.engine.state import step
from bot.engine.views import SeatView
from bot.players.fast.reading import Reading, plain_numbers, read_view
from bot.players.fast.ruling import Ruling
from bot.players.fast.stakes import SCORINGS, Stakes, points
from bot.players.fast.words import BIT, Floats, Ints, Words
from bot.players.nets.features import Facts, call_facts
from bot.players.prize import worth_of_scores
from bot.players.search.belief import Called

__all__ = ["Situation", "around", "call_question", "holdings", "situation_of"]


@dataclass(frozen=True, slots=True)
class Situation:
    """What the search starts from; seats are counted from the one that asks."""

    reading: Reading
    stakes: Stakes
    """Of one deal. The asking seat plays for the match, the others are taken to play for points."""
    called: Called
    options: list[int]
    """The present numbers of the cards to choose from, one of each run of cards that do the same."""


def around(view: SeatView) -> list[int]:
    """Return the calls made, from *view*'s seat on, 0 for none."""
    onward = step(view.public.rules)
    return [view.public.calls[(view.seat + onward * away) % 4] or 0 for away in range(4)]


def situation_of(view: SeatView) -> Situation:
    """Return the question of a seat that is to play a card."""
    public, reading = view.public, read_view(view)
    rules, calls = public.rules, np.array([around(view)])
    stakes = Stakes.of([rules], calls)
    stakes.worth[0, 0] = worth_of_scores(view, stakes.worth[0, 0])
    assert public.dealer is not None
    first = ((public.dealer - view.seat) * step(rules) + 1) % 4
    called = Called(
        calls[0], first, points(rules), Ruling.of([rules]), SCORINGS[rules.scoring], rules.min_call
    )
    legal = {number for number, card in reading.cards.items() if card in view.legal}
    return Situation(reading, stakes, called, sorted(n for n in legal if n - 1 not in legal))


def holdings(owner: Ints, numbers: Ints) -> Words:
    """Return what seats 1 to 3 hold, by world, when *owner* says who holds each of the cards *numbers*."""
    mine = owner[:, None, :] == np.arange(1, 4)[:, None]
    words: Words = np.bitwise_or.reduce(np.where(mine, BIT[numbers], np.uint64(0)), axis=2)
    return words


def call_question(view: SeatView) -> tuple[Facts, Floats]:
    """Return what a seat that is to call knows, and what each call and number of tricks is worth to it."""
    rules, plain = view.public.rules, plain_numbers(view.public.rules)
    own = np.bitwise_or.reduce(BIT[[plain[card.index] for card in view.hand]])
    earlier = around(view)[:0:-1]
    scoring = np.array([SCORINGS[rules.scoring]])
    facts = call_facts(np.array([own]), np.array([earlier]), Ruling.of([rules]), scoring)
    return facts, worth_of_scores(view, points(rules))
