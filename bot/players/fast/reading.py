"""From what a seat sees to arrays: the position as it knows it, with itself as seat 0."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from bot.engine.cards import PACK, Card, Suit
from bot.engine.rules import Ruleset
from bot.engine.state import step
from bot.engine.views import PublicView, SeatView
from bot.players.fast import shown
from bot.players.fast.deals import Deals
from bot.players.fast.ruling import Ruling
from bot.players.fast.trick import Lying
from bot.players.fast.words import LANE, SUIT, Ints, Words

__all__ = ["Reading", "lane_order", "read_view"]


@dataclass(frozen=True, slots=True)
class Reading:
    """What one seat knows. Seats are counted from it in the order of play."""

    deals: Deals
    """One deal. The seat's own hand is at 0; all that it does not see lies at 1."""
    cards: dict[int, Card]
    """The cards by their numbers."""
    held: tuple[int, int, int, int]
    """How many cards each seat holds."""
    numbers: Ints
    """The number of each card of the pack, by its plain number; gone cards have none."""
    played: tuple[tuple[Card, ...], ...]
    """The cards that each seat played, in order."""


def lane_order(rules: Ruleset) -> dict[Suit, int]:
    """Return each suit's place in a word: the trumps last."""
    suits = [suit for suit in Suit if suit is not rules.trump]
    return {suit: place for place, suit in enumerate([*suits, rules.trump])}


def read_view(view: SeatView) -> Reading:
    """Return what *view* shows."""
    public = view.public
    order = lane_order(public.rules)
    plain = np.array([LANE * order[card.suit] + card.rank - 2 for card in PACK])
    turns, tricks = _tricks(view)
    gone = {card for trick in public.tricks for card in trick.cards}
    numbers = _numbers(plain, gone)
    ruled_out = _ruled_out(public.rules, turns, [[plain[card.index] for card in trick] for trick in tricks])
    may = [
        _renumber([plain[c.index] for c in PACK if not ruled_out[seat] >> int(plain[c.index]) & 1], numbers)
        for seat in range(4)
    ]
    for seat, suits in enumerate(public.voids or ()):
        away = (seat - view.seat) * step(public.rules) % 4
        for suit in suits:
            may[away] &= ~int(SUIT[order[suit]])
    lying = Lying.none(1)
    for card in public.trick:
        lying = lying.plus(numbers[[plain[card.index]]])
    own = _renumber([plain[card.index] for card in view.hand], numbers)
    known = gone | set(view.hand) | set(public.trick)
    unseen = _renumber([plain[card.index] for card in PACK if card not in known], numbers)
    won = [public.won[(view.seat + step(public.rules) * away) % 4] for away in range(4)]
    lead = view.seat if public.lead is None else public.lead
    deals = Deals(
        Ruling.of([public.rules]),
        np.array([[own, unseen, 0, 0]], np.uint64),
        np.array([may], np.uint64),
        np.array([won]),
        np.array([(lead - view.seat) * step(public.rules) % 4]),
        lying,
        len(public.tricks),
    )
    at = {int(numbers[plain[card.index]]): card for card in PACK if card not in gone}
    return Reading(deals, at, _held(view), numbers[plain], _played(turns, tricks))


def _held(view: SeatView) -> tuple[int, int, int, int]:
    """Return how many cards each seat holds: those who played to the trick hold one less."""
    full = 13 - len(view.public.tricks)
    behind = len(view.public.trick)
    held = [full - (away >= 4 - behind) for away in range(4)]
    return held[0], held[1], held[2], held[3]


def _tricks(view: SeatView) -> tuple[list[int], list[tuple[Card, ...]]]:
    """Return who led each trick, the running one too, and its cards."""
    public: PublicView = view.public
    onward = step(public.rules)
    turns = [(trick.lead - view.seat) * onward % 4 for trick in public.tricks]
    tricks = [trick.cards for trick in public.tricks]
    if public.trick:
        turns.append(-len(public.trick) % 4)
        tricks.append(public.trick)
    return turns, tricks


def _numbers(plain: Ints, gone: set[Card]) -> Ints:
    """Return, by plain number, each card's number once the *gone* cards were taken out, -1 for those."""
    there = np.zeros(64, np.int64)
    there[plain] = 1
    for card in gone:
        there[plain[card.index]] = 0
    lanes = there.reshape(4, LANE)
    higher = lanes[:, ::-1].cumsum(axis=1)[:, ::-1] - lanes
    numbers = 12 - higher + LANE * np.arange(4)[:, None]
    return np.where(lanes > 0, numbers, -1).reshape(64)


def _renumber(plain: Sequence[int], numbers: Ints) -> int:
    """Return the word of cards given by plain numbers, leaving out those that are gone."""
    word = 0
    for number in numbers[list(plain)].tolist():
        if number >= 0:
            word |= 1 << number
    return word


def _ruled_out(rules: Ruleset, turns: list[int], tricks: list[list[int]]) -> list[int]:
    """Return the cards, by plain number, that each seat showed not to have."""
    out = [0] * 4
    for length in sorted({len(trick) for trick in tricks}):
        same = [place for place, trick in enumerate(tricks) if len(trick) == length]
        cards = np.array([tricks[place] for place in same])
        ruling, lying = Ruling.of([rules] * len(same)), Lying.none(len(same)).plus(cards[:, 0])
        for position in range(1, length):
            words: Words = shown.denied(ruling, cards[:, position], lying)
            lying = lying.plus(cards[:, position])
            for place, word in zip(same, words.tolist(), strict=True):
                out[(turns[place] + position) % 4] |= word
    return out


def _played(turns: list[int], tricks: list[tuple[Card, ...]]) -> tuple[tuple[Card, ...], ...]:
    played: list[list[Card]] = [[], [], [], []]
    for turn, trick in zip(turns, tricks, strict=True):
        for position, card in enumerate(trick):
            played[(turn + position) % 4].append(card)
    return tuple(map(tuple, played))
