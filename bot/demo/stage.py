"""The scene of the demo: one server, one channel, four people and the real bot."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
from simcord import Env

from bot.app import create_bot
from bot.demo.simulator import EMOJI_URL, LivePage, RealTimeClock, bot_context, keep_real_time
from bot.settings import Settings
from bot.table.clock import Clock
from bot.ui.emoji import suit_png

__all__ = ["PEOPLE", "Cast", "Stage", "open_stage"]

PEOPLE = ("Asha", "Bimal", "Chitra", "Dev")
MANAGER = "Asha"
"""Who may manage the server, so that its settings can be tried."""
SERVER, CHANNEL, BOT = "Callbreak Club", "games", "Callbreak"


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays the bot, and how its emoji look."""

    make_bot: Callable[[Settings, Clock], discord.Client]
    emoji_png: Callable[[str], bytes]


@dataclass(frozen=True, slots=True)
class Stage:
    """A running demo."""

    url: str
    page: LivePage

    async def run_until(self, stop: asyncio.Event) -> None:
        """Keep the page alive until the event is set or somebody ends the session in the browser."""
        waits = [
            asyncio.ensure_future(wait) for wait in (stop.wait(), self.page.closed(), self.page.follow())
        ]
        try:
            done, _ = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in waits:
                task.cancel()
            await asyncio.gather(*waits, return_exceptions=True)


@asynccontextmanager
async def open_stage(port: int, cast: Cast | None = None) -> AsyncIterator[Stage]:
    """Start the bot on a throw-away database, put people around it and open the page."""
    cast = cast or Cast(lambda settings, clock: create_bot(settings, clock=clock), suit_png)
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="callbreak-demo-"))
        settings = Settings.from_env({"DATABASE_URL": f"sqlite:///{Path(folder) / 'demo.db'}"})
        clock = RealTimeClock()
        env = Env(cast.make_bot(settings, clock), check_errors=False)
        keep_real_time(env, clock, bot_name=BOT)
        await env.start()
        stack.push_async_callback(_close, env, clock)
        guild = env.create_guild(SERVER)
        channel = guild.create_text_channel(CHANNEL, topic="Type /callbreak start")
        managers = guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
        people = [
            guild.add_member(
                env.create_user(name.lower(), global_name=name), roles=[managers] if name == MANAGER else []
            )
            for name in PEOPLE
        ]
        await env.settle()
        preview = env.preview(
            channel, viewers=people, layout="channel", port=port, assets=_emoji_art(env, cast.emoji_png)
        )
        await stack.enter_async_context(preview)
        yield Stage(preview.url, LivePage(env, preview))


def _emoji_art(env: Env, draw: Callable[[str], bytes]) -> dict[str, tuple[str, bytes]]:
    """Draw the emoji that the bot has uploaded; the simulated Discord throws the pictures away."""
    return {
        EMOJI_URL.format(id=emoji.id): (f"{emoji.name}.png", draw(emoji.name))
        for emoji in env.backend.application_emojis.values()
    }


async def _close(env: Env, clock: RealTimeClock) -> None:
    clock.stop()
    try:
        await env.shutdown()
    finally:
        with bot_context(env):
            await env.bot.close()
