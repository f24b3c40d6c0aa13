"""``python -m bot export``: write the record of a match that is over or was broken off."""

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

from bot.cli.exits import Exit
from bot.engine.record import write_ended
from bot.settings import Settings, SettingsError
from bot.storage import Database, SqlStore, StorageError, finished_match
from bot.table.state import Stage

__all__ = ["export"]


class _NoRecordError(Exception):
    """There is nothing to export; the text says why."""


def export(match: int, out: Path | None) -> Exit:
    """Write the record of table *match* to *out*, or to standard output; return the exit code."""
    try:
        settings = Settings.from_env()
        record = asyncio.run(_record(settings, match))
        _write(json.dumps(record) + "\n", out)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return Exit.WRONG_SETTINGS
    except (_NoRecordError, StorageError) as error:
        print(error, file=sys.stderr)
        return Exit.FAILED
    return Exit.FINE


async def _record(settings: Settings, match: int) -> dict[str, Any]:
    """Return the record. Raises _NoRecordError or StorageError."""
    database = Database(settings)
    await database.open(existing=True)
    try:
        found = await finished_match(database, match)
        if found is None:
            raise _NoRecordError(await _why_none(database, match))
    finally:
        await database.close()
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
        sys.stdout.write(text)
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise _NoRecordError(f"{out} cannot be written ({error.strerror}).") from error
