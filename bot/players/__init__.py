"""Computer players: they decide from what their own seat may see, and from nothing else."""

import os

# Before numpy is imported: its matrices are so small here that sharing one out among threads only costs time.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from bot.players.heuristic import HeuristicPlayer
from bot.players.levels import Level, player_for
from bot.players.player import Player

__all__ = ["COMPUTER_NAMES", "HeuristicPlayer", "Level", "Player", "player_for"]

COMPUTER_NAMES = {
    Level.EASY: ("Pip", "Dot", "Bit", "Mini", "Doodle", "Crumb"),
    Level.MEDIUM: ("Pixel", "Widget", "Turbo", "Gizmo", "Circuit", "Gadget"),
    Level.HARD: ("Titan", "Vector", "Quantum", "Matrix", "Cipher", "Axiom"),
}
"""Names for computer chairs by level, more than one table needs, so that a name in use can be passed over."""
