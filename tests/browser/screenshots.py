"""Picture every kind of message in every language, theme and width: `make screenshots`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from playwright.async_api import Browser

from bot.i18n import languages
from tests.browser.screenshots_camera import LOOKS, Camera, Look, open_browser, open_camera
from tests.browser.screenshots_evening import play_evening
from tests.browser.screenshots_readme import Album
from tests.browser.screenshots_scene import LONG_NAMES, NAMES, open_scene
from tests.browser.screenshots_sheet import write_sheets

__all__ = ["main"]

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = ROOT / "build" / "screenshots"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, write the pictures and their sheets, and return 1 if something is cut or crowded."""
    wish = _parser().parse_args(arguments)
    return asyncio.run(_all(wish))


async def _all(wish: argparse.Namespace) -> int:
    album = Album() if wish.readme else None
    async with open_browser() as browser:
        faults = [await _evening(browser, language, wish, album) for language in wish.languages]
    if album:
        album.write()
    return 1 if sum(faults) else 0


async def _evening(browser: Browser, language: str, wish: argparse.Namespace, album: Album | None) -> int:
    """Play an evening, write its pictures, and return how much in them is cut or crowded."""
    names = LONG_NAMES if wish.long_names else NAMES
    async with open_scene(language, names) as scene, open_camera(scene, browser) as camera:
        await play_evening(scene, camera.take)
        looks = [look for look in LOOKS if look.title in wish.looks]
        faults = [await _write(camera, look, language, wish.out) for look in looks]
        if album:
            await album.collect(camera, language)
    return sum(faults)


async def _write(camera: Camera, look: Look, language: str, out: Path) -> int:
    """Write one look at everything, and return how much in it is cut or crowded."""
    pictures = await camera.develop(look, language)
    folder, sheets = out / language / look.title, out / "sheets"
    folder.mkdir(parents=True, exist_ok=True)
    sheets.mkdir(parents=True, exist_ok=True)
    for picture in pictures:
        picture.image.save(folder / f"{picture.kind}.png", compress_level=3)
        for fault in picture.faults:
            print(f"{language} {look.title} {picture.kind}: {fault}")
    paths = write_sheets(pictures, look.theme, sheets, f"{language}-{look.title}")
    print(f"{language} {look.title}: {len(pictures)} pictures, {len(paths)} sheets", flush=True)
    return sum(len(picture.faults) for picture in pictures)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.screenshots", description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="the folder for the pictures")
    parser.add_argument("--languages", nargs="+", default=languages(), choices=languages())
    titles = [look.title for look in LOOKS]
    parser.add_argument("--looks", nargs="+", default=titles, choices=titles)
    parser.add_argument("--readme", action="store_true", help="make the pictures of the README, too")
    parser.add_argument("--long-names", action="store_true", help="seat people with long names")
    return parser


if __name__ == "__main__":
    sys.exit(main())
