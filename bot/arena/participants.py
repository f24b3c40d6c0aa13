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
from bot.players.seeing import SeeingPlayer

__all__ = ["BUILT_IN", "Participant", "PlayerError", "RandomPlayer", "of_ours", "split_players"]


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


class _OfOurs:
    """What all players in this process have in common."""

    def __init__(self) -> None:
        self.clock = time.process_time
        self.faults = 0

    def see(self, match: Match, seat: int, event: Event) -> None:
        """Do nothing: whoever is asked is shown what they may see."""

    def close(self) -> None:
        """Do nothing."""


class Seated(_OfOurs):
    """One of our own players in a chair: it gets its seat's view and nothing else."""

    def __init__(self, player: Player) -> None:
        super().__init__()
        self._player = player

    def call(self, match: Match, seat: int) -> int:
        """Return the player's call, the lowest in place of one that the rules do not allow."""
        rules = match.rules
        call = self._player.call(seat_view(match, seat))
        if rules.min_call <= call <= rules.max_call:
            return call
        self.faults += 1
        return rules.min_call

    def play(self, match: Match, seat: int) -> Card:
        """Return the player's card, the first legal one in place of one that is not."""
        if len(match.legal) == 1:
            return match.legal[0]
        card = self._player.play(seat_view(match, seat))
        if card in match.legal:
            return card
        self.faults += 1
        return match.legal[0]


class Seeing(_OfOurs):
    """The hard player with all hands open: how far there is to go for those who play fair."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._player = SeeingPlayer(seed)

    def call(self, match: Match, seat: int) -> int:
        """Return the call that promises most as the cards lie."""
        return self._player.call(match, seat)

    def play(self, match: Match, seat: int) -> Card:
        """Return the card that comes to most as the cards lie."""
        return match.legal[0] if len(match.legal) == 1 else self._player.play(match, seat)


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
"""Players that play fair, by name, made from a seed."""


def of_ours(spec: str, seed: int) -> Participant | None:
    """Return the player of our own that *spec* names, or None when it names a program."""
    if spec == "seeing":
        return Seeing(seed)
    return Seated(BUILT_IN[spec](seed)) if spec in BUILT_IN else None


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
