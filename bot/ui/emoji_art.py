"""Draw the four suits: a shape and a colour each, to be told apart at 20 pixels on any of Discord's themes.

The spade is white with a dark rim, since black vanishes on a dark theme; the others are coloured with a
white rim, which parts them from a blurple button. For those who want two colours, as on printed cards, there
are a diamond as red as the heart and a club as white as the spade; these two are the same in both sets.
"""

import math
from collections.abc import Callable
from functools import cache
from io import BytesIO

from PIL import Image, ImageDraw

__all__ = ["SIZE", "suit_image", "suit_png"]

SIZE = 128
"""Pixels a side, as Discord wants an emoji."""

_SCALE = 4
_RIM = 8.0
_WHITE, _DARK, _RED = "#ffffff", "#1d1f24", "#e8343c"
Point = tuple[float, float]


class _Pen:
    """Fill shapes on a mask, each grown by a rim; lengths in pixels of the finished emoji."""

    def __init__(self, rim: float) -> None:
        self.mask = Image.new("L", (SIZE * _SCALE, SIZE * _SCALE))
        self._draw = ImageDraw.Draw(self.mask)
        self._rim = rim

    def disc(self, x: float, y: float, radius: float) -> None:
        grown = radius + self._rim
        box = [(x - grown) * _SCALE, (y - grown) * _SCALE, (x + grown) * _SCALE, (y + grown) * _SCALE]
        self._draw.ellipse(box, fill=255)

    def area(self, points: list[Point]) -> None:
        scaled = [(x * _SCALE, y * _SCALE) for x, y in points]
        self._draw.polygon(scaled, fill=255)
        for x, y in points if self._rim else ():
            self.disc(x, y, 0)
        if self._rim:
            width = round(2 * self._rim * _SCALE)
            self._draw.line([*scaled, scaled[0]], fill=255, width=width, joint="curve")


def _lobes(top: float, bottom: float, width: float) -> list[Point]:
    """Return the outline of a heart; *top* below *bottom* turns it over, as a spade's leaf."""
    turns = (2 * math.pi * step / 180 for step in range(180))
    curve = [
        (
            16 * math.sin(t) ** 3,
            13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t),
        )
        for t in turns
    ]
    high, low = max(y for _, y in curve), min(y for _, y in curve)
    return [(64 + x / 32 * width, top + (high - y) / (high - low) * (bottom - top)) for x, y in curve]


def _stem(pen: _Pen, top: float, bottom: float, width: float) -> None:
    """Draw the foot of a spade or a club, waisted."""
    left = [
        (64 - 5 - (width / 2 - 5) * (step / 12) ** 2.2, top + (bottom - top) * step / 12)
        for step in range(13)
    ]
    pen.area([*left, *((128 - x, y) for x, y in reversed(left))])


def _spade(pen: _Pen) -> None:
    pen.area(_lobes(top=95, bottom=12, width=100))
    _stem(pen, top=70, bottom=115, width=46)


def _heart(pen: _Pen) -> None:
    pen.area(_lobes(top=18, bottom=114, width=104))


def _diamond(pen: _Pen) -> None:
    corners: list[Point] = [(64, 12), (110, 64), (64, 116), (18, 64)]
    pen.area(corners)


def _club(pen: _Pen) -> None:
    pen.disc(64, 36, 24)
    pen.disc(36, 72, 24)
    pen.disc(92, 72, 24)
    pen.disc(64, 62, 15)
    _stem(pen, top=66, bottom=116, width=46)


_SUITS: dict[str, tuple[Callable[[_Pen], None], str, str]] = {
    "spades": (_spade, _WHITE, _DARK),
    "hearts": (_heart, _RED, _WHITE),
    "diamonds": (_diamond, "#f07d00", _WHITE),
    "clubs": (_club, "#1fa855", _WHITE),
    "diamonds_red": (_diamond, _RED, _WHITE),
    "clubs_white": (_club, _WHITE, _DARK),
}
"""Shape, colour and rim of each emoji, by its name."""


def suit_image(name: str, size: int = SIZE) -> Image.Image:
    """Return the emoji *name* (spades, hearts, diamonds, clubs, diamonds_red or clubs_white) on nothing.

    It is *size* pixels a side. Raises KeyError for an unknown name.
    """
    shape, colour, rim = _SUITS[name]
    image = Image.new("RGBA", (SIZE * _SCALE, SIZE * _SCALE), rim)
    body = _Pen(0)
    outline = _Pen(_RIM)
    shape(body)
    shape(outline)
    image.paste(colour, mask=body.mask)
    image.putalpha(outline.mask)
    return image.resize((size, size), Image.Resampling.LANCZOS)


@cache
def suit_png(name: str) -> bytes:
    """Return the emoji *name* as a PNG file. Raises KeyError for an unknown name."""
    file = BytesIO()
    suit_image(name).save(file, "PNG", optimize=True)
    return file.getvalue()
