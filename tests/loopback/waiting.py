"""Wait, in real time, for something to come true."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

__all__ = ["until"]


async def until(condition: Callable[[], object], patience: float = 20.0, every: float = 0.005) -> None:
    """Return once *condition* holds. Raises TimeoutError after *patience* seconds."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        if condition():
            return
        await asyncio.sleep(every)
    raise TimeoutError(f"it did not come true within {patience:.0f} s")
