"""What the ladder needs from the rest of the house, as small protocols that tests can stand in for."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from bot.engine.rules import Scoring

__all__ = ["Members", "MembersUnknownError", "Played", "Results", "Tally"]


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over one person's matches with one kind of scoring. Scores are tenths."""

    user_id: int
    scoring: Scoring
    matches: int
    wins: int
    places: int
    """The places added up."""
    deals: int
    """Counted deals."""
    made: int
    """Calls made in them."""
    total: int
    """The totals added up."""
    best: int
    """The best single counted deal."""


@dataclass(frozen=True, slots=True)
class Played:
    """How one finished match went for one person. Scores are tenths."""

    table_id: int
    finished_at: datetime
    preset: str
    scoring: Scoring
    people: int
    place: int
    won: bool
    total: int
    deals: int
    best: int
    made: int


class Results(Protocol):
    """Where results are kept. Only matches that two people or more began are told of."""

    async def tallies(self, guild_id: int, user_id: int | None = None) -> Sequence[Tally]:
        """Return the server's sums, or one person's there, one for each person and kind of scoring."""

    async def recent(self, guild_id: int, user_id: int, limit: int) -> Sequence[Played]:
        """Return the person's last matches on the server, the latest first."""

    async def membership(self, guild_id: int, since: datetime) -> Mapping[int, bool]:
        """Return who was found to be a member, or not to be one, after *since*."""

    async def remember_membership(self, guild_id: int, found: Mapping[int, bool], at: datetime) -> None:
        """Keep what was found at *at*."""


class MembersUnknownError(Exception):
    """Discord does not say who is a member just now."""


class Members(Protocol):
    """Who is on a server."""

    async def still_here(self, guild_id: int, ids: Collection[int]) -> set[int]:
        """Return those of *ids* that are members now. Raises MembersUnknownError."""
