"""The database: schema, migrations, queries. Implements what the table and the ladder ask of a store."""

from bot.storage.archive import FinishedMatch, finished_match, finished_matches
from bot.storage.backup import back_up, faults_in
from bot.storage.book import SqlMessageBook
from bot.storage.database import Database
from bot.storage.errors import BrokenLogError, NewerDatabaseError, OlderDatabaseError, StorageError
from bot.storage.preferences import SqlPreferences
from bot.storage.privacy import SqlPrivacy
from bot.storage.standings import SqlResults
from bot.storage.store import SqlStore

__all__ = [
    "BrokenLogError",
    "Database",
    "FinishedMatch",
    "NewerDatabaseError",
    "OlderDatabaseError",
    "SqlMessageBook",
    "SqlPreferences",
    "SqlPrivacy",
    "SqlResults",
    "SqlStore",
    "StorageError",
    "back_up",
    "faults_in",
    "finished_match",
    "finished_matches",
]
