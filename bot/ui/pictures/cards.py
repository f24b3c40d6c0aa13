"""The 52 card faces, drawn for the size that they are shown at."""

from functools import lru_cache

from bot.engine.cards import Card, Suit
from bot.ui.pictures.canvas import Pen, Sprite
from bot.ui.pictures.colours import GOLD, WHITE, suit_colour
from bot.ui.pictures.courts import COURTS
from bot.ui.pictures.suits import suit_mask

__all__ = [
    "CARD", "MARGIN", "RANK_SIZE", "SMALL", "SMALL_MARGIN", "SMALL_RANK_SIZE",
    "card_sprite", "small_card_sprite", "suit_sprite",
]  # fmt: skip

CARD = (40.0, 56.0)
"""Units, without the margin."""
MARGIN = 4.0
"""Room for the shadow or the glow, on every side."""
SMALL = (17.0, 26.0)
SMALL_MARGIN = 2.0
RANK_SIZE, SMALL_RANK_SIZE = 21.0, 13.0
"""Units an em."""
_EDGE = "#8e989f"
_HANGING = {"J": (0.13, 0.82), "Q": (0.07, 0.94)}
"""By rank: how far to lift it, in ems, and how much smaller to set it."""


@lru_cache(maxsize=320)
def card_sprite(card: Card, four_colours: bool, lit: bool) -> Sprite:
    """Return *card* with a margin: a shadow, or the glow of the one that wins."""
    width, height = CARD
    pen = Pen(width + 2 * MARGIN, height + 2 * MARGIN)
    colour = suit_colour(card.suit, four_colours)
    _ground(pen, MARGIN, width, height, lit)
    _index(pen, card, colour)
    if card.rank in COURTS:
        COURTS[card.rank]((pen, MARGIN + 13, MARGIN + 21.4), colour)
    else:
        _suit(pen, card.suit, colour, MARGIN + width - 13.8, MARGIN + height - 15.4, 24)
    return pen.sprite()


def _ground(pen: Pen, margin: float, width: float, height: float, lit: bool) -> None:
    right, bottom = margin + width, margin + height
    if lit:
        pen.box(margin - 3.2, margin - 3.2, right + 3.2, bottom + 3.2, 7.2, "#1b1400")
        pen.box(margin - 2.6, margin - 2.6, right + 2.6, bottom + 2.6, 6.6, GOLD)
    else:
        pen.box(margin - 0.2, margin + 0.6, right + 1.2, bottom + 1.8, 4.6, "#06251a")
        pen.box(margin - 0.5, margin - 0.5, right + 0.5, bottom + 0.5, 4.5, _EDGE)
    pen.box(margin, margin, right, bottom, 4, WHITE)


def _index(pen: Pen, card: Card, colour: str) -> None:
    """Draw the rank in the corner with its suit below."""
    x = MARGIN + (11.4 if card.rank == 10 else 9)
    _rank(pen, card.rank_text, RANK_SIZE, colour, x, MARGIN + 18)
    _suit(pen, card.suit, colour, MARGIN + 8.6, MARGIN + 27, 12)


def _rank(pen: Pen, text: str, size: float, colour: str, x: float, baseline: float) -> None:
    """Set *text* around *x*; a ten is set tight, and what hangs below the line is lifted."""
    if text != "10":
        lift, smaller = _HANGING.get(text, (0.0, 1.0))
        pen.text(x, baseline - lift * size, text, size * smaller, colour)
        return
    pen.text(x - 0.26 * size, baseline, "1", size, colour)
    pen.text(x + 0.22 * size, baseline, "0", size, colour)


def _suit(pen: Pen, suit: Suit, colour: str, x: float, y: float, height: float) -> None:
    """Draw *suit* around a point."""
    mask = suit_mask(suit, pen.pixels(height))
    half = height / 2
    pen.stamp(mask, x - half * mask.width / mask.height, y - half, colour)


@lru_cache(maxsize=320)
def small_card_sprite(card: Card, four_colours: bool, lit: bool) -> Sprite:
    """Return *card* as it lies in the last trick."""
    width, height = SMALL
    pen = Pen(width + 2 * SMALL_MARGIN, height + 2 * SMALL_MARGIN)
    colour = suit_colour(card.suit, four_colours)
    right, bottom = SMALL_MARGIN + width, SMALL_MARGIN + height
    edge = 1.9 if lit else 0.5
    pen.box(SMALL_MARGIN - edge, SMALL_MARGIN - edge, right + edge, bottom + edge, 2.5 + edge,
            GOLD if lit else _EDGE)  # fmt: skip
    pen.box(SMALL_MARGIN, SMALL_MARGIN, right, bottom, 2.5, WHITE)
    _rank(pen, card.rank_text, SMALL_RANK_SIZE, colour, SMALL_MARGIN + width / 2, SMALL_MARGIN + 11.3)
    _suit(pen, card.suit, colour, SMALL_MARGIN + width / 2, SMALL_MARGIN + 18.8, 10.5)
    return pen.sprite()


@lru_cache(maxsize=32)
def suit_sprite(suit: Suit, four_colours: bool, across: float) -> Sprite:
    """Return *suit* on a white disc of *across* units."""
    pen = Pen(across, across)
    half = across / 2
    pen.disc(half, half, half, WHITE)
    _suit(pen, suit, suit_colour(suit, four_colours), half, half, across * 0.66)
    return pen.sprite()
