"""Every kind of request, failing in every way: the move stays, and what comes next heals the screens."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from simcord.backend.models import Message

from tests.harness.components import Button, buttons
from tests.loopback.faults import ANYWHERE, FAULTS, Fault
from tests.loopback.inside import Inside, bot_inside
from tests.loopback.ledger import Verdict, compare, logged_moves
from tests.loopback.people import People, TableOfPeople, is_move
from tests.loopback.server import open_loopback
from tests.loopback.waiting import until
from tests.loopback.wires import HARMS

__all__ = ["CELLS", "IN_A_MATCH", "Cell", "Matrix", "open_matrix"]

IN_A_MATCH = ("answer", "follow-up", "token edit", "token delete", "post", "edit", "delete")
"""The kinds of request that the bot makes while people play."""
CELLS = tuple((kind, fault) for kind in IN_A_MATCH for fault in FAULTS)
_DEAD_TOKENS = Fault("401", 401, 50027)
_HEALS_WITHIN = 12.0


Live = tuple[int, Message, list[Button]]
"""A user, the panel, and what can be pressed on it."""


@dataclass(slots=True)
class Cell:
    """What came of one fault in one kind of request."""

    kind: str
    fault: str
    injected: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: str | None = None
    errors: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        """Return whether nothing came of it."""
        return not (self.lost or self.doubled or self.stuck or self.errors)


class Matrix:
    """Two people at a table who play on while requests fail."""

    def __init__(self, bot: Inside, people: People, table: TableOfPeople, database: Path) -> None:
        self._bot = bot
        self._database = database
        self._people = people
        self._table = table

    @property
    def seen(self) -> set[str]:
        """Return the kinds of request that the bot has made."""
        return set(self._bot.discord.plan.seen)

    @property
    def trouble(self) -> list[str]:
        """Return what the simulated Discord could not do."""
        return self._bot.discord.rest.trouble

    @property
    def _channel(self) -> int:
        return self._table.channel

    async def cell(self, kind: str, fault: Fault) -> Cell:
        """Let one fault meet the requests of one kind, or of ``any``, around one move, and judge."""
        plan = self._bot.discord.plan

        async def fails(live: Live) -> None:
            count = plan.injected.total()
            self._provoke(kind, live[0])
            plan.set(fault, None if kind == "any" else kind)
            await self._press_move(kind, live)
            await self._met(count)

        return await self._around_a_move(Cell(kind, fault.name), fails)

    async def gateway(self, name: str) -> Cell:
        """Let the gateway fail as *name* says around one move, and judge."""

        async def fails(live: Live) -> None:
            user, panel, found = live
            before, press = self._bot.version(self._channel), self._table.choose(found).custom_id
            await HARMS[name](self._bot, lambda: self._people.begin_press(user, panel, press))
            with suppress(TimeoutError):
                await until(lambda: self._bot.version(self._channel) > before, 5.0)

        cell = await self._around_a_move(Cell("gateway", name), fails)
        cell.injected = 1
        return cell

    async def _around_a_move(self, found: Cell, fails: Callable[[Live], Awaitable[None]]) -> Cell:
        plan = self._bot.discord.plan
        try:
            await self._until_live()
        except TimeoutError:
            found.stuck = "before anything failed"
            return found
        live = self._turn()
        assert live is not None
        mine = self._mine(live[0])
        before, count = self._bot.version(self._channel), plan.injected.total()
        await fails(live)
        after = self._bot.version(self._channel)
        found.lost = int(after <= before)
        found.doubled = self._mine(live[0]) - mine - (after > before)
        plan.clear()
        plan.standing.clear()
        found.injected = plan.injected.total() - count
        found.stuck = await self._heals()
        found.errors = self._bot.errors()
        return found

    async def storm(self, seconds: float, share: float, chance: random.Random) -> Cell:
        """Play on for a while in which a part of all requests fails in any way, and judge."""
        plan, found = self._bot.discord.plan, Cell("random", "any, at random")
        began, count, end = len(self._people.moves), plan.injected.total(), time.monotonic() + seconds
        plan.storm = lambda: chance.choice(ANYWHERE) if chance.random() < share else None
        while time.monotonic() < end:
            if not await self._table.step():
                await asyncio.sleep(0.02)
        plan.clear()
        found.injected = plan.injected.total() - count
        found.stuck = await self._heals()
        found.errors = self._bot.errors()
        verdict = Verdict()
        compare(verdict, self._people.moves[began:], logged_moves(self._database))
        turns = Counter(entry[:2] for entry in logged_moves(self._database))
        found.lost, found.doubled = len(verdict.lost), sum(times > 1 for times in turns.values())
        return found

    def _mine(self, user: int) -> int:
        """Return how often somebody has called and played in this match."""
        table = self._bot.table(self._channel)
        seat, match = table.seat_of(user), table.match
        if seat is None or match is None or match.deal is None:
            return 0
        return 13 - len(match.deal.hands[seat]) + (match.deal.calls[seat] is not None)

    def _provoke(self, kind: str, user: int) -> None:
        """Arrange it so that the next move needs a request of *kind*."""
        plan, backend = self._bot.discord.plan, self._bot.discord.backend
        seen = self._bot.desk.announcer.seen(self._bot.table(self._channel))
        if kind in ("edit", "post", "delete"):
            for other in ("token edit", "follow-up", "token delete"):
                plan.standing[other] = _DEAD_TOKENS
        stored = backend.messages[self._channel]
        if kind == "post" and seen.public is not None and seen.public.message_id in stored:
            backend.delete_message(self._channel, seen.public.message_id)
        if kind == "follow-up":
            for panel in seen.panels.values():
                if panel.slot.message_id in stored and panel.live_move is None:
                    backend.delete_message(self._channel, panel.slot.message_id)
            if user in seen.panels and len(self._table.users) == 1:
                backend.delete_message(self._channel, seen.panels[user].slot.message_id)

    def _turn(self) -> Live | None:
        """Return the panel on which the move can be made that the table waits for."""
        table = self._bot.desk.tables.at(self._channel)
        if table is None or table.match is None:
            return None
        move = f":{table.match.move}:"
        for user in self._table.users:
            for message in self._people.sees(user, self._channel):
                found = [one for one in buttons(message.components) if is_move(one) and move in one.custom_id]
                if message.is_ephemeral and found:
                    return user, message, found
        return None

    async def _press_move(self, kind: str, live: Live) -> None:
        """Make the move; some kinds of request need another press, too."""
        user, panel, found = live
        choice = self._table.choose(found)
        interaction = self._people.begin_press(user, panel, choice.custom_id)
        await self._people.answer(interaction)
        if kind == "token delete" and (cards := self._table.offers("My cards")):
            await self._people.press(user, cards[0], cards[1].custom_id)
        elif kind == "delete":
            await self._people.command(user, self._channel, "table")

    async def _met(self, before: int, patience: float = 0.7) -> None:
        """Give the fault time to be met, and some more to do harm."""
        plan, end = self._bot.discord.plan, time.monotonic() + patience
        while time.monotonic() < end:
            await asyncio.sleep(0.02)
            if plan.injected.total() > before:
                end = min(end, time.monotonic() + 0.3)
                before = plan.injected.total() + 1_000_000

    async def _until_live(self) -> None:
        """Play on without faults until somebody can move and at least one more move follows."""
        async with asyncio.timeout(_HEALS_WITHIN):
            while not (self._turn() and self._mid_deal()):
                if not await self._table.step():
                    await asyncio.sleep(0.02)

    def _mid_deal(self) -> bool:
        match = self._bot.table(self._channel).match
        return match is not None and match.deal is not None and len(match.deal.tricks) < 11

    async def _heals(self) -> str | None:
        """Play on undisturbed; return what is still wrong after a while, None when all is true again."""
        end, wrong, moves = time.monotonic() + _HEALS_WITHIN, "nobody could move", 0
        while time.monotonic() < end:
            if moves < 1 or not self._bot.desk.tables.at(self._channel):
                moves += await self._table.step()
            elif (untrue := await self._bot.untrue(self._channel)) is None:
                return None
            else:
                wrong = untrue
            await asyncio.sleep(0.03)
        return wrong


@asynccontextmanager
async def open_matrix(folder: Path, seed: int) -> AsyncIterator[Matrix]:
    """Let two people begin a match over real sockets; the bot's database is in *folder*."""
    async with open_loopback() as discord, bot_inside(discord, folder) as bot:
        people = People(discord, asyncio.Event())
        users = [discord.add_person("Asha"), discord.add_person("Bimal")]
        chance = random.Random(seed)
        table = TableOfPeople(people, discord.add_channel("games"), users, chance, patience=0.5)
        yield Matrix(bot, people, table, folder / "callbreak.db")
        assert discord.rest.trouble == []
