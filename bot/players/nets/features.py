"""What the networks are told, from the seat that asks: words of cards, switches and plain numbers.

Nothing that a card player does not know goes into ``card_facts`` and ``call_facts``. Only ``deal_facts``,
which judges a position that was made up or is over, sees all four hands.
"""

from dataclasses import dataclass

import numpy as np

from bot.players.fast.deals import Deals
from bot.players.fast.ruling import Ruling
from bot.players.fast.stakes import Stakes
from bot.players.fast.words import BIT, LANE, Floats, Ints, Words

__all__ = ["CALL_SIZES", "CARD_SIZES", "DEAL_SIZES", "Facts", "call_facts", "card_facts", "deal_facts"]

_NEEDS = 13
_RULES = (3, 3, 4)
_CARD_SWITCHES = (4, 13, _NEEDS, _NEEDS, _NEEDS, _NEEDS, *_RULES, 4)
_DEAL_SWITCHES = (4, 13, _NEEDS, _NEEDS, _NEEDS, _NEEDS, *_RULES)
_CALL_SWITCHES = (4, 10, 10, 10, *_RULES)
CARD_SIZES = (5, sum(_CARD_SWITCHES) + 16)
"""How many words, and how many numbers beside them, ``card_facts`` makes."""
DEAL_SIZES = (4, sum(_DEAL_SWITCHES) + 13)
CALL_SIZES = (1, sum(_CALL_SWITCHES))
_WORTH_SCALE = np.float32(1 / 4)


@dataclass(frozen=True, slots=True)
class Facts:
    """What a network is told, a row a question, kept small."""

    words: Words
    switches: Ints
    """The places in the wide row of numbers that are 1."""
    numbers: Floats
    """What stands at the end of that row."""
    width: int

    def lanes(self) -> Floats:
        """Return the words' bits by suit, then by question."""
        parts = np.ascontiguousarray(
            self.words.view(np.uint16).reshape(*self.words.shape, 4).transpose(2, 0, 1)
        )
        flat = np.unpackbits(parts.view(np.uint8), axis=-1, bitorder="little")
        return flat.astype(np.float32)

    def row(self) -> Floats:
        """Return switches and numbers as one wide row a question."""
        rows = len(self.words)
        wide = np.zeros((rows, self.width), np.float32)
        wide[np.arange(rows)[:, None], self.switches] = 1
        if self.numbers.shape[1]:
            wide[:, self.width - self.numbers.shape[1] :] = self.numbers
        return wide

    def take(self, rows: Ints) -> "Facts":
        """Return some of the questions."""
        return Facts(self.words[rows], self.switches[rows], self.numbers[rows], self.width)


def card_facts(deals: Deals, stakes: Stakes, rows: Ints) -> Facts:
    """Return what the seats to play know in the deals *rows*."""
    turn = deals.turn[rows]
    around = (turn[:, None] + np.arange(4)) & 3
    at = rows[:, None]
    own = deals.hands[rows, turn]
    unseen = np.bitwise_or.reduce(deals.hands[rows], axis=1) ^ own
    may = deals.may[at, around[:, 1:]] & unseen[:, None]
    if deals.position:
        lying = deals.lying
        # Bit 13 of a suit has no card: it marks the suit led.
        table = BIT[lying.best[rows]] | BIT[lying.led[rows] * LANE + 13]
        ahead = (deals.leader[rows] + lying.winner[rows] - turn) & 3
    else:
        table, ahead = np.zeros(len(rows), np.uint64), np.zeros(len(rows), np.int64)
    words = np.concatenate([own[:, None], may, table[:, None]], axis=1)
    shared = _shared(deals, stakes, around, rows, np.full(len(rows), deals.position))
    numbers = [_steps(deals, stakes, turn, rows), stakes.calls[at, around[:, 1:]] * np.float32(1 / 8)]
    switches = _places([*shared, ahead], _CARD_SWITCHES)
    return Facts(words, switches, np.concatenate(numbers, axis=1).astype(np.float32), CARD_SIZES[1])


def deal_facts(deals: Deals, stakes: Stakes, seats: Ints, rows: Ints) -> Facts:
    """Return the whole positions *rows*, all hands open, from *seats*; no trick may be under way."""
    around = (seats[:, None] + np.arange(4)) & 3
    words = deals.hands[rows[:, None], around]
    shared = _shared(deals, stakes, around, rows, (deals.leader[rows] - seats) & 3)
    numbers = _steps(deals, stakes, seats, rows)
    return Facts(words, _places(shared, _DEAL_SWITCHES), numbers, DEAL_SIZES[1])


def call_facts(hands: Words, earlier: Ints, ruling: Ruling, scoring: Ints) -> Facts:
    """Return what callers know: *earlier* are the calls made, from the last one back, 0 for none."""
    made = (earlier > 0).sum(axis=1)
    places = [made, *np.minimum(earlier, 9).T, scoring, ruling.beat, ruling.void]
    nothing = np.zeros((len(hands), 0), np.float32)
    return Facts(hands[:, None], _places(places, _CALL_SWITCHES), nothing, CALL_SIZES[1])


def _shared(deals: Deals, stakes: Stakes, around: Ints, rows: Ints, first: Ints) -> list[Ints]:
    at = rows[:, None]
    needs = np.clip(stakes.calls[at, around] - deals.won[at, around], -4, 8) + 4
    tricks = np.full(len(rows), min(deals.trick, 12))
    ruling = deals.ruling
    return [first, tricks, *needs.T, stakes.scoring[rows], ruling.beat[rows], ruling.void[rows]]


def _places(values: list[Ints], sizes: tuple[int, ...]) -> Ints:
    """Return the places of the switches that are on, one of each group of *sizes*."""
    offsets = np.cumsum([0, *sizes[:-1]])
    places: Ints = np.stack(values, axis=1) + offsets
    return places


def _steps(deals: Deals, stakes: Stakes, seats: Ints, rows: Ints) -> Floats:
    """Return what the next trick, the one after it and so on add to what a seat has."""
    worth = np.concatenate([stakes.worth[rows, seats], np.zeros((len(rows), 14), np.float32)], axis=1)
    first = deals.won[rows, seats][:, None] + np.arange(14)
    ahead = np.take_along_axis(worth, first, axis=1)
    steps = np.diff(ahead, axis=1) * _WORTH_SCALE
    steps[:, 13 - deals.trick :] = 0
    return steps
