"""Where tables may be opened, by whom, and who is told: what a server's settings come to.

Channels and roles may be gone since they were chosen. A channel that is gone drops out; where none is left,
tables may be opened everywhere. Without the role that one needed, those who manage the server open tables.
"""

from dataclasses import replace

import discord

from bot.preferences import Server, Starters
from bot.ui.desk import Desk, Press
from bot.ui.rights import NotAllowedError

__all__ = ["in_force", "manages", "may_mention", "require_admission", "role_to_tell"]


def manages(press: Press) -> bool:
    """Return whether the presser manages this server."""
    rights = press.permissions
    return press.guild_id is not None and (rights.manage_guild or rights.administrator)


def in_force(server: Server, guild: discord.Guild | None) -> Server:
    """Return *server* without channels and roles that *guild* has no more."""
    if guild is None:
        return server
    channels = frozenset(channel_id for channel_id in server.channels if guild.get_channel(channel_id))
    named, told = server.starters, server.table_role
    if not isinstance(named, Starters) and guild.get_role(named) is None:
        named = Starters.MANAGERS
    if told is not None and guild.get_role(told) is None:
        told = None
    return replace(server, channels=channels, starters=named, table_role=told)


def require_admission(desk: Desk, press: Press) -> None:
    """Raise NotAllowedError where, or to whom, the server allows no new table."""
    server = in_force(desk.preferences.server(press.guild_id or 0), press.guild)
    _require_channel(desk, press, server.channels)
    _require_starter(desk, press, server.starters)


def _require_channel(desk: Desk, press: Press, allowed: frozenset[int]) -> None:
    here = {press.channel_id}
    if isinstance(press.channel, discord.Thread):
        here.add(press.channel.parent_id)
    if not allowed or here & allowed:
        return
    seen = [f"<#{channel_id}>" for channel_id in sorted(allowed) if _sees(press, channel_id)]
    if not seen:
        raise NotAllowedError("start-not-here")
    raise NotAllowedError("start-elsewhere", channels=desk.wording(press).texts.listed(seen, choose=True))


def _sees(press: Press, channel_id: int) -> bool:
    """Return whether the presser can see a channel, which may be a secret one."""
    channel = press.guild.get_channel(channel_id) if press.guild else None
    if channel is None or not isinstance(press.user, discord.Member):
        return False
    return channel.permissions_for(press.user).view_channel


def _require_starter(desk: Desk, press: Press, starters: Starters | int) -> None:
    if starters is Starters.EVERYBODY or manages(press):
        return
    if starters is Starters.MANAGERS:
        right = desk.wording(press).right("manage_server")
        raise NotAllowedError("start-managers-only", right=right)
    if not (isinstance(press.user, discord.Member) and press.user.get_role(int(starters))):
        raise NotAllowedError("start-role-only", role=f"<@&{starters}>")


def may_mention(role: discord.Role, press: Press) -> bool:
    """Return whether a mention by the bot in this channel reaches *role*, which is never everybody."""
    return not role.is_default() and (role.mentionable or press.app_permissions.mention_everyone)


def role_to_tell(desk: Desk, press: Press) -> int | None:
    """Return the id of the role that is told of the presser's new table; None for nobody.

    It is told only where it may be mentioned, and not again and again for the same person.
    """
    guild_id = press.guild_id or 0
    role_id = desk.preferences.server(guild_id).table_role
    role = press.guild.get_role(role_id) if press.guild and role_id else None
    if role is None or not may_mention(role, press):
        return None
    return role.id if desk.role_calls.take(guild_id, press.user.id, desk.clock.now()) else None
