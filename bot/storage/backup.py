"""A copy of the database, made while the bot runs."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.errors import StorageError, explain

__all__ = ["back_up", "faults_in"]

_PATIENCE = 10.0
"""Seconds to wait for another program that holds the whole database."""


def back_up(source: Path, target: Path, *, replace: bool = False) -> int:
    """Copy the database *source* to the file *target*, checked and readable by its owner only.

    The copy is as the database was at one moment, whole and in one file. An earlier *target* goes only when
    *replace* says so, and only once the copy is proven. Return the size in bytes. Raises StorageError.
    """
    if not source.is_file():
        raise StorageError(f"{source}: there is no such file.")
    if target.is_dir():
        raise StorageError(f"{target} is a folder. Name a file in it.")
    if target.exists() and target.samefile(source):
        raise StorageError(f"{target} is the database itself. Name another file.")
    if target.exists() and not replace:
        raise StorageError(f"{target} is there already. Name another file, or add --force to replace it.")
    try:
        with _unfinished(target) as copy:
            _copy(source, copy)
            _check(copy)
            copy.replace(target)
            _make_durable(target.parent)
            return target.stat().st_size
    except OSError as error:
        raise StorageError(f"{target} cannot be written ({error.strerror}).") from error


def faults_in(path: Path) -> list[str]:
    """Return what SQLite finds wrong with a database, nothing when it is whole. Raises StorageError."""
    with _explained(path), closing(_open(path)) as opened:
        found = [str(row[0]) for row in opened.execute("PRAGMA integrity_check(5)")]
    return [] if found == ["ok"] else found


@contextmanager
def _unfinished(target: Path) -> Iterator[Path]:
    """Make an empty file beside *target*, readable by its owner only, and leave nothing of it."""
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)  # with mode 0600
    os.close(handle)
    try:
        yield Path(name)
    finally:
        for left in (name, f"{name}-journal"):
            Path(left).unlink(missing_ok=True)


def _copy(source: Path, copy: Path) -> None:
    with _explained(source), closing(_open(source)) as opened, closing(_open(copy)) as target:
        # All pages in one step: in write-ahead mode that holds up nobody, and sees one moment.
        opened.backup(target, pages=-1)
        target.execute("PRAGMA journal_mode = DELETE")


def _check(copy: Path) -> None:
    if faults := faults_in(copy):
        raise StorageError(f"the database is damaged ({faults[0]}). No backup was made of it.")
    with _explained(copy), closing(_open(copy)) as opened:
        named = "SELECT count(*) FROM sqlite_schema WHERE name IN ('alembic_version', 'tables', 'events')"
        if opened.execute(named).fetchone()[0] != 3:
            raise StorageError("this database holds no matches of the bot. No backup was made of it.")


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=_PATIENCE)


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(f"The database {path} cannot be used: {explain(error)}") from error


def _make_durable(folder: Path) -> None:
    """Let the folder's new entry survive a power cut, where the system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
