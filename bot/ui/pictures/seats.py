"""A seat of the table: its plate with picture, name, tricks and total."""

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from bot.ui.pictures.avatars import avatar
from bot.ui.pictures.canvas import Canvas, Sprite, box_sprite
from bot.ui.pictures.colours import GOLD, INK, PLATE, QUIET, WHITE
from bot.ui.pictures.fonts import legible
from bot.ui.pictures.marks import away_mark, dealer_chip, total_mark, trick_mark
from bot.ui.pictures.scenes import Player, TableScene

__all__ = ["AVATAR", "FLAT", "NAME_SIZE", "PLATES", "TALL", "TALLY_SIZE", "draw_seat", "shown_name"]

AVATAR = 32.0
FLAT, TALL = (154.0, 38.0), (71.0, 90.0)
"""Plates above and below, and at the sides."""
NAME_SIZE, TALLY_SIZE = 12.0, 15.0
_MARK = 10.0
_CHIP = 15.0


@dataclass(frozen=True, slots=True)
class Plate:
    """Where a seat's plate lies, in units."""

    left: float
    top: float
    flat: bool

    @property
    def size(self) -> tuple[float, float]:
        return FLAT if self.flat else TALL

    @property
    def avatar(self) -> tuple[float, float]:
        """The corner of the player's picture on the plate."""
        beside = 4.0 if self.flat else (TALL[0] - AVATAR) / 2
        return beside, 3.0 if self.flat else 4.0


PLATES = (
    Plate(68, 182, True),
    Plate(4, 75, False),
    Plate(68, 20, True),
    Plate(215, 75, False),
)
"""By seat."""


def shown_name(player: Player) -> str:
    """Return the name, or the alias where no font has the name's script."""
    return legible(player.name) or legible(player.alias) or ""


def draw_seat(canvas: Canvas, scene: TableScene, seat: int) -> None:
    """Draw everything about a seat but its card."""
    mark = scene.dealer_mark if seat == scene.dealer else None
    sprite = _seat(scene.players[seat], seat, seat == scene.turn, mark)
    canvas.paste(sprite, PLATES[seat].left, PLATES[seat].top)


@lru_cache(maxsize=128)
def _seat(player: Player, seat: int, lit: bool, mark: str | None) -> Sprite:
    """Return a whole plate: from card to card most seats stay as they are."""
    plate, fill = PLATES[seat], GOLD if lit else PLATE
    ground = box_sprite(*plate.size, 8, fill, fill, 0)
    canvas = Canvas(Image.new("RGB", ground.image.size, fill))
    left, top = plate.avatar
    canvas.paste(avatar(player, seat, AVATAR), left, top)
    if player.left:
        canvas.paste(away_mark(17), left + AVATAR - 13, top + AVATAR - 14)
    if mark:
        canvas.paste(dealer_chip(mark, _CHIP), left - 3, top + AVATAR - _CHIP + 2)
    (_flat_text if plate.flat else _tall_text)(canvas, player, lit)
    return Sprite(canvas.image, ground.mask)


def _colours(lit: bool) -> tuple[str, str]:
    return (INK, INK) if lit else (WHITE, QUIET)


def _flat_text(canvas: Canvas, player: Player, lit: bool) -> None:
    strong, quiet = _colours(lit)
    left = AVATAR + 8
    canvas.text(left, 14.5, shown_name(player), NAME_SIZE, strong, width=FLAT[0] - AVATAR - 13, least=10.5)
    canvas.paste(trick_mark(quiet, _MARK), left, 21)
    tally = canvas.text(left + 12, 32, player.tally, TALLY_SIZE, strong)
    right = FLAT[0] - 5
    wide = canvas.text(right, 32, player.total, TALLY_SIZE, quiet, align="right")
    # The widest numbers stand without a star between them.
    if wide and left + 12 + tally + 3 <= right - wide - 12:
        canvas.paste(total_mark(quiet, _MARK), right - wide - 12, 21)


def _tall_text(canvas: Canvas, player: Player, lit: bool) -> None:
    strong, quiet = _colours(lit)
    middle = TALL[0] / 2
    canvas.text(
        middle, 50, shown_name(player), NAME_SIZE, strong, align="middle", width=TALL[0] - 6, least=10
    )
    for text, baseline, mark, colour in (
        (player.tally, 67.0, trick_mark, strong),
        (player.total, 84.0, total_mark, quiet),
    ):
        wide = canvas.text(middle + 6, baseline, text, TALLY_SIZE, colour, align="middle")
        if wide:
            canvas.paste(mark(quiet, _MARK), middle + 6 - wide / 2 - 12, baseline - 11)
