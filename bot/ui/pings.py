"""Turn pings: a new message for whoever keeps others waiting, gone as soon as they move."""

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Protocol

from discord import ButtonStyle

from bot.table.clock import Clock, Handle
from bot.table.state import Person, Stage, Table
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Message, button, message, rows
from bot.ui.screen import Screen
from bot.ui.seen import Seen
from bot.ui.sender import Sender
from bot.ui.slots import Slot
from bot.ui.wording import Wording

__all__ = ["PING_AFTER", "Pinger"]

PING_AFTER = timedelta(seconds=30)
"""How long somebody may think before they are called."""


class PublicWords(Protocol):
    """The wordings of servers."""

    def public(self, guild_id: int) -> Wording:
        """Return the wording for a server."""


@dataclass(slots=True)
class _Wait:
    """One turn that is waited for."""

    move: int
    timer: Handle
    channel_id: int
    slot: Slot | None = None


class Pinger:
    """Calls at most once a turn, and only where another person waits."""

    def __init__(
        self,
        sender: Sender,
        clock: Clock,
        words: PublicWords,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._sender = sender
        self._clock = clock
        self._words = words
        self._spawn = spawn
        self._waits: dict[int, _Wait] = {}
        self._called: dict[int, int] = {}
        """The move for which each table has called somebody last."""

    def note(self, seen: Seen) -> None:
        """Take up a change: a new turn ends the wait for the former one."""
        table, wait = seen.table, self._waits.get(seen.table.id)
        person = _waited_for(table) if seen.pings else None
        if wait and person and table.match and wait.move == table.match.move:
            return
        if wait:
            self._end(self._waits.pop(table.id))
        if not table.live:
            self._called.pop(table.id, None)
        elif person and table.match and self._called.get(table.id) != table.match.move:
            at = self._clock.now() + PING_AFTER
            timer = self._clock.call_at(at, lambda: self._spawn(self._ping(seen, person)))
            self._waits[table.id] = _Wait(table.match.move, timer, table.channel_id)

    def close(self) -> None:
        """Call nobody any more."""
        for wait in self._waits.values():
            wait.timer.cancel()
        self._waits.clear()

    def _end(self, wait: _Wait) -> None:
        wait.timer.cancel()
        if wait.slot:
            self._spawn(self._sender.delete(wait.slot, self._clock.now(), wait.channel_id))

    async def _ping(self, seen: Seen, person: Person) -> None:
        table, wait = seen.table, self._waits.get(seen.table.id)
        if wait is None or wait.slot:
            return
        screen = Screen(_call(self._words.public(table.guild_id), table, person))
        tokens = seen.live_tokens(self._clock.now())
        slot = await self._sender.post(tokens, screen, table.channel_id, mention=person.user_id)
        wait.slot = slot
        self._called[table.id] = wait.move
        if self._waits.get(table.id) is not wait:
            self._end(wait)  # moved just now


def _waited_for(table: Table) -> Person | None:
    """Return the person whose turn it is, if other people wait for them."""
    turn = table.match.turn if table.match and table.stage is Stage.MATCH else None
    chair = None if turn is None else table.chairs[turn]
    return chair.player if chair and len(table.people()) > 1 else None


def _call(wording: Wording, table: Table, person: Person) -> Message:
    cards = button(custom_ids.table("cards", table.id), wording("button-my-cards"), style=ButtonStyle.primary)
    return message(LOOK.turn, [wording("ping-turn", player=f"<@{person.user_id}>"), *rows([cards])])
