"""Matches that have ended, for their records."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime

from sqlalchemy import func, select

from bot.engine.shuffle import FairShuffle
from bot.engine.state import Match, Phase
from bot.storage.database import Database
from bot.storage.schema import results, tables
from bot.storage.store import SqlStore

__all__ = ["FinishedMatch", "Listed", "finished_match", "finished_matches"]

_LISTING = (
    select(
        tables.c.id.label("number"),
        func.max(results.c.finished_at).label("finished"),
        tables.c.preset,
        func.max(results.c.deals).label("deals"),
        func.max(results.c.people).label("people"),
        tables.c.guild_id,
    )
    .join(results, results.c.table_id == tables.c.id)
    .group_by(tables.c.id)
    .order_by(tables.c.id)
)


@dataclass(frozen=True, slots=True)
class Listed:
    """One finished match in a listing."""

    number: int
    finished: datetime
    preset: str
    deals: int
    people: int
    """How many people sat at the table when it began."""
    guild_id: int


async def finished_matches(database: Database) -> Sequence[Listed]:
    """Return every match that has a result, oldest table first."""
    async with database.read() as connection:
        rows = (await connection.execute(_LISTING)).mappings().all()
    return [Listed(**row) for row in rows]


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """What `bot.engine.record.write_record` asks for."""

    match: Match
    players: tuple[str, ...]
    """The names in seat order."""
    shuffle: FairShuffle = field(repr=False)


async def finished_match(database: Database, table_id: int) -> FinishedMatch | None:
    """Return the match of table *table_id*, or None when there is none that is over or was broken off.

    The secret leaves the database here, so never before the end (RULES, The fair shuffle, 6).
    Raises BrokenLogError.
    """
    table = await SqlStore(database).load(table_id)
    if table is None or table.live or table.match is None:
        return None
    if table.match.phase not in (Phase.OVER, Phase.ABANDONED):
        return None
    names = tuple(chair.recorded for chair in table.chairs if chair)
    return FinishedMatch(table.match, names, table.shuffle)
