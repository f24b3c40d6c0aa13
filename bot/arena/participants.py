"""Who may sit down in the arena: our levels, the players that are only yardsticks, and programs."""

import csv
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

from bot.engine import seat_view
from bot.engine.cards import Card
from bot.engine.messages import Event
from bot.engine.state import Match
from bot.engine.views import SeatView
from bot.players import HeuristicPlayer, Level, Player, player_for

__all__ = ["BUILT_IN", "Participant", "PlayerError", "RandomPlayer", "Seated", "split_players"]


class PlayerError(Exception):
    """A player that there is not, or a program that cannot be started. The text says what to do."""


class Participant(Protocol):
    """Somebody in a chair for one match after another."""

    faults: int
    """Answers so far that did not count."""

    @property
    def clock(self) -> Callable[[], float]:
        """What times its decisions, in seconds: processor time for our own, the wall's for programs."""

    def call(self, match: Match, seat: int) -> int:
        """Return a call that the rules allow."""

    def play(self, match: Match, seat: int) -> Card:
        """Return one of the match's legal cards."""

    def see(self, match: Match, seat: int, event: Event) -> None:
        """Take note of what has just led to *match*."""

    def close(self) -> None:
        """Leave for good."""


class Seated:
    """One of our own players in a chair: it gets its seat's view and nothing else."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.clock = time.process_time
        self.faults = 0

    def call(self, match: Match, seat: int) -> int:
        """Return the player's call."""
        return self._player.call(seat_view(match, seat))

    def play(self, match: Match, seat: int) -> Card:
        """Return the player's card."""
        if len(match.legal) == 1:
            return match.legal[0]
        return self._player.play(seat_view(match, seat))

    def see(self, match: Match, seat: int, event: Event) -> None:
        """Do nothing: every view tells all."""

    def close(self) -> None:
        """Do nothing."""


class RandomPlayer:
    """Calls one to four where it may and plays any legal card: the least that a player can do."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def call(self, view: SeatView) -> int:
        """Return a low call."""
        rules = view.public.rules
        return max(rules.min_call, min(rules.max_call, self._random.randint(1, 4)))

    def play(self, view: SeatView) -> Card:
        """Return any legal card."""
        return self._random.choice(view.legal)


BUILT_IN: dict[str, Callable[[int], Player]] = {
    **{level.value: partial(player_for, level) for level in Level},
    "heuristic": lambda seed: HeuristicPlayer(),
    "random": RandomPlayer,
}
"""Players by name, made from a seed."""


def split_players(text: str) -> tuple[str, str, str, str]:
    """Return the four specs in *text*: commas between them, quotation marks around a spec with commas.

    Raises PlayerError for any other number of players.
    """
    specs = next(csv.reader([text], skipinitialspace=True), [])
    specs = [spec.strip() for spec in specs]
    if len(specs) != 4 or not all(specs):
        raise PlayerError(f"four players are needed, with commas between them, such as {_EXAMPLE}")
    a, b, c, d = specs
    return a, b, c, d


_EXAMPLE = "hard,medium,medium,medium"
