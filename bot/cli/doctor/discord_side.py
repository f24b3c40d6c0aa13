"""What Discord says: of the token, the application, the servers and the channels with a table."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp
import discord

from bot.cli.doctor.finding import Finding, Grade
from bot.cli.doctor.machine import look_at_clock
from bot.cli.doctor.places import look_at_servers, look_at_tables
from bot.table.state import Table
from bot.ui.emoji import emoji_names

__all__ = ["look_at_discord"]

_PATIENCE = 60.0
"""Seconds; discord.py tries several times by itself."""
_PORTAL = "discord.com/developers/applications"
_UNREACHABLE = (aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError)


async def look_at_discord(token: str, live: Sequence[Table]) -> AsyncIterator[Finding]:
    """Sign in over REST alone, so that a bot which runs is not disturbed, and look around."""
    dates = _Dates()
    client = discord.Client(intents=discord.Intents(guilds=True), http_trace=dates.trace)
    try:
        async with asyncio.timeout(_PATIENCE), client:
            async for finding in _look(client, token, dates, live):
                yield finding
    except discord.LoginFailure:
        advice = f"Press Reset Token on the page Bot at {_PORTAL} and write the new one to .env."
        yield Finding("token", f"Discord does not accept it. {advice}", Grade.WRONG_SETTING)
    except _UNREACHABLE as error:
        advice = "Look at the network, and at discordstatus.com."
        why = str(error) or type(error).__name__
        yield Finding("Discord", f"cannot be reached ({why}). {advice}", Grade.FIX)
    except discord.HTTPException as error:
        yield Finding("Discord", f"refused a question ({error}). Try again later.", Grade.FIX)


async def _look(
    client: discord.Client, token: str, dates: "_Dates", live: Sequence[Table]
) -> AsyncIterator[Finding]:
    await client.login(token)
    yield Finding("token", f"signed in as {client.user}")
    if dates.told is not None:
        yield look_at_clock(*dates.told)
    application = client.application
    assert application is not None
    yield _intents(application.flags)
    if application.interactions_endpoint_url:
        advice = (
            f"Clear it on the page General Information at {_PORTAL}: presses go there and not to the bot."
        )
        yield Finding("interactions endpoint URL", advice, Grade.FIX)
    yield await _emoji(client)
    async for finding in look_at_servers(client):
        yield finding
    async for finding in look_at_tables(client, live):
        yield finding


def _intents(flags: discord.ApplicationFlags) -> Finding:
    """Name the privileged intents that are on: the bot needs none, and should not see more than it must."""
    kinds = {
        "Presence": flags.gateway_presence or flags.gateway_presence_limited,
        "Server Members": flags.gateway_guild_members or flags.gateway_guild_members_limited,
        "Message Content": flags.gateway_message_content or flags.gateway_message_content_limited,
    }
    on = [name for name, is_on in kinds.items() if is_on]
    if on:
        advice = f"Turn them off on the page Bot at {_PORTAL}: the bot does not need them."
        return Finding("privileged intents", f"{', '.join(on)}. {advice}", Grade.NOTE)
    return Finding("intents", "no privileged intent is on, and none is needed")


async def _emoji(client: discord.Client) -> Finding:
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = [name for name in emoji_names() if name not in there]
    if missing:
        advice = "The bot adds them as it starts; until then plain symbols stand in."
        return Finding("emoji", f"missing: {', '.join(missing)}. {advice}", Grade.NOTE)
    return Finding("emoji", "all suits are there")


class _Dates:
    """Discord's time, from the header of its first answer, with this machine's at that moment."""

    def __init__(self) -> None:
        self.told: tuple[datetime, datetime] | None = None
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_end.append(self._ended)

    async def _ended(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        header = ended.response.headers.get("Date")
        if header and self.told is None:
            self.told = datetime.now(UTC), parsedate_to_datetime(header)
