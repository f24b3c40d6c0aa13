"""The texts of slash commands, which Discord keeps and shows in the language of whoever types.

Names of commands and options stay English everywhere, so that what a friend says can be typed;
descriptions and choices are translated for the languages that Discord has.
"""

from typing import Any

import discord
from discord import app_commands

from bot.i18n import DEFAULT, texts_for

__all__ = ["CommandTranslator", "said"]

_ENGLISH = texts_for(DEFAULT)


def said(key: str) -> app_commands.locale_str:
    """Return the text *key* for a command's description or a choice.

    >>> said("preset-callbreak").message
    'Callbreak'
    """
    return app_commands.locale_str(_ENGLISH.text(key), key=key)


class CommandTranslator(app_commands.Translator):
    """Give Discord the translations of what `said` has said, when commands are made known."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        """Return *string* in the language of *locale*, or None where English stands for it."""
        key = string.extras.get("key")
        texts = texts_for(locale)
        return texts.text(key) if key is not None and texts.has(key) else None
