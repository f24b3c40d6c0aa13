"""What the bot must be allowed to do in a channel before a table opens there."""

import discord

from bot.ui.desk import Press

__all__ = ["MissingRightError", "NotAllowedError", "require_rights"]

_VOICE = (discord.VoiceChannel, discord.StageChannel)


class NotAllowedError(Exception):
    """Something is not allowed here: the text ``key`` says why, with ``facts``."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class MissingRightError(NotAllowedError):
    """The bot lacks ``rights``, permissions by discord.py's names, in the channel ``channel_id``."""

    def __init__(self, rights: list[str], channel_id: int) -> None:
        super().__init__("missing-right")
        self.rights = rights
        self.channel_id = channel_id


def require_rights(press: Press) -> None:
    """Raise NotAllowedError where the table could not be shown for longer than a token lives.

    A thread's permissions are those of its channel. Files are not asked for: without them a table is text.
    """
    channel = press.channel
    if missing := _missing(press):
        place = channel.parent_id if isinstance(channel, discord.Thread) else press.channel_id
        raise MissingRightError(missing, place or 0)
    if isinstance(channel, discord.Thread):
        _require_open(channel, press.app_permissions)


def _missing(press: Press) -> list[str]:
    """Return the permissions that the bot lacks; in a voice channel's chat *Connect* stands behind them."""
    rights, threads = press.app_permissions, isinstance(press.channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if threads else "send_messages"]
    missing = [right for right in needed if not getattr(rights, right)]
    if missing and isinstance(press.channel, _VOICE) and not rights.connect:
        missing.append("connect")
    return missing


def _require_open(thread: discord.Thread, rights: discord.Permissions) -> None:
    """Refuse a thread in which Discord takes no messages, or lets none be edited."""
    if thread.locked and not rights.manage_threads:
        raise NotAllowedError("thread-locked")
    if thread.archived:
        raise NotAllowedError("thread-archived")
    if thread.is_private() and thread.me is None and not rights.manage_threads:
        raise NotAllowedError("thread-private")  # its answers would be seen, nothing after them
