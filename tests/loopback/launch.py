"""Run the bot against the loopback server: ``python -m tests.loopback.launch PORT ERRORS PACE START``.

It starts the bot once for nothing, so that everything is imported and in the caches, and then, for every line
on standard input, lets a new process begin as the bot, says its id, waits for its end and says how it ended.
The line is the number of processes that think for the hard level. What is logged as an error goes to the file
ERRORS.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import sys
import tempfile
from pathlib import Path

import discord

from bot.app import create_bot
from bot.cli.run import run
from bot.settings import Settings
from tests.loopback.aim import aimed
from tests.loopback.clock import QuickClock
from tests.loopback.inside import READY_AFTER, bot_inside
from tests.loopback.server import open_loopback


class ErrorFile(logging.Handler):
    """Append every error, on one line, to a file that survives the process."""

    def __init__(self, path: Path) -> None:
        super().__init__(logging.ERROR)
        self._path = path

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record."""
        why = f": {record.exc_info[1]!r}" if record.exc_info else ""
        line = f"{record.name}: {record.getMessage()}{why}".replace("\n", " ")
        with self._path.open("a") as file:
            file.write(f"{line}\n")


def be_the_bot(port: int, errors: Path, pace: float, start: float) -> int:
    """Run the bot until it ends and return its exit code."""
    logging.getLogger().addHandler(ErrorFile(errors))

    def make(settings: Settings) -> discord.Client:
        client = create_bot(settings, clock=QuickClock(pace, start))
        client._connection.guild_ready_timeout = READY_AFTER
        return client

    with aimed(port):
        return int(run(make))


async def _rehearse() -> None:
    """Start and end the bot on a Discord of its own: a first start costs as much as several later ones."""
    with tempfile.TemporaryDirectory() as folder:
        async with open_loopback() as discord_of_its_own, bot_inside(discord_of_its_own, Path(folder)):
            pass


def main() -> None:
    """Start a process a line."""
    port, errors, pace, start = sys.argv[1:]
    asyncio.run(_rehearse())
    gc.freeze()
    print("ready", flush=True)
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            os.environ["COMPUTER_WORKERS"] = line.strip()
            os._exit(be_the_bot(int(port), Path(errors), float(pace), float(start)))
        print(pid, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
