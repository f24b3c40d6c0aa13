"""Computer players: they decide from what their own seat may see, and from nothing else."""

from bot.players.heuristic import HeuristicPlayer
from bot.players.player import Player

__all__ = ["COMPUTER_NAMES", "HeuristicPlayer", "Player"]

COMPUTER_NAMES = ("Pixel", "Widget", "Turbo", "Gizmo", "Circuit", "Gadget")
"""Names for computer chairs, more than one table needs, so that a name in use can be passed over."""
