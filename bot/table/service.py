"""The live tables: one lock each, saved before spoken, and their due steps."""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from weakref import WeakValueDictionary

from bot.engine.messages import Event
from bot.logs import begin
from bot.table import journal
from bot.table.actions import Action, ChooseClock, ChooseRules, Join
from bot.table.autoplay import House, with_due
from bot.table.clock import Clock
from bot.table.lobby import rules_for
from bot.table.ports import (
    Announcer,
    Change,
    Choice,
    Members,
    Store,
    StoreConflictError,
    UnreadableTableError,
)
from bot.table.refusals import ChannelTaken, Conflict, TableGone
from bot.table.results import results_of
from bot.table.setup import Opening, open_lobby, reopen_lobby
from bot.table.state import Person, Stage, Table
from bot.table.timers import Timers
from bot.table.transition import act, broken_off, fall_due
from bot.table.turns import TURN_STEPS

__all__ = ["Tables"]

log = logging.getLogger(__name__)

_GRACE = timedelta(seconds=10)
"""After a start, what fell due meanwhile waits this long, so that people find their table first."""
_APART = timedelta(milliseconds=500)
"""Those that lapsed while the bot was away go on one after another, not all in one moment."""
_RETRY = timedelta(seconds=5)


class Everybody:
    """Members of whom nobody ever leaves."""

    async def has_left(self, guild_id: int, user_id: int) -> bool:
        """Return False."""
        return False


