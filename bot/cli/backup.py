"""``python -m bot backup``: copy the database, also while the bot runs."""

import sys
from pathlib import Path

from bot.cli.exits import Exit
from bot.settings import Settings, SettingsError
from bot.storage import StorageError, back_up

__all__ = ["backup"]


def backup(file: Path, *, replace: bool) -> Exit:
    """Copy the database to *file*; return the exit code."""
    try:
        size = back_up(Settings.from_env().database_path, file, replace=replace)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return Exit.WRONG_SETTINGS
    except StorageError as error:
        print(error, file=sys.stderr)
        return Exit.FAILED
    print(f"{file}: whole, {max(1, size // 1024)} KiB")
    return Exit.FINE
