"""Settings at hand: read from the store once, then answered from memory without waiting.

Whoever presses something or types a command is known before it is carried out, and so is their server; all
servers that have chosen anything are known from the start. So a renderer, which cannot wait, is right about
everybody that a message can be sent to. About anybody else, and while the database fails, it gets the
defaults. The memory is this process's own and bounded: whoever was not asked about for longest is forgotten,
and learnt again with their next press.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from typing import Generic, TypeVar

from bot.preferences.choices import MINE, SERVER, Choosable, UnknownChoiceError, read_mine, read_server
from bot.preferences.ports import PreferenceStore
from bot.preferences.values import Mine, Server, Style, SuitColours

__all__ = ["KEPT", "Preferences"]

log = logging.getLogger(__name__)

KEPT = 20_000
"""How many people, and how many servers, are remembered at once: a few megabytes."""
Value = TypeVar("Value")


class Preferences:
    """The settings of people and servers."""

    def __init__(self, store: PreferenceStore, *, kept: int = KEPT) -> None:
        self._store = store
        self._kept = kept
        self._mine: _Memory[Mine] = _Memory(kept)
        self._servers: _Memory[Server] = _Memory(kept)
        self._changing = asyncio.Lock()
        self._learning = asyncio.Lock()  # in turn: who presses first is served first

    async def start(self) -> None:
        """Learn about the servers, so that tables go on after a restart as they were. Raises StorageError."""
        for guild_id, words in (await self._store.servers(self._kept)).items():
            self._servers.learn(guild_id, read_server(words))

    async def know(self, user_id: int, guild_id: int | None) -> None:
        """Learn about a person and their server, unless known. Settings that cannot be read stop nobody."""
        if self._known(user_id, guild_id):
            return
        async with self._learning:
            try:
                await self._learn(user_id, guild_id)
            except Exception:
                log.exception("the settings of user %s in guild %s cannot be read", user_id, guild_id)

    def _known(self, user_id: int, guild_id: int | None) -> bool:
        known = self._mine.get(user_id) is not None
        return known and (guild_id is None or self._servers.get(guild_id) is not None)

    async def _learn(self, user_id: int, guild_id: int | None) -> None:
        if self._mine.get(user_id) is None:
            self._mine.learn(user_id, await self._read_person(user_id))
        if guild_id is not None and self._servers.get(guild_id) is None:
            self._servers.learn(guild_id, read_server(await self._store.server(guild_id)))

    def mine(self, user_id: int) -> Mine:
        """Return a person's settings, the defaults while they are not known."""
        return self._mine.get(user_id) or Mine()

    def server(self, guild_id: int) -> Server:
        """Return a server's settings, the defaults while they are not known."""
        return self._servers.get(guild_id) or Server()

    def style(self, user_id: int, guild_id: int) -> Style:
        """Return how a person sees tables on a server: as they, else as the server likes it."""
        return self.mine(user_id).style or self.server(guild_id).style

    def suit_colours(self, user_id: int, guild_id: int) -> SuitColours:
        """Return how a person sees suits on a server: as they, else as the server likes it."""
        return self.mine(user_id).suit_colours or self.server(guild_id).suit_colours

    async def choose_mine(self, user_id: int, name: str, word: str | None) -> Mine:
        """Keep a person's choice and return all of theirs. Raises UnknownChoiceError or StorageError."""
        value = _setting(MINE, name).read(word)
        async with self._changing:
            await self._store.keep_person(user_id, name, word)
            known = self._mine.get(user_id)
            mine = replace(known, **{name: value}) if known else await self._read_person(user_id)
            self._mine.keep(user_id, mine)
        return mine

    async def choose_server(self, guild_id: int, name: str, word: str | None) -> Server:
        """Keep a server's choice and return all of its. Raises UnknownChoiceError or StorageError."""
        value = _setting(SERVER, name).read(word)
        async with self._changing:
            await self._store.keep_server(guild_id, name, word)
            known = self._servers.get(guild_id)
            server = (
                replace(known, **{name: value}) if known else read_server(await self._store.server(guild_id))
            )
            self._servers.keep(guild_id, server)
        return server

    def wants_hint(self, user_id: int, code: str) -> bool:
        """Return whether a person is to be shown a hint: known, wanting hints, and not shown it before."""
        mine = self._mine.get(user_id)
        return mine is not None and mine.hints and code not in mine.seen

    async def saw_hint(self, user_id: int, code: str) -> None:
        """Note that a person is shown a hint: at once, so that no second message shows it.

        Raises StorageError.
        """
        mine = self._mine.get(user_id)
        if mine is not None:
            self._mine.keep(user_id, replace(mine, seen=mine.seen | {code}))
        await self._store.keep_hint(user_id, code)

    def forget_person(self, user_id: int) -> None:
        """Forget a person whose settings were erased."""
        self._mine.forget(user_id)

    def forget_server(self, guild_id: int) -> None:
        """Forget a server whose settings were deleted."""
        self._servers.forget(guild_id)

    async def _read_person(self, user_id: int) -> Mine:
        words, seen = await self._store.person(user_id)
        return read_mine(words, seen)


def _setting(settings: Mapping[str, Choosable], name: str) -> Choosable:
    if name not in settings:
        raise UnknownChoiceError(name)
    return settings[name]


class _Memory(Generic[Value]):
    """Values by id, those asked for last."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._values: OrderedDict[int, Value] = OrderedDict()

    def get(self, key: int) -> Value | None:
        """Return the value, if it is known."""
        if key in self._values:
            self._values.move_to_end(key)
        return self._values.get(key)

    def learn(self, key: int, value: Value) -> None:
        """Take up what was read, unless something newer was kept meanwhile."""
        if key not in self._values:
            self.keep(key, value)

    def keep(self, key: int, value: Value) -> None:
        """Take up a value; the one that nobody asked for longest goes."""
        self._values[key] = value
        self._values.move_to_end(key)
        if len(self._values) > self._size:
            self._values.popitem(last=False)

    def forget(self, key: int) -> None:
        """Let a value go, if it is known."""
        self._values.pop(key, None)
