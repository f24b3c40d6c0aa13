"""Kings, queens and jacks: busts of 26 by 34 units, to be told apart by their heads.

The king wears a crown of spikes and a beard, the queen a round diadem over long hair, the jack a
feathered cap.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.ui.pictures.canvas import Pen, Point

__all__ = ["COURTS"]

_LINE, _SKIN, _GOLD, _ERMINE = "#23262d", "#f6d3ad", "#f4bd23", "#ffffff"
_BEARD, _HAIR, _BOB = "#6b4a2f", "#8a4b1c", "#d9a441"
Placed = tuple[Pen, float, float]


def _points(at: Placed, *points: Point) -> list[Point]:
    _, left, top = at
    return [(left + x, top + y) for x, y in points]


def _area(at: Placed, fill: str, *points: Point, edge: float = 0.7) -> None:
    placed = _points(at, *points)
    at[0].area(placed, fill)
    if edge:
        at[0].line([*placed, placed[0]], edge, _LINE)


def _oval(at: Placed, fill: str, x: float, y: float, across: float, down: float, edge: float = 0.7) -> None:
    pen, left, top = at
    x, y = left + x, top + y
    if edge:
        pen.oval(x - across - edge, y - down - edge, x + across + edge, y + down + edge, _LINE)
    pen.oval(x - across, y - down, x + across, y + down, fill)


def _shoulders(at: Placed, colour: str) -> None:
    _area(at, colour, (0.5, 34), (2, 28), (8, 24.5), (18, 24.5), (24, 28), (25.5, 34))


def _face(at: Placed) -> None:
    _oval(at, _SKIN, 13, 17, 5.6, 7)
    for x in (10.8, 15.2):
        _oval(at, _LINE, x, 16, 0.75, 0.95, edge=0)


def _mouth(at: Placed, colour: str, width: float, y: float = 20.6) -> None:
    at[0].line(_points(at, (13 - width, y), (13, y + 0.5), (13 + width, y)), 0.9, colour)


def king(at: Placed, colour: str) -> None:
    """Draw a crown of spikes with a cross, and a full beard."""
    _shoulders(at, colour)
    _area(at, _ERMINE, (6.5, 24.8), (19.5, 24.8), (16.5, 34), (9.5, 34))
    for y in (27.5, 31.5):
        _oval(at, _LINE, 13, y, 0.6, 0.9, edge=0)
    _face(at)
    _area(at, _BEARD, (7.2, 17.2), (8.4, 19), (11, 18.6), (13, 19.4), (15, 18.6), (17.6, 19), (18.8, 17.2),
          (18.4, 23), (16, 27.4), (13, 29), (10, 27.4), (7.6, 23))  # fmt: skip
    _mouth(at, "#e7a08c", 1.8, 21.2)
    _area(at, _GOLD, (6, 12.4), (4, 4.4), (9, 8), (13, 3.4), (17, 8), (22, 4.4), (20, 12.4))
    for x, y in ((4, 4), (22, 4)):
        _oval(at, colour, x, y, 1.3, 1.3, edge=0.5)
    pen = at[0]
    pen.line(_points(at, (13, 0.6), (13, 5)), 1.3, _LINE)
    pen.line(_points(at, (11.2, 2.2), (14.8, 2.2)), 1.3, _LINE)
    pen.line(_points(at, (6.4, 10.9), (19.6, 10.9)), 1.2, colour)


def queen(at: Placed, colour: str) -> None:
    """Draw long hair, a diadem of pearls and a necklace."""
    _oval(at, _HAIR, 13, 17, 9.3, 11)
    _area(at, _HAIR, (3.9, 18), (22.1, 18), (23.4, 29), (2.6, 29), edge=0)
    _shoulders(at, colour)
    _area(at, _SKIN, (8.6, 24.6), (17.4, 24.6), (13, 31))
    _area(at, _SKIN, (10.8, 21), (15.2, 21), (15.2, 26), (10.8, 26), edge=0)
    _face(at)
    _area(at, _HAIR, (7.2, 15.4), (8.4, 9.6), (13, 8.4), (17.6, 9.6), (18.8, 15.4), (16.4, 12.6), (13, 11.6),
          (9.6, 12.6), edge=0)  # fmt: skip
    _mouth(at, "#c8324a", 1.4)
    _area(at, _GOLD, (6.4, 10.4), (5.2, 5.8), (9.4, 7.8), (13, 4.2), (16.6, 7.8), (20.8, 5.8), (19.6, 10.4),
          (13, 8.8))  # fmt: skip
    for x, y in ((5.2, 5.0), (13.0, 3.0), (20.8, 5.0)):
        _oval(at, _ERMINE, x, y, 1.5, 1.5, edge=0.6)
    for x, y in ((10, 26.2), (11.4, 27.4), (13, 28), (14.6, 27.4), (16, 26.2)):
        _oval(at, _GOLD, x, y, 0.7, 0.7, edge=0.2)


def jack(at: Placed, colour: str) -> None:
    """Draw a flat cap with a feather over a bob of fair hair."""
    _shoulders(at, colour)
    for side in (5.0, 21.0):
        at[0].line(_points(at, (side, 28), (side, 34)), 1.1, _GOLD)
    _area(at, _ERMINE, (7, 24.2), (13, 28.4), (19, 24.2), (17, 23), (9, 23))
    _area(at, _BOB, (6.6, 11), (19.4, 11), (21, 22.6), (17, 23.6), (9, 23.6), (5, 22.6))
    _face(at)
    _area(at, _BOB, (7.8, 14.4), (8, 11), (18, 11), (18.2, 14.4), (13, 12.6), edge=0)
    _mouth(at, "#b5533c", 1.5)
    _area(at, colour, (4.2, 11.8), (4.6, 7.6), (9, 4.6), (16, 4.4), (21, 7), (21.8, 11.8))
    _area(at, _GOLD, (4.2, 12.2), (21.8, 12.2), (21.8, 10), (4.2, 10), edge=0.5)
    _area(at, _ERMINE, (17.4, 10), (19, 4.6), (23.4, 0.6), (25.4, 1.6), (24.8, 5.4), (20.6, 9.6))
    at[0].line(_points(at, (18.2, 9.4), (24, 2.4)), 0.6, _LINE)


COURTS: Mapping[int, Callable[[Placed, str], None]] = MappingProxyType({11: jack, 12: queen, 13: king})
"""By rank: what draws the figure, its corner at the place given, clothed in a colour."""
