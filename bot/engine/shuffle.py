"""The fair shuffle: nobody can choose a deal, anybody can check it (RULES, The fair shuffle)."""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.engine.cards import PACK, Card

__all__ = ["SECRET_BYTES", "FairShuffle", "commitment"]

SECRET_BYTES = 32


def commitment(secret: bytes) -> str:
    """Return the hex digest that is shown before anybody brings a word."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class FairShuffle:
    """All the shuffles of one match: the bot's secret with one word of each chair.

    >>> FairShuffle(bytes(32), ("1", "2", "3", "4")).pack(1)[:4]
    (9S, JS, KH, 3D)
    """

    secret: bytes = field(repr=False)
    words: tuple[str, str, str, str]

    def first_dealer(self) -> int:
        """Return the seat that deals first."""
        return next(self._stream("callbreak-dealer/1", *self.words)) % 4

    def pack(self, number: int) -> tuple[Card, ...]:
        """Return the pack after the match's *number*-th shuffle, from 1, redeals counted."""
        numbers = self._stream("callbreak-shuffle/1", *self.words, str(number))
        pack = list(PACK)
        for i in range(51, 0, -1):
            j = _below(numbers, i + 1)
            pack[i], pack[j] = pack[j], pack[i]
        return tuple(pack)

    def _stream(self, *parts: str) -> Iterator[int]:
        key = hmac.digest(self.secret, "|".join(parts).encode(), "sha256")
        counter = 0
        while True:
            block = hashlib.sha256(key + counter.to_bytes(4, "big")).digest()
            yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
            counter += 1


def _below(numbers: Iterator[int], bound: int) -> int:
    """Return the next number below *bound*, every value equally likely."""
    limit = 2**32 - 2**32 % bound
    return next(number for number in numbers if number < limit) % bound


def deal_out(pack: Sequence[Card], first: int, step: int) -> tuple[tuple[Card, ...], ...]:
    """Return four hands by seat, one card at a time from *first* on, *step* seats each time."""
    hands: list[tuple[Card, ...]] = [()] * 4
    for turn in range(4):
        hands[(first + step * turn) % 4] = tuple(pack[turn::4])
    return tuple(hands)
