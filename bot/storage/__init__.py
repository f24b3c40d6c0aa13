"""The database: schema, migrations, queries. Implements what the table and the ladder ask of a store."""

from bot.storage.archive import FinishedMatch, finished_match
from bot.storage.book import SqlMessageBook
from bot.storage.database import Database
from bot.storage.errors import BrokenLogError, NewerDatabaseError, StorageError
from bot.storage.preferences import SqlPreferences
from bot.storage.standings import SqlResults
from bot.storage.store import SqlStore

__all__ = [
    "BrokenLogError",
    "Database",
    "FinishedMatch",
    "NewerDatabaseError",
    "SqlMessageBook",
    "SqlPreferences",
    "SqlResults",
    "SqlStore",
    "StorageError",
    "finished_match",
]
