"""Wordings by language, made once."""

from functools import lru_cache

import discord

from bot.i18n import texts_for
from bot.ui.emoji import SuitEmoji
from bot.ui.wording import Wording

__all__ = ["ClientWords"]


class ClientWords:
    """Choose the language: the presser's own in private, the server's in public."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._emoji = SuitEmoji()
        self._command_id: int | None = None
        self._wording = lru_cache(maxsize=None)(self._make)

    def know(self, *, emoji: SuitEmoji | None = None, command_id: int | None = None) -> None:
        """Take up what is known only once the bot has logged in."""
        self._emoji = emoji or self._emoji
        self._command_id = command_id or self._command_id
        self._wording.cache_clear()

    def private(self, locale: str | None) -> Wording:
        """Return the wording for somebody's own language."""
        return self._wording(locale or "en")

    def public(self, guild_id: int) -> Wording:
        """Return the wording for a server."""
        guild = self._client.get_guild(guild_id)
        return self._wording(str(guild.preferred_locale) if guild else "en")

    def _make(self, locale: str) -> Wording:
        return Wording(texts_for(locale), self._emoji, self._command_id)
