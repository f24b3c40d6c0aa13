"""The real bot on the loopback server, in this process: its state and its log can be looked at."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import getLogger
from pathlib import Path
from typing import Any

from bot.app import create_bot
from bot.client import CallbreakClient
from bot.settings import Settings
from bot.table.state import Table
from bot.ui.desk import Desk
from tests.harness.components import texts
from tests.harness.world import Trouble
from tests.loopback.aim import aimed
from tests.loopback.clock import QuickClock
from tests.loopback.server import Loopback

__all__ = ["READY_AFTER", "Inside", "bot_inside"]

READY_AFTER = 0.05
"""Seconds after the last server that discord.py waits for another one; two by default."""
HASTE = 50.0
"""How much sooner discord.py tries again than it would."""


class Inside:
    """The running bot, and what it logs as an error."""

    def __init__(self, discord: Loopback, client: CallbreakClient, trouble: Trouble) -> None:
        self.discord = discord
        self.client = client
        self._trouble = trouble

    @property
    def desk(self) -> Desk:
        """Return the bot's desk."""
        assert isinstance(self.client.desk, Desk)
        return self.client.desk

    def table(self, channel: int) -> Table:
        """Return the live table of a channel. Raises LookupError."""
        found = self.desk.tables.at(channel)
        if found is None:
            raise LookupError("there is no table")
        return found

    def version(self, channel: int) -> int:
        """Return how long the log of the channel's match is, 0 before it began."""
        table = self.desk.tables.at(channel)
        return table.match.version if table and table.match else 0

    def errors(self) -> list[str]:
        """Return what was logged as an error since the last look; discord.py's reconnects are none."""
        lines, self._trouble.lines = self._trouble.lines, []
        return [line for line in lines if "Attempting a reconnect" not in line]

    async def untrue(self, channel: int) -> str | None:
        """Return what the public message says wrongly, None when it shows the newest state."""
        table = self.table(channel)
        slot = self.desk.announcer.seen(table).public
        stored = self.discord.backend.messages[channel].get(slot.message_id) if slot else None
        if stored is None:
            return "there is no public message"
        screen = await self.desk.announcer.painter.paint(table, pictures=True)
        view: Any = screen.view
        wanted, shown = texts(view.to_components()), texts(stored.components)
        return None if wanted == shown else f"{shown} instead of {wanted}"


@asynccontextmanager
async def bot_inside(discord: Loopback, folder: Path, pace: float = 10.0) -> AsyncIterator[Inside]:
    """Run the bot, its clock *pace* times as fast, and end it."""
    trouble = Trouble()
    getLogger().addHandler(trouble)
    settings = Settings(database_url=f"sqlite:///{folder / 'callbreak.db'}")
    with aimed(discord.port, HASTE):
        client = create_bot(settings, clock=QuickClock(pace, time.time()))
        assert isinstance(client, CallbreakClient)
        client._connection.guild_ready_timeout = READY_AFTER
        running = asyncio.create_task(client.start("a.token.for.tests"))
        connected = asyncio.create_task(discord.gateway.connected.wait())
        try:
            await asyncio.wait({running, connected}, timeout=20, return_when=asyncio.FIRST_COMPLETED)
            if running.done():
                running.result()
            await client.wait_until_ready()
            yield Inside(discord, client, trouble)
        finally:
            connected.cancel()
            await client.close()
            await asyncio.wait({running}, timeout=5)
            running.cancel()
            await asyncio.sleep(0.02)  # the events of the disconnection are still handled
            getLogger().removeHandler(trouble)
