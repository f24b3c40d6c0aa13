"""The order of the people on a server's leaderboard."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import assert_never

from bot.engine.rules import Scoring
from bot.ladder.figures import Figures, ScoreFigures, figures_of, score_figures
from bot.ladder.ports import Tally

__all__ = ["Entry", "Sort", "ranking", "ranks"]


class Sort(StrEnum):
    """What the leaderboard goes by."""

    WINS = "wins"
    MATCHES = "matches"
    AVERAGE_PLACE = "average-place"
    CALLS_MADE = "calls-made"
    AVERAGE_SCORE = "average-score"
    BEST_DEAL = "best-deal"


@dataclass(frozen=True, slots=True)
class Entry:
    """One person with their figures."""

    user_id: int
    figures: Figures
    score: ScoreFigures | None
    """Within the board's kind of scoring; None for somebody who never finished such a match."""
    value: Fraction | None
    """What the order goes by, more being better; None without one."""


def ranking(tallies: Iterable[Tally], sort: Sort, scoring: Scoring) -> list[Entry]:
    """Return everybody who has the figure that *sort* names, the best first.

    Of equals, whoever has played more matches stands first, then the lower user id.
    """
    by_user: dict[int, list[Tally]] = defaultdict(list)
    for tally in tallies:
        by_user[tally.user_id].append(tally)
    entries = [_entry(user_id, own, sort, scoring) for user_id, own in by_user.items()]
    return sorted((entry for entry in entries if entry.value is not None), key=_order)


def _order(entry: Entry) -> tuple[Fraction, int, int]:
    return -(entry.value or Fraction(0)), -entry.figures.matches, entry.user_id


def _entry(user_id: int, tallies: Sequence[Tally], sort: Sort, scoring: Scoring) -> Entry:
    figures = figures_of(tallies)
    score = next((score_figures(tally) for tally in tallies if tally.scoring is scoring), None)
    return Entry(user_id, figures, score, _value(sort, figures, score))


def _value(sort: Sort, figures: Figures, score: ScoreFigures | None) -> Fraction | None:
    match sort:
        case Sort.WINS:
            return Fraction(figures.wins)
        case Sort.MATCHES:
            return Fraction(figures.matches)
        case Sort.AVERAGE_PLACE:
            return -figures.average_place
        case Sort.CALLS_MADE:
            return figures.calls_made
        case Sort.AVERAGE_SCORE:
            return score.average if score else None
        case Sort.BEST_DEAL:
            return Fraction(score.best) if score else None
        case _:
            assert_never(sort)


def ranks(entries: Sequence[Entry]) -> list[int]:
    """Return each entry's rank, from 1; equals share one: 1, 2, 2, 4."""
    found: list[int] = []
    for index, entry in enumerate(entries):
        tied = index > 0 and entries[index - 1].value == entry.value
        found.append(found[-1] if tied else index + 1)
    return found
