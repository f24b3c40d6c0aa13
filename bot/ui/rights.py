"""What the bot must be allowed to do in a channel before a table opens there."""

import discord

from bot.ui.desk import Press

__all__ = ["MissingRightError", "require_rights"]


class MissingRightError(Exception):
    """The bot lacks ``right``, a permission by discord.py's name."""

    def __init__(self, right: str) -> None:
        super().__init__(right)
        self.right = right


def require_rights(press: Press) -> None:
    """Raise MissingRightError where the table could not be shown for longer than a token lives."""
    threads = isinstance(press.channel, discord.Thread)
    for right in ("view_channel", "send_messages_in_threads" if threads else "send_messages"):
        if not getattr(press.app_permissions, right):
            raise MissingRightError(right)
