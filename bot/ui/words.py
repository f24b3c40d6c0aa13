"""Wordings by language and suit colours, made once."""

from functools import lru_cache
from typing import Protocol

import discord

from bot.i18n import DEFAULT, texts_for
from bot.preferences import Preferences, SuitColours
from bot.ui.emoji import PLAIN, EmojiSets
from bot.ui.wording import Wording

__all__ = ["ClientWords", "Words"]


class Words(Protocol):
    """Wordings by language."""

    def private(self, locale: str | None, user_id: int = 0, guild_id: int = 0) -> Wording:
        """Return the wording for somebody on a server, whose Discord speaks *locale*."""

    def public(self, guild_id: int) -> Wording:
        """Return the wording for a server."""


class ClientWords:
    """Choose language and suits: a person's in private, the server's in public.

    In private: what the person chose, else the language of their Discord if there is a catalogue of it, else
    the server's. In public: what the server chose, else the language that it is set to in Discord. Else
    English.
    """

    def __init__(self, client: discord.Client, preferences: Preferences) -> None:
        self._client = client
        self._preferences = preferences
        self._emoji = PLAIN
        self._command_id: int | None = None
        self._wording = lru_cache(maxsize=None)(self._make)

    def know(self, *, emoji: EmojiSets | None = None, command_id: int | None = None) -> None:
        """Take up what is known only once the bot has logged in."""
        self._emoji = emoji or self._emoji
        self._command_id = command_id or self._command_id
        self._wording.cache_clear()

    def private(self, locale: str | None, user_id: int = 0, guild_id: int = 0) -> Wording:
        """Return the wording for somebody on a server, whose Discord speaks *locale*."""
        language = self._preferences.mine(user_id).language or _spoken(locale) or self._public(guild_id)
        return self._wording(language, self._preferences.suit_colours(user_id, guild_id))

    def public(self, guild_id: int) -> Wording:
        """Return the wording for a server."""
        return self._wording(self._public(guild_id), self._preferences.server(guild_id).suit_colours)

    def _public(self, guild_id: int) -> str:
        guild = self._client.get_guild(guild_id)
        asked = self._preferences.server(guild_id).language
        return asked or _spoken(str(guild.preferred_locale) if guild else None) or DEFAULT

    def _make(self, language: str, colours: SuitColours) -> Wording:
        return Wording(texts_for(language), self._emoji[colours], self._command_id)


def _spoken(locale: str | None) -> str | None:
    """Return the language of the catalogue for *locale*, or None when there is none."""
    language = texts_for(locale).language if locale else None
    foreign = language == DEFAULT and (locale or "").lower().split("-")[0] != DEFAULT
    return None if foreign else language
