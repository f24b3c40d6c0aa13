"""Set text: each run of glyphs is drawn once and kept as a mask."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageDraw, ImageFont

from bot.ui.pictures.fonts import FACES, font, is_sign, runs

__all__ = ["Run", "fitted", "set_text"]

_VIRAMAS = "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca"


@dataclass(frozen=True, slots=True)
class Run:
    """Text as a mask, its corner *left* and *top* pixels from the start of the baseline."""

    mask: Image.Image
    left: int
    top: int
    width: float


@lru_cache(maxsize=256)
def _font(face: str, size: int, weight: int) -> ImageFont.FreeTypeFont:
    return font(face, size, weight)


@lru_cache(maxsize=2048)
def set_text(text: str, size: int, weight: int) -> Run:
    """Return *text* at *size* pixels an em. Raises ValueError for what no font has."""
    pieces = runs(text)
    with FACES:
        fonts = [_font(face, size, weight) for face, _ in pieces]
        widths = [set_in.getlength(piece) for set_in, (_, piece) in zip(fonts, pieces, strict=True)]
        margin = size // 2
        mask = Image.new("L", (round(sum(widths)) + 2 * margin, 2 * size))
        draw = ImageDraw.Draw(mask)
        at = float(margin)
        for set_in, (_, piece), width in zip(fonts, pieces, widths, strict=True):
            draw.text((round(at), round(1.3 * size)), piece, fill=255, font=set_in, anchor="ls")
            at += width
    box = mask.getbbox() or (0, 0, 1, 1)
    return Run(mask.crop(box), box[0] - margin, box[1] - round(1.3 * size), sum(widths))


@lru_cache(maxsize=1024)
def fitted(text: str, size: int, weight: int, width: int) -> str:
    """Return *text*, its end cut off with an ellipsis where it is wider than *width* pixels."""
    if set_text(text, size, weight).width <= width:
        return text
    ends = [end for end in range(1, len(text)) if _may_end(text, end)]
    low, high = 0, len(ends)
    while low < high:
        middle = (low + high) // 2
        if set_text(text[: ends[middle]].rstrip() + "…", size, weight).width <= width:
            low = middle + 1
        else:
            high = middle
    return text[: ends[low - 1]].rstrip() + "…" if low else "…"


def _may_end(text: str, end: int) -> bool:
    """Tell whether *text* may be cut before *end* without tearing a letter from its signs."""
    return not is_sign(text[end]) and text[end - 1] not in f"\u200d{_VIRAMAS}"
