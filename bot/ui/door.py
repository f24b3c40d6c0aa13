"""The door that every press and command comes in by, so that the bot can close when it is empty."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from bot.logs import about

__all__ = ["ClosedError", "Door"]


class ClosedError(Exception):
    """The bot is stopping and takes nothing more."""


class Door:
    """Counts who is being answered, and turns away who comes after it was closed."""

    def __init__(self) -> None:
        self._inside = 0
        self._empty = asyncio.Event()
        self._empty.set()
        self.closed = False

    @contextmanager
    def entered(self, interaction: int, table: int | None) -> Iterator[None]:
        """Count an interaction as being answered, and let the log name it."""
        self._inside += 1
        self._empty.clear()
        try:
            with about(interaction=interaction, table=table):
                yield
        finally:
            self._inside -= 1
            if not self._inside:
                self._empty.set()

    def require_open(self) -> None:
        """Raise ClosedError when the bot is stopping."""
        if self.closed:
            raise ClosedError

    async def close(self) -> None:
        """Turn away who comes from now on, and wait until everybody inside is answered."""
        self.closed = True
        await self._empty.wait()
