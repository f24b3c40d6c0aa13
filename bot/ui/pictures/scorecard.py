"""The score card of a deal: a line a player, in seat order."""

from functools import lru_cache

from PIL import Image

from bot.ui.pictures.avatars import avatar
from bot.ui.pictures.canvas import WIDTH, Canvas, px
from bot.ui.pictures.colours import MADE, MISSED, PANEL, PANEL_ROW, QUIET, WHITE
from bot.ui.pictures.marks import verdict
from bot.ui.pictures.scenes import ScoreRow, ScoreScene
from bot.ui.pictures.seats import shown_name
from bot.ui.pictures.webp import encode

__all__ = ["CARD_HEIGHT", "FIGURE_SIZE", "headline", "score_card", "score_image"]

CARD_HEIGHT = 200
FIGURE_SIZE = 15.0
_FIRST, _STEP, _ROW = 40, 39, 36
_TALLY, _SCORE, _TOTAL = 147, 227, 281
"""The middle of the tricks, the right ends of score and total."""


def score_card(scene: ScoreScene) -> bytes:
    """Return the score card as a WebP file, 290 units wide. Pure, and safe in any thread."""
    return encode(score_image(scene))


def score_image(scene: ScoreScene) -> Image.Image:
    """Draw the score card, its corners still square."""
    canvas = Canvas(_ground())
    headline(canvas, scene.title, scene.variant)
    canvas.text(_TALLY, 36, scene.tally_label, 10.5, QUIET, align="middle", width=52, least=8)
    canvas.text(_SCORE, 36, scene.score_label, 10.5, QUIET, align="right", width=50, least=8)
    canvas.text(_TOTAL, 36, scene.total_label, 10.5, QUIET, align="right", width=50, least=8)
    for seat, row in enumerate(scene.rows):
        _row(canvas, row, seat, _FIRST + seat * _STEP)
    return canvas.image


def headline(canvas: Canvas, title: str, variant: str) -> None:
    """Write where the match is, and which game it is if there is room."""
    wide = canvas.text(9, 18, title, 13, WHITE, width=WIDTH - 18)
    room = WIDTH - 18 - wide - 10
    if room > 30:
        canvas.text(WIDTH - 9, 18, variant, 11, QUIET, align="right", width=room, least=9)


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    canvas = Canvas(Image.new("RGB", (px(WIDTH), px(CARD_HEIGHT)), PANEL))
    for seat in range(4):
        canvas.box(5, _FIRST + seat * _STEP, WIDTH - 10, _ROW, 7, PANEL_ROW)
    return canvas.image


def _row(canvas: Canvas, row: ScoreRow, seat: int, top: int) -> None:
    colour = MADE if row.made else MISSED
    canvas.paste(avatar(row.player, seat, 28), 9, top + 4)
    canvas.text(42, top + 15, shown_name(row.player), 12, WHITE, width=78, least=10.5)
    canvas.paste(verdict(row.made, 13), 42, top + 19.5)
    canvas.text(58, top + 30, row.word, 11, colour, width=62, least=9)
    canvas.text(_TALLY, top + 23.5, row.player.tally, FIGURE_SIZE, WHITE, align="middle")
    canvas.text(_SCORE, top + 23.5, row.score, FIGURE_SIZE, colour, align="right")
    canvas.text(_TOTAL, top + 23.5, row.player.total, FIGURE_SIZE, WHITE, align="right")
