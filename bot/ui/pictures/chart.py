"""The chart of a match: four running totals, told apart by colour, dashes and markers."""

import math
from itertools import accumulate, pairwise

from PIL import Image

from bot.ui.pictures.canvas import WIDTH, Canvas, Pen, Point, px
from bot.ui.pictures.colours import GOLD, LINES, PANEL, PANEL_LINE, QUIET, WHITE
from bot.ui.pictures.marks import crown, marker
from bot.ui.pictures.scenes import ChartScene
from bot.ui.pictures.scorecard import FIGURE_SIZE, headline
from bot.ui.pictures.seats import shown_name
from bot.ui.pictures.webp import encode

__all__ = ["AXIS_SIZE", "CHART_HEIGHT", "DASHES", "chart", "chart_image", "label_order"]

CHART_HEIGHT = 214
AXIS_SIZE = 13.0
DASHES: tuple[tuple[float, ...], ...] = ((), (7, 4), (1.5, 4), (9, 3.5, 1.5, 3.5))
"""By seat: strokes and gaps in turn, in units; the first is drawn through."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 34.0, 190.0, 36.0, 186.0
_LABEL_LEFT, _LABEL_STEP = 208.0, 43.0
_STROKE, _MOST_MARKERS = 2.2, 14
_STEPS = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000)


def chart(scene: ChartScene) -> bytes:
    """Return the chart as a WebP file, 290 units wide. Pure, and safe in any thread."""
    return encode(chart_image(scene))


def chart_image(scene: ChartScene) -> Image.Image:
    """Draw the chart, its corners still square."""
    canvas = Canvas(Image.new("RGB", (px(WIDTH), px(CHART_HEIGHT)), PANEL))
    headline(canvas, scene.title, scene.variant)
    rows = [(0, 0, 0, 0), *scene.totals]
    ticks = _ticks(min(map(min, rows)), max(map(max, rows)))
    pen = Pen(WIDTH, CHART_HEIGHT)
    _grid(canvas, pen, ticks, len(rows) - 1)
    for seat in reversed(range(4)):
        _line(pen, [_at(number, row[seat], ticks, len(rows) - 1) for number, row in enumerate(rows)], seat)
    for place, seat in enumerate(label_order(scene)):
        end = _at(len(rows) - 1, rows[-1][seat], ticks, len(rows) - 1)
        _pointer(pen, end, _label_top(place), seat)
    canvas.paste(pen.sprite(), 0, 0)
    for place, seat in enumerate(label_order(scene)):
        _label(canvas, scene, seat, _label_top(place))
    return canvas.image


def label_order(scene: ChartScene) -> list[int]:
    """Return the seats from the top label to the last: the winners, then by total."""
    final = scene.totals[-1] if scene.totals else (0, 0, 0, 0)
    return sorted(range(4), key=lambda seat: (seat not in scene.winners, -final[seat], seat))


def _ticks(low: int, high: int) -> list[int]:
    """Return three to six round values, in tenths, around all totals."""
    step = next((step for step in _STEPS if (high - low) / step <= 4), _STEPS[-1])
    first, last = math.floor(low / step), max(math.ceil(high / step), math.floor(low / step) + 1)
    return [step * number for number in range(first, last + 1)]


def _at(number: int, total: int, ticks: list[int], deals: int) -> Point:
    across = _LEFT + (_RIGHT - _LEFT) * number / max(deals, 1)
    return across, _BOTTOM - (_BOTTOM - _TOP) * (total - ticks[0]) / (ticks[-1] - ticks[0])


def _grid(canvas: Canvas, pen: Pen, ticks: list[int], deals: int) -> None:
    for tick in ticks:
        _, y = _at(0, tick, ticks, deals)
        pen.line([(_LEFT, y), (_RIGHT, y)], 1.4 if tick == 0 else 0.7, QUIET if tick == 0 else PANEL_LINE)
        canvas.text(_LEFT - 5, y + 4.6, f"{tick // 10}".replace("-", "−"), AXIS_SIZE, QUIET, align="right")
    every = max(1, math.ceil(deals / 5))
    for number in range(deals, 0, -every):
        x, _ = _at(number, ticks[0], ticks, deals)
        canvas.text(x, _BOTTOM + 17, str(number), AXIS_SIZE, QUIET, align="middle")


def _line(pen: Pen, points: list[Point], seat: int) -> None:
    for stroke in _strokes(points, DASHES[seat]):
        pen.line(stroke, _STROKE, LINES[seat])
    every = max(1, math.ceil(len(points) / _MOST_MARKERS))
    for x, y in points[::-1][:-1:every]:
        marker(pen, seat, x, y, 5.0, PANEL)
        marker(pen, seat, x, y, 3.6, LINES[seat])


def _strokes(points: list[Point], dashes: tuple[float, ...]) -> list[list[Point]]:
    """Cut the line through *points* into strokes."""
    if not dashes:
        return [points]
    lengths = [0.0, *accumulate(math.dist(one, other) for one, other in pairwise(points))]
    strokes, at, turn = [], 0.0, 0
    while at < lengths[-1]:
        end = min(at + dashes[turn % len(dashes)], lengths[-1])
        if turn % 2 == 0:
            corners = [point for point, length in zip(points, lengths, strict=True) if at < length < end]
            strokes.append([_along(points, lengths, at), *corners, _along(points, lengths, end)])
        at, turn = end, turn + 1
    return strokes


def _along(points: list[Point], lengths: list[float], at: float) -> Point:
    """Return the point *at* units from the start."""
    number = next(n for n in range(1, len(points)) if lengths[n] >= at and lengths[n] > lengths[n - 1])
    share = (at - lengths[number - 1]) / (lengths[number] - lengths[number - 1])
    (x, y), (to_x, to_y) = points[number - 1], points[number]
    return x + (to_x - x) * share, y + (to_y - y) * share


def _label_top(place: int) -> float:
    return 32 + place * _LABEL_STEP


def _pointer(pen: Pen, end: Point, top: float, seat: int) -> None:
    """Join a line's end with its label."""
    y = top + 26
    pen.line([(end[0] + 4, end[1]), (_LABEL_LEFT - 5, y)], 0.8, LINES[seat])
    marker(pen, seat, _LABEL_LEFT + 1, y, 4.4, LINES[seat])


def _label(canvas: Canvas, scene: ChartScene, seat: int, top: float) -> None:
    player, won = scene.players[seat], seat in scene.winners
    left = _LABEL_LEFT - 3
    if won:
        canvas.paste(crown(17), left - 1, top + 0.5)
    beside = 20 if won else 0
    canvas.text(left + beside, top + 12, shown_name(player), 12, GOLD if won else WHITE,
                width=WIDTH - 6 - left - beside, least=10)  # fmt: skip
    canvas.text(left + 13, top + 31.5, player.total, FIGURE_SIZE, GOLD if won else WHITE)
