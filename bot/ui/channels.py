"""Channels that are gone: their tables are closed, so that nobody stays in a game that cannot be reached."""

import logging

import discord

from bot.table.service import Tables
from bot.table.state import Table
from bot.ui.desk import Desk
from bot.ui.patience import FAILURES

__all__ = ["channel_deleted", "check", "look_for_channels", "server_gone"]

log = logging.getLogger(__name__)


async def channel_deleted(desk: Desk, client: discord.Client, guild_id: int, channel_id: int) -> None:
    """Close the tables of a channel, or thread, and of the threads that were in it."""
    await desk.tables.channel_gone(channel_id)
    await look_for_channels(desk, client, guild_id)


async def server_gone(desk: Desk, guild_id: int) -> None:
    """Close every table of a server that the bot was removed from."""
    for table in desk.tables.of(guild_id):
        await desk.tables.channel_gone(table.channel_id)


async def look_for_channels(desk: Desk, client: discord.Client, guild_id: int | None = None) -> None:
    """Close every table whose channel is not there any more, on one server or on all that are known."""
    for table in desk.tables.all() if guild_id is None else desk.tables.of(guild_id):
        if await _is_gone(client, table):
            await desk.tables.channel_gone(table.channel_id)


async def check(tables: Tables, client: discord.Client, channel_id: int) -> None:
    """Close the table of a channel that a request did not find, unless Discord finds it when asked."""
    if await _is_unknown(client, channel_id):
        await tables.channel_gone(channel_id)


async def _is_gone(client: discord.Client, table: Table) -> bool:
    """Return whether Discord says that there is no such channel: an outage says nothing."""
    guild = client.get_guild(table.guild_id)
    if guild is None or guild.unavailable:
        return False
    found = guild.get_channel_or_thread(table.channel_id)
    if found is not None and not (isinstance(found, discord.Thread) and found.parent is None):
        return False
    return await _is_unknown(client, table.channel_id)  # archived threads are not among those that are known


async def _is_unknown(client: discord.Client, channel_id: int) -> bool:
    try:
        await client.fetch_channel(channel_id)
    except discord.NotFound:
        return True
    except (*FAILURES, discord.InvalidData) as error:
        log.info("nobody knows whether channel %s is there: %s", channel_id, error)
    return False
