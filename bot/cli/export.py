"""``python -m bot export``: write the record of a match that is over or was broken off."""

import asyncio
import json
from pathlib import Path
from typing import Any

from bot.cli.database import existing, with_settings
from bot.cli.exits import Exit
from bot.engine.record import write_ended
from bot.settings import Settings
from bot.storage import Database, SqlStore, StorageError, finished_match
from bot.table.state import Stage

__all__ = ["export"]


def export(match: int, out: Path | None) -> Exit:
    """Write the record of table *match* to *out*, or to standard output; return the exit code."""
    return with_settings(lambda settings: _write(json.dumps(asyncio.run(_record(settings, match))), out))


async def _record(settings: Settings, match: int) -> dict[str, Any]:
    """Return the record. Raises StorageError, also where there is none."""
    async with existing(settings) as database:
        found = await finished_match(database, match)
        if found is None:
            raise StorageError(await _why_none(database, match))
    return write_ended(found.match, found.players, found.shuffle)


async def _why_none(database: Database, match: int) -> str:
    table = await SqlStore(database).load(match)
    if table is None:
        return f"There is no match {match}."
    if table.stage is Stage.LOBBY:
        return f"Match {match} has not started. It has a record when it is over."
    if table.stage is Stage.MATCH:
        return f"Match {match} is still being played. It has a record when it is over."
    if table.match is None:
        return f"Table {match} was closed before any card was dealt, so there is no record."
    return f"Match {match} was broken off before its end, so it has no record."


def _write(text: str, out: Path | None) -> None:
    if out is None:
        print(text)
        return
    try:
        out.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise StorageError(f"{out} cannot be written ({error.strerror}).") from error
