"""The ladder's queries: sums over result rows, and who was on the server when."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from sqlalchemy import Integer, func, select, type_coerce
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.engine.rules import Scoring
from bot.ladder.ports import Played, Tally
from bot.storage.database import Database
from bot.storage.schema import members, results, tables

__all__ = ["SqlResults"]

_COUNTED_FROM = 2
"""How many people must have begun a match for it to count."""
_counts = results.c.people >= _COUNTED_FROM
_TALLIES = (
    select(
        results.c.user_id,
        results.c.scoring,
        func.count().label("matches"),
        func.sum(type_coerce(results.c.won, Integer)).label("wins"),
        func.sum(results.c.place).label("places"),
        func.sum(results.c.deals).label("deals"),
        func.sum(results.c.made).label("made"),
        func.sum(results.c.total).label("total"),
        func.max(results.c.best).label("best"),
    )
    .where(_counts, results.c.user_id.is_not(None))
    .group_by(results.c.user_id, results.c.scoring)
)
_FACTS = ("scoring", "people", "place", "won", "total", "deals", "best", "made")
_PLAYED = (
    select(
        results.c.table_id,
        results.c.finished_at,
        tables.c.preset,
        *(results.c[name] for name in _FACTS),
    )
    .join(tables, results.c.table_id == tables.c.id)
    .where(_counts)
    .order_by(results.c.finished_at.desc(), results.c.table_id.desc())
)
_found = upsert(members)
_FIND = _found.on_conflict_do_update(
    index_elements=list(members.primary_key),
    set_={"is_member": _found.excluded.is_member, "checked_at": _found.excluded.checked_at},
)


class SqlResults:
    """Sum up results in the database; see `bot.ladder.ports.Results`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tallies(self, guild_id: int, user_id: int | None = None) -> Sequence[Tally]:
        """Return the server's sums, or one person's there, one for each person and kind of scoring."""
        query = _TALLIES.where(results.c.guild_id == guild_id)
        if user_id is not None:
            query = query.where(results.c.user_id == user_id)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Tally(**{**row, "scoring": Scoring(row["scoring"])}) for row in rows]

    async def recent(self, guild_id: int, user_id: int, limit: int) -> Sequence[Played]:
        """Return the person's last matches on the server, the latest first."""
        query = _PLAYED.where(results.c.guild_id == guild_id, results.c.user_id == user_id).limit(limit)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [Played(**{**row, "scoring": Scoring(row["scoring"])}) for row in rows]

    async def membership(self, guild_id: int, since: datetime) -> Mapping[int, bool]:
        """Return who was found to be a member, or not to be one, after *since*."""
        query = select(members.c.user_id, members.c.is_member).where(
            members.c.guild_id == guild_id, members.c.checked_at > since
        )
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return {row.user_id: row.is_member for row in rows}

    async def remember_membership(self, guild_id: int, found: Mapping[int, bool], at: datetime) -> None:
        """Keep what was found at *at*."""
        if not found:
            return
        rows = [
            {"guild_id": guild_id, "user_id": user_id, "is_member": is_member, "checked_at": at}
            for user_id, is_member in found.items()
        ]
        async with self._database.write() as connection:
            await connection.execute(_FIND, rows)
