"""Results and members that a test makes up."""

from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime

from bot.engine.rules import Scoring
from bot.ladder import MembersUnknownError, Played, Tally

__all__ = ["GUILD", "NOW", "FakeMembers", "FakeResults", "tally"]

GUILD = 7
NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


def tally(
    user_id: int,
    scoring: Scoring = Scoring.CALLBREAK,
    *,
    matches: int = 1,
    wins: int = 0,
    places: int = 1,
    deals: int = 5,
    made: int = 0,
    total: int = 0,
    best: int = 0,
) -> Tally:
    return Tally(user_id, scoring, matches, wins, places, deals, made, total, best)


class FakeResults:
    """Results in memory, of one server."""

    def __init__(self, *tallies: Tally, played: Sequence[Played] = ()) -> None:
        self.sums = tallies
        self.played = list(played)
        self.found: dict[int, tuple[bool, datetime]] = {}

    async def tallies(self, guild_id: int, user_id: int | None = None) -> Sequence[Tally]:
        assert guild_id == GUILD
        return [own for own in self.sums if user_id in (None, own.user_id)]

    async def recent(self, guild_id: int, user_id: int, limit: int) -> Sequence[Played]:
        return self.played[:limit]

    async def membership(self, guild_id: int, since: datetime) -> Mapping[int, bool]:
        return {user_id: is_member for user_id, (is_member, at) in self.found.items() if at > since}

    async def remember_membership(self, guild_id: int, found: Mapping[int, bool], at: datetime) -> None:
        self.found |= {user_id: (is_member, at) for user_id, is_member in found.items()}


class FakeMembers:
    """A server that everybody is on but those in ``gone``; ``asked`` keeps every question."""

    def __init__(self, *gone: int) -> None:
        self.gone = set(gone)
        self.asked: list[list[int]] = []
        self.silent = False

    async def still_here(self, guild_id: int, ids: Collection[int]) -> set[int]:
        assert guild_id == GUILD
        self.asked.append(sorted(ids))
        if self.silent:
            raise MembersUnknownError
        return set(ids) - self.gone
