"""How long data stays: a daily sweep by the clock that is passed in.

A server's data goes thirty days after the bot was removed from it. They begin with Discord's word that the
bot is gone, or when the server is missing among all that Discord names at a start. An outage begins nothing,
and coming back ends them.
"""

import asyncio
import logging
from collections.abc import Collection
from datetime import datetime, timedelta

from bot.privacy.ports import Memory, Presence, Store
from bot.table.clock import Clock, Handle

__all__ = ["KEPT", "Retention"]

log = logging.getLogger(__name__)

KEPT = timedelta(days=30)
"""How long a server's data outlives the bot's removal, and a table without a result its last move."""
_EVERY = timedelta(days=1)
_SETTLED = timedelta(minutes=10)
"""After a start, when the bot has found its tables again."""


class Retention:
    """Lets data go when its time has come."""

    def __init__(self, store: Store, clock: Clock, present: Presence, memory: Memory) -> None:
        self._store = store
        self._clock = clock
        self._present = present
        self._memory = memory
        self._gone: set[int] = set()
        """The servers that are noted as left, so that what is said of all others costs nothing."""
        self._timer: Handle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ready(self, present: Collection[int]) -> None:
        """Take note of all servers that the bot is on, by Discord's complete list. Raises StorageError."""
        gone = await self._store.guilds() - set(present)
        await self._store.note_departures(gone, self._clock.now())
        await self._store.note_returns(present)
        self._gone = set(await self._store.departed(self._clock.now()))
        if self._timer is None:
            self._arm(_SETTLED)

    async def removed(self, guild_id: int) -> None:
        """Take note that the bot was removed from a server. Raises StorageError."""
        self._gone.add(guild_id)
        await self._store.note_departures([guild_id], self._clock.now())

    async def returned(self, guild_id: int) -> None:
        """Take note that the bot is on a server, again or still. Raises StorageError."""
        if guild_id in self._gone:
            self._gone.discard(guild_id)
            await self._store.note_returns([guild_id])

    async def close(self) -> None:
        """Stop for good; a sweep that has begun ends first."""
        self._closed = True
        if self._timer:
            self._timer.cancel()
        await asyncio.gather(*self._tasks)

    def _arm(self, pause: timedelta) -> None:
        if not self._closed:
            self._timer = self._clock.call_at(self._clock.now() + pause, self._begin)

    def _begin(self) -> None:
        task = asyncio.get_running_loop().create_task(self._sweep())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        try:
            await self._let_go(self._clock.now() - KEPT)
        except Exception:  # a full disk, say; nothing is lost by another day
            log.exception("old data could not be deleted; trying again tomorrow")
        self._arm(_EVERY)

    async def _let_go(self, before: datetime) -> None:
        for guild_id in await self._store.departed(before):
            if guild_id in self._present():
                await self.returned(guild_id)
            elif await self._store.drop_guild(guild_id, before):
                self._memory.forget_server(guild_id)
                log.info("guild %s: its data is deleted, since the bot was removed from it", guild_id)
        tables = await self._store.drop_stale(before)
        if tables:
            log.info("%s tables without a result are deleted", tables)
        if await self._store.scrub():
            log.info("what deleted data had left in the database file is overwritten")
