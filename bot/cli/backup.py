"""``python -m bot backup``: copy the database, also while the bot runs."""

from pathlib import Path

from bot.cli.database import with_settings
from bot.cli.exits import Exit
from bot.settings import Settings
from bot.storage import back_up

__all__ = ["backup"]


def backup(file: Path, *, replace: bool) -> Exit:
    """Copy the database to *file*; return the exit code."""

    def work(settings: Settings) -> None:
        size = back_up(settings.database_path, file, replace=replace)
        print(f"{file}: whole, {max(1, size // 1024)} KiB")

    return with_settings(work)
