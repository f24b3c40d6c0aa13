"""A store of settings in memory that can be slow and can fail."""

import asyncio
from collections.abc import Collection, Mapping

from bot.preferences.ports import Words

__all__ = ["FakeStore"]


class FakeStore:
    """Settings in memory; ``reads`` keeps every question."""

    def __init__(self) -> None:
        self.people: dict[int, dict[str, str | None]] = {}
        self.guilds: dict[int, dict[str, str | None]] = {}
        self.hints: set[tuple[int, str]] = set()
        self.reads: list[int] = []
        self.broken = False
        self.gate: asyncio.Event | None = None
        """While set, answers wait for it, having looked already."""

    async def person(self, user_id: int) -> tuple[Words, Collection[str]]:
        self._look(user_id)
        found = dict(self.people.get(user_id, {})), {code for user, code in self.hints if user == user_id}
        await self._wait()
        return found

    async def server(self, guild_id: int) -> Words:
        self._look(guild_id)
        found = dict(self.guilds.get(guild_id, {}))
        await self._wait()
        return found

    async def servers(self, limit: int) -> Mapping[int, Words]:
        return dict(list(self.guilds.items())[:limit])

    async def keep_person(self, user_id: int, name: str, word: str | None) -> None:
        self._check()
        self.people.setdefault(user_id, {})[name] = word

    async def keep_server(self, guild_id: int, name: str, word: str | None) -> None:
        self._check()
        self.guilds.setdefault(guild_id, {})[name] = word

    async def keep_hint(self, user_id: int, code: str) -> None:
        self._check()
        self.hints.add((user_id, code))

    def _look(self, asked: int) -> None:
        self.reads.append(asked)
        self._check()

    def _check(self) -> None:
        if self.broken:
            raise OSError("the disk is full")

    async def _wait(self) -> None:
        if self.gate:
            await self.gate.wait()
