"""From tallies to figures. Standard errors are over boards, since the deals of a board hang together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

from bot.arena.contest import Contest
from bot.arena.tally import BoardTally, Tally

__all__ = ["Estimate", "Figures", "Standing", "figures_of"]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and its standard error or None where one board alone says nothing of it."""

    value: float
    error: float | None

    @classmethod
    def of(cls, values: Iterable[float]) -> "Estimate":
        """Return the estimate from one value a board."""
        found = list(values)
        return cls(mean(found), stdev(found) / sqrt(len(found)) if len(found) > 1 else None)


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player fared. Scores are points a deal, shares are 0 to 1, times are milliseconds."""

    player: str
    chairs: int
    score: Estimate
    lead: Estimate | None
    """Its score less that of the other players; None when there are none."""
    made: float
    won: Estimate
    """The share of matches won by one chair of this player: a quarter among equals."""
    median: float
    late: float
    """The 99th percentile."""
    longest: float
    decisions: int
    faults: int


@dataclass(frozen=True, slots=True)
class Figures:
    """The outcome of a contest."""

    boards: int
    seatings: int
    deals: int
    """Counted deals played, all seatings together."""
    standings: tuple[Standing, ...]


def figures_of(contest: Contest, boards: Sequence[BoardTally]) -> Figures:
    """Return the figures of all *boards*, of which there is at least one."""
    standings = [_standing(player, places, boards) for player, places in contest.names()]
    return Figures(
        boards=len(boards),
        seatings=len(contest.seatings),
        deals=sum(board.players[0].deals for board in boards),
        standings=tuple(standings),
    )


def _standing(player: str, places: Sequence[int], boards: Sequence[BoardTally]) -> Standing:
    mine = [board.pooled(places) for board in boards]
    field = [place for place in range(4) if place not in places]
    theirs = [board.pooled(field) for board in boards] if field else []
    total = Tally()
    for tally in mine:
        total.add(tally)
    times = sorted(total.times)
    return Standing(
        player=player,
        chairs=len(places),
        score=Estimate.of(map(_points, mine)),
        lead=Estimate.of(map(lambda a, b: _points(a) - _points(b), mine, theirs)) if field else None,
        made=total.made / total.deals,
        won=Estimate.of(tally.wins / tally.matches for tally in mine),
        median=_rank(times, 0.5),
        late=_rank(times, 0.99),
        longest=_rank(times, 1),
        decisions=len(times),
        faults=total.faults,
    )


def _points(tally: Tally) -> float:
    return tally.score / tally.deals / 10


def _rank(times: Sequence[float], share: float) -> float:
    """Return the time in milliseconds that *share* of the sorted microseconds do not exceed."""
    return times[min(len(times) - 1, int(share * len(times)))] / 1000 if times else 0.0
