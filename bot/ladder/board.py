"""A server's leaderboard and one person's profile there."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.engine.rules import Scoring
from bot.ladder.figures import Figures, ScoreFigures, figures_of, score_figures
from bot.ladder.ports import Members, Played, Results
from bot.ladder.ranking import Entry, Sort, ranking, ranks
from bot.ladder.roll import Roll

__all__ = ["Board", "Ladder", "Profile", "Row"]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a leaderboard."""

    rank: int
    """From 1; shared by equals."""
    user_id: int
    figures: Figures
    score: ScoreFigures | None
    """Within the board's kind of scoring; None for somebody who never finished such a match."""


@dataclass(frozen=True, slots=True)
class Board:
    """One page of a leaderboard."""

    sort: Sort
    scoring: Scoring
    page: int
    """From 1."""
    pages: int
    rows: tuple[Row, ...]
    own: Row | None
    """The viewer's line, on whatever page it stands; None when there is none."""


@dataclass(frozen=True, slots=True)
class Profile:
    """One person's figures on a server."""

    user_id: int
    figures: Figures
    scores: tuple[ScoreFigures, ...]
    """One for each kind of scoring played."""
    recent: tuple[Played, ...]
    """The last matches, the latest first."""


class Ladder:
    """What finished matches add up to. Only those that two people or more began count."""

    def __init__(self, results: Results, members: Members, now: Callable[[], datetime]) -> None:
        self._results = results
        self._roll = Roll(results, members, now)

    async def board(
        self,
        guild_id: int,
        *,
        viewer_id: int,
        sort: Sort = Sort.WINS,
        scoring: Scoring = Scoring.CALLBREAK,
        page: int = 1,
        page_size: int = 10,
    ) -> Board:
        """Return a page of the server's leaderboard; a page too far is the last one.

        Whoever has left the server is left out. Only those who would stand on the page are asked
        for, and the next ones fill it up.
        """
        everybody = ranking(await self._results.tallies(guild_id), sort, scoring)
        here = await self._present(guild_id, everybody, viewer_id, page, page_size)
        number, pages, shown = _page(len(here), page, page_size)
        rows = _rows(here)
        own = next((row for row in rows if row.user_id == viewer_id), None)
        return Board(sort, scoring, number, pages, tuple(rows[shown]), own)

    async def _present(
        self, guild_id: int, everybody: Sequence[Entry], viewer_id: int, page: int, page_size: int
    ) -> list[Entry]:
        """Return all but those found to have left, having asked for everybody who stands on *page* then."""
        known = {**await self._roll.known(guild_id), viewer_id: True}
        while True:
            here = [entry for entry in everybody if known.get(entry.user_id, True)]
            _, _, shown = _page(len(here), page, page_size)
            strangers = [entry.user_id for entry in here[shown] if entry.user_id not in known]
            found = await self._roll.ask(guild_id, strangers) if strangers else {}
            if not found:
                return here
            known |= found

    async def profile(self, guild_id: int, user_id: int, *, recent: int = 5) -> Profile | None:
        """Return a person's figures and last *recent* matches, or None without a finished match."""
        tallies = await self._results.tallies(guild_id, user_id)
        if not tallies:
            return None
        scores = {tally.scoring: score_figures(tally) for tally in tallies}
        return Profile(
            user_id=user_id,
            figures=figures_of(tallies),
            scores=tuple(scores[scoring] for scoring in Scoring if scoring in scores),
            recent=tuple(await self._results.recent(guild_id, user_id, recent)),
        )


def _rows(entries: Sequence[Entry]) -> list[Row]:
    placed = zip(ranks(entries), entries, strict=True)
    return [Row(rank, entry.user_id, entry.figures, entry.score) for rank, entry in placed]


def _page(length: int, page: int, page_size: int) -> tuple[int, int, slice]:
    """Return the page that there is nearest to *page*, how many there are, and the part it shows."""
    pages = max(1, -(-length // page_size))
    number = min(max(page, 1), pages)
    return number, pages, slice((number - 1) * page_size, number * page_size)
