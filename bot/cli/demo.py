"""``python -m bot demo``: serve the game on a simulated Discord."""

import asyncio

from bot.demo import serve

__all__ = ["demo"]


def demo(port: int | None) -> int:
    """Serve the demo until it is stopped; return its exit code."""
    return asyncio.run(serve(port))
