"""Finished matches, for their records."""

from dataclasses import dataclass, field

from bot.engine.shuffle import FairShuffle
from bot.engine.state import Match
from bot.storage.database import Database
from bot.storage.store import SqlStore
from bot.table.state import Stage

__all__ = ["FinishedMatch", "finished_match"]


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """What `bot.engine.record.write_record` asks for."""

    match: Match
    players: tuple[str, ...]
    """The names in seat order."""
    shuffle: FairShuffle = field(repr=False)


async def finished_match(database: Database, table_id: int) -> FinishedMatch | None:
    """Return the match of table *table_id*, or None when there is none that has been played to its end.

    The secret leaves the database here, so never before the end (RULES, The fair shuffle, 6).
    Raises BrokenLogError.
    """
    table = await SqlStore(database).load(table_id)
    if table is None or table.match is None or table.stage is not Stage.FINISHED:
        return None
    names = tuple(chair.name for chair in table.chairs if chair)
    return FinishedMatch(table.match, names, table.shuffle)
