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
from bot.table.actions import Action, ChooseRules, Join
from bot.table.autoplay import House
from bot.table.clock import Clock, Handle
from bot.table.ports import Announcer, Change, Choice, Store, StoreConflictError
from bot.table.refusals import ChannelTaken, Conflict, TableGone
from bot.table.results import results_of
from bot.table.setup import Opening, open_lobby, reopen_lobby
from bot.table.state import Person, Stage, Table
from bot.table.transition import act, fall_due

__all__ = ["Tables"]

log = logging.getLogger(__name__)

_GRACE = timedelta(seconds=10)
"""After a start, what fell due meanwhile waits this long, so that people find their table first."""
_APART = timedelta(milliseconds=500)
"""Those that lapsed while the bot was away go on one after another, not all in one moment."""
_RETRY = timedelta(seconds=5)


@dataclass(slots=True)
class Tables:
    """Every table that is live in this process.

    A change is saved first and announced afterwards; a lock for each channel orders the changes there.
    """

    store: Store
    clock: Clock
    house: House
    announcer: Announcer
    _live: dict[int, Table] = field(default_factory=dict)
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _timers: dict[int, Handle] = field(default_factory=dict)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _closed: bool = False

    async def resume(self) -> list[Table]:
        """Take up every live table of the store, with its due step, and return them."""
        tables = await self.store.live()
        earliest = self.clock.now() + _GRACE
        for table in tables:
            self._live[table.id] = table
            self._arm(table, earliest)
            if table.due and table.due.at <= earliest:
                earliest += _APART
        return tables

    async def close(self) -> None:
        """Stop the timers for good and let the steps that have begun end."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await asyncio.gather(*self._tasks)

    def at(self, channel_id: int) -> Table | None:
        """Return the live table in a channel."""
        return next((table for table in self._live.values() if table.channel_id == channel_id), None)

    def knowing(self, user_id: int) -> list[Table]:
        """Return the live tables that name somebody, oldest first."""
        return [table for table in self._live.values() if table.knows(user_id)]

    async def get(self, table_id: int) -> Table | None:
        """Return a table, one that is over too."""
        return self._live.get(table_id) or await self.store.load(table_id)

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
            if isinstance(action, ChooseRules):
                await self.store.remember_choice(table.guild_id, Choice(action.preset, action.deals))
            return change

    async def _carry_out(self, table: Table, action: Action) -> Change:
        after, events = act(self.house, table, action, self.clock.now())
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
            table_id = await self.store.create(lobby)
        except StoreConflictError:
            raise Conflict from None
        return self._speak(Change(None, replace(lobby, id=table_id), (), person.user_id))

    async def _commit(
        self, table: Table, after: Table, events: tuple[Event, ...], actor: int | None
    ) -> Change:
        after = replace(after, revision=table.revision + 1)
        results = results_of(after) if after.stage is Stage.FINISHED else ()
        try:
            await self.store.append(after, table.revision, events, results)
        except StoreConflictError:
            await self._reload(table)
            raise Conflict from None
        return self._speak(Change(table, after, events, actor))

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
        else:
            self._live.pop(table.id, None)
        self._arm(table)

    async def _reload(self, table: Table) -> None:
        stored = await self.store.load(table.id)
        self._keep(stored or replace(table, stage=Stage.CLOSED, due=None))

    def _arm(self, table: Table, earliest: datetime | None = None) -> None:
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        if table.due is not None and not self._closed:
            at = max(table.due.at, earliest) if earliest else table.due.at
            self._timers[table.id] = self.clock.call_at(at, lambda: self._wake(table.id))

    def _wake(self, table_id: int) -> None:
        self._timers.pop(table_id, None)
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
        async with self._lock(table.channel_id):
            table, now = self._live.get(table_id), self.clock.now()
            if table is None or table.due is None:
                return  # somebody pressed meanwhile
            if table.due.at > now:
                self._arm(table)  # or the timer was early: the loop's clock is not the wall's
                return
            log.info("due step", extra={"step": table.due.kind})
            try:
                after, events = fall_due(self.house, table, now)
                await self._commit(table, after, events, None)
            except Conflict:
                log.warning("table %s: another process made the step that was due", table_id)
            except Exception:
                log.exception("table %s: the step that was due failed; trying again", table_id)
                self._arm(table, now + _RETRY)

    def _lock(self, channel_id: int) -> asyncio.Lock:
        # Weak values: a lock lives exactly as long as somebody holds it or waits for it.
        return self._locks.setdefault(channel_id, asyncio.Lock())
