"""In which order a table's seats are named."""

from bot.engine import PublicView
from bot.engine.state import step

__all__ = ["order_of_play"]


def order_of_play(view: PublicView, first: int = 0) -> list[int]:
    """Return the seats in the order of play, from *first* on."""
    return [(first + turn * step(view.rules)) % 4 for turn in range(4)]
