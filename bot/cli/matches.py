"""``python -m bot matches``: list the finished matches, for `export`."""

import asyncio
import sys
from collections.abc import Sequence

from bot.cli.exits import Exit
from bot.settings import Settings, SettingsError
from bot.storage import Database, StorageError, finished_matches

__all__ = ["matches"]


def matches() -> Exit:
    """Print one line a finished match; return the exit code."""
    try:
        lines = asyncio.run(_lines(Settings.from_env()))
    except SettingsError as error:
        print(error, file=sys.stderr)
        return Exit.WRONG_SETTINGS
    except StorageError as error:
        print(error, file=sys.stderr)
        return Exit.FAILED
    for line in lines or ["No match has been finished yet."]:
        print(line)
    return Exit.FINE


async def _lines(settings: Settings) -> Sequence[str]:
    database = Database(settings)
    await database.open(existing=True)
    try:
        found = await finished_matches(database)
    finally:
        await database.close()
    return [
        f"{match.number:>5}  {match.finished:%Y-%m-%d %H:%M} UTC  {match.preset:<22}  "
        f"deals {match.deals:>2}  people {match.people}  server {match.guild_id}"
        for match in found
    ]
