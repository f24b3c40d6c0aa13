"""The store of the tables: one commit, one transaction."""

import logging
from collections import defaultdict
from collections.abc import Sequence

from sqlalchemy import ColumnElement, RowMapping, bindparam, delete, func, insert, select, update
from sqlalchemy import Table as Rows
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.engine.messages import Event
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.errors import BrokenLogError
from bot.storage.rows import (
    chair_rows,
    event_rows,
    free_seats,
    read_table,
    result_rows,
    table_row,
    version_of,
)
from bot.table.clocks import Clocks
from bot.table.ports import Choice, StoreConflictError
from bot.table.results import Result, results_of
from bot.table.state import Chair, Stage, Table

__all__ = ["SqlStore"]

_log = logging.getLogger(__name__)

_tables, _chairs, _events, _results, _guilds = (
    schema.tables,
    schema.chairs,
    schema.events,
    schema.results,
    schema.guilds,
)
_is_live = _tables.c.stage.in_(schema.LIVE)

_CREATE = (
    upsert(_tables)
    .on_conflict_do_nothing(index_elements=[_tables.c.channel_id], index_where=_is_live)
    .returning(_tables.c.id)
)
_MOVE_ON = update(_tables).where(
    _tables.c.id == bindparam("table_id"),
    _tables.c.revision == bindparam("expected_revision"),
    _tables.c.version == bindparam("expected_version"),
)
_new_chair = upsert(_chairs)
_SEAT = _new_chair.on_conflict_do_update(
    index_elements=list(_chairs.primary_key),
    set_={column.name: _new_chair.excluded[column.name] for column in _chairs.c if not column.primary_key},
)
_new_choice = upsert(_guilds)
_CHOOSE = _new_choice.on_conflict_do_update(
    index_elements=[_guilds.c.id],
    set_={
        "preset": _new_choice.excluded.preset,
        "deals": _new_choice.excluded.deals,
        "clock": func.coalesce(_new_choice.excluded.clock, _guilds.c.clock),
    },
)


class SqlStore:
    """Keep tables in the database; see `bot.table.ports.Store`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: Table) -> int:
        """Keep a new lobby and return its id.

        Raises StoreConflictError when a live table is in that channel already, ValueError for a
        table whose match has begun.
        """
        if table.match is not None:
            raise ValueError("a table is kept from its lobby on")
        async with self._database.write() as connection:
            table_id = (await connection.execute(_CREATE, table_row(table))).scalar()
            if table_id is None:
                raise StoreConflictError(f"channel {table.channel_id} has a live table")
            await _seat(connection, table_id, table.chairs)
        return int(table_id)

    async def append(
        self, table: Table, expected: int, events: Sequence[Event], results: Sequence[Result] = ()
    ) -> None:
        """Keep *table*, the *events* that continue its log, and the *results* of an ended match.

        Raises StoreConflictError, changing nothing, when the stored revision is not *expected* or
        the stored log does not end where *events* begin.
        """
        first = version_of(table) - len(events) + 1
        async with self._database.write() as connection:
            await _move_on(connection, table, expected, first - 1)
            if events:
                await connection.execute(insert(_events), event_rows(table.id, first, events))
            await _seat(connection, table.id, table.chairs)
            if results:
                await connection.execute(insert(_results), result_rows(table, results))

    async def load(self, table_id: int) -> Table | None:
        """Return the table with its match replayed from the log, or None. Raises BrokenLogError."""
        return next(iter(await self._read(_tables.c.id == table_id)), None)

    async def live(self) -> list[Table]:
        """Return every table that is in its lobby or its match, oldest first.

        One that cannot be read is left out with an error in the log, so that the others go on.
        """
        return await self._read(_is_live, skip_broken=True)

    async def set_aside(self, channel_id: int) -> bool:
        """Close the live table of a channel if it cannot be read, and return whether there was such a one.

        Only its stage changes, so that its rows still tell what is wrong with them.
        """
        there = _is_live & (_tables.c.channel_id == channel_id)
        try:
            await self._read(there)
        except BrokenLogError as error:
            _log.error("Set aside: %s", error)
        else:
            return False
        async with self._database.write() as connection:
            closing = update(_tables).where(there).values(stage=Stage.CLOSED, due_kind=None, due_at=None)
            await connection.execute(closing)
        return True

    async def choice(self, guild_id: int) -> Choice | None:
        """Return the rules that the server chose last."""
        query = select(_guilds).where(_guilds.c.id == guild_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).first()
        return Choice(row.preset, row.deals, row.clock and Clocks(row.clock)) if row else None

    async def remember_choice(self, guild_id: int, choice: Choice) -> None:
        """Keep the server's choice for its next lobby."""
        async with self._database.write() as connection:
            values = {"id": guild_id, "preset": choice.preset, "deals": choice.deals, "clock": choice.clock}
            await connection.execute(_CHOOSE, values)

    async def rebuild_results(self, table_id: int) -> tuple[Result, ...]:
        """Make the results of a finished match again from its log, and return them; none for any other."""
        table = await self.load(table_id)
        if table is None or table.stage is not Stage.FINISHED:
            return ()
        results = results_of(table)
        async with self._database.write() as connection:
            await connection.execute(delete(_results).where(_results.c.table_id == table_id))
            await connection.execute(insert(_results), result_rows(table, results))
        return results

    async def _read(self, which: ColumnElement[bool], *, skip_broken: bool = False) -> list[Table]:
        async with self._database.read() as connection:
            rows = (await connection.execute(select(_tables).where(which).order_by(_tables.c.id))).mappings()
            chairs = await _by_table(connection, _chairs, which)
            events = await _by_table(connection, _events, which)
        tables = []
        for row in rows:
            try:
                tables.append(read_table(row, chairs[row["id"]], events[row["id"]]))
            except BrokenLogError as error:
                if not skip_broken:
                    raise
                _log.error("Left out: %s", error)
        return tables


async def _move_on(connection: AsyncConnection, table: Table, revision: int, version: int) -> None:
    """Write the table's row, provided that the stored one has *revision* and *version*."""
    where = {"table_id": table.id, "expected_revision": revision, "expected_version": version}
    moved = await connection.execute(_MOVE_ON, {**table_row(table), **where})
    if moved.rowcount != 1:
        raise StoreConflictError(f"table {table.id} is not at revision {revision} with {version} events")


async def _seat(connection: AsyncConnection, table_id: int, chairs: Sequence[Chair | None]) -> None:
    free = free_seats(chairs)
    if free:
        there = (_chairs.c.table_id == table_id) & _chairs.c.seat.in_(free)
        await connection.execute(delete(_chairs).where(there))
    if len(free) < 4:
        await connection.execute(_SEAT, chair_rows(table_id, chairs))


async def _by_table(
    connection: AsyncConnection, rows: Rows, which: ColumnElement[bool]
) -> dict[int, list[RowMapping]]:
    """Return the rows that belong to each of the tables that *which* chooses, in the key's order."""
    query = select(rows).join(_tables, rows.c.table_id == _tables.c.id).where(which)
    found: dict[int, list[RowMapping]] = defaultdict(list)
    for row in (await connection.execute(query.order_by(*rows.primary_key))).mappings():
        found[row["table_id"]].append(row)
    return found
