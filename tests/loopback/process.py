"""The bot as a process of its own, which can be killed and started again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from tests.loopback.server import Loopback

__all__ = ["BotProcess", "bot_process"]

_REPOSITORY = Path(__file__).parents[2]
_PATIENCE = 30.0
_EXPECTED = ("discord.client: Attempting a reconnect",)
"""What discord.py logs as an error and is none of the bot's."""


class BotProcess:
    """Starts, kills and watches the bot. ``alive`` is clear from a kill to the next connection."""

    def __init__(self, discord: Loopback, nursery: asyncio.subprocess.Process, errors: Path) -> None:
        self.alive = asyncio.Event()
        self.dead = asyncio.Event()
        self.kills = 0
        self._discord = discord
        self._nursery = nursery
        self._errors = errors
        self._pid = 0
        self.dead.set()

    async def start(self, workers: int = 0) -> float:
        """Start the bot, wait until it hears of presses, and return how many seconds that took."""
        began = time.monotonic()
        self._discord.gateway.connected.clear()
        await self.start_only(workers)
        async with asyncio.timeout(_PATIENCE):
            await self._discord.gateway.connected.wait()
        self.dead.clear()
        self.alive.set()
        return time.monotonic() - began

    async def start_only(self, workers: int = 0) -> None:
        """Start the bot, with processes that think for it, and wait for nothing."""
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(f"{workers}\n".encode())
        self._pid = int(await self._line())

    async def kill(self, number: int = signal.SIGKILL) -> int:
        """End the process by a signal, kill -9 by default, and return its exit code."""
        self.alive.clear()
        self.dead.set()
        self.kills += number == signal.SIGKILL
        os.kill(self._pid, number)
        self._pid = 0
        return int(await self._line())

    async def end(self) -> int:
        """Return the exit code of a process that ends by itself."""
        self._pid = 0
        return int(await self._line())

    def errors(self) -> list[str]:
        """Return every error that was logged so far."""
        lines = self._errors.read_text().splitlines() if self._errors.exists() else []
        return [line for line in lines if not line.startswith(_EXPECTED)]

    def orphans(self) -> list[int]:
        """Return the ids of processes that a bot of this folder began and that outlived it."""
        nursery = {os.getpid(), self._nursery.pid}
        return [pid for pid in _of_folder(self._errors.parent) if pid not in nursery]

    async def close(self) -> None:
        """End everything."""
        if self._pid:
            await self.kill()
        assert self._nursery.stdin is not None
        self._nursery.stdin.close()
        await self._nursery.wait()

    async def _line(self) -> bytes:
        assert self._nursery.stdout is not None
        async with asyncio.timeout(_PATIENCE):
            return await self._nursery.stdout.readline()


def _of_folder(folder: Path) -> list[int]:
    """Return the processes whose database lies in *folder*, by their environment."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # it may end while it is looked at
            if str(folder).encode() in (entry / "environ").read_bytes():
                found.append(int(entry.name))
    return found


@asynccontextmanager
async def bot_process(discord: Loopback, folder: Path, pace: float = 1.0) -> AsyncIterator[BotProcess]:
    """Have the bot ready to start, its database and its log in *folder*, its clock *pace* times as fast."""
    errors = folder / "errors.txt"
    start = time.time()
    environment = {
        "PATH": os.environ["PATH"],
        "DISCORD_TOKEN": "a.token.for.tests",
        "DATABASE_URL": f"sqlite:///{folder / 'callbreak.db'}",
    }
    command = ("-W", "ignore", "-m", "tests.loopback.launch")
    with (folder / "log.txt").open("wb") as log:
        nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            *command,
            *(str(discord.port), str(errors), str(pace), str(start)),
            cwd=_REPOSITORY,
            env=environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=log,
        )
    process = BotProcess(discord, nursery, errors)
    assert nursery.stdout is not None
    async with asyncio.timeout(_PATIENCE):
        assert await nursery.stdout.readline() == b"ready\n", (folder / "log.txt").read_text()
    try:
        yield process
    finally:
        await process.close()
