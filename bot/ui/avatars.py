"""People's pictures, fetched once and kept a while; initials stand in until then."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Mapping

import aiohttp
import discord

__all__ = ["Avatars"]

log = logging.getLogger(__name__)

_SIZE = 128
_PATIENCE = 3.0
"""Seconds to wait for Discord; a picture that comes too late is asked for at the next press."""
_MOST = 2000
_FAILURES = (discord.DiscordException, aiohttp.ClientError, OSError)


class Avatars(Mapping[int, bytes]):
    """Pictures by user id, of those who have pressed something since the start."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, tuple[str, bytes]] = OrderedDict()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __getitem__(self, user_id: int) -> bytes:
        return self._kept[user_id][1]

    def __iter__(self) -> Iterator[int]:
        return iter(self._kept)

    def __len__(self) -> int:
        return len(self._kept)

    def want(self, user: discord.User | discord.Member) -> None:
        """Fetch *user*'s picture, unless it is here, on its way, or Discord's default one."""
        asset = user.guild_avatar or user.avatar if isinstance(user, discord.Member) else user.avatar
        kept = self._kept.get(user.id)
        if kept is not None:
            self._kept.move_to_end(user.id)
        if asset is None:
            self._kept.pop(user.id, None)
        elif user.id not in self._tasks and (kept is None or kept[0] != asset.key):
            task = asyncio.get_running_loop().create_task(self._fetch(user.id, asset))
            self._tasks[user.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(user.id, None))

    async def _fetch(self, user_id: int, asset: discord.Asset) -> None:
        try:
            async with asyncio.timeout(_PATIENCE):
                picture = await asset.replace(size=_SIZE, static_format="png", format="png").read()
        except _FAILURES as error:
            log.info("the picture of user %s could not be fetched: %s", user_id, type(error).__name__)
            return
        self._kept[user_id] = (asset.key, picture)
        self._kept.move_to_end(user_id)
        while len(self._kept) > _MOST:
            self._kept.popitem(last=False)

    async def close(self) -> None:
        """Stop fetching."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
