"""How long the bot waits for Discord, and what a request may fail with.

discord.py tries five times and obeys every Retry-After, for minutes if need be; a table cannot wait so long.
"""

import asyncio
from collections.abc import Awaitable
from typing import Any, TypeVar

import aiohttp
import discord

__all__ = ["FAILURES", "is_discords", "request", "within"]

T = TypeVar("T")

FAILURES = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What a request to Discord may raise; a timeout is an OSError."""
ANSWER = 3.0
"""Seconds in which a press must be answered; afterwards Discord does not take the answer any more."""
TOKEN = 8.0
"""Seconds for a request by a token, tries and waits included."""
OWN = 10.0
"""Seconds for a request by the bot's own right, tries and waits included."""

_CLOSED_THREAD = frozenset({50083, 160005})
_late: set[asyncio.Future[Any]] = set()


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Return what *work* gives, or give it up. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        return await work


async def request(work: Awaitable[T]) -> T:
    """Return what a request by the bot's own right gives; one that takes too long goes on by itself.

    Giving it up while it waits for a limit on the whole bot would make discord.py wait for ever.
    Raises TimeoutError.
    """
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=OWN)
    if done:
        return task.result()
    _late.add(task)
    task.add_done_callback(_forget)
    raise TimeoutError(f"no answer within {OWN:.0f} s")


def _forget(task: asyncio.Future[Any]) -> None:
    _late.discard(task)
    if not task.cancelled():
        task.exception()  # looked at, so that nobody is told of it


def is_discords(error: Exception) -> bool:
    """Return whether *error* is Discord's or the network's fault: nothing in the bot is to be mended."""
    if isinstance(error, discord.HTTPException):
        return error.status != 400 or error.code in _CLOSED_THREAD
    return isinstance(error, discord.RateLimited | aiohttp.ClientError | ConnectionError | TimeoutError)