@dataclass(slots=True)
class Tables:
    """Every table that is live in this process.

    A change is saved first and announced afterwards; a lock for each channel orders the changes there.
    """

    store: Store
    clock: Clock
    house: House
    announcer: Announcer
    members: Members = field(default_factory=Everybody)
    _live: dict[int, Table] = field(default_factory=dict)
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _timers: Timers = field(init=False)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._timers = Timers(self.clock, self._wake)

    async def resume(self) -> list[Table]:
        """Take up every live table of the store, with its due step, and return them."""
        now = self.clock.now()
        tables = [_with_clock(table, now) for table in await self.store.live()]
        earliest = now + _GRACE
        self._timers.rest()
        for table in tables:
            self._live[table.id] = table
            self._expect(table)
            self._timers.arm(table, earliest)
            if table.due and table.due.at <= earliest:
                earliest += _APART
        return tables

    def cut_off(self) -> None:
        """Let nobody's time run out while presses cannot arrive."""
        self._timers.cut_off = True

    def connected(self) -> None:
        """Let time run out again, after a minute in which people find their tables."""
        self._timers.cut_off = False
        self._timers.rest()

    async def close(self) -> None:
        """Stop the timers for good and let the steps that have begun end."""
        self._timers.close()
        await asyncio.gather(*self._tasks)

    def at(self, channel_id: int) -> Table | None:
        """Return the live table in a channel."""
        return next((table for table in self._live.values() if table.channel_id == channel_id), None)

    def knowing(self, user_id: int) -> list[Table]:
        """Return the live tables that name somebody, oldest first."""
        return [table for table in self._live.values() if table.knows(user_id)]

    def of(self, guild_id: int, user_id: int | None = None) -> list[Table]:
        """Return a server's live tables, oldest first; with *user_id* those where that user has a chair."""
        return [
            table
            for table in self._live.values()
            if table.guild_id == guild_id and (user_id is None or table.seated(user_id) is not None)
        ]

    def all(self) -> tuple[Table, ...]:
        """Return every live table."""
        return tuple(self._live.values())

    def newest(self, table: Table) -> Table:
        """Return *table* as it is now; one that has ended meanwhile as closed."""
        found = self._live.get(table.id)
        return found or (replace(table, stage=Stage.CLOSED, due=None) if table.live else table)

    async def get(self, table_id: int) -> Table | None:
        """Return a table, one that is over too; None for one that cannot be read."""
        return self._live.get(table_id) or await self._stored(table_id)

    async def _stored(self, table_id: int) -> Table | None:
        try:
            return await self.store.load(table_id)
        except UnreadableTableError as error:
            log.error("a table was asked for that cannot be read: %s", error)
            return None

    async def channel_gone(self, channel_id: int) -> None:
        """Close the table of a channel that was deleted: nobody can ever press anything there again."""
        async with self._lock(channel_id):
            table = self.at(channel_id)
            if table is None:
                return
            after, events = broken_off(self.house, table)
            try:
                after = await self._save(table, after, events)
            except Conflict:
                log.warning("table %s: another process closed it with its channel", table.id)
                return
            log.info("table %s: its channel is gone", table.id)
            self._keep(after)
            self.announcer.forget(after)

    async def open(self, opening: Opening) -> Change:
        """Open a lobby. Raises ChannelTaken or WrongRules."""
        async with self._lock(opening.channel_id):
            self._require_free(opening.channel_id)
            choice = opening.choice(await self.store.choice(opening.guild_id))
            lobby = open_lobby(opening, choice, self.house.shuffler.secret(), self.clock.now())
            if opening.chosen:
                await self.store.remember_choice(opening.guild_id, replace(choice, clock=None))
            return await self._create(lobby, opening.person)

    async def rematch(self, table_id: int, person: Person, word: str) -> Change:
        """Open a lobby for a rematch, or take the chair that it keeps for *person*.

        Raises TableGone, NotSeated, or what open() and act() raise.
        """
        open_before = frozenset(self._live)
        finished = await self.get(table_id)
        if finished is None or finished.live:
            raise TableGone
        async with self._lock(finished.channel_id):
            waiting = self.at(finished.channel_id)
            if waiting and waiting.stage is Stage.LOBBY and waiting.seat_of(person.user_id) is not None:
                # A press from before the lobby cannot be a word: it must come after the commitment.
                return await self._carry_out(
                    waiting, Join(person, word if waiting.id in open_before else None)
                )
            self._require_free(finished.channel_id)
            secret, now = self.house.shuffler.secret(), self.clock.now()
            return await self._create(reopen_lobby(finished, person, secret, now), person)

    async def act(self, table_id: int, action: Action) -> Change:
        """Carry out what a person asks. Raises Refusal, or Conflict when another process wrote first."""
        async with self._lock(self._find(table_id).channel_id):
            table = self._find(table_id)
            change = await self._carry_out(table, action)
            if choice := _to_remember(change.after, action):
                await self.store.remember_choice(table.guild_id, choice)
            return change

    async def _carry_out(self, table: Table, action: Action) -> Change:
        after, events = await act(self.house, table, action, self.clock.now())
        return await self._commit(table, after, events, action.person.user_id)

    def _find(self, table_id: int) -> Table:
        table = self._live.get(table_id)
        if table is None:
            raise TableGone
        return table

    def _require_free(self, channel_id: int) -> None:
        if taken := self.at(channel_id):
            raise ChannelTaken(taken.id)

    async def _create(self, lobby: Table, person: Person) -> Change:
        try:
            table_id = await self._create_row(lobby)
        except StoreConflictError:
            raise Conflict from None
        return self._speak(Change(None, replace(lobby, id=table_id), (), person.user_id))

    async def _create_row(self, lobby: Table) -> int:
        """Keep *lobby*, in place of a table that cannot be read. Raises StoreConflictError."""
        try:
            return await self.store.create(lobby)
        except StoreConflictError:
            if not await self.store.set_aside(lobby.channel_id):
                raise
            log.error("channel %s: its table cannot be read and was set aside", lobby.channel_id)
            return await self.store.create(lobby)

    async def _commit(
        self, table: Table, after: Table, events: tuple[Event, ...], actor: int | None
    ) -> Change:
        return self._speak(Change(table, await self._save(table, after, events), events, actor))

    async def _save(self, table: Table, after: Table, events: tuple[Event, ...]) -> Table:
        """Keep *after* and return it. Raises Conflict, having looked what was kept instead."""
        after = replace(after, revision=table.revision + 1)
        results = results_of(after) if after.stage is Stage.FINISHED else ()
        try:
            await self.store.append(after, table.revision, events, results)
        except StoreConflictError:
            await self._reload(table)
            raise Conflict from None
        return after

    def _speak(self, change: Change) -> Change:
        self._keep(change.after)
        journal.note(change)
        try:
            self.announcer.announce(change)
        except Exception:  # it happened, whether or not it could be told
            log.exception("table %s: a change could not be announced", change.after.id)
        return change

    def _keep(self, table: Table) -> None:
        if table.live:
            self._live[table.id] = table
            self._expect(table)
        else:
            self._live.pop(table.id, None)
        self._timers.arm(table)

    def _expect(self, table: Table) -> None:
        for level in {table.level, *(chair.level for chair in table.chairs if chair and chair.level)}:
            self.house.minds.expect(level)

    async def _reload(self, table: Table) -> None:
        stored = await self._stored(table.id)
        self._speak(Change(table, stored or replace(table, stage=Stage.CLOSED, due=None), ()))

    def _wake(self, table_id: int) -> None:
        self._spawn(self._fall_due(table_id))

    def _spawn(self, step: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(step)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fall_due(self, table_id: int) -> None:
        begin(table=table_id)
        table = self._live.get(table_id)
        if table is None:
            return
        gone = await self._gone(table)  # before the lock, so that a press need not wait for the answer
        async with self._lock(table.channel_id):
            table, now = self._live.get(table_id), self.clock.now()
            if table is None or table.due is None:
                return  # somebody pressed meanwhile
            if self._timers.time_of(table.due) > now:
                self._timers.arm(table)  # or the timer was early: the loop's clock is not the wall's
                return
            log.info("due step", extra={"step": table.due.kind})
            try:
                after, events = await fall_due(self.house, table, now, gone)
                await self._commit(table, after, events, None)
            except Conflict:
                log.warning("table %s: another process made the step that was due", table_id)
            except Exception:
                log.exception("table %s: the step that was due failed; trying again", table_id)
                self._timers.arm(table, now + _RETRY)

    async def _gone(self, table: Table) -> int | None:
        """Return whoever's time is up, if they have left the server."""
        seat = table.match.turn if table.match else None
        chair = None if seat is None else table.chairs[seat]
        if chair is None or chair.player is None or table.due is None or table.due.kind not in TURN_STEPS:
            return None
        user_id = chair.player.user_id
        try:
            return user_id if await self.members.has_left(table.guild_id, user_id) else None
        except Exception:
            log.exception("table %s: nobody knows whether user %s is still here", table.id, user_id)
            return None

    def _lock(self, channel_id: int) -> asyncio.Lock:
        # Weak values: a lock lives exactly as long as somebody holds it or waits for it.
        return self._locks.setdefault(channel_id, asyncio.Lock())


def _with_clock(table: Table, now: datetime) -> Table:
    """Return *table*, which was kept before tables had clocks, with what is due in its match."""
    waits = table.stage is Stage.MATCH and table.due is None
    return with_due(table, now) if waits else table


def _to_remember(table: Table, action: Action) -> Choice | None:
    """Return what *action* chose for the server's next lobby too."""
    match action:
        case ChooseRules():
            return Choice(action.preset, action.deals)
        case ChooseClock():
            own = table.rules.deals == rules_for(table.preset, None).deals
            return Choice(table.preset, None if own else table.rules.deals, action.clock)
        case _:
            return None
