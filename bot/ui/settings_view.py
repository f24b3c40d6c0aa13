"""The panels of settings: a heading and a menu for each. What is chosen is kept at once."""

from collections.abc import Mapping

import discord
from babel import Locale, UnknownLocaleError
from discord import ui

from bot.engine.cards import Suit
from bot.i18n import languages
from bot.preferences import Mine, Server, as_text
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Item, Message, divider, message
from bot.ui.wording import Wording

__all__ = ["LEFT_OPEN", "mine_message", "native_name", "server_message"]

LEFT_OPEN = "default"
"""What a menu sends when a setting is to be left to Discord or to the server."""

_HEADINGS = {
    "language": "setting-language",
    "style": "setting-style",
    "menus": "setting-menus",
    "forced_cards": "setting-forced-cards",
    "hints": "setting-hints",
}
_STYLES = {"picture": "style-picture", "text": "style-text"}
_SUITS = {"four": "suits-four", "two": "suits-two"}
_MINE: Mapping[str, Mapping[str, str]] = {
    "language": {LEFT_OPEN: "language-of-discord"},
    "style": {LEFT_OPEN: "style-of-server", **_STYLES},
    "suit_colours": {LEFT_OPEN: "suits-of-server", **_SUITS},
    "menus": {"off": "menus-off", "on": "menus-on"},
    "forced_cards": {"off": "forced-cards-off", "on": "forced-cards-on"},
    "hints": {"on": "hints-on", "off": "hints-off"},
}
"""The key of each choice's label, in the order of the panel; languages have names of their own."""
_SERVER: Mapping[str, Mapping[str, str]] = {
    "language": {LEFT_OPEN: "language-of-server"},
    "style": _STYLES,
    "suit_colours": _SUITS,
}
_SPOKEN = {"id": "Bahasa Indonesia"}
"""Names by which people call their language and which Unicode's list shortens."""


def mine_message(wording: Wording, mine: Mine) -> Message:
    """Return a person's panel."""
    parts: list[Item | str] = [wording("settings-title"), divider()]
    for name, labels in _MINE.items():
        menu = _menu(custom_ids.mine(name), _options(wording, name, labels, getattr(mine, name)))
        parts += [_heading(wording, name, wording), menu]
    return message(LOOK.table, parts)


def server_message(wording: Wording, public: Wording, server: Server) -> Message:
    """Return the panel of a server that looks as *public* shows it, for somebody who may change it."""
    parts: list[Item | str] = [wording("server-settings-title"), divider()]
    for name, labels in _SERVER.items():
        menu = _menu(custom_ids.server(name), _options(wording, name, labels, getattr(server, name)))
        parts += [_heading(wording, name, public), menu]
    return message(LOOK.table, parts)


def _heading(wording: Wording, name: str, shown: Wording) -> str:
    if name == "suit_colours":
        return wording("setting-suit-colours", suits=shown.suits(reversed(Suit)))
    return wording(_HEADINGS[name])


def _options(
    wording: Wording, name: str, labels: Mapping[str, str], value: object
) -> list[discord.SelectOption]:
    shown = {word: wording.label(key) for word, key in labels.items()}
    if name == "language":
        shown |= {code: native_name(code) for code in languages()}
    chosen = as_text(value) or LEFT_OPEN
    return [
        discord.SelectOption(label=label, value=word, default=word == chosen) for word, label in shown.items()
    ]


def _menu(custom_id: str, options: list[discord.SelectOption]) -> ui.ActionRow[ui.LayoutView]:
    menu: ui.Select[ui.LayoutView] = ui.Select(custom_id=custom_id, options=options)
    return ui.ActionRow(menu)


def native_name(language: str) -> str:
    """Return what its speakers call a language.

    >>> native_name("ne"), native_name("es-419")
    ('नेपाली', 'Español (Latinoamérica)')
    """
    if language in _SPOKEN:
        return _SPOKEN[language]
    try:
        name = Locale.parse(language, sep="-").get_display_name()
    except (UnknownLocaleError, ValueError):
        name = None
    return name[:1].upper() + name[1:] if name else language
