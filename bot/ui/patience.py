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
_late: set[asyncio.Task[None]] = set()


async def within(seconds: float, work: Awaitable[T]) -> T:
    """Return what *work* gives, or give it up. Raises TimeoutError."""
    async with asyncio.timeout(seconds):
        return await work


async def request(client: discord.Client, work: Awaitable[T]) -> T:
    """Return what a request by the bot's own right gives; one that takes too long is given up.

    Raises TimeoutError.
    """
    task = asyncio.ensure_future(work)
    try:
        done, _ = await asyncio.wait({task}, timeout=OWN)
    finally:
        if not task.done():
            late = asyncio.create_task(_give_up(client, task))
            _late.add(late)
            late.add_done_callback(_late.discard)
    if done:
        return task.result()
    raise TimeoutError(f"no answer within {OWN:.0f} s")


async def _give_up(client: discord.Client, task: asyncio.Future[Any]) -> None:
    """Cancel a request, for the next one of its kind may have to wait for its end.

    Not while it waits for a limit on the whole bot, of `max_ratelimit_timeout` at most: discord.py would
    never learn that the limit is over.
    """
    await client.http._global_over.wait()
    task.cancel()
    await asyncio.wait({task})
    if not task.cancelled():
        task.exception()  # looked at, so that nobody is told of it


def is_discords(error: Exception) -> bool:
    """Return whether *error* is Discord's or the network's fault: nothing in the bot is to be mended."""
    if isinstance(error, discord.HTTPException):
        return error.status != 400 or error.code in _CLOSED_THREAD
    return isinstance(error, discord.RateLimited | aiohttp.ClientError | ConnectionError | TimeoutError)
