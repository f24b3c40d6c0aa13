"""Words of cards: the constants and tables by which they are read."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "ABOVE",
    "ALL_SUITS",
    "BELOW",
    "BIT",
    "LANE",
    "NOTHING",
    "RANKS",
    "SUIT",
    "TRUMP",
    "TRUMPS",
    "Bools",
    "Floats",
    "Ints",
    "Words",
    "bits",
    "count",
]

Words: TypeAlias = NDArray[np.uint64]
Ints: TypeAlias = NDArray[np.int64]
Bools: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float32]

LANE = 16
"""Bits from one suit to the next."""
RANKS = 13
TRUMP = 3
"""The place of the trump suit."""

SUIT: Words = np.array([0x1FFF << LANE * suit for suit in range(4)], np.uint64)
"""The cards of each suit."""
TRUMPS = np.uint64(SUIT[TRUMP])
ALL_SUITS = np.uint64(SUIT.sum())
NOTHING = np.uint64(0)
BIT: Words = np.array([1 << card for card in range(64)], np.uint64)
"""Each card's own bit. A card's number is 16 times its suit plus its rank from 0."""


def _within(card: int, *, above: bool) -> int:
    lane = 0x1FFF << card // LANE * LANE
    lower = (1 << card) - 1
    return lane & ~(lower | 1 << card) if above else lane & lower


ABOVE: Words = np.array([_within(card, above=True) for card in range(64)], np.uint64)
"""For each card, the higher ones of its suit."""
BELOW: Words = np.array([_within(card, above=False) for card in range(64)], np.uint64)
"""For each card, the lower ones of its suit."""


def bits(words: Words) -> NDArray[np.uint8]:
    """Return the 64 bits of each word, lowest first, as a further axis."""
    flat = np.ascontiguousarray(words)[..., None].view(np.uint8)
    return np.unpackbits(flat, axis=-1, bitorder="little")


def count(words: Words) -> Ints:
    """Return how many cards each word holds."""
    return np.bitwise_count(words).astype(np.int64)
