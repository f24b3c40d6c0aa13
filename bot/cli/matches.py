"""``python -m bot matches``: list the finished matches, for `export`."""

import asyncio
from collections.abc import Sequence

from bot.cli.database import existing, with_settings
from bot.cli.exits import Exit
from bot.settings import Settings
from bot.storage import finished_matches

__all__ = ["matches"]


def matches() -> Exit:
    """Print one line a finished match; return the exit code."""

    def work(settings: Settings) -> None:
        lines = asyncio.run(_lines(settings))
        print("\n".join(lines or ["No match has been finished yet."]))

    return with_settings(work)


async def _lines(settings: Settings) -> Sequence[str]:
    async with existing(settings) as database:
        found = await finished_matches(database)
    return [
        f"{match.number:>5}  {match.finished:%Y-%m-%d %H:%M} UTC  {match.preset:<22}  "
        f"deals {match.deals:>2}  people {match.people}  server {match.guild_id}"
        for match in found
    ]
