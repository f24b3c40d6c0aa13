"""The servers that the bot is on, and the channels where it has a table."""

from collections.abc import AsyncIterator, Sequence

import discord

from bot.cli.doctor.finding import Finding, Grade
from bot.table.state import Table

__all__ = ["look_at_servers", "look_at_tables"]

_NEEDED = ("view_channel", "send_messages", "send_messages_in_threads")
_FOR_PICTURES = "attach_files"
_INVITE = "Invite the bot again with the address in the README."
_NO_COMMANDS = 50001


async def look_at_servers(client: discord.Client) -> AsyncIterator[Finding]:
    """Say of each server whether the bot may do there what it has to."""
    found = False
    async for guild in client.fetch_guilds(limit=None, with_counts=False):
        found = True
        member = await _me(client, await client.fetch_guild(guild.id, with_counts=False))
        yield _server(member)
        if not await _has_commands(client, guild.id):
            advice = f"its commands may not be offered there. {_INVITE}"
            yield Finding(f"server {_name(guild)}", advice, Grade.FIX)
    if not found:
        yield Finding("servers", "the bot is on none yet. The README says how to invite it.", Grade.NOTE)


async def _me(client: discord.Client, guild: discord.Guild) -> discord.Member:
    assert client.user is not None
    return await guild.fetch_member(client.user.id)


def _server(member: discord.Member) -> Finding:
    subject = f"server {_name(member.guild)}"
    return _rights(subject, member.guild_permissions, _NEEDED, f"Give them to the bot's role, or: {_INVITE}")


async def _has_commands(client: discord.Client, guild_id: int) -> bool:
    """Return whether the bot was invited with the scope for commands; only asking tells."""
    assert client.application_id is not None
    try:
        await client.http.get_guild_commands(client.application_id, guild_id)
    except discord.Forbidden as error:
        return error.code != _NO_COMMANDS
    return True


async def look_at_tables(client: discord.Client, live: Sequence[Table]) -> AsyncIterator[Finding]:
    """Say of each channel with a table that goes on whether the bot may show it there."""
    for table in live:
        yield await _channel(client, table)


async def _channel(client: discord.Client, table: Table) -> Finding:
    subject = f"table {table.id}"
    try:
        guild = await client.fetch_guild(table.guild_id, with_counts=False)
        channel = await guild.fetch_channel(table.channel_id)
        needed, send = channel, "send_messages"
        if isinstance(channel, discord.Thread):  # its permissions are those of its channel
            needed, send = await guild.fetch_channel(channel.parent_id), "send_messages_in_threads"
    except discord.NotFound:
        return Finding(subject, "its channel or server is gone, so the table ends by itself", Grade.NOTE)
    except discord.Forbidden:
        advice = "Let the bot view the channel, or use /callbreak-admin there."
        return Finding(subject, f"the bot does not see channel {table.channel_id}. {advice}", Grade.FIX)
    assert not isinstance(needed, discord.Thread)
    rights = needed.permissions_for(await _me(client, guild))
    where = f"{subject} in #{channel.name}"
    return _rights(where, rights, ("view_channel", send), "Give them to the bot in the channel's settings.")


def _rights(subject: str, held: discord.Permissions, needed: Sequence[str], advice: str) -> Finding:
    missing = [right for right in needed if not getattr(held, right)]
    if missing:
        return Finding(subject, f"the bot lacks {_named(missing)}. {advice}", Grade.FIX)
    if not getattr(held, _FOR_PICTURES):
        return Finding(
            subject, f"without {_named([_FOR_PICTURES])} tables are shown in text there", Grade.NOTE
        )
    return Finding(subject, "the bot has the permissions that it needs")


def _named(rights: Sequence[str]) -> str:
    """Return permissions as Discord calls them."""
    return ", ".join(right.replace("_", " ").title().replace(" In ", " in ") for right in rights)


def _name(guild: discord.Guild) -> str:
    return f"{guild.name!r} ({guild.id})"
