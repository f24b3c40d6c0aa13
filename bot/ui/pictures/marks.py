"""Small drawn signs: dealer, lead, direction, points, made and missed, a crown."""

import math
from functools import lru_cache

from bot.ui.pictures.avatars import robot_face
from bot.ui.pictures.canvas import Pen, Point, Sprite
from bot.ui.pictures.colours import GOLD, INK, MADE, MISSED, WHITE

__all__ = [
    "arc_arrow",
    "away_mark",
    "crown",
    "dealer_chip",
    "lead_mark",
    "marker",
    "thinking",
    "total_mark",
    "trick_mark",
    "verdict",
]  # fmt: skip


@lru_cache(maxsize=16)
def dealer_chip(letter: str, across: float) -> Sprite:
    """Return the dealer's white button."""
    pen = Pen(across, across)
    half = across / 2
    pen.disc(half, half, half, INK)
    pen.disc(half, half, half - 0.8, WHITE)
    pen.text(half, half + across * 0.27, letter, across * 0.74, INK)
    return pen.sprite()


@lru_cache(maxsize=4)
def lead_mark(across: float) -> Sprite:
    """Return what marks the card that was led: a one on a dark disc."""
    pen = Pen(across, across)
    half = across / 2
    pen.disc(half, half, half, WHITE)
    pen.disc(half, half, half - 0.9, INK)
    pen.text(half, half + across * 0.33, "1", across * 0.9, WHITE)
    return pen.sprite()


@lru_cache(maxsize=4)
def away_mark(across: float) -> Sprite:
    """Return what marks somebody who left: the computer plays for them."""
    pen = Pen(across, across)
    half = across / 2
    pen.disc(half, half, half, WHITE)
    pen.disc(half, half, half - 0.8, "#26343f")
    robot_face(pen, half - across * 0.4, half - across * 0.4, across * 0.8 / 32, GOLD)
    return pen.sprite()


@lru_cache(maxsize=16)
def arc_arrow(quarter: int, clockwise: bool, radius: float, colour: str) -> Sprite:
    """Return an arrow on a circle, between seat *quarter* and the one clockwise from it.

    The sheet is the square around the circle, four units wider on every side.
    """
    pen = Pen(2 * radius + 8, 2 * radius + 8)
    middle = radius + 4
    centre = math.pi / 2 * (quarter + 1) + math.pi / 4
    turn = 1 if clockwise else -1
    spread = math.radians(17)
    steps = [centre - turn * spread + turn * spread * 1.7 * step / 24 for step in range(25)]
    curve = [_on(middle, radius, angle) for angle in steps]
    pen.line(curve, 2.6, colour)
    end = centre + turn * spread
    pen.area([_on(middle, radius, end + turn * 0.09), _on(middle, radius - 4.2, end - turn * 0.07),
              _on(middle, radius + 4.2, end - turn * 0.07)], colour)  # fmt: skip
    return pen.sprite()


def _on(middle: float, radius: float, angle: float) -> Point:
    return middle + radius * math.cos(angle), middle + radius * math.sin(angle)


@lru_cache(maxsize=8)
def trick_mark(colour: str, across: float) -> Sprite:
    """Return two fanned cards: what stands before the tricks."""
    pen = Pen(across, across)
    one = across / 10
    pen.box(0.4 * one, 1.6 * one, 5.4 * one, 9.4 * one, 1.2 * one, colour)
    pen.area([(4.9 * one, 0.4 * one), (9.8 * one, 2.2 * one), (7.1 * one, 9.6 * one), (6.4 * one, 9.3 * one),
              (6.4 * one, 1.9 * one)], colour)  # fmt: skip
    return pen.sprite()


@lru_cache(maxsize=8)
def total_mark(colour: str, across: float) -> Sprite:
    """Return a star: what stands before the points."""
    pen = Pen(across, across)
    half = across / 2
    reaches = [(math.pi * step / 5, half * (0.44 if step % 2 else 1.0)) for step in range(10)]
    pen.area([(half + far * math.sin(a), half * 1.06 - far * math.cos(a)) for a, far in reaches], colour)
    return pen.sprite()


@lru_cache(maxsize=4)
def thinking(across: float) -> Sprite:
    """Return three dots in a bubble."""
    pen = Pen(across, across)
    half = across / 2
    pen.disc(half, half, half, GOLD)
    pen.disc(half, half, half - 2, "#0b3b2a")
    for x in (-0.24, 0, 0.24):
        pen.disc(half + x * across, half, across * 0.075, GOLD)
    return pen.sprite()


@lru_cache(maxsize=8)
def verdict(made: bool, across: float) -> Sprite:
    """Return a tick on a disc for made, a cross on a square stood on its corner for missed."""
    pen = Pen(across, across)
    one = across / 20
    if made:
        pen.disc(10 * one, 10 * one, 9.5 * one, MADE)
        pen.line([(5.4 * one, 10.4 * one), (8.8 * one, 13.8 * one), (14.8 * one, 6.6 * one)], 2.8 * one, INK)
        return pen.sprite()
    pen.area([(10 * one, 0), (20 * one, 10 * one), (10 * one, 20 * one), (0, 10 * one)], MISSED)
    for side in (-3.3, 3.3):
        ends = [((10 - side) * one, 6.7 * one), ((10 + side) * one, 13.3 * one)]
        pen.line(ends, 2.6 * one, INK)
    return pen.sprite()


@lru_cache(maxsize=8)
def crown(across: float) -> Sprite:
    """Return the winner's crown, two thirds as high as wide."""
    pen = Pen(across, across * 2 / 3)
    one = across / 18
    pen.area([(1.5 * one, 2.6 * one), (5.4 * one, 6 * one), (9 * one, 0.8 * one), (12.6 * one, 6 * one),
              (16.5 * one, 2.6 * one), (15 * one, 11.6 * one), (3 * one, 11.6 * one)], GOLD)  # fmt: skip
    for x, y in ((1.5, 2.4), (9, 1.3), (16.5, 2.4)):
        pen.disc(x * one, y * one, 1.3 * one, GOLD)
    return pen.sprite()


def marker(pen: Pen, seat: int, x: float, y: float, radius: float, colour: str) -> None:
    """Draw the point of a seat's line: disc, square, triangle or diamond."""
    match seat:
        case 0:
            pen.disc(x, y, radius, colour)
        case 1:
            pen.box(x - radius * 0.9, y - radius * 0.9, x + radius * 0.9, y + radius * 0.9, 0, colour)
        case 2:
            pen.area([(x, y - radius * 1.25), (x + radius * 1.2, y + radius * 0.85),
                      (x - radius * 1.2, y + radius * 0.85)], colour)  # fmt: skip
        case _:
            pen.area([(x, y - radius * 1.35), (x + radius * 1.35, y), (x, y + radius * 1.35),
                      (x - radius * 1.35, y)], colour)  # fmt: skip
