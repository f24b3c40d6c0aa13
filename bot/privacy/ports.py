"""What privacy needs from the rest of the house, as small protocols that tests can stand in for."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol

from bot.engine.state import Match

__all__ = [
    "Kept",
    "LiveTables",
    "Memory",
    "PersonData",
    "Presence",
    "Row",
    "Share",
    "Store",
    "TableData",
]

Row = Mapping[str, Any]
"""A stored row by column, as it is to be given out."""


@dataclass(frozen=True, slots=True)
class Share:
    """How much is kept about a person, on one server or on all."""

    tables: int
    """Tables where they have a chair or the promise of one, or which they opened."""
    results: int
    memberships: int
    """Notes on whether they are a member of a server."""


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is kept about a person."""

    here: Share
    everywhere: Share
    settings: int
    """How many settings they have changed."""
    hints: int


@dataclass(frozen=True, slots=True)
class TableData:
    """One table that names a person, without what names anybody else."""

    table: Row
    hosted: bool
    promised: bool
    """Whether a chair is promised to them from the next deal on."""
    chair: Row | None
    """Their chair's row; None for somebody who only opened the table or waits for a chair."""
    match: Match | None = field(repr=False)
    """The match as it stands; None for a lobby, and where the log cannot be read."""


@dataclass(frozen=True, slots=True)
class PersonData:
    """All that is kept about a person."""

    settings: Row
    hints: Sequence[str]
    memberships: Sequence[Row]
    results: Sequence[Row]
    tables: Sequence[TableData]


class Store(Protocol):
    """Where everything is kept. Every method is one transaction, durable when it returns."""

    async def kept(self, user_id: int, guild_id: int) -> Kept:
        """Return how much is kept about a person, on a server and on all."""

    async def data(self, user_id: int) -> PersonData:
        """Return all that is kept about a person, the oldest table first, each as it is when it is read."""

    async def erase(self, user_id: int, guild_id: int | None) -> None:
        """Take a person out of everything on a server; with None of everything, settings too."""

    async def guilds(self) -> set[int]:
        """Return every server of which anything is kept."""

    async def note_departures(self, guild_ids: Iterable[int], at: datetime) -> None:
        """Keep that the bot is gone from servers since *at*, unless an earlier time is kept."""

    async def note_returns(self, guild_ids: Collection[int]) -> None:
        """Forget that the bot was gone from servers."""

    async def departed(self, before: datetime) -> Sequence[int]:
        """Return the servers that the bot has been gone from since *before* or longer."""

    async def drop_guild(self, guild_id: int, before: datetime) -> bool:
        """Delete all of a server's data if the bot has been gone since *before*; return whether it was."""

    async def drop_stale(self, before: datetime) -> int:
        """Delete tables without a result that nobody moved at since *before*, and notes on members as old.

        Return how many tables went.
        """

    async def scrub(self) -> bool:
        """Overwrite what deleted rows left in the file, if any were; return whether it was done."""


class LiveTables(Protocol):
    """The tables that people play at now."""

    def channels(self, user_id: int, guild_id: int | None) -> Sequence[int]:
        """Return the channels of the tables that know a person, of one server or of all."""

    async def forget(self, user_id: int, guild_id: int | None) -> None:
        """Let a person leave those tables for good, so that nothing there names them."""


class Memory(Protocol):
    """What remembers people and servers outside the database."""

    def forget_person(self, user_id: int) -> None:
        """Forget a person."""

    def forget_server(self, guild_id: int) -> None:
        """Forget a server."""


class Presence(Protocol):
    """Where the bot is now."""

    def __call__(self) -> Collection[int]:
        """Return the servers that the bot is on, those with an outage too."""
