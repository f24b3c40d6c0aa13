"""The levels that computer players come in."""

from enum import StrEnum
from typing import assert_never

from bot.players.easy import EasyPlayer
from bot.players.hard import HardPlayer
from bot.players.medium import MediumPlayer
from bot.players.player import Player

__all__ = ["Level", "player_for"]


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def player_for(level: Level, seed: int = 0) -> Player:
    """Return a player of *level*; with the same *seed* it decides the same from the same view."""
    match level:
        case Level.EASY:
            return EasyPlayer(seed)
        case Level.MEDIUM:
            return MediumPlayer()
        case Level.HARD:
            return HardPlayer(seed)
        case _:
            assert_never(level)
