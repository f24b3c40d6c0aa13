"""Run the bot against the loopback server: ``python -m tests.loopback.launch PORT ERRORS PACE START``.

It imports everything once and then, for every line on standard input, lets a new process begin as the bot,
says its id, waits for its end and says how it ended. What is logged as an error goes to the file ERRORS.
"""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import discord

from bot.app import create_bot
from bot.cli.run import run
from bot.settings import Settings
from tests.loopback.aim import aimed
from tests.loopback.clock import QuickClock
from tests.loopback.inside import READY_AFTER


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


def main() -> None:
    """Start a process a line."""
    port, errors, pace, start = sys.argv[1:]
    print("ready", flush=True)
    for _ in sys.stdin:
        pid = os.fork()
        if not pid:
            os._exit(be_the_bot(int(port), Path(errors), float(pace), float(start)))
        print(pid, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), flush=True)


if __name__ == "__main__":
    main()
