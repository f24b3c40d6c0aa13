"""Answers about a person's own data. Only they see them.

Each is acknowledged first: to read everything may take longer than an answer may.
"""

import io
import zipfile

import discord

from bot.privacy import Dossier, Privacy
from bot.ui.desk import Desk, Press
from bot.ui.layout import Message
from bot.ui.privacy_view import (
    Scope,
    erase_message,
    erased_message,
    export_message,
    kept_message,
    sure_message,
)
from bot.ui.sender import NOBODY

__all__ = ["ask_erase", "ask_sure", "erase", "export", "packed", "show"]

_NAME = "callbreak-data"
_LARGEST = 8 * 2**20
"""Bytes that Discord takes as a file everywhere; a longer one is packed, to about a tenth."""


async def show(desk: Desk, press: Press) -> None:
    """Tell the presser what is kept about them."""
    await press.response.defer(ephemeral=True, thinking=True)
    view = kept_message(desk.wording(press), await _dossier(press), _privacy(press).contact)
    await desk.whisper(press, view)


async def export(desk: Desk, press: Press) -> None:
    """Give the presser a file with all that is kept about them."""
    if not press.app_permissions.attach_files:
        await desk.tell(press, "privacy-no-file")
        return
    await press.response.defer(ephemeral=True, thinking=True)
    name, content = packed(await _privacy(press).export(press.user.id))
    file = discord.File(io.BytesIO(content), name)
    view = export_message(desk.wording(press), name)
    await press.followup.send(view=view, file=file, ephemeral=True, allowed_mentions=NOBODY)


def packed(text: str, largest: int = _LARGEST) -> tuple[str, bytes]:
    """Return a file's name and content, packed where the text is long."""
    plain = text.encode()
    if len(plain) <= largest:
        return f"{_NAME}.json", plain
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(f"{_NAME}.json", plain)
    return f"{_NAME}.zip", packed.getvalue()


async def ask_erase(desk: Desk, press: Press) -> None:
    """Ask the presser where they are to be erased."""
    await desk.whisper(press, erase_message(desk.wording(press)))


async def ask_sure(desk: Desk, press: Press, scope: Scope) -> None:
    """Ask the presser once more."""
    await press.response.defer()
    await _rewrite(press, sure_message(desk.wording(press), scope, await _dossier(press)))


async def erase(desk: Desk, press: Press, scope: Scope) -> None:
    """Erase the presser and say so, in the language that they had chosen."""
    await press.response.defer()
    wording = desk.wording(press)
    await _privacy(press).erase(press.user.id, press.guild_id if scope is Scope.HERE else None)
    await _rewrite(press, erased_message(wording, scope))


async def _rewrite(press: Press, view: Message) -> None:
    await press.edit_original_response(view=view, allowed_mentions=NOBODY)


async def _dossier(press: Press) -> Dossier:
    return await _privacy(press).dossier(press.user.id, press.guild_id or 0)


def _privacy(press: Press) -> Privacy:
    privacy = press.client.privacy
    assert isinstance(privacy, Privacy)
    return privacy
