"""``python -m bot doctor``: look at everything that the bot needs, and say what to do."""

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from bot.cli.doctor.database import look_at_database
from bot.cli.doctor.discord_side import look_at_discord
from bot.cli.doctor.finding import Finding, Grade
from bot.cli.doctor.machine import look_at_env_file
from bot.cli.exits import Exit
from bot.logs import redacted
from bot.settings import Settings, SettingsError
from bot.table.state import Table

__all__ = ["doctor"]


def doctor() -> Exit:
    """Print one line a finding and return the exit code: whether something is to be done."""
    return asyncio.run(_doctor())


async def _doctor() -> Exit:
    worst = Exit.FINE
    async for finding in _findings():
        print(finding, flush=True)
        worst = max(worst, finding.code)
    if worst is not Exit.FINE:
        print("Something is to be done: see the lines that begin with FIX.", file=sys.stderr)
    return worst


async def _findings() -> AsyncIterator[Finding]:
    yield look_at_env_file(Path(".env"))
    try:
        settings = Settings.from_env()
        yield Finding("settings")
    except SettingsError as error:
        for problem in error.problems:
            yield Finding("settings", problem, Grade.WRONG_SETTING)
        return
    live: list[Table] = []
    async for finding in look_at_database(settings, live):
        yield finding
    try:
        token = settings.require_token()
    except SettingsError as error:
        yield Finding("token", str(error), Grade.WRONG_SETTING)
        return
    async for finding in look_at_discord(token, live):
        yield finding.without(lambda text: redacted(text, (token,)))
