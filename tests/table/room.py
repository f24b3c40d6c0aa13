"""One channel with a table in it, and people who press."""

import asyncio
from collections.abc import Sequence
from itertools import count
from typing import Any

from bot.engine.state import Match, Phase
from bot.players import Player
from bot.table.actions import Action, AddComputer, Admit, Call, Join, Leave, Play, Start, TakeChair
from bot.table.autoplay import House
from bot.table.ports import Change, Shuffler
from bot.table.service import Tables
from bot.table.setup import Opening
from bot.table.state import Chair, Person, Stage, Table
from tests.harness.clock import ManualClock
from tests.table.doubles import Chance, Listener, MemoryStore, PlainPlayer, Roll, Thinks

__all__ = ["ASHA", "BIMAL", "CHANDRA", "CHANNEL", "DEEPA", "ESHA", "GUILD", "PEOPLE", "Room", "settle"]

GUILD, CHANNEL = 1, 10
PEOPLE = ASHA, BIMAL, CHANDRA, DEEPA, ESHA = tuple(
    Person(100 + number, name) for number, name in enumerate(("Asha", "Bimal", "Chandra", "Deepa", "Esha"))
)


async def settle() -> None:
    """Let everything that has begun come to its end: nothing here waits for real time."""
    for _ in range(200):
        if len(asyncio.all_tasks()) == 1:
            return
        await asyncio.sleep(0)


class Room:
    """A channel, its table, and a process that runs it until `restart`."""

    def __init__(self, shuffler: Shuffler | None = None, player: Player | None = None) -> None:
        self.journal: list[str] = []
        self.store = MemoryStore(self.journal)
        self.told = Listener(self.journal)
        self.roll = Roll()
        self.clock = ManualClock()
        self.house = House(shuffler or Chance(), Thinks(player or PlainPlayer()))
        self.tables = self.process()
        self.words = map(str, count(1001))

    def process(self) -> Tables:
        """Return a new process on the same store."""
        return Tables(self.store, self.clock, self.house, self.told, self.roll)

    async def restart(self) -> list[Table]:
        """End the process without a word and begin another; return what it took up."""
        self.clock.forget()
        self.tables = self.process()
        return await self.tables.resume()

    @property
    def table(self) -> Table:
        """The channel's live table, else the last one that anything happened at."""
        return self.tables.at(CHANNEL) or self.told.changes[-1].after

    def stage(self) -> Stage:
        """Return how far the table has come."""
        return self.table.stage

    @property
    def match(self) -> Match:
        """The table's match."""
        assert self.table.match is not None
        return self.table.match

    def chair(self, seat: int) -> Chair:
        """Return the chair at *seat*, in which somebody must sit."""
        chair = self.table.chairs[seat]
        assert chair is not None
        return chair

    def names(self) -> list[str | None]:
        """Return the names on the chairs by seat, None for a free one."""
        return [chair.name if chair else None for chair in self.table.chairs]

    async def open(self, host: Person = ASHA, **wishes: Any) -> Table:
        """Open a lobby, as ``/callbreak start`` does."""
        return (await self.tables.open(Opening(GUILD, CHANNEL, host, **wishes))).after

    async def act(self, action: Action) -> Change:
        """Press something at the table."""
        return await self.tables.act(self.table.id, action)

    async def join(self, *people: Person) -> None:
        """Press *Join*, each person with a word of their own."""
        for person in people:
            await self.act(Join(person, next(self.words)))

    async def start(self, person: Person = ASHA, word: str = "5000") -> Change:
        """Press *Start*."""
        return await self.act(Start(person, word))

    async def begin(self, *people: Person, **wishes: Any) -> Table:
        """Open a lobby, seat *people*, the first of them the host, and start."""
        await self.open(people[0], **wishes)
        await self.join(*people[1:])
        return (await self.start(people[0])).after

    def mover(self) -> Person:
        """Return the person whose turn it is."""
        assert self.match.turn is not None
        person = self.chair(self.match.turn).player
        assert person is not None, "the computer has not moved"
        return person

    def move(self, *, call: int = 2, old: int | None = None) -> Call | Play:
        """Return the plain move of the person whose turn it is, by a button as old as *old*."""
        if self.match.phase is Phase.CALLING:
            return Call(self.mover(), call, old)
        return Play(self.mover(), self.match.legal[0], old)

    async def play(self, *, calls: Sequence[int] = (2, 2, 2, 2)) -> None:
        """Let people move until the deal is over; *calls* go by seat."""
        while (seat := self.match.turn) is not None:
            await self.act(self.move(call=calls[seat]))

    async def play_out(self) -> None:
        """Let people move, and time pass between deals, until the match is over."""
        while self.stage() is Stage.MATCH:
            await self.play()
            await self.wait(8)

    async def play_to(self, phase: Phase) -> None:
        """Let people move until the match is in *phase*."""
        while self.match.phase is not phase:
            await self.act(self.move())

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.clock.advance(seconds, settle)

    async def leave(self, *people: Person) -> None:
        """Press *Leave*."""
        for person in people:
            await self.act(Leave(person))

    async def let_in(self, guest: Person, seat: int, by: Person = ASHA) -> None:
        """Ask for the chair at *seat*, and be let in."""
        await self.act(TakeChair(guest, seat))
        await self.act(Admit(by, seat, guest.user_id))

    async def add_computers(self, number: int, host: Person = ASHA) -> None:
        """Press *Add computer* so many times."""
        for _ in range(number):
            await self.act(AddComputer(host))
