"""What the settings need from a store."""

from collections.abc import Collection, Mapping
from typing import Protocol

__all__ = ["PreferenceStore", "Words"]

Words = Mapping[str, str | None]
"""The word kept for each setting; None, or none at all, for what was left as it is."""


class PreferenceStore(Protocol):
    """Where settings are kept, as words."""

    async def person(self, user_id: int) -> tuple[Words, Collection[str]]:
        """Return a person's settings, and the codes of the hints that they were shown."""

    async def server(self, guild_id: int) -> Words:
        """Return a server's settings."""

    async def servers(self, limit: int) -> Mapping[int, Words]:
        """Return the settings of at most *limit* servers that have chosen any."""

    async def keep_person(self, user_id: int, name: str, word: str | None) -> None:
        """Keep one setting of a person; None puts it back to its default."""

    async def keep_server(self, guild_id: int, name: str, word: str | None) -> None:
        """Keep one setting of a server; None puts it back to its default."""

    async def keep_hint(self, user_id: int, code: str) -> None:
        """Keep that a person was shown a hint; once is enough."""
