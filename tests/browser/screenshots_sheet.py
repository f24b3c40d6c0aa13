"""Contact sheets: many pictures on few pages, to be looked at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tests.browser.screenshots_camera import Picture

__all__ = ["write_png", "write_sheets"]

TALL, COLUMNS_WIDE = 2000, 2000
"""A page's height, and about its width, in pixels."""
CAPTION, GAP = 22, 10
_PAPER = {"dark": "#1e1f22", "light": "#d8d8dc"}
_INK = {"dark": "#f0b232", "light": "#7a4d00"}


def write_sheets(pictures: Sequence[Picture], theme: str, folder: Path, name: str) -> list[Path]:
    """Write pictures of one width in columns, as many pages as it takes."""
    width = max(picture.image.width for picture in pictures)
    count = max(1, COLUMNS_WIDE // (width + GAP))
    paths = []
    for number, page in enumerate(_pages(pictures, count), 1):
        sheet = Image.new("RGB", (count * (width + GAP), TALL), _PAPER[theme])
        for column, stack in enumerate(page):
            _fill(sheet, column * (width + GAP), stack, _INK[theme])
        paths.append(folder / f"{name}-{number}.png")
        sheet.save(paths[-1], compress_level=3)
    return paths


def _fill(sheet: Image.Image, left: int, stack: Sequence[Picture], ink: str) -> None:
    pen, top = ImageDraw.Draw(sheet), 0
    for picture in stack:
        pen.text((left + 4, top + 3), picture.kind, fill=ink, font=ImageFont.load_default(14))
        sheet.paste(picture.image, (left, top + CAPTION))
        top += _height(picture)


def _height(picture: Picture) -> int:
    return CAPTION + picture.image.height + GAP


def _pages(pictures: Sequence[Picture], count: int) -> Iterator[list[list[Picture]]]:
    page: list[list[Picture]] = [[]]
    for picture in pictures:
        if page[-1] and sum(map(_height, page[-1])) + _height(picture) > TALL:
            page.append([])
        if len(page) > count:
            yield page[:-1]
            page = [[]]
        page[-1].append(picture)
    yield page


def write_png(image: Image.Image, path: Path) -> None:
    """Write a picture with a palette, which makes it a third as large; the rounds keep red hearts red."""
    image.quantize(256, kmeans=4, dither=Image.Dither.NONE).save(path, optimize=True)
