"""Data that goes with time: of servers that the bot was removed from, and of tables without a result."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime

from sqlalchemy import ColumnElement, Select, delete, select, union
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.database import Database
from bot.storage.schema import (
    chairs,
    departures,
    events,
    guilds,
    members,
    results,
    server_settings,
    tables,
)

__all__ = ["SqlRetention", "needs_scrubbing"]

_CHUNK = 500
"""How many ids one statement names; SQLite takes no more than some thousands."""
_MOST_MARKS = 2**30
_OF_TABLES = (events, results, chairs)
_OF_GUILDS = (members, server_settings)
_GONE = upsert(departures).on_conflict_do_nothing()


class SqlRetention:
    """Let data go; part of `bot.privacy.ports.Store`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guilds(self) -> set[int]:
        """Return every server of which anything is kept."""
        known = union(
            select(guilds.c.id), *(select(table.c.guild_id) for table in (tables, results, *_OF_GUILDS))
        )
        async with self._database.read() as connection:
            return set((await connection.execute(known)).scalars())

    async def note_departures(self, guild_ids: Iterable[int], at: datetime) -> None:
        """Keep that the bot is gone from servers since *at*, unless an earlier time is kept."""
        rows = [{"guild_id": guild_id, "removed_at": at} for guild_id in guild_ids]
        if rows:
            async with self._database.write() as connection:
                await connection.execute(_GONE, rows)

    async def note_returns(self, guild_ids: Collection[int]) -> None:
        """Forget that the bot was gone from servers."""
        async with self._database.read() as connection:
            gone = set((await connection.execute(select(departures.c.guild_id))).scalars())
        back = sorted(gone.intersection(guild_ids))
        if not back:
            return
        async with self._database.write() as connection:
            for first in range(0, len(back), _CHUNK):
                some = departures.c.guild_id.in_(back[first : first + _CHUNK])
                await connection.execute(delete(departures).where(some))

    async def departed(self, before: datetime) -> Sequence[int]:
        """Return the servers that the bot has been gone from since *before* or longer."""
        query = select(departures.c.guild_id).where(departures.c.removed_at <= before)
        async with self._database.read() as connection:
            return (await connection.execute(query)).scalars().all()

    async def drop_guild(self, guild_id: int, before: datetime) -> bool:
        """Delete all of a server's data if the bot has been gone since *before*; return whether it was."""
        gone = (departures.c.guild_id == guild_id) & (departures.c.removed_at <= before)
        async with self._database.write() as connection:
            if not (await connection.execute(delete(departures).where(gone))).rowcount:
                return False  # it came back a moment ago
            await _drop_tables(connection, tables.c.guild_id == guild_id)
            for table in _OF_GUILDS:
                await connection.execute(delete(table).where(table.c.guild_id == guild_id))
            await connection.execute(delete(guilds).where(guilds.c.id == guild_id))
            await needs_scrubbing(connection)
        return True

    async def drop_stale(self, before: datetime) -> int:
        """Delete tables without a result that nobody moved at since *before*, and notes on members as old.

        Return how many tables went.
        """
        async with self._database.write() as connection:
            stale = (tables.c.stage == "closed") & (tables.c.moved <= before)
            dropped = await _drop_tables(connection, stale)
            notes = delete(members).where(members.c.checked_at <= before)
            if dropped + (await connection.execute(notes)).rowcount:
                await needs_scrubbing(connection)
        return dropped

    async def scrub(self) -> bool:
        """Overwrite what deleted rows left in the file, if any were; return whether it was done."""
        async with self._database.read() as connection:
            marks = await _marks(connection)
        if not marks:
            return False
        await self._database.rewrite()
        async with self._database.write() as connection:
            if await _marks(connection) == marks:  # else something was deleted meanwhile
                await connection.exec_driver_sql("PRAGMA user_version = 0")
        return True


async def needs_scrubbing(connection: AsyncConnection) -> None:
    """Mark the file as one that still holds traces of what was deleted, in the same transaction.

    SQLite overwrites the place of a deleted row, but not the copies that it left where it had moved rows to
    another page before. Only writing the whole file anew removes those.
    """
    await connection.exec_driver_sql(f"PRAGMA user_version = {await _marks(connection) % _MOST_MARKS + 1}")


async def _marks(connection: AsyncConnection) -> int:
    """Return how often something was deleted since the file was last written anew."""
    marks: int = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
    return marks


async def _drop_tables(connection: AsyncConnection, which: ColumnElement[bool]) -> int:
    """Delete the tables that *which* chooses, with all that hangs on them; return how many there were."""
    chosen: Select[int] = select(tables.c.id).where(which)
    for table in _OF_TABLES:
        await connection.execute(delete(table).where(table.c.table_id.in_(chosen)))
    return (await connection.execute(delete(tables).where(which))).rowcount
