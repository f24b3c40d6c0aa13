"""Shows every table's newest state: the public message and each player's panel.

The announcer compares what is on the screens (``Seen``) with the state and sends what is missing, so that
whatever failed or was overtaken is made good by the next look. It alone holds tokens, in memory.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from typing import Any

from bot.table.clock import Clock, Handle
from bot.table.ports import Change
from bot.table.state import Table
from bot.ui.panel_screens import PanelScreens
from bot.ui.panels import Panels
from bot.ui.pings import Pinger
from bot.ui.promises import Promises
from bot.ui.public_screens import RETRY, MessageBook, PublicScreens
from bot.ui.screen import Painter
from bot.ui.seen import AT_ONCE, OUTDATED, Seen, deal_of
from bot.ui.sender import Sender
from bot.ui.slots import Slot
from bot.ui.words import Words

__all__ = ["ScreenAnnouncer"]

log = logging.getLogger(__name__)

RECENT = timedelta(minutes=15)
"""After a start, only tables with a press this recent are edited at once."""
_PACE = timedelta(seconds=0.5)


class ScreenAnnouncer:
    """Keeps the screens of every live table up to date."""

    def __init__(
        self,
        sender: Sender,
        clock: Clock,
        book: MessageBook,
        words: Words,
        painter: Painter,
        panels: Panels,
    ) -> None:
        self._sender = sender
        self._clock = clock
        self._book = book
        self.painter = painter
        self.panels = panels
        self._seen: dict[int, Seen] = {}
        self._timers: dict[int, Handle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._pinger = Pinger(sender, clock, words, book, self._spawn)
        self._promises = Promises(sender, clock, words)
        self._public = PublicScreens(sender, clock, book, painter, self.discard)
        self._private = PanelScreens(sender, clock, words, panels)

    def announce(self, change: Change) -> None:
        """Take note of *change* and show it soon."""
        seen = self.seen(change.after)
        seen.note(change, self._clock.now(), self.panels.look(change.after.guild_id))
        self._note_ping(seen)
        for news in self._promises.news(change):
            self._spawn(self._promises.tell(seen, news))
        self._kick(seen)

    def _note_ping(self, seen: Seen) -> None:
        seen.pings = self.panels.pings(seen.table.guild_id)
        self._pinger.note(seen)

    def forget(self, table: Table) -> None:
        """Show nothing of *table* any more: its channel is gone."""
        self._pinger.forget(table.id)
        if timer := self._timers.pop(table.id, None):
            timer.cancel()
        if seen := self._seen.pop(table.id, None):
            seen.end(table)

    def seen(self, table: Table) -> Seen:
        """Return what is on the screens of *table*; nothing is kept of one that is over."""
        seen = self._seen.get(table.id)
        if seen is None:
            seen = Seen(table)
            if table.live:
                self._seen[table.id] = seen
        return seen

    @contextmanager
    def answering(self, table_id: int) -> Iterator[None]:
        """Send nothing about a table while a press there is being answered, for a few seconds at most."""
        held = self._seen.get(table_id)
        if held:
            held.hold(self._clock.now())
        try:
            yield
        finally:
            if held:
                held.held -= 1
                self._kick(held)

    async def restore(self, tables: Sequence[Table]) -> None:
        """Find the messages of *tables* again after a start; edit those that were busy, one by one."""
        now = self._clock.now()
        busy = 0
        await self._pinger.restore(tables)
        for table in tables:
            seen = self.seen(table)
            message_id = await self._book.recall(table.id)
            seen.public = Slot(message_id) if message_id else None
            seen.deal = deal_of(table.match) if table.match else None
            seen.restored = True
            seen.may_attach = self._sender.may_attach(table.channel_id)
            seen.scored = table if table.between_deals else None
            self._note_ping(seen)
            if now - table.moved < RECENT:
                self._call(seen, now + busy * _PACE)
                busy += 1

    async def show_public(self, table: Table, slot: Slot) -> None:
        """Take up *slot* as the table's public message, which shows this state."""
        seen = self.seen(table)
        old, seen.public = seen.public, slot
        seen.deal = deal_of(table.match) if table.match else None
        if old and old.message_id != slot.message_id:
            self.discard(old, table.channel_id)
        if old is None or old.message_id != slot.message_id:
            await self._book.remember(table.id, slot.message_id)

    def show_end(self, table: Table, slot: Slot, *, may_attach: bool) -> None:
        """Let *slot* show the end of *table*; the bot died before it could be shown."""
        seen = self.seen(table)
        if seen.public is None and not seen.busy:
            seen.public, seen.may_attach = slot, may_attach
            seen.table = table
            self._kick(seen)

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do *work* beside everything else, before the bot closes."""
        self._spawn(work)

    def distrust(self, channel_id: int, user_id: int) -> None:
        """Show a panel anew whose answer got lost: nobody knows what it shows."""
        for seen in self._seen.values():
            if seen.table.channel_id == channel_id and user_id in seen.panels:
                seen.panels[user_id].shuffles = OUTDATED

    def discard(self, slot: Slot, channel_id: int | None = None) -> None:
        """Delete a message that another has replaced."""
        self._spawn(self._sender.delete(slot, self._clock.now(), channel_id))

    async def repost(self, table: Table) -> None:
        """Post the table again at the bottom of its channel and remove the older message."""
        if old := await self._public.post(self.seen(table)):
            self.discard(old, table.channel_id)

    async def farewell(self) -> None:
        """Show at once what was to be shown soon: the tokens of presses do not outlive this process."""
        for seen in list(self._seen.values()):
            seen.turn_at = seen.public_at = AT_ONCE
            self._kick(seen)
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Stop, once what is being sent is sent."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        await asyncio.gather(*self._tasks)

    def _kick(self, seen: Seen) -> None:
        now = self._clock.now()
        if seen.busy or seen.must_wait(now):
            return
        due = self._due(seen)
        if not seen.held and (due is None or due > now):
            seen.held_since = None
        if due is None:
            if not seen.table.live:
                self._seen.pop(seen.table.id, None)
        elif due <= now:
            self._spawn(self._show(seen))
        else:
            self._call(seen, due)

    def _call(self, seen: Seen, at: datetime) -> None:
        if timer := self._timers.pop(seen.table.id, None):
            timer.cancel()
        self._timers[seen.table.id] = self._clock.call_at(at, lambda: self._kick(seen))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _due(self, seen: Seen) -> datetime | None:
        """Return when something has to be sent next."""
        now = self._clock.now()
        times = list(seen.panel_times().values())
        if seen.needs_message or seen.left_behind:
            times.append(now)
        if seen.needs_edit or seen.unposted:
            times.append(seen.public_at)
        return min(times, default=None)

    async def _show(self, seen: Seen) -> None:
        if seen.busy:
            return
        seen.busy = True
        try:
            while not seen.must_wait(self._clock.now()) and (jobs := self._jobs(seen)):
                seen.held_since = self._clock.now() if seen.held else None
                await asyncio.gather(*(job() for job in jobs))
        except Exception:
            log.exception("table %s could not be shown; trying again", seen.table.id)
            seen.busy = False
            self._call(seen, self._clock.now() + RETRY)
        else:
            seen.busy = False
            self._kick(seen)

    def _jobs(self, seen: Seen) -> list[Callable[[], Coroutine[Any, Any, None]]]:
        """Return what can be sent now, all at once; a new deal's message goes before its panels."""
        now = self._clock.now()
        if seen.needs_message:
            return [lambda: self._public.begin_deal(seen)]
        due = [user_id for user_id, at in seen.panel_times().items() if at <= now]
        jobs: list[Callable[[], Coroutine[Any, Any, None]]] = [
            lambda user_id=user_id: self._private.show(seen, user_id)  # type: ignore[misc]
            for user_id in due
        ]
        if seen.needs_edit and seen.public_at <= now:
            jobs.append(lambda: self._public.edit(seen))
        if seen.unposted and seen.public_at <= now:
            jobs.append(lambda: self._public.post_first(seen))
        if seen.left_behind:
            jobs.append(lambda: self._public.strip(seen))
        return jobs
