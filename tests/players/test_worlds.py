"""Worlds that are imagined: all that fit, and none that does not."""

from collections import Counter

import numpy as np
import pytest

from bot.players.fast.words import Ints
from bot.players.search.belief import pick
from bot.players.search.worlds import draw_worlds

ANY = 2**64 - 1


def drawn(may: list[int], held: tuple[int, ...], cards: list[int], size: int = 6000) -> Ints:
    return draw_worlds(np.random.default_rng(5), np.array(may, np.uint64), held, np.array(cards), size)


@pytest.mark.parametrize(
    ("may", "held", "worlds"),
    [
        ([ANY, ANY, ANY], (1, 1, 1), 6),
        ([ANY, ANY, ANY], (2, 2, 0), 6),
        ([0b0011, ANY, ANY], (1, 2, 1), 6),
        ([0b0011, 0b0110, ANY], (1, 1, 2), 3),
        ([0b0001, ANY, ANY], (1, 1, 1), 2),
    ],
)
def test_every_world_that_fits_is_as_likely(may: list[int], held: tuple[int, ...], worlds: int) -> None:
    cards = list(range(sum(held)))
    seen = Counter(map(tuple, drawn(may, held, cards).tolist()))
    assert len(seen) == worlds
    assert min(seen.values()) > 0.85 * 6000 / worlds
    for world in seen:
        assert all(may[seat - 1] >> card & 1 for card, seat in zip(cards, world, strict=True))
        assert tuple(world.count(seat) for seat in (1, 2, 3)) == held


def test_what_fits_nowhere_is_dealt_all_the_same() -> None:
    """Only a broken rule leads here; a bot that stops would be worse."""
    owners = drawn([0, 0, 0b01], (1, 1, 0), [0, 1], 10)
    assert all(sorted(world) == [1, 2] for world in owners.tolist())


def test_a_likelier_world_is_picked_more_often() -> None:
    rows = pick(np.random.default_rng(0), np.array([0.1, 0.6, 0.3], np.float32), 100)
    assert np.bincount(rows).tolist() == pytest.approx([10, 60, 30], abs=1)
