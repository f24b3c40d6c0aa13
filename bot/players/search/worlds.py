"""Ways in which the unseen cards may lie, drawn evenly from all that fit the play.

Cards that may lie with the same seats form a class. First it is drawn how many of each class go to whom,
every split weighted by the number of ways that it can come about; then which ones.
"""

from functools import cache
from math import comb

import numpy as np

from bot.players.fast.words import Ints, Words

__all__ = ["draw_worlds"]

_SEATS = (1, 2, 3)
_PAIRS = ((1, 2), (1, 3), (2, 3))


@cache
def _choose() -> Ints:
    return np.array([[comb(n, k) for k in range(40)] for n in range(40)], np.float64)


def draw_worlds(rng: np.random.Generator, may: Words, held: tuple[int, ...], cards: Ints, size: int) -> Ints:
    """Return, by world and card, the seat (1 to 3) that holds it.

    *may* are the words of the cards that seats 1 to 3 may hold, *held* how many they do hold, *cards* the
    unseen cards by number. Should nothing fit, so that a rule was broken, what was shown is overlooked.
    """
    able = (may[:, None] >> cards.astype(np.uint64)) & np.uint64(1)
    kinds = (able.astype(np.int64) << np.arange(3)[:, None]).sum(axis=0)
    splits = _splits(kinds, held)
    if splits is None:
        kinds = np.full(len(cards), 7)
        splits = _splits(kinds, held)
        assert splits is not None
    counts, weights = splits
    drawn = counts[:, rng.choice(counts.shape[1], size, p=weights)]
    return _spread(rng, kinds, held, drawn, size)


def _splits(kinds: Ints, held: tuple[int, ...]) -> tuple[Ints, Ints] | None:
    """Return the possible splits of the classes of two seats, and their chances."""
    sizes = np.bincount(kinds, minlength=8)
    if sizes[0]:
        return None
    free = [held[place] - sizes[1 << place] for place in range(3)]
    pairs = [int(sizes[1 << a - 1 | 1 << b - 1]) for a, b in _PAIRS]
    grids = np.meshgrid(*(np.arange(count + 1) for count in pairs), indexing="ij")
    first, second, third = (grid.ravel() for grid in grids)
    rest = np.stack(
        [
            free[0] - first - second,
            free[1] - (pairs[0] - first) - third,
            free[2] - (pairs[1] - second) - (pairs[2] - third),
        ]
    )
    fits = (rest >= 0).all(axis=0)
    if not fits.any():
        return None
    first, second, third, rest = first[fits], second[fits], third[fits], rest[:, fits]
    ways = _choose()
    weight = ways[pairs[0], first] * ways[pairs[1], second] * ways[pairs[2], third]
    weight = weight * ways[sizes[7], rest[0]] * ways[sizes[7] - rest[0], rest[1]]
    return np.stack([first, second, third, rest[0], rest[1]]), weight / weight.sum()


def _spread(rng: np.random.Generator, kinds: Ints, held: tuple[int, ...], drawn: Ints, size: int) -> Ints:
    """Return who holds each card, the cards of a class dealt in a random order."""
    owner = np.zeros((size, len(kinds)), np.int64)
    for place, seat in enumerate(_SEATS):
        owner[:, kinds == 1 << place] = seat
    for (a, b), count in zip(_PAIRS, drawn[:3], strict=True):
        columns = np.flatnonzero(kinds == (1 << a - 1 | 1 << b - 1))
        if len(columns):
            owner[:, columns] = np.where(_order(rng, size, len(columns)) < count[:, None], a, b)
    columns = np.flatnonzero(kinds == 7)
    if len(columns):
        order, first = _order(rng, size, len(columns)), drawn[3][:, None]
        owner[:, columns] = np.where(order < first, 1, np.where(order < first + drawn[4][:, None], 2, 3))
    return owner


def _order(rng: np.random.Generator, size: int, length: int) -> Ints:
    """Return a random order of *length* places for each world."""
    return rng.random((size, length), dtype=np.float32).argsort(axis=1).argsort(axis=1)
