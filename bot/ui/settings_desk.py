"""Answers about settings: everybody's own panel, and the server's for those who manage it."""

from contextlib import suppress

from bot.preferences import UnknownChoiceError
from bot.ui.desk import Desk, Press
from bot.ui.layout import Message
from bot.ui.settings_view import LEFT_OPEN, mine_message, server_message

__all__ = ["change_mine", "change_server", "show_mine", "show_server"]


async def show_mine(desk: Desk, press: Press) -> None:
    """Show the presser their own settings."""
    await desk.whisper(press, _mine(desk, press))


async def change_mine(desk: Desk, press: Press, name: str, word: str) -> None:
    """Keep a choice and show it, in the language and the suits of the choice.

    What an older or a newer version offered, or nobody did, only brings the panel up to date.
    """
    with suppress(UnknownChoiceError):
        await desk.preferences.choose_mine(press.user.id, name, _meant(word))
    await desk.rewrite(press, _mine(desk, press))


async def show_server(desk: Desk, press: Press) -> None:
    """Show the server's settings to somebody who manages it."""
    if await _may_manage(desk, press):
        await desk.whisper(press, _server(desk, press))


async def change_server(desk: Desk, press: Press, name: str, word: str) -> None:
    """Keep a choice for the server, provided that the presser still manages it, and show it."""
    if not await _may_manage(desk, press):
        return
    with suppress(UnknownChoiceError):
        await desk.preferences.choose_server(press.guild_id or 0, name, _meant(word))
    await desk.rewrite(press, _server(desk, press))


def _meant(word: str) -> str | None:
    return None if word == LEFT_OPEN else word


def _mine(desk: Desk, press: Press) -> Message:
    return mine_message(desk.wording(press), desk.preferences.mine(press.user.id))


def _server(desk: Desk, press: Press) -> Message:
    guild_id = press.guild_id or 0
    return server_message(desk.wording(press), desk.words.public(guild_id), desk.preferences.server(guild_id))


async def _may_manage(desk: Desk, press: Press) -> bool:
    """Return whether the presser manages this server, and tell those who do not."""
    rights = press.permissions
    if press.guild_id is not None and (rights.manage_guild or rights.administrator):
        return True
    await desk.tell(press, "settings-not-yours", right=desk.wording(press)("right-manage-server"))
    return False
