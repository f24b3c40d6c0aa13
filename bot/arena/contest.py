"""What is played: boards of one match each, in every seating, from the same shuffles."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256

from bot.engine.rules import Ruleset
from bot.engine.shuffle import FairShuffle

__all__ = ["Contest"]

_OPEN_ENDED = 5
"""Counted deals after which a match without a fixed end is closed."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Four players, and how long they play each other."""

    players: tuple[str, str, str, str]
    """By their specs (see participants): a level, or the command line of a program."""
    rules: Ruleset
    deals: int
    """Different deals at least; each is played in every seating, and the last match is played out."""
    seed: int = 1
    limit: float = 5.0
    """Seconds that a program may take over one answer."""

    @property
    def match_deals(self) -> int:
        """Counted deals of one match, an extra deal not among them."""
        return self.rules.deals or _OPEN_ENDED

    @property
    def boards(self) -> int:
        """How many matches there are, each played in every seating."""
        return -(-self.deals // self.match_deals)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The seatings that differ: for each seat, the number of the player in it."""
        found: dict[tuple[str, ...], tuple[int, ...]] = {}
        for turn in range(4):
            seating = tuple((seat + turn) % 4 for seat in range(4))
            found.setdefault(tuple(self.players[player] for player in seating), seating)
        return tuple(found.values())

    def shuffle(self, board: int) -> FairShuffle:
        """Return the shuffles of a board, the same in all its seatings."""
        secret = sha256(f"arena/{self.seed}/{board}".encode()).digest()
        return FairShuffle(secret, ("0", "1", "2", "3"))

    def names(self) -> Iterator[tuple[str, tuple[int, ...]]]:
        """Yield each different player with the numbers of its places in ``players``."""
        for spec in dict.fromkeys(self.players):
            yield spec, tuple(place for place, other in enumerate(self.players) if other == spec)
