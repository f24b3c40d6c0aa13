"""What a table needs from the rest of the house, as small protocols that tests can stand in for."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.engine.cards import Card
from bot.engine.messages import Event
from bot.engine.shuffle import FairShuffle
from bot.engine.views import SeatView
from bot.players import Level
from bot.table.clocks import Clocks
from bot.table.results import Result
from bot.table.state import Table

__all__ = [
    "Announcer",
    "Change",
    "Choice",
    "KeptPing",
    "Members",
    "Minds",
    "Shuffler",
    "Store",
    "StoreConflictError",
    "StoreFailedError",
    "UnreadableTableError",
]


class StoreConflictError(Exception):
    """The table's revision in the store is not the expected one: somebody else wrote first."""


class StoreFailedError(Exception):
    """The store cannot be used now: nothing was kept, and it may work again later."""


class UnreadableTableError(Exception):
    """What the store has of a table tells no table; the text names it."""


@dataclass(frozen=True, slots=True)
class Choice:
    """The rules and the clock that a server chose last; ``deals`` is None where it left the preset's own."""

    preset: str
    deals: int | None
    clock: Clocks | None = None
    """None where it never chose one; keeping None leaves the one from before."""


class Store(Protocol):
    """Where tables are kept. Every method is one transaction, durable when it returns."""

    async def create(self, table: Table) -> int:
        """Keep a new table and return its id; ``table.id`` is ignored.

        Raises StoreConflictError when a live table is in that channel already.
        """

    async def append(
        self, table: Table, expected: int, events: Sequence[Event], results: Sequence[Result] = ()
    ) -> None:
        """Keep *table* and what happened, provided that the stored revision is *expected*.

        *events* continue the table's match log; *table* carries the new revision and the due step.
        Raises StoreConflictError otherwise, changing nothing.
        """

    async def load(self, table_id: int) -> Table | None:
        """Return the table with its match replayed from the log, or None. Raises UnreadableTableError."""

    async def set_aside(self, channel_id: int) -> bool:
        """Close the live table of a channel if it cannot be read, and return whether there was such a one.

        Its rows stay for whoever wants to find out why.
        """

    async def live(self) -> list[Table]:
        """Return every table that is in its lobby or its match."""

    async def choice(self, guild_id: int) -> Choice | None:
        """Return the rules that the server chose last."""

    async def remember_choice(self, guild_id: int, choice: Choice) -> None:
        """Keep the server's choice for its next lobby."""


class Shuffler(Protocol):
    """Chance. The bot's own is the fair shuffle; tests deal what they need."""

    def secret(self) -> bytes:
        """Return a fresh secret of 32 bytes."""

    def first_dealer(self, shuffle: FairShuffle) -> int:
        """Return the seat that deals first."""

    def pack(self, shuffle: FairShuffle, number: int) -> tuple[Card, ...]:
        """Return the pack after the match's *number*-th shuffle, from 1."""


class Minds(Protocol):
    """Who thinks for the computer players. The same *seed* decides the same from the same view."""

    def expect(self, level: Level) -> None:
        """Get ready to think at *level* soon; must not wait."""

    async def call(self, view: SeatView, level: Level, seed: int) -> int:
        """Return the number of tricks to undertake; *view* has ``may_call``."""

    async def play(self, view: SeatView, level: Level, seed: int) -> Card:
        """Return one of the view's ``legal`` cards."""


@dataclass(frozen=True, slots=True)
class Change:
    """What one commit did to a table."""

    before: Table | None
    after: Table
    events: tuple[Event, ...] = field(repr=False)
    actor: int | None = None
    """The user id of whoever pressed; None for a step that was due."""


class Members(Protocol):
    """Who belongs to a server."""

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Return whether a user is known to be no longer on a server; False where nobody can say."""


@dataclass(frozen=True, slots=True)
class KeptPing:
    """A message that calls somebody, still there after a restart."""

    table_id: int
    channel_id: int
    message_id: int


class Announcer(Protocol):
    """Who tells people. Called after the commit; must not wait."""

    def announce(self, change: Change) -> None:
        """Take note of *change* and show it soon."""

    def forget(self, table: Table) -> None:
        """Show nothing of *table* any more: its channel is gone. Must not wait."""
