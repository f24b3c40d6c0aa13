"""The panel of a person's settings: a heading and a menu for each. What is chosen is kept at once."""

from collections.abc import Mapping

import discord
from babel import Locale, UnknownLocaleError

from bot.engine.cards import Suit
from bot.i18n import languages
from bot.preferences import Mine, as_text
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Item, Message, divider, menu, message
from bot.ui.wording import Wording

__all__ = [
    "LEFT_OPEN",
    "STYLES",
    "SUITS",
    "heading",
    "languages_offered",
    "mine_message",
    "native_name",
    "options",
]

LEFT_OPEN = "default"
"""What a menu sends when a setting is to be left to Discord or to the server."""

STYLES = {"picture": "style-picture", "text": "style-text"}
SUITS = {"four": "suits-four", "two": "suits-two"}
_MINE: Mapping[str, Mapping[str, str]] = {
    "language": {LEFT_OPEN: "language-of-discord"},
    "style": {LEFT_OPEN: "style-of-server", **STYLES},
    "suit_colours": {LEFT_OPEN: "suits-of-server", **SUITS},
    "menus": {"off": "menus-off", "on": "menus-on"},
    "forced_cards": {"off": "forced-cards-off", "on": "forced-cards-on"},
    "hints": {"on": "hints-on", "off": "hints-off"},
}
"""The key of each choice's label, in the order of the panel; languages have names of their own."""
_SPOKEN = {"id": "Bahasa Indonesia"}
"""Names by which people call their language and which Unicode's list shortens."""


def mine_message(wording: Wording, mine: Mine) -> Message:
    """Return a person's panel."""
    parts: list[Item | str] = [wording("settings-title"), divider()]
    for name, labels in _MINE.items():
        shown = {word: wording.label(key) for word, key in labels.items()}
        if name == "language":
            shown |= languages_offered()
        chosen = as_text(getattr(mine, name)) or LEFT_OPEN
        parts += [heading(wording, name, wording), menu(custom_ids.mine(name), options(shown, chosen))]
    return message(LOOK.table, parts)


def heading(wording: Wording, name: str, shown: Wording) -> str:
    """Return the heading of a setting; *shown* has the suits as the setting makes them."""
    facts = {"suits": shown.suits(reversed(Suit))} if name == "suit_colours" else {}
    return wording(f"setting-{name.replace('_', '-')}", **facts)


def languages_offered() -> dict[str, str]:
    """Return what each language is called, by its code."""
    return {code: native_name(code) for code in languages()}


def options(labels: Mapping[str, str], chosen: str) -> list[discord.SelectOption]:
    """Return a menu's choices, each with its label."""
    return [
        discord.SelectOption(label=label, value=word, default=word == chosen)
        for word, label in labels.items()
    ]


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
