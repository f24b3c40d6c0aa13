"""What is kept about a person, in words, and the questions before it is erased."""

from collections.abc import Sequence
from enum import StrEnum

import discord
from discord import ButtonStyle, ui

from bot.privacy import Dossier, Kept, Share
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Item, Message, button, divider, message, rows
from bot.ui.wording import Wording

__all__ = ["Scope", "erase_message", "erased_message", "export_message", "kept_message", "sure_message"]

_CHANNELS = 10
"""How many channels a line names at most."""


class Scope(StrEnum):
    """Where a person is to be erased."""

    HERE = "here"
    EVERYWHERE = "everywhere"


def kept_message(wording: Wording, dossier: Dossier, contact: str | None) -> Message:
    """Return what is kept about a person, here and everywhere, and whom to ask."""
    kept = dossier.kept
    parts: list[Item | str | None] = [
        wording("privacy-title"),
        wording("privacy-here", **_facts(kept.here)),
        divider(),
        wording("privacy-everywhere", **_all_facts(kept)),
        divider(),
        wording("privacy-about"),
        _contact(wording, contact),
        *rows([_button(wording, "export", "button-export"), _button(wording, "erase", "button-erase")]),
    ]
    return message(LOOK.quiet, parts)


def _facts(share: Share) -> dict[str, object]:
    return {"tables": share.tables, "results": share.results, "notes": share.memberships}


def _all_facts(kept: Kept) -> dict[str, object]:
    return {**_facts(kept.everywhere), "settings": kept.settings, "hints": kept.hints}


def _contact(wording: Wording, contact: str | None) -> str:
    if contact is None:
        return wording("privacy-no-contact")
    return wording("privacy-contact", contact=discord.utils.escape_markdown(contact))


def export_message(wording: Wording, file_name: str) -> Message:
    """Return the message that carries the file of that name."""
    view = message(LOOK.quiet, [wording("privacy-file")])
    view.add_item(ui.File(f"attachment://{file_name}"))
    return view


def erase_message(wording: Wording) -> Message:
    """Return the question where a person is to be erased."""
    here = _button(wording, "ask", "button-erase-here", Scope.HERE)
    everywhere = _button(wording, "ask", "button-erase-everywhere", Scope.EVERYWHERE)
    return message(LOOK.trouble, [wording("privacy-erase"), *rows([here, everywhere], 1)])


def sure_message(wording: Wording, scope: Scope, dossier: Dossier) -> Message:
    """Return the last question, with all that goes."""
    if scope is Scope.HERE:
        text = wording("privacy-sure-here", **_facts(dossier.kept.here))
        channels = dossier.channels_here
    else:
        text = wording("privacy-sure-everywhere", **_all_facts(dossier.kept))
        channels = dossier.channels
    yes = _button(wording, "sure", "button-erase-sure", scope, style=ButtonStyle.danger)
    return message(LOOK.trouble, [text, _leaving(wording, channels), *rows([yes])])


def _leaving(wording: Wording, channels: Sequence[int]) -> str | None:
    if not channels:
        return None
    named = ", ".join(f"<#{channel_id}>" for channel_id in channels[:_CHANNELS])
    return wording("privacy-leaving", channels=named)


def erased_message(wording: Wording, scope: Scope) -> Message:
    """Return the news that a person was erased."""
    done = wording("privacy-erased-here" if scope is Scope.HERE else "privacy-erased-everywhere")
    return message(LOOK.quiet, [done, wording("privacy-erased-rest")])


def _button(
    wording: Wording,
    verb: str,
    label: str,
    scope: Scope | None = None,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
) -> ui.Button[ui.LayoutView]:
    return button(custom_ids.privacy(verb, scope), wording.label(label), style=style)
