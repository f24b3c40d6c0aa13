"""What stands in for the rest of the house: a store in memory, fixed chance, a plain player, a listener."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.engine import replay
from bot.engine.cards import PACK, Card
from bot.engine.messages import Event
from bot.engine.shuffle import FairShuffle, commitment
from bot.engine.views import SeatView
from bot.players import Level, Player
from bot.table.ports import Change, Choice, StoreConflictError, UnreadableTableError
from bot.table.results import Result
from bot.table.state import Stage, Table

__all__ = ["Chance", "Listener", "MemoryStore", "PlainPlayer", "Roll", "Thinks", "pack_of"]


@dataclass
class MemoryStore:
    """Tables in memory. Its writes wait a few turns of the loop, as a disk would, before they count.

    A match is kept as its events only and made again from them, and a write needs the right revision and a
    log of the right length.
    """

    journal: list[str] = field(default_factory=list)
    failure: Exception | None = None
    """What every write raises, instead of writing."""
    rows: dict[int, Table] = field(default_factory=dict)
    logs: dict[int, list[Event]] = field(default_factory=dict, repr=False)
    results: dict[int, tuple[Result, ...]] = field(default_factory=dict)
    choices: dict[int, Choice] = field(default_factory=dict)
    broken: set[int] = field(default_factory=set)
    """Tables that cannot be read."""

    async def create(self, table: Table) -> int:
        """Keep a new lobby; see `bot.table.ports.Store`."""
        await self._write("create")
        if any(row.live and row.channel_id == table.channel_id for row in self.rows.values()):
            raise StoreConflictError
        table_id = len(self.rows) + 1
        self.rows[table_id], self.logs[table_id] = replace(table, id=table_id), []
        return table_id

    async def append(
        self, table: Table, expected: int, events: Sequence[Event], results: Sequence[Result] = ()
    ) -> None:
        """Keep a change; see `bot.table.ports.Store`."""
        await self._write("append")
        log = self.logs[table.id]
        version = table.match.version if table.match else 0
        if self.rows[table.id].revision != expected or len(log) != version - len(events):
            raise StoreConflictError
        self.rows[table.id] = replace(table, match=None)
        log.extend(events)
        if results:
            self.results[table.id] = tuple(results)

    async def load(self, table_id: int) -> Table | None:
        """Return a table with its match replayed, or None."""
        await asyncio.sleep(0)
        row = self.rows.get(table_id)
        if row and row.id in self.broken:
            raise UnreadableTableError(f"table {table_id}")
        return row and self._read(row)

    async def set_aside(self, channel_id: int) -> bool:
        """Close a table that cannot be read; see `bot.table.ports.Store`."""
        await self._write("set aside")
        there = [row for row in self.rows.values() if row.live and row.channel_id == channel_id]
        for row in there:
            if row.id in self.broken:
                self.rows[row.id] = replace(row, stage=Stage.CLOSED, due=None)
                return True
        return False

    async def live(self) -> list[Table]:
        """Return every live table, oldest first."""
        await asyncio.sleep(0)
        return [self._read(row) for row in self.rows.values() if row.live and row.id not in self.broken]

    async def choice(self, guild_id: int) -> Choice | None:
        """Return the server's last choice."""
        await asyncio.sleep(0)
        return self.choices.get(guild_id)

    async def remember_choice(self, guild_id: int, choice: Choice) -> None:
        """Keep the server's last choice."""
        await self._write("choice")
        before = self.choices.get(guild_id)
        self.choices[guild_id] = replace(choice, clock=choice.clock or (before.clock if before else None))

    async def _write(self, what: str) -> None:
        for _ in range(3):
            await asyncio.sleep(0)
        if self.failure is not None:
            raise self.failure
        self.journal.append(what)

    def _read(self, row: Table) -> Table:
        log = self.logs[row.id]
        return replace(row, match=replay(log) if log else None)


@dataclass
class Listener:
    """Remembers every change that it was told."""

    journal: list[str] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    failure: Exception | None = None
    forgotten: list[Table] = field(default_factory=list)

    def forget(self, table: Table) -> None:
        """Take note that *table* is shown no more; see `bot.table.ports.Announcer`."""
        self.forgotten.append(table)

    def announce(self, change: Change) -> None:
        """Take note of *change*; see `bot.table.ports.Announcer`."""
        self.journal.append("announce")
        self.changes.append(change)
        if self.failure is not None:
            raise self.failure


@dataclass
class Chance:
    """Secrets one after another, and packs by script; what the script does not say is the fair shuffle's."""

    dealer: int | None = None
    packs: Mapping[int, Sequence[Card]] = field(default_factory=dict)
    secrets: int = 0

    def secret(self) -> bytes:
        """Return the next secret: never the same twice."""
        self.secrets += 1
        return bytes.fromhex(commitment(self.secrets.to_bytes(2, "big")))

    def first_dealer(self, shuffle: FairShuffle) -> int:
        """Return the scripted dealer, or the fair one."""
        return shuffle.first_dealer() if self.dealer is None else self.dealer

    def pack(self, shuffle: FairShuffle, number: int) -> tuple[Card, ...]:
        """Return the scripted pack of that number, or the fair one."""
        return tuple(self.packs[number]) if number in self.packs else shuffle.pack(number)


class PlainPlayer:
    """Calls two and plays the first card it may."""

    def call(self, view: SeatView) -> int:
        """Return 2, which every preset allows and which four of do not cause a redeal."""
        return max(2, view.public.rules.min_call)

    def play(self, view: SeatView) -> Card:
        """Return the first legal card."""
        return view.legal[0]


class Thinks:
    """Lets one player think for all computer players, at once."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.levels: list[Level] = []
        self.expected: set[Level] = set()
        self.seeds: list[int] = []

    def expect(self, level: Level) -> None:
        """Be ready always."""
        self.expected.add(level)

    async def call(self, view: SeatView, level: Level, seed: int) -> int:
        """Return the player's call."""
        self.levels.append(level)
        self.seeds.append(seed)
        return self.player.call(view)

    async def play(self, view: SeatView, level: Level, seed: int) -> Card:
        """Return the player's card."""
        self.levels.append(level)
        self.seeds.append(seed)
        return self.player.play(view)


def pack_of(suits: str) -> tuple[Card, ...]:
    """Return the pack that deals one whole suit to each seat: *suits* are their letters, in the order dealt.

    The seat with the trumps takes all thirteen tricks, and three hands hold no trump.
    """
    dealt = [[card for card in PACK if card.suit == letter] for letter in suits]
    return tuple(card for row in zip(*dealt, strict=True) for card in row)


@dataclass
class Roll:
    """Who has left the server."""

    left: set[int] = field(default_factory=set)
    asked: list[int] = field(default_factory=list)
    failure: Exception | None = None

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Return whether a user is gone; see `bot.table.ports.Members`."""
        self.asked.append(user_id)
        await asyncio.sleep(0)
        if self.failure is not None:
            raise self.failure
        return user_id in self.left
