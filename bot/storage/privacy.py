"""What is kept about one person: counted, given out, taken away."""

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, RowMapping, Select, Table, delete, func, select, true, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.state import Match
from bot.privacy.ports import Kept, PersonData, Share, TableData
from bot.storage.database import Database
from bot.storage.errors import BrokenLogError
from bot.storage.privacy_retention import SqlRetention, needs_scrubbing
from bot.storage.schema import chairs, hints_seen, members, person_settings, results, tables
from bot.storage.store import SqlStore
from bot.table.forgetting import NOBODY

__all__ = ["SqlPrivacy"]

_PROMISED = ("successor_id", "successor_name")
_SECRET = ("secret", "host_id", "rules")
"""What of a table's row is not given out: the secret, somebody else's id, and what the match repeats."""


class SqlPrivacy(SqlRetention):
    """Keep people's data in order; see `bot.privacy.ports.Store`."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._tables = SqlStore(database)

    async def kept(self, user_id: int, guild_id: int) -> Kept:
        """Return how much is kept about a person, on a server and on all."""
        async with self._database.read() as connection:
            own = await _row(connection, person_settings, user_id)
            return Kept(
                here=await _share(connection, user_id, guild_id),
                everywhere=await _share(connection, user_id, None),
                settings=sum(word is not None for name, word in own.items() if name != "user_id"),
                hints=await _count(connection, hints_seen, user_id, None),
            )

    async def data(self, user_id: int) -> PersonData:
        """Return all that is kept about a person, the oldest table first, each as it is when it is read."""
        async with self._database.read() as connection:
            own = await _row(connection, person_settings, user_id)
            hints = select(hints_seen.c.code).where(hints_seen.c.user_id == user_id)
            codes = (await connection.execute(hints)).scalars().all()
            notes = await _rows(connection, members, user_id)
            ended = await _rows(connection, results, user_id)
            naming = _naming(user_id, None).order_by(tables.c.id)
            ids: Sequence[int] = (await connection.execute(naming)).scalars().all()
        found = [await self._table(user_id, table_id) for table_id in ids]
        settings = {name: word for name, word in own.items() if name != "user_id"}
        return PersonData(settings, codes, notes, ended, [table for table in found if table])

    async def erase(self, user_id: int, guild_id: int | None) -> None:
        """Take a person out of everything on a server; with None of everything, settings too."""
        async with self._database.write() as connection:
            await _unseat(connection, user_id, guild_id)
            played = update(results).where(*_own(results, user_id, guild_id))
            await connection.execute(played.values(user_id=None))
            await connection.execute(delete(members).where(*_own(members, user_id, guild_id)))
            if guild_id is None:
                for table in (person_settings, hints_seen):
                    await connection.execute(delete(table).where(table.c.user_id == user_id))
            await needs_scrubbing(connection)
        await self._database.checkpoint()

    async def _table(self, user_id: int, table_id: int) -> TableData | None:
        """Return a table that names a person, or None when it has gone meanwhile."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            query = select(chairs).where(chairs.c.table_id == table_id)
            seats = (await connection.execute(query)).mappings().all()
        if row is None:
            return None
        own = next((seat for seat in seats if seat["user_id"] == user_id), None)
        return TableData(
            table=_without(row, _SECRET),
            hosted=row["host_id"] == user_id,
            promised=any(seat["successor_id"] == user_id for seat in seats),
            chair=None if own is None else _without(own, _PROMISED),
            match=await self._match(table_id) if own else None,
        )

    async def _match(self, table_id: int) -> Match | None:
        try:
            table = await self._tables.load(table_id)
        except BrokenLogError:
            return None
        return table.match if table else None


def _without(row: RowMapping, names: Collection[str]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name not in names}


def _naming(user_id: int, guild_id: int | None) -> Select[int]:
    """Return the ids of the tables that know a person."""
    mine = (chairs.c.user_id == user_id) | (chairs.c.successor_id == user_id)
    known = union(
        select(chairs.c.table_id).where(mine), select(tables.c.id).where(tables.c.host_id == user_id)
    )
    query = select(tables.c.id).where(tables.c.id.in_(known))
    return query if guild_id is None else query.where(tables.c.guild_id == guild_id)


async def _share(connection: AsyncConnection, user_id: int, guild_id: int | None) -> Share:
    named = select(func.count()).select_from(_naming(user_id, guild_id).subquery())
    return Share(
        tables=(await connection.execute(named)).scalar_one(),
        results=await _count(connection, results, user_id, guild_id),
        memberships=await _count(connection, members, user_id, guild_id),
    )


def _own(table: Table, user_id: int, guild_id: int | None) -> list[ColumnElement[bool]]:
    """Return the conditions for a person's rows, on a server or on all."""
    mine = table.c.user_id == user_id
    return [mine] if guild_id is None else [mine, table.c.guild_id == guild_id]


async def _count(connection: AsyncConnection, table: Table, user_id: int, guild_id: int | None) -> int:
    query = select(func.count()).select_from(table).where(*_own(table, user_id, guild_id))
    return (await connection.execute(query)).scalar_one()


async def _row(connection: AsyncConnection, table: Table, user_id: int) -> dict[str, Any]:
    return next(iter(await _rows(connection, table, user_id)), {})


async def _rows(connection: AsyncConnection, table: Table, user_id: int) -> list[dict[str, Any]]:
    query = select(table).where(table.c.user_id == user_id).order_by(*table.primary_key)
    return [{**row} for row in (await connection.execute(query)).mappings()]


async def _unseat(connection: AsyncConnection, user_id: int, guild_id: int | None) -> None:
    """Leave a person's chairs to a former player, who has neither an id nor a name."""
    there = true() if guild_id is None else tables.c.guild_id == guild_id
    at_table = chairs.c.table_id.in_(select(tables.c.id).where(there))
    seat = update(chairs).where(at_table, chairs.c.user_id == user_id)
    promise = update(chairs).where(at_table, chairs.c.successor_id == user_id)
    host = update(tables).where(there, tables.c.host_id == user_id)
    await connection.execute(seat.values(user_id=None, user_name=None, name=""))
    await connection.execute(promise.values(successor_id=None, successor_name=None, welcome=False))
    await connection.execute(host.values(host_id=NOBODY))
