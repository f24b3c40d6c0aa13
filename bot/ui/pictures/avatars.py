"""The players' pictures, cut to discs; initials, a robot or a figure where there is none."""

import unicodedata
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageOps

from bot.ui.pictures.canvas import Pen, Sprite, px
from bot.ui.pictures.colours import GOLD, INK, LINES, PLATE, WHITE
from bot.ui.pictures.fonts import legible
from bot.ui.pictures.scenes import Player

__all__ = ["avatar", "initials"]

_MOST = 2048 * 2048
"""Pixels; no picture of a player is larger, so one that claims to be is not decoded."""


def avatar(player: Player, seat: int, across: float) -> Sprite:
    """Return the disc that stands for *player*, *across* units wide."""
    if player.computer and not player.left:
        return _robot(seat, across)
    shown = _portrait(player.picture, across, player.left) if player.picture else None
    return shown or _letters(initials(player), seat, across, player.left)


def initials(player: Player) -> str:
    """Return one or two letters of the name, or nothing when no font has them."""
    name = legible(player.name) or ""
    firsts = [letter for word in name.split() if (letter := _first_letter(word))]
    few = firsts[:1] + firsts[1:][-1:]
    # Letters of scripts that join stand badly side by side: one is enough.
    return "".join(few if all(letter < "\u0590" for letter in few) else few[:1]).upper()


def _first_letter(word: str) -> str:
    return next((letter for letter in word if unicodedata.category(letter)[0] in "LN"), "")


@lru_cache(maxsize=128)
def _portrait(file: bytes, across: float, grey: bool) -> Sprite | None:
    """Decode *file*; None when it is no picture, or too large a one."""
    try:
        with Image.open(BytesIO(file), formats=("PNG", "WEBP", "JPEG", "GIF")) as opened:
            if opened.width * opened.height > _MOST:
                return None
            picture = opened.convert("RGBA")
    except Exception:  # Pillow's decoders raise many kinds for broken files; none may spoil the table
        return None
    flat = Image.new("RGB", picture.size, PLATE)
    flat.paste(picture, mask=picture.getchannel("A"))
    fitted = ImageOps.fit(flat, (px(across), px(across)), Image.Resampling.BICUBIC)
    if grey:
        dim = Image.new("RGB", fitted.size, PLATE)
        fitted = Image.blend(ImageOps.grayscale(fitted).convert("RGB"), dim, 0.45)
    return Sprite(fitted, _disc(fitted.size))


def _disc(size: tuple[int, int]) -> Image.Image:
    pen = Pen(100, 100)
    pen.disc(50, 50, 50, WHITE)
    return pen.picture().getchannel("A").resize(size, Image.Resampling.BOX)


@lru_cache(maxsize=256)
def _letters(letters: str, seat: int, across: float, grey: bool) -> Sprite:
    pen = Pen(across, across)
    half = across / 2
    pen.disc(half, half, half, "#7f8f88" if grey else LINES[seat])
    if letters:
        size = across * (0.44 if len(letters) > 1 else 0.54)
        pen.text(half, half + 0.36 * size, letters, size, INK)
    else:
        _figure(pen, across)
    return pen.sprite()


def _figure(pen: Pen, across: float) -> None:
    """Draw somebody without a face."""
    half = across / 2
    pen.disc(half, across * 0.38, across * 0.17, INK)
    pen.box(across * 0.24, across * 0.6, across * 0.76, across * 0.86, across * 0.16, INK)


@lru_cache(maxsize=32)
def _robot(seat: int, across: float) -> Sprite:
    """Draw the face of a computer player, in the colour of its seat."""
    pen = Pen(across, across)
    one = across / 32
    pen.disc(16 * one, 16 * one, 16 * one, "#26343f")
    robot_face(pen, 0, 0, one, LINES[seat])
    return pen.sprite()


def robot_face(pen: Pen, left: float, top: float, one: float, colour: str) -> None:
    """Draw the face 32 times *one* units wide: aerial, square head, round eyes, a grille for a mouth."""

    def at(x: float, y: float) -> tuple[float, float]:
        return left + x * one, top + y * one

    pen.line([at(16, 5), at(16, 10)], 1.6 * one, colour)
    pen.disc(*at(16, 4.6), 2.2 * one, GOLD)
    for x in (4.2, 25.2):
        pen.box(*at(x, 14), *at(x + 2.6, 20), one, colour)
    pen.box(*at(7, 9), *at(25, 25.6), 4 * one, colour)
    for x in (12, 20):
        pen.disc(*at(x, 15.4), 2.7 * one, INK)
        pen.disc(*at(x + 0.7, 14.7), 0.9 * one, WHITE)
    pen.box(*at(10.5, 20.2), *at(21.5, 23.2), 1.2 * one, INK)
    for x in (13.2, 16, 18.8):
        pen.line([at(x, 20.8), at(x, 22.6)], 0.6 * one, colour)
