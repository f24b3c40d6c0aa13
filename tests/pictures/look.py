"""Compare pictures and places in them."""

from PIL import Image, ImageChops, ImageStat

from bot.ui.pictures.canvas import px
from bot.ui.pictures.cards import CARD
from bot.ui.pictures.seats import PLATES
from bot.ui.pictures.table import spot

__all__ = ["Box", "brightness", "card_box", "changed", "outside_plate", "plate_box"]

Box = tuple[int, int, int, int]


def plate_box(seat: int) -> Box:
    """Return where the plate of *seat* lies, in pixels."""
    plate = PLATES[seat]
    return px(plate.left), px(plate.top), px(plate.left + plate.size[0]), px(plate.top + plate.size[1])


def card_box(seat: int) -> Box:
    """Return the middle part of the card of *seat*, where no other card's glow reaches."""
    (x, y), (width, height) = spot(seat), CARD
    return px(x - width / 2 + 4), px(y - height / 2 + 4), px(x + width / 2 - 4), px(y + height / 2 - 4)


def changed(one: Image.Image, other: Image.Image, within: Box | None = None) -> Box | None:
    """Return the smallest box around all that differs, None when nothing does."""
    difference = ImageChops.difference(one, other)
    return (difference.crop(within) if within else difference).getbbox()


def outside_plate(one: Image.Image, other: Image.Image, seat: int) -> Box | None:
    """Return what differs outside the plate of *seat*."""
    difference = ImageChops.difference(one, other)
    difference.paste("#000000", plate_box(seat))
    return difference.getbbox()


def brightness(image: Image.Image, within: Box) -> float:
    """Return the mean lightness, 0 to 255."""
    return ImageStat.Stat(image.crop(within).convert("L")).mean[0]
