"""What can be wrong with the database. Every text is one for whoever runs the bot.

StorageError
├── NewerDatabaseError   a newer version of the bot has changed the database
└── BrokenLogError       a table's rows do not tell a match
"""

__all__ = ["BrokenLogError", "NewerDatabaseError", "StorageError"]


class StorageError(Exception):
    """The database cannot be used; the text says which file, why and what to do."""


class NewerDatabaseError(StorageError):
    """The database was changed by a newer version of the bot than this one."""


class BrokenLogError(StorageError):
    """A table's rows contradict each other or cannot be read; the text names the table."""
