"""The result rows of a finished match: one a chair, the leaderboard's only source."""

from dataclasses import dataclass

from bot.engine.rules import Scoring
from bot.engine.scoring import is_made, places
from bot.table.state import Table

__all__ = ["Result", "results_of"]


@dataclass(frozen=True, slots=True)
class Result:
    """How one chair's match ended. Scores are tenths."""

    seat: int
    user_id: int | None
    """Whom it counts for: the person who sat there from the first deal on, else None."""
    people: int
    """How many people sat at the table at the start."""
    scoring: Scoring
    place: int
    """From 1; shared by equal totals."""
    won: bool
    total: int
    deals: int
    """Counted deals."""
    best: int
    """The best single counted deal."""
    made: int
    """Calls made in counted deals."""


def results_of(table: Table) -> tuple[Result, ...]:
    """Return the four results of a finished match, in seat order."""
    match = table.match
    assert match is not None
    deals = [deal for deal in match.history if deal.scores is not None and not deal.extra]
    place = places(match.totals, match.winners)
    rows = []
    for seat, chair in enumerate(table.chairs):
        counts = chair is not None and chair.person is not None and chair.starter
        rows.append(
            Result(
                seat=seat,
                user_id=chair.person.user_id if chair and chair.person and counts else None,
                people=table.people_at_start,
                scoring=match.rules.scoring,
                place=place[seat],
                won=seat in match.winners,
                total=match.totals[seat],
                deals=len(deals),
                best=max((deal.scores or ())[seat] for deal in deals),
                made=sum(is_made(match.rules, deal.calls[seat] or 0, deal.won[seat]) for deal in deals),
            )
        )
    return tuple(rows)
