"""One process that thinks. It ends with the bot, however the bot ends."""

import os
import signal
import threading
from multiprocessing import connection, parent_process

from bot.engine.cards import Card
from bot.engine.views import SeatView
from bot.players import Level, player_for

__all__ = ["call", "greet", "play", "prepare"]


def prepare() -> None:
    """Get ready to think: everything loaded, deaf to Ctrl-C, which is for the bot to hear."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_bot, daemon=True).start()
    player_for(Level.HARD, 0)


def call(view: SeatView, level: Level, seed: int) -> int:
    """Return the call of a player of *level*."""
    return player_for(level, seed).call(view)


def play(view: SeatView, level: Level, seed: int) -> Card:
    """Return the card of a player of *level*."""
    return player_for(level, seed).play(view)


def greet() -> None:
    """Do nothing: a process starts with its first work."""


def _end_with_the_bot() -> None:
    """Wait for the bot's process to end, killed or not; a pool's worker would wait for work for ever."""
    bot = parent_process()
    assert bot is not None
    connection.wait([bot.sentinel])
    os._exit(0)
