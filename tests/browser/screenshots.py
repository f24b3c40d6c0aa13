"""Make the pictures of the README: `make screenshots`."""

from __future__ import annotations

import argparse
import asyncio
import io
import multiprocessing
import random
import sys
from collections.abc import Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PIL import Image

from bot.app import create_bot
from bot.demo.port import free_port
from bot.demo.stage import Cast, open_stage
from bot.engine import seat_view, submit
from bot.engine.cards import PACK, Card
from bot.engine.messages import MakeCall, PlayCard, StartDeal
from bot.engine.presets import CALLBREAK
from bot.engine.shuffle import SECRET_BYTES, FairShuffle
from bot.engine.state import Match
from bot.players import HeuristicPlayer
from bot.ui.emoji import suit_png
from tests.browser.driver import DemoPage, open_demo
from tests.harness.components import card_of

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["main"]

IMAGES = Path(__file__).resolve().parent.parent.parent / "docs" / "images"
PEOPLE = ("Asha", "Bimal")
SEED = 499
"""A deal that shows much: in its fourth trick the host holds a card that must not be played."""
TRICK = 4
"""The first trick in which a picture is taken, as soon as the host has to follow."""
TALL = 1600
"""The window's height in pixels: all that is wanted has to be on it."""
MARGIN = 8
"""Pixels above and below the messages."""
PICTURES = {"table-desktop": (1280, 2), "panel-phone": (390, 1)}
"""Each picture's width of the window, and how many of the newest messages it shows."""


class OneDeal:
    """Deals the same cards every time, so that the pictures change only when the looks do."""

    DEALER = 3
    """The last seat, so that the host begins."""
    PACK = tuple(random.Random(SEED).sample(PACK, len(PACK)))

    def secret(self) -> bytes:
        """Return a secret that is none."""
        return bytes(SECRET_BYTES)

    def first_dealer(self, shuffle: FairShuffle) -> int:
        """Return the one dealer."""
        return self.DEALER

    def pack(self, shuffle: FairShuffle, number: int) -> tuple[Card, ...]:
        """Return the one pack."""
        return self.PACK


async def _serve(told: Connection) -> None:
    cast = Cast(lambda settings, clock: create_bot(settings, clock=clock, shuffler=OneDeal()), suit_png)
    async with open_stage(free_port(None), cast) as stage:
        told.send(stage.url)
        await stage.run_until(asyncio.Event())


def _stage(told: Connection) -> None:
    asyncio.run(_serve(told))


@contextmanager
def staged() -> Iterator[str]:
    """Run the demo in a process of its own, where the deal is known, and give its address."""
    ours, theirs = multiprocessing.Pipe()
    process = multiprocessing.get_context("spawn").Process(target=_stage, args=(theirs,), daemon=True)
    process.start()
    try:
        if not ours.poll(60):
            raise TimeoutError("the demo did not start within a minute")
        yield ours.recv()
    finally:
        process.terminate()
        process.join()


def main(arguments: Sequence[str] | None = None) -> int:
    """Play until the table looks like something, and write the pictures."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, default=IMAGES, help="the folder for the pictures")
    out: Path = parser.parse_args(arguments).out
    out.mkdir(parents=True, exist_ok=True)
    with staged() as url, open_demo(url) as demo:
        play(demo)
        for name, (width, messages) in PICTURES.items():
            write(picture(demo, width, messages), out / f"{name}.png")
    return 0


def play(demo: DemoPage) -> None:
    """Open a table for two people, and press their buttons up to the picture."""
    host, friend = PEOPLE
    demo.view_as(host)
    demo.slash("callbreak start")
    demo.view_as(friend)
    _press(demo, label="Join")
    demo.view_as(host)
    _press(demo, label="Start")
    for seat, ends in presses():
        demo.view_as(PEOPLE[seat])
        _press(demo, ends=ends)
    demo.view_as(host)
    demo.wait(lambda: demo.find(label="My cards") and _cards(demo), "the host's turn")


def presses() -> Iterator[tuple[int, str]]:
    """Yield the people's seats and the ends of their buttons' ids, everybody playing as a computer would."""
    match, player = Match(CALLBREAK, OneDeal.DEALER), HeuristicPlayer()
    match, _ = submit(match, StartDeal(OneDeal.PACK))
    while match.turn is not None:
        seat = match.turn
        view = seat_view(match, seat)
        command: MakeCall | PlayCard
        if view.may_call:
            command = MakeCall(seat, player.call(view))
            ends = f":call:{command.call}"
        elif seat == 0 and view.public.trick and len(view.public.tricks) + 1 >= TRICK:
            return
        else:
            command = PlayCard(seat, player.play(view))
            ends = f":{command.card.text}"
        match, _ = submit(match, command)
        if seat < len(PEOPLE):
            yield seat, ends


def _press(demo: DemoPage, **wanted: str) -> None:
    demo.press(demo.wait(lambda: demo.find(**wanted), f"a button with {wanted}"))


def _cards(demo: DemoPage) -> bool:
    return any(card_of(control.custom_id) and not control.disabled for control in demo.controls())


def picture(demo: DemoPage, width: int, messages: int) -> bytes:
    """Return the newest messages as PNG, without what the page has around them."""
    demo.page.set_viewport_size({"width": width, "height": TALL})
    demo.page.wait_for_timeout(800)
    demo.settle()
    demo.page.mouse.move(0, 0)
    boxes = [item.bounding_box() for item in demo.page.locator(".channel-message").all()[-messages:]]
    seen = [box for box in boxes if box]
    top = min(box["y"] for box in seen) - MARGIN
    bottom = max(box["y"] + box["height"] for box in seen) + MARGIN
    # The card of a message is 600 pixels wide at most, however wide the window.
    clip = {"x": seen[0]["x"], "y": top, "width": min(seen[0]["width"], 700), "height": bottom - top}
    return demo.page.screenshot(clip=cast("Any", clip))


def write(png: bytes, path: Path) -> None:
    """Write a picture with a palette, which makes it a third as large."""
    image = Image.open(io.BytesIO(png)).convert("RGB").quantize(256, dither=Image.Dither.NONE)
    image.save(path, optimize=True)
    print(f"{path.name}: {image.width} x {image.height}, {path.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    sys.exit(main())
