"""Point discord.py at the loopback interface."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

import discord.gateway
import discord.http
import discord.webhook.async_
import yarl

__all__ = ["aimed"]


class _Hurried(ModuleType):
    """The module asyncio, but for shorter sleeps: between two tries discord.py waits for seconds."""

    def __init__(self, haste: float) -> None:
        super().__init__("asyncio")
        self._haste = haste

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, delay: float, result: Any = None) -> Any:
        """Sleep for a fraction of *delay* seconds."""
        return await asyncio.sleep(delay / self._haste, result)


@contextmanager
def aimed(port: int, haste: float = 1.0) -> Iterator[None]:
    """Let discord.py talk to *port*, and wait between two tries for a part of the time only."""
    route, socket = discord.http.Route, discord.gateway.DiscordWebSocket
    modules: tuple[Any, ...] = (discord.http, discord.webhook.async_)
    kept = route.BASE, socket.DEFAULT_GATEWAY
    route.BASE = f"http://127.0.0.1:{port}/api/v10"
    socket.DEFAULT_GATEWAY = yarl.URL(f"ws://127.0.0.1:{port}/gateway/")
    for module in modules:
        module.asyncio = _Hurried(haste)
    try:
        yield
    finally:
        route.BASE, socket.DEFAULT_GATEWAY = kept
        for module in modules:
            module.asyncio = asyncio
