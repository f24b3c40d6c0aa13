"""The database: whether it opens, is whole, is of this version, and has room to grow."""

import os
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

from bot.cli.database import existing
from bot.cli.doctor.finding import Finding, Grade
from bot.cli.doctor.machine import others_read
from bot.settings import Settings
from bot.storage import OlderDatabaseError, SqlStore, StorageError, faults_in
from bot.table.state import Table

__all__ = ["look_at_database"]

_ROOM = 100 * 1024 * 1024
"""Bytes that should be free; a match takes some ten thousand."""


async def look_at_database(settings: Settings, live: list[Table]) -> AsyncIterator[Finding]:
    """Look at the database without changing it; its tables that go on are added to *live*."""
    path = settings.database_path
    yield _room(path)
    if not path.exists():
        yield _not_there(path)
        return
    if others_read(path):
        advice = f"others on this machine can read it. Type: chmod 600 {path}"
        yield Finding("database file", advice, Grade.NOTE)
    try:
        live += await _tables(settings)
    except OlderDatabaseError as error:
        yield Finding("database", f"{error} Make a backup before.", Grade.NOTE)
    except StorageError as error:
        yield Finding("database", str(error), Grade.FIX)
        return
    yield _whole(path, len(live))


async def _tables(settings: Settings) -> list[Table]:
    async with existing(settings) as database:
        return await SqlStore(database).live()


def _whole(path: Path, tables: int) -> Finding:
    try:
        faults = faults_in(path)
    except StorageError as error:
        return Finding("database", str(error), Grade.FIX)
    if faults:
        advice = "Stop the bot and put back a backup, as the README says."
        return Finding("database", f"{path} is damaged ({faults[0]}). {advice}", Grade.FIX)
    return Finding(
        "database", f"{path} is whole, {path.stat().st_size // 1024} KiB, tables that go on: {tables}"
    )


def _room(path: Path) -> Finding:
    folder = _nearest(path)
    free = shutil.disk_usage(folder).free
    told = f"{free // 1024 // 1024} MiB free in {folder}"
    if free < _ROOM:
        return Finding("disk", f"{told}. Make room: a full disk stops every game.", Grade.FIX)
    return Finding("disk", told)


def _not_there(path: Path) -> Finding:
    folder = _nearest(path)
    if not os.access(folder, os.W_OK):
        advice = "Change its permissions or its owner, or name another file in DATABASE_URL."
        return Finding(
            "database", f"{path} cannot be made: {folder} may not be written to. {advice}", Grade.FIX
        )
    return Finding("database", f"{path} is not there yet. The bot makes it at its first start.")


def _nearest(path: Path) -> Path:
    """Return the nearest folder above *path* that is there."""
    return next(folder for folder in path.absolute().parents if folder.is_dir())
