"""The public table, seen from above: the same for all."""

from functools import lru_cache

from PIL import Image

from bot.ui.pictures.canvas import WIDTH, Canvas, Pen, box_sprite, lines, px
from bot.ui.pictures.cards import (
    CARD,
    MARGIN,
    SMALL,
    SMALL_MARGIN,
    card_sprite,
    small_card_sprite,
    suit_sprite,
)
from bot.ui.pictures.colours import FELT, FELT_EDGE, GOLD, INK, MARK, PLATE, QUIET, RAIL, SLOT, WHITE
from bot.ui.pictures.marks import arc_arrow, lead_mark, thinking
from bot.ui.pictures.scenes import Moment, TableScene
from bot.ui.pictures.seats import draw_seat
from bot.ui.pictures.webp import encode

__all__ = ["HEIGHT", "TITLE_SIZE", "spot", "table_image", "table_picture"]

HEIGHT = 224
TITLE_SIZE = 13.0
CALL_SIZE, NOTE_SIZE = 24.0, 13.0
_MIDDLE = (145.0, 120.0)
_SPOTS = ((145.0, 149.5), (102.0, 120.0), (145.0, 90.5), (188.0, 120.0))
"""The middle of each seat's card."""
_OUTWARDS = ((0, 1), (-1, 0), (0, -1), (1, 0))
LEAD_MARK = 14.0
_RAISED = 2.0
_ARC = 49.0
_LAST = (253.5, 194.0)
"""The middle of the small last trick."""


def table_picture(scene: TableScene) -> bytes:
    """Return the table as a WebP file, 290 units wide. Pure, and safe in any thread."""
    return encode(table_image(scene))


def table_image(scene: TableScene) -> Image.Image:
    """Draw the table, its corners still square."""
    canvas = Canvas(_felt(scene.clockwise))
    _headline(canvas, scene)
    for seat in range(4):
        draw_seat(canvas, scene, seat)
    _trump(canvas, scene)
    _last_trick(canvas, scene)
    if scene.note and not scene.trick and not _is_called(scene):
        _note(canvas, scene.note)
    elif scene.moment is Moment.CALLING:
        _calls(canvas, scene)
    else:
        _trick(canvas, scene)
    return canvas.image


def spot(seat: int, raised: bool = False) -> tuple[float, float]:
    """Return the middle of a seat's card, in units."""
    (x, y), (across, down) = _SPOTS[seat], _OUTWARDS[seat]
    return (x + across * _RAISED, y + down * _RAISED) if raised else (x, y)


@lru_cache(maxsize=2)
def _felt(clockwise: bool) -> Image.Image:
    """Draw all that never changes: rail, felt, the places of the cards, the direction of play."""
    size = (px(WIDTH), px(HEIGHT))
    light = Image.radial_gradient("L").resize(size, Image.Resampling.BICUBIC)
    image = Image.composite(Image.new("RGB", size, FELT_EDGE), Image.new("RGB", size, FELT), light)
    canvas = Canvas(image)
    for seat in range(4):
        x, y = spot(seat)
        width, height = CARD
        canvas.paste(box_sprite(width, height, 4, SLOT, SLOT, 0), x - width / 2, y - height / 2)
        arrow = arc_arrow(seat, clockwise, _ARC, MARK)
        canvas.paste(arrow, _MIDDLE[0] - _ARC - 4, _MIDDLE[1] - _ARC - 4)
    frame = Pen(WIDTH, HEIGHT)
    frame.box(0, 0, WIDTH, HEIGHT, 10, RAIL)
    frame.box(2, 2, WIDTH - 2, HEIGHT - 2, 8.5, "#000000")
    ring = frame.picture()
    rim = ring.getchannel("R").point([0] + [255] * 255)
    canvas.image.paste(RAIL, mask=rim)
    return canvas.image


def _headline(canvas: Canvas, scene: TableScene) -> None:
    wide = canvas.text(9, 15.5, scene.title, TITLE_SIZE, WHITE, width=WIDTH - 18)
    room = WIDTH - 18 - wide - 10
    if room > 30:
        canvas.text(WIDTH - 9, 15.5, scene.variant, 11, QUIET, align="right", width=room, least=9)


def _trump(canvas: Canvas, scene: TableScene) -> None:
    """Show the trump suit in the lower left corner."""
    canvas.paste(suit_sprite(scene.trump, scene.four_colours, 31), 21.5, 174)
    canvas.text(37, 217, scene.trump_label, 10.5, WHITE, align="middle", width=62, least=8)


def _last_trick(canvas: Canvas, scene: TableScene) -> None:
    """Lay the last trick small, each card on its player's side."""
    if not scene.last_trick or scene.moment is Moment.TAKEN:
        return
    width, height = SMALL
    for seat, card in zip(scene.seats_from(scene.last_lead), scene.last_trick, strict=False):
        across, down = _OUTWARDS[seat]
        x, y = _LAST[0] + across * (width + 2), _LAST[1] + down * (height / 2 + 1)
        sprite = small_card_sprite(card, scene.four_colours, seat == scene.last_winner)
        canvas.paste(sprite, x - width / 2 - SMALL_MARGIN, y - height / 2 - SMALL_MARGIN)


def _trick(canvas: Canvas, scene: TableScene) -> None:
    """Lay the cards in front of their players; the winning one last, raised and lit."""
    if scene.turn is not None:
        x, y = spot(scene.turn)
        canvas.box(x - CARD[0] / 2, y - CARD[1] / 2, *CARD, 4, SLOT, GOLD, 2)
    played = list(zip(scene.seats_from(scene.lead), scene.trick, strict=False))
    for seat, card in sorted(played, key=lambda one: one[0] == scene.winner):
        lit = seat == scene.winner
        x, y = spot(seat, lit)
        left, top = x - CARD[0] / 2 - MARGIN, y - CARD[1] / 2 - MARGIN
        canvas.paste(card_sprite(card, scene.four_colours, lit), left, top)
    if scene.lead is not None and scene.trick:
        x, y = spot(scene.lead, scene.lead == scene.winner)
        canvas.paste(lead_mark(LEAD_MARK), x + CARD[0] / 2 - 10.5, y - CARD[1] / 2 - 3.5)


def _calls(canvas: Canvas, scene: TableScene) -> None:
    """Show every call in front of its player, and who thinks."""
    for seat, player in enumerate(scene.players):
        x, y = spot(seat)
        if player.call is not None:
            canvas.box(x - 18, y - 18, 36, 36, 18, WHITE, INK, 1.2)
            canvas.text(x, y + 8.8, player.call, CALL_SIZE, INK, align="middle")
        elif seat == scene.turn:
            canvas.paste(thinking(36), x - 18, y - 18)


def _is_called(scene: TableScene) -> bool:
    return scene.moment is Moment.CALLING and any(player.call is not None for player in scene.players)


def _note(canvas: Canvas, note: str) -> None:
    broken = lines(note, NOTE_SIZE, 122, 3)
    height = 15 * len(broken) + 14
    top = _MIDDLE[1] - height / 2
    canvas.box(79, top, 132, height, 8, PLATE)
    for number, line in enumerate(broken):
        canvas.text(
            _MIDDLE[0], top + 18 + 15 * number, line, NOTE_SIZE, WHITE, align="middle", width=124, least=10
        )
