"""From what a seat sees to arrays: the position as it knows it, with itself as seat 0.

A card has a *plain* number, 16 to a suit with the trumps last, and once others of its suit are gone a
*present* number, as in ``Deals``: the highest that is left has the number of the ace.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from bot.engine.cards import PACK, Card, Suit
from bot.engine.rules import Ruleset
from bot.engine.state import step
from bot.engine.views import SeatView
from bot.players.fast import shown
from bot.players.fast.deals import Deals
from bot.players.fast.ruling import Ruling
from bot.players.fast.trick import Lying
from bot.players.fast.words import LANE, Ints

__all__ = ["Reading", "plain_numbers", "read_view"]


@dataclass(frozen=True, slots=True)
class Reading:
    """What one seat knows. Seats are counted from it in the order of play."""

    deals: Deals
    """One deal. The seat's own hand is at 0; all that it does not see lies at 1."""
    cards: dict[int, Card]
    """The cards that are left, by their present numbers."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    unseen: Ints
    """The present numbers of the cards that are not seen, and their plain ones."""
    unseen_plain: Ints
    played: tuple[int, ...]
    """The word of the cards that each seat played, by plain numbers."""


def _plain(trump: Suit) -> tuple[int, ...]:
    order = [*(suit for suit in Suit if suit is not trump), trump]
    return tuple(LANE * order.index(card.suit) + card.rank - 2 for card in PACK)


_PLAIN = {trump: _plain(trump) for trump in Suit}


def plain_numbers(rules: Ruleset) -> tuple[int, ...]:
    """Return each card's plain number, by its place in the pack."""
    return _PLAIN[rules.trump]


def read_view(view: SeatView) -> Reading:
    """Return what *view* shows to a seat that is to play."""
    public, plain = view.public, plain_numbers(view.public.rules)
    turns, tricks = _tricks(view, plain)
    trick = [plain[card.index] for card in public.trick]
    hand = [plain[card.index] for card in view.hand]
    seen = {number for past in tricks for number in past}
    gone = seen.difference(trick)
    hidden = [number for number in plain if number not in seen.union(hand)]
    present = _present(gone)
    ruled_out = _ruled_out(public.rules, turns, tricks, _announced(view))
    may = [_word(present[number] for number in hidden if not out >> number & 1) for out in ruled_out]
    hands = [_word(present[number] for number in hand), _word(present[number] for number in hidden), 0, 0]
    full = 13 - len(public.tricks)
    return Reading(
        _deals(view, hands, may, [present[number] for number in trick]),
        {present[number]: card for number, card in zip(plain, PACK, strict=True) if number not in gone},
        tuple(full - (away >= 4 - len(trick)) for away in range(4)),
        np.array([present[number] for number in hidden], np.int64),
        np.array(hidden, np.int64),
        _played(turns, tricks),
    )


def _tricks(view: SeatView, plain: tuple[int, ...]) -> tuple[list[int], list[list[int]]]:
    """Return who led each trick, the running one too, and its cards by plain numbers."""
    public, onward = view.public, step(view.public.rules)
    turns = [(trick.lead - view.seat) * onward % 4 for trick in public.tricks]
    tricks = [[plain[card.index] for card in trick.cards] for trick in public.tricks]
    if public.trick:
        turns.append(-len(public.trick) % 4)
        tricks.append([plain[card.index] for card in public.trick])
    return turns, tricks


def _deals(view: SeatView, hands: list[int], may: list[int], trick: list[int]) -> Deals:
    """Return the one deal; everything goes by seats from *view*'s on and by present numbers."""
    public, onward, lying = view.public, step(view.public.rules), Lying.none(1)
    for number in trick:
        lying = lying.plus(np.array([number]))
    return Deals(
        Ruling.of([public.rules]),
        np.array([hands], np.uint64),
        np.array([may], np.uint64),
        np.array([[public.won[(view.seat + onward * away) % 4] for away in range(4)]]),
        np.array([-len(trick) % 4]),
        lying,
        len(public.tricks),
    )


def _word(numbers: Iterable[int]) -> int:
    word = 0
    for number in numbers:
        word |= 1 << number
    return word


def _present(gone: set[int]) -> dict[int, int]:
    """Return each card's present number by its plain one, once the *gone* cards were taken out."""
    present = {}
    for suit in range(4):
        top = LANE * suit + 12
        for number in range(top, top - 13, -1):
            if number not in gone:
                present[number] = top
                top -= 1
    return present


def _announced(view: SeatView) -> list[int]:
    """Return the cards that each seat was announced not to hold, by plain numbers."""
    out, plain = [0] * 4, plain_numbers(view.public.rules)
    for seat, suits in enumerate(view.public.voids or ()):
        away = (seat - view.seat) * step(view.public.rules) % 4
        out[away] = _word(number for number, card in zip(plain, PACK, strict=True) if card.suit in suits)
    return out


def _ruled_out(rules: Ruleset, turns: list[int], tricks: list[list[int]], out: list[int]) -> list[int]:
    """Return the cards, by plain number, that each seat is known not to have; *out* are known already."""
    for length in {len(trick) for trick in tricks}:
        same = [place for place, trick in enumerate(tricks) if len(trick) == length]
        cards = np.array([tricks[place] for place in same])
        ruling, lying = Ruling.of([rules] * len(same)), Lying.none(len(same)).plus(cards[:, 0])
        for position in range(1, length):
            words = shown.denied(ruling, cards[:, position], lying)
            lying = lying.plus(cards[:, position])
            for place, word in zip(same, words.tolist(), strict=True):
                out[(turns[place] + position) % 4] |= word
    return out


def _played(turns: list[int], tricks: list[list[int]]) -> tuple[int, ...]:
    played = [0] * 4
    for turn, trick in zip(turns, tricks, strict=True):
        for position, number in enumerate(trick):
            played[(turn + position) % 4] |= 1 << number
    return tuple(played)
