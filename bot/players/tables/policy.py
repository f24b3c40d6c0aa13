"""The learned tables, and the card that they like best."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO

import numpy as np

from bot.players.tables.keys import Scene, card_keys

__all__ = ["judge", "load_table"]


@cache
def load_table() -> tuple[float, ...]:
    """Return the shipped entries."""
    data = (files("bot.players.tables") / "entries.npy").read_bytes()
    return tuple(np.load(BytesIO(data)).astype(np.float64).tolist())


def judge(table: Sequence[float], scene: Scene, legal: Sequence[int]) -> list[float]:
    """Return how good each card of *legal* is; e to these numbers are the odds of choosing it."""
    return [table[a] + table[b] + table[c] + table[d] for a, b, c, d in card_keys(scene, legal)]
