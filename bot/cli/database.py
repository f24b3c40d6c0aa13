"""What the commands that look into the database have in common."""

import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.cli.exits import Exit
from bot.settings import Settings, SettingsError
from bot.storage import Database, StorageError

__all__ = ["existing", "with_settings"]


def with_settings(work: Callable[[Settings], None]) -> Exit:
    """Do *work*, which may raise StorageError, and return the exit code; errors go to standard error."""
    try:
        work(Settings.from_env())
    except SettingsError as error:
        print(error, file=sys.stderr)
        return Exit.WRONG_SETTINGS
    except StorageError as error:
        print(error, file=sys.stderr)
        return Exit.FAILED
    return Exit.FINE


@asynccontextmanager
async def existing(settings: Settings) -> AsyncIterator[Database]:
    """Open the database as it is, beside the bot if that runs, and close it. Raises StorageError."""
    database = Database(settings)
    await database.open(existing=True)
    try:
        yield database
    finally:
        await database.close()
