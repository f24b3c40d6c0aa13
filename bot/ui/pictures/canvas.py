"""Paper and pens. Lengths are in units: a picture is 290 units wide, a unit a pixel on a narrow phone."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from PIL import Image, ImageDraw

from bot.ui.pictures.fonts import legible
from bot.ui.pictures.text import fitted, set_text

__all__ = [
    "BOLD",
    "REGULAR",
    "SCALE",
    "WIDTH",
    "Canvas",
    "Pen",
    "Point",
    "Sprite",
    "box_sprite",
    "lines",
    "px",
    "shrunk",
]

WIDTH = 290
SCALE = 2.0
"""Pixels a unit."""
REGULAR, BOLD = 500, 700
_FINER = 4
"""Shapes are drawn so many times larger and reduced, which smooths their edges."""
Point = tuple[float, float]
Align = Literal["left", "middle", "right"]


def px(units: float) -> int:
    """Return a length in pixels."""
    return round(units * SCALE)


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing and its mask, ready to be pasted; shared between threads, so never drawn on."""

    image: Image.Image
    mask: Image.Image


class Pen:
    """Draw shapes on a transparent sheet of *width* by *height* units, *zoom* times as large."""

    def __init__(self, width: float, height: float, zoom: float = 1.0) -> None:
        self._unit = SCALE * zoom * _FINER
        size = (math.ceil(width * SCALE * zoom) * _FINER, math.ceil(height * SCALE * zoom) * _FINER)
        self._image = Image.new("RGBA", size)
        self._draw = ImageDraw.Draw(self._image)

    def _at(self, *lengths: float) -> list[float]:
        return [length * self._unit for length in lengths]

    def oval(self, left: float, top: float, right: float, bottom: float, fill: str) -> None:
        self._draw.ellipse(self._at(left, top, right, bottom), fill=fill)

    def disc(self, x: float, y: float, radius: float, fill: str) -> None:
        self.oval(x - radius, y - radius, x + radius, y + radius, fill)

    def area(self, points: Sequence[Point], fill: str) -> None:
        self._draw.polygon([(x * self._unit, y * self._unit) for x, y in points], fill=fill)

    def line(self, points: Sequence[Point], width: float, fill: str) -> None:
        """Draw a line with round ends."""
        scaled = [(x * self._unit, y * self._unit) for x, y in points]
        self._draw.line(scaled, fill=fill, width=round(width * self._unit), joint="curve")
        for x, y in (points[0], points[-1]):
            self.disc(x, y, width / 2, fill)

    def box(self, left: float, top: float, right: float, bottom: float, radius: float, fill: str) -> None:
        self._draw.rounded_rectangle(self._at(left, top, right, bottom), radius * self._unit, fill=fill)

    def stamp(self, mask: Image.Image, left: float, top: float, fill: str) -> None:
        """Fill *mask*, as large as on this sheet, with its corner at *left*, *top*."""
        self._image.paste(fill, (round(left * self._unit), round(top * self._unit)), mask)

    def text(self, x: float, baseline: float, text: str, size: float, fill: str) -> None:
        """Set bold *text* around *x*."""
        run = set_text(text, round(size * self._unit), BOLD)
        left = round(x * self._unit - (run.mask.width / 2))
        self._image.paste(fill, (left, round(baseline * self._unit) + run.top), run.mask)

    def pixels(self, units: float) -> int:
        """Return a length in pixels of this sheet, before it is reduced."""
        return round(units * self._unit)

    def picture(self) -> Image.Image:
        """Return the sheet in its final size."""
        return self._image.reduce(_FINER)

    def sprite(self) -> Sprite:
        """Return the drawing, to be pasted again and again."""
        image = self.picture()
        return Sprite(image.convert("RGB"), image.getchannel("A"))


@lru_cache(maxsize=128)
def box_sprite(width: float, height: float, radius: float, fill: str, line: str, edge: float) -> Sprite:
    """Return a rounded box with a border of *edge* units."""
    pen = Pen(width, height)
    pen.box(0, 0, width, height, radius, line)
    pen.box(edge, edge, width - edge, height - edge, max(radius - edge, 0), fill)
    return pen.sprite()


class Canvas:
    """A picture being made, from a ready ground."""

    def __init__(self, ground: Image.Image) -> None:
        self.image = ground.copy()

    def paste(self, sprite: Sprite, left: float, top: float) -> None:
        self.image.paste(sprite.image, (px(left), px(top)), sprite.mask)

    def box(
        self, left: float, top: float, width: float, height: float, radius: float, fill: str,
        line: str | None = None, edge: float = 1,
    ) -> None:  # fmt: skip
        self.paste(box_sprite(width, height, radius, fill, line or fill, edge), left, top)

    def text(
        self, x: float, baseline: float, text: str, size: float, fill: str, *,
        align: Align = "left", weight: int = BOLD, width: float = WIDTH, least: float = 0,
    ) -> float:  # fmt: skip
        """Set *text* and return how wide it is, in units; nothing where no font has it.

        What is wider than *width* is set smaller, down to *least*, then cut.
        """
        shown = legible(text)
        if shown is None:
            return 0.0
        size = shrunk(shown, size, weight, width, least)
        shown = fitted(shown, px(size), weight, px(width))
        run = set_text(shown, px(size), weight)
        back = {"left": 0.0, "middle": run.width / 2, "right": run.width}[align]
        at = (round(x * SCALE - back) + run.left, px(baseline) + run.top)
        self.image.paste(fill, at, run.mask)
        return run.width / SCALE


def shrunk(text: str, size: float, weight: int, width: float, least: float) -> float:
    """Return the size, from *size* down to *least*, in which *text* is no wider than *width*."""
    while least and size - 0.5 >= least and set_text(text, px(size), weight).width > width * SCALE:
        size -= 0.5
    return size


def lines(text: str, size: float, width: float, most: int) -> list[str]:
    """Break *text* between words into at most *most* lines, the last of which may be too wide."""
    broken: list[str] = []
    for word in (legible(text) or "").split():
        longer = f"{broken[-1]} {word}" if broken else word
        if broken and (len(broken) == most or set_text(longer, px(size), BOLD).width <= width * SCALE):
            broken[-1] = longer
        else:
            broken.append(word)
    return broken
