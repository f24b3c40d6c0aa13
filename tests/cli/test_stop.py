"""The real process, told to stop while people press: over HTTP and a gateway on this computer."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.scripted_discord import ScriptedDiscord, scripted_discord

ROOT = Path(__file__).resolve().parent.parent.parent
START = """
import os, sys, discord, yarl
here = os.environ["DISCORD_HERE"]
discord.http.Route.BASE = here
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(here.replace("http", "ws") + "/gateway")
from bot.cli import main
sys.exit(main(["run"]))
"""
TOKEN = "s3cret.t0ken"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows ends processes otherwise")


class Running:
    """The bot as a process of its own, and what it logged so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.events: list[dict[str, Any]] = []

    async def logs(self, message: str) -> None:
        """Read its log as far as this event."""
        assert self.process.stderr is not None
        while line := await asyncio.wait_for(self.process.stderr.readline(), 30):
            try:
                self.events.append(json.loads(line))
            except ValueError:
                raise AssertionError(line + await self.process.stderr.read()) from None
            if self.events[-1]["message"] == message:
                return
        raise AssertionError(f"it ended without {message!r}: {self.events}")


@asynccontextmanager
async def running(there: ScriptedDiscord, folder: Path) -> AsyncIterator[Running]:
    env = {
        "PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "DISCORD_HERE": there.url, "LOG_FORMAT": "json",
        "DISCORD_TOKEN": TOKEN, "DATABASE_URL": f"sqlite:///{folder / 'callbreak.db'}",
    }  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-W",
        "ignore::DeprecationWarning",
        "-c",
        START,
        env=env,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield Running(process)
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


def files(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir()]


async def test_whoever_pressed_is_answered_and_it_ends_with_0(tmp_path: Path) -> None:
    async with scripted_discord() as there, running(there, tmp_path) as bot:
        await bot.logs("Ready in 1 servers")
        await there.press_command(1001, "callbreak", "start")
        opened = await there.until("/interactions/1001/token1001/callback")
        assert opened["type"] == 4
        other = sqlite3.connect(tmp_path / "callbreak.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # the disk hangs
        await there.press_command(1002, "callbreak", "leave")
        await asyncio.sleep(0.3)
        bot.process.send_signal(signal.SIGTERM)
        await bot.logs("Stopping")
        await there.press_command(1003, "callbreak", "table")
        late = await there.until("/interactions/1003/token1003/callback")
        assert "being restarted" in json.dumps(late)
        other.execute("ROLLBACK")
        other.close()
        await there.until("/interactions/1002/token1002/callback")
        _, rest = await asyncio.wait_for(bot.process.communicate(), 20)
        assert bot.process.returncode == 0
        logged = json.dumps(bot.events) + rest.decode()
        for secret in (TOKEN, "token1001", "token1002"):
            assert secret not in logged
        assert files(tmp_path) == ["callbreak.db"], "the log was not written back"
