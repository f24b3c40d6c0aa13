"""Turn pings: a new message for whoever is waited for, gone as soon as they have moved.

When somebody is called is the table's business; here a message stands for as long as the table says so.
"""

import logging
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

import discord
from discord import ButtonStyle

from bot.table.clock import Clock
from bot.table.ports import KeptPing
from bot.table.state import DueKind, Person, Stage, Table
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Message, button, message, rows
from bot.ui.screen import Screen
from bot.ui.seen import Seen
from bot.ui.sender import Sender
from bot.ui.slots import Slot
from bot.ui.wording import Wording
from bot.ui.words import Words

__all__ = ["PingBook", "Pinger", "called"]

log = logging.getLogger(__name__)


class PingBook(Protocol):
    """Which ping stands for which table, over a restart."""

    async def remember_ping(self, table_id: int, message_id: int | None) -> None:
        """Keep the id of a table's ping, None when it is gone."""

    async def pings(self) -> list[KeptPing]:
        """Return every ping that stands, of tables that are over too."""


@dataclass(slots=True)
class _Standing:
    move: int | None
    slot: Slot
    channel_id: int


@dataclass(slots=True)
class Pinger:
    """Keeps one ping a turn standing while the table says that somebody was called."""

    sender: Sender
    clock: Clock
    words: Words
    book: PingBook
    spawn: Callable[[Coroutine[Any, Any, None]], None]
    _standing: dict[int, _Standing] = field(default_factory=dict)
    _tried: dict[int, int] = field(default_factory=dict)
    """The move for which each table was pinged last: never twice."""
    _busy: set[int] = field(default_factory=set)

    def note(self, seen: Seen) -> None:
        """Bring a table's ping up to date soon."""
        if seen.table.id not in self._busy and self._is_behind(seen):
            self._busy.add(seen.table.id)
            self.spawn(self._update(seen))

    async def restore(self, tables: Iterable[Table]) -> None:
        """Find the pings of *tables* again after a start, and delete those of tables that are over."""
        live = {table.id: table for table in tables}
        for ping in await self.book.pings():
            slot, table = Slot(ping.message_id), live.get(ping.table_id)
            if table is None:
                await self._delete(ping.table_id, _Standing(None, slot, ping.channel_id))
            else:
                move = table.pinged if called(table) else None
                self._standing[table.id] = _Standing(move, slot, ping.channel_id)

    def forget(self, table_id: int) -> None:
        """Have nothing to do with a table any more."""
        self._standing.pop(table_id, None)
        self._tried.pop(table_id, None)

    def _is_behind(self, seen: Seen) -> bool:
        table, standing = seen.table, self._standing.get(seen.table.id)
        wanted = table.pinged if called(table) and seen.pings else None
        if standing is not None:
            return standing.move is None or standing.move != wanted
        return wanted is not None and self._tried.get(table.id) != wanted

    async def _update(self, seen: Seen) -> None:
        table_id = seen.table.id
        try:
            while self._is_behind(seen):
                if standing := self._standing.pop(table_id, None):
                    await self._delete(table_id, standing)
                else:
                    await self._ping(seen, seen.table)
        except Exception:
            log.exception("the ping of table %s could not be kept up to date", table_id)
        finally:
            self._busy.discard(table_id)
            if not seen.table.live:
                self._tried.pop(table_id, None)

    async def _ping(self, seen: Seen, table: Table) -> None:
        person = called(table)
        if person is None or table.pinged is None:
            return
        self._tried[table.id] = table.pinged
        screen = Screen(_call(self.words.public(table.guild_id), table, person))
        tokens = seen.live_tokens(self.clock.now())
        slot = await self.sender.post(tokens, screen, table.channel_id, mention=person.user_id)
        if slot is not None:
            self._standing[table.id] = _Standing(table.pinged, slot, table.channel_id)
            await self.book.remember_ping(table.id, slot.message_id)

    async def _delete(self, table_id: int, standing: _Standing) -> None:
        await self.sender.delete(standing.slot, self.clock.now(), standing.channel_id)
        await self.book.remember_ping(table_id, None)


def called(table: Table) -> Person | None:
    """Return who was called and has not moved yet."""
    match = table.match
    if table.stage is not Stage.MATCH or match is None or match.turn is None or table.pinged != match.move:
        return None
    chair = table.chairs[match.turn]
    return chair.player if chair and not chair.away and table.people() else None


def _call(wording: Wording, table: Table, person: Person) -> Message:
    cards = button(custom_ids.table("cards", table.id), wording("button-my-cards"), style=ButtonStyle.primary)
    limit = None
    if table.due and table.due.kind is DueKind.MOVE:
        limit = wording("ping-limit", when=discord.utils.format_dt(table.due.at, "R"))
    return message(LOOK.turn, [wording("ping-turn", player=f"<@{person.user_id}>"), limit, *rows([cards])])
