"""What a person may ask about their data: to see it, to have it, to be rid of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.privacy.export import export_json
from bot.privacy.ports import Kept, LiveTables, Memory, Store

__all__ = ["Dossier", "Privacy"]


@dataclass(frozen=True, slots=True)
class Dossier:
    """What a person is told about their data."""

    kept: Kept
    channels_here: Sequence[int]
    """Where they are at a table on this server now."""
    channels: Sequence[int]
    """Where they are at a table on any server."""


class Privacy:
    """Answers people about their own data. ``contact`` is whom to ask, None where nobody was named."""

    def __init__(
        self,
        store: Store,
        live: LiveTables,
        memory: Memory,
        now: Callable[[], datetime],
        contact: str | None = None,
    ) -> None:
        self._store = store
        self._live = live
        self._memory = memory
        self._now = now
        self.contact = contact

    async def dossier(self, user_id: int, guild_id: int) -> Dossier:
        """Return how much is kept about a person, seen from a server. Raises StorageError."""
        return Dossier(
            await self._store.kept(user_id, guild_id),
            self._live.channels(user_id, guild_id),
            self._live.channels(user_id, None),
        )

    async def export(self, user_id: int) -> str:
        """Return all that is kept about a person, as JSON. Raises StorageError."""
        return export_json(user_id, await self._store.data(user_id), self._now())

    async def erase(self, user_id: int, guild_id: int | None) -> None:
        """Erase a person from one server, or with None from everything. Raises StorageError.

        They leave running tables first, for a table in memory would write their name again.
        """
        await self._live.forget(user_id, guild_id)
        await self._store.erase(user_id, guild_id)
        if guild_id is None:
            self._memory.forget_person(user_id)
