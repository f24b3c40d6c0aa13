"""Answers about settings: everybody's own panel, and the server's for those who manage it."""

from collections.abc import Sequence

import discord

from bot.preferences import MOST_CHANNELS, SERVER, Starters, UnknownChoiceError
from bot.ui.admission import in_force, manages, may_mention
from bot.ui.desk import Desk, Press
from bot.ui.layout import Message
from bot.ui.rights import NotAllowedError
from bot.ui.settings_server import PAGES, page_of, server_message
from bot.ui.settings_view import LEFT_OPEN, mine_message

__all__ = [
    "change_mine",
    "change_server",
    "change_server_ids",
    "require_manager",
    "show_mine",
    "show_server",
    "turn_server",
]


async def show_mine(desk: Desk, press: Press) -> None:
    """Show the presser their own settings."""
    await desk.whisper(press, _mine(desk, press))


async def change_mine(desk: Desk, press: Press, name: str, word: str) -> None:
    """Keep a choice and show it, in the language and the suits of the choice.

    Raises UnknownChoiceError for what an older or a newer version offered, or nobody did.
    """
    await desk.preferences.choose_mine(press.user.id, name, _meant(word))
    await desk.rewrite(press, _mine(desk, press))


async def show_server(desk: Desk, press: Press) -> None:
    """Show the server's settings to somebody who manages it. Raises NotAllowedError."""
    require_manager(desk, press)
    await desk.whisper(press, _server(desk, press, next(iter(PAGES))))


async def turn_server(desk: Desk, press: Press, page: str) -> None:
    """Show another page. Raises NotAllowedError or UnknownChoiceError."""
    require_manager(desk, press)
    if page not in PAGES:
        raise UnknownChoiceError(page)
    await desk.rewrite(press, _server(desk, press, page))


async def change_server(desk: Desk, press: Press, name: str, word: str) -> None:
    """Keep a choice from a list for the server, provided that the presser still manages it, and show it.

    Raises NotAllowedError or UnknownChoiceError.
    """
    require_manager(desk, press)
    listed = list(SERVER[name].words()) if name in SERVER else []
    if listed and SERVER[name].optional:
        listed.append(LEFT_OPEN)
    if word not in listed:
        raise UnknownChoiceError(word)
    await _keep(desk, press, name, _meant(word))


async def change_server_ids(desk: Desk, press: Press, name: str, words: Sequence[str]) -> None:
    """Keep channels or roles for the server; none is the default.

    Raises NotAllowedError, also for a role that is everybody, or UnknownChoiceError.
    """
    require_manager(desk, press)
    if name not in ("channels", "starters", "table_role") or not _there(press, name, words):
        raise UnknownChoiceError(name)
    everybody = str(press.guild_id) in words
    if everybody and name == "table_role":
        raise NotAllowedError("settings-not-everyone")
    now = desk.preferences.server(press.guild_id or 0).starters
    word = " ".join(sorted(set(words), key=int)) or None
    if name == "starters" and (everybody or word is None):
        # Emptied: that changes something only where a role was chosen.
        stays = not everybody and isinstance(now, Starters)
        word = str(now) if stays else str(Starters.EVERYBODY)
    await _keep(desk, press, name, word)


def _there(press: Press, name: str, words: Sequence[str]) -> bool:
    """Return whether the server has these channels or roles, and no more than may be chosen."""
    guild = press.guild
    if guild is None or len(words) > (MOST_CHANNELS if name == "channels" else 1):
        return False
    if not all(word.isascii() and word.isdigit() and len(word) < 20 for word in words):
        return False
    found = guild.get_channel if name == "channels" else guild.get_role
    return all(found(int(word)) for word in words)


async def _keep(desk: Desk, press: Press, name: str, word: str | None) -> None:
    await desk.preferences.choose_server(press.guild_id or 0, name, word)
    await desk.rewrite(press, _server(desk, press, page_of(name)))


def _meant(word: str) -> str | None:
    return None if word == LEFT_OPEN else word


def _mine(desk: Desk, press: Press) -> Message:
    return mine_message(desk.wording(press), desk.preferences.mine(press.user.id))


def _server(desk: Desk, press: Press, page: str) -> Message:
    guild_id = press.guild_id or 0
    server = in_force(desk.preferences.server(guild_id), press.guild)
    role = _role(press, server.table_role)
    silent = role is not None and not may_mention(role, press)
    return server_message(desk.wording(press), desk.words.public(guild_id), server, page, silent=silent)


def _role(press: Press, role_id: int | None) -> discord.Role | None:
    return press.guild.get_role(role_id) if press.guild and role_id else None


def require_manager(desk: Desk, press: Press) -> None:
    """Raise NotAllowedError for those who do not manage this server."""
    if not manages(press):
        right = desk.wording(press).right("manage_server")
        raise NotAllowedError("settings-not-yours", right=right)
