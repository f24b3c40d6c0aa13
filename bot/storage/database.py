"""The open database: connections, transactions, and what SQLite has to be told."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import TracebackType
from typing import Any, Self

from sqlalchemy import Connection, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.settings import Settings
from bot.storage.errors import StorageError, explain
from bot.storage.migrate import migrate, require_newest

__all__ = ["Database"]

_PRAGMAS = (
    "journal_mode = WAL",
    # A move counts once it is answered, so it must survive a power cut.
    "synchronous = FULL",
    "foreign_keys = ON",
    # What is deleted is overwritten, not only left unused.
    "secure_delete = ON",
    # Milliseconds to wait for another process's transaction. With the wait for this process's own writers
    # it must end well before Discord's three seconds, so that whoever pressed can be told.
    "busy_timeout = 1200",
)
_PATIENCE = 1.2
"""Seconds to wait for the writers of this process: no press waits for ever where the disk hangs."""


class Database:
    """One database; open it before use and close it afterwards, or use ``async with``."""

    def __init__(self, settings: Settings) -> None:
        self._path = settings.database_path
        # Parameters hold cards and secrets, so no error may repeat them.
        self._engine = create_async_engine(settings.async_database_url, hide_parameters=True)
        self._writing = asyncio.Lock()
        self._opened = False
        self._busy = 0
        self._idle = asyncio.Event()
        self._idle.set()
        event.listen(self._engine.sync_engine, "connect", _prepare)
        event.listen(self._engine.sync_engine, "begin", _begin)
        _keep_parameters_out_of_the_log()

    async def open(self, *, existing: bool = False) -> None:
        """Make the folder and the file where they are missing, and bring the schema up to date.

        With *existing* neither is done: the bot may be running on the file. Raises StorageError when the
        database cannot be used; the text says why.
        """
        self._opened = True
        try:
            self._find_file(create=not existing)
            if existing:
                async with self.read() as connection:
                    await connection.run_sync(require_newest)
            else:
                async with self.write() as connection:
                    await connection.run_sync(_require_whole)
                    await connection.run_sync(migrate)
        except BaseException as error:
            await self.close()
            if isinstance(error, StorageError):
                raise type(error)(f"The database {self._path} cannot be used: {error}") from error
            raise

    async def close(self) -> None:
        """Let the transactions that have begun end, then close every connection and end its thread."""
        self._opened = False
        await self._idle.wait()
        await self._engine.dispose()

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that sees the database as it is at its first query. Raises StorageError."""
        async with self._connected(writes=False) as connection, connection.begin():
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction beside which nobody else writes, durable on leaving. Raises StorageError."""
        async with self._turn(), self._connected(writes=True) as connection, connection.begin():
            yield connection

    async def checkpoint(self) -> None:
        """Take what was written over from the write-ahead log, and empty that. Raises StorageError."""
        await self._alone("PRAGMA wal_checkpoint(TRUNCATE)")

    async def rewrite(self) -> None:
        """Write the whole file anew, so that nothing of deleted rows is left in it. Raises StorageError.

        Takes about a second for 200 MB, as long again on disk, and nobody writes meanwhile.
        """
        await self._alone("VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)")

    async def _alone(self, *statements: str) -> None:
        """Run statements that stand in no transaction, beside which nobody in this process writes."""
        async with self._turn(), self._connected(writes=None) as connection:
            for statement in statements:
                await connection.exec_driver_sql(statement)

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """Keep this process's writers from polling for SQLite's lock."""
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._writing.acquire()
        except TimeoutError:
            raise StorageError("earlier changes are not written yet. Look at the disk.") from None
        try:
            yield
        finally:
            self._writing.release()

    @asynccontextmanager
    async def _connected(self, *, writes: bool | None) -> AsyncIterator[AsyncConnection]:
        """Connect for a transaction that writes or only reads, or with None for statements without one."""
        if not self._opened:
            raise StorageError("the database is closed.")
        self._busy += 1
        self._idle.clear()
        try:
            with _explained():
                async with self._engine.connect() as connection:
                    await connection.execution_options(writes=writes)
                    yield connection
        finally:
            self._busy -= 1
            if not self._busy:
                self._idle.set()

    def _find_file(self, *, create: bool) -> None:
        if not create and not self._path.exists():
            raise StorageError("there is no such file.")
        folder = self._path.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(f"its folder cannot be made ({error.strerror}).") from error
        if self._path.is_dir():
            raise StorageError("it is a folder. Name a file in it.")
        # Asked, not tried: closing a file that SQLite has open elsewhere here would undo its locks.
        for place in (folder, self._path):
            if place.exists() and not os.access(place, os.W_OK):
                raise StorageError(f"{place} may not be written to. Change its permissions or its owner.")


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise StorageError(explain(error.orig)) from error


def _require_whole(connection: Connection) -> None:
    """Raise StorageError for a damaged file, before anything is built upon it."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise StorageError(
            f"it is damaged. Stop the bot and put back a backup, as the README says. SQLite says: {found}."
        )


def _prepare(connection: Any, record: object) -> None:
    """Set up a new connection; its driver must not begin transactions, as :func:`_begin` does."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Begin; a writer takes its place at once, since SQLite refuses to make one of a reader later."""
    writes = connection.get_execution_options().get("writes", False)
    if writes is not None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _keep_parameters_out_of_the_log() -> None:
    """Silence the driver's debug lines, which repeat every parameter: cards and secrets."""
    logging.getLogger("aiosqlite").setLevel(logging.INFO)
