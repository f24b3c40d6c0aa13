"""What can be wrong with the database. Every text is one for whoever runs the bot.

StorageError
├── NewerDatabaseError   a newer version of the bot has changed the database
├── OlderDatabaseError   this version of the bot has yet to bring it up to date
└── BrokenLogError       a table's rows do not tell a match
"""

import sqlite3

from bot.table.ports import StoreFailedError, UnreadableTableError

__all__ = ["BrokenLogError", "NewerDatabaseError", "OlderDatabaseError", "StorageError", "explain"]


class StorageError(StoreFailedError):
    """The database cannot be used; the text says which file, why and what to do."""


class NewerDatabaseError(StorageError):
    """The database was changed by a newer version of the bot than this one."""


class OlderDatabaseError(StorageError):
    """The database is from before this version, and may not be changed now."""


class BrokenLogError(StorageError, UnreadableTableError):
    """A table's rows contradict each other or cannot be read; the text names the table."""


_PUT_BACK = "Stop the bot and put back a backup, as the README says."
_PERMISSIONS = "Change the permissions of the file and of its folder."
_ADVICE = {
    sqlite3.SQLITE_BUSY: "another program holds it. End that program, or wait until it is done.",
    sqlite3.SQLITE_LOCKED: "another program holds it. End that program, or wait until it is done.",
    sqlite3.SQLITE_FULL: "the disk is full. Make room on it.",
    sqlite3.SQLITE_READONLY: f"it may not be written to. {_PERMISSIONS}",
    sqlite3.SQLITE_PERM: f"it may not be opened. {_PERMISSIONS}",
    sqlite3.SQLITE_CANTOPEN: "it cannot be opened. Look at the permissions of the file and of its folder, "
    "and whether the disk is there.",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written. Look at its health and its room.",
    sqlite3.SQLITE_CORRUPT: f"it is damaged. {_PUT_BACK}",
    sqlite3.SQLITE_NOTADB: "it is not a database, or is damaged. Name another file in DATABASE_URL, "
    "or put back a backup, as the README says.",
}


def explain(error: BaseException | None) -> str:
    """Return what SQLite says, and what whoever runs the bot can do."""
    advice = _ADVICE.get(getattr(error, "sqlite_errorcode", -1) & 0xFF)  # the upper bits say more precisely
    return f"{advice} SQLite says: {error}." if advice else f"{error}."
