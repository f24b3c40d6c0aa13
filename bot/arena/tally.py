"""What a board brought each player, in whole numbers that add up over boards."""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass, field

__all__ = ["BoardTally", "Tally"]


@dataclass(slots=True)
class Tally:
    """One player's sums. Scores are tenths, times are microseconds."""

    deals: int = 0
    score: int = 0
    made: int = 0
    matches: int = 0
    wins: float = 0.0
    """Matches won; a match that several share counts as a part for each."""
    faults: int = 0
    """Answers that were not legal, could not be read or came too late."""
    times: "array[float]" = field(default_factory=lambda: array("f"))
    """What each decision took, forced cards not counted."""

    def add(self, other: "Tally") -> None:
        """Take *other* into these sums."""
        self.deals += other.deals
        self.score += other.score
        self.made += other.made
        self.matches += other.matches
        self.wins += other.wins
        self.faults += other.faults
        self.times += other.times


@dataclass(slots=True)
class BoardTally:
    """The sums of one board, by the player's place in the contest."""

    players: tuple[Tally, Tally, Tally, Tally] = field(
        default_factory=lambda: (Tally(), Tally(), Tally(), Tally())
    )

    def pooled(self, places: Iterable[int]) -> Tally:
        """Return the sums of the players at *places* together."""
        total = Tally()
        for place in places:
            total.add(self.players[place])
        return total
