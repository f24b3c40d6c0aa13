"""Play without a Discord account: the real bot on a simulated Discord, in the browser."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import TYPE_CHECKING

from bot.demo.port import PortTakenError, free_port

if TYPE_CHECKING:
    from bot.demo.stage import Cast

__all__ = ["serve"]

_NEEDED = ("simcord", "aiohttp", "markdown_it", "linkify_it", "regex")
_NO_SIMULATOR = (
    "The demo needs packages that the bot itself does not. Run `make demo`, which installs them, "
    "or `pip install --require-hashes -r requirements-demo.txt` in your own environment."
)
_WELCOME = """\
Callbreak is running on a simulated Discord. Nothing leaves this computer and nothing is kept.

    Open  {url}

  1. Type  /callbreak start  into the message box, press Enter, then the arrow at its right.
  2. Press Start: you play against three computer players. Add computer chooses how well they play.
     Or let friends play: choose another person at the top ("Viewing as") and press Join.
     {people} share this channel; each sees their own cards only.
  3. Your cards come in a message that only you can see. Press a number to call, a card to play.
     /callbreak help  explains the rest.

Press Ctrl-C here to stop.
"""


async def serve(
    port: int | None = None, *, cast: Cast | None = None, say: Callable[[str], None] | None = None
) -> int:
    """Serve the demo until it is stopped and return the exit code of the program.

    Without a port the first free one from 8765 on is taken. `cast` replaces the bot, `say` the printing.
    """
    speak = say or _print
    if any(find_spec(name) is None for name in _NEEDED):
        speak(_NO_SIMULATOR)
        return 1
    try:
        chosen = free_port(port)
    except PortTakenError as error:
        speak(str(error))
        return 1
    from bot.demo.stage import PEOPLE, open_stage

    stop = _stop_event()
    async with open_stage(chosen, cast) as stage:
        speak(_WELCOME.format(url=stage.url, people=_listing(PEOPLE)))
        await stage.run_until(stop)
    return 0


def _stop_event() -> asyncio.Event:
    """Return an event that Ctrl-C and the end of the process set."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stop.set)
        except (NotImplementedError, RuntimeError):  # Windows, or not the main thread
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(stop.set))
    return stop


def _listing(names: tuple[str, ...]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _print(text: str) -> None:
    print(text, file=sys.stdout, flush=True)
