"""Every colour of the pictures, and which text stands on which ground."""

from types import MappingProxyType

from bot.engine.cards import Suit

__all__ = [
    "FELT",
    "FELT_EDGE",
    "GOLD",
    "INK",
    "LINES",
    "MADE",
    "MARK",
    "MISSED",
    "PANEL",
    "PANEL_LINE",
    "PANEL_ROW",
    "PLATE",
    "QUIET",
    "RAIL",
    "SLOT",
    "SUITS_FOUR",
    "SUITS_TWO",
    "TEXT_ON",
    "WHITE",
    "suit_colour",
]  # fmt: skip

WHITE = "#ffffff"
INK = "#14181c"
"""Text on gold and on the players' colours."""
QUIET = "#c4e2d3"
"""Second-rank text on felt and plates."""
FELT, FELT_EDGE, RAIL, SLOT = "#12694a", "#0b4a34", "#08281d", "#0d573d"
PLATE = "#0e1f19"
GOLD = "#ffd23f"
MARK = "#38b081"
"""Marks on the felt that are no text."""
PANEL, PANEL_ROW, PANEL_LINE = "#16202a", "#1f2c38", "#3b4d5d"
MADE, MISSED = "#4fd0c0", "#ff9d7a"

LINES = ("#648fff", "#fe6100", "#f5f0d8", "#cc79a7")
"""The players' colours by seat: told apart by the colour-blind, on a dark panel, under dark text."""

SUITS_FOUR = MappingProxyType(
    {Suit.SPADES: "#16181d", Suit.HEARTS: "#c00d26", Suit.DIAMONDS: "#c45200", Suit.CLUBS: "#0f7a3c"}
)
"""The colours of the suit emoji, darkened for white cards."""
SUITS_TWO = MappingProxyType(
    {Suit.SPADES: "#16181d", Suit.HEARTS: "#c00d26", Suit.DIAMONDS: "#c00d26", Suit.CLUBS: "#16181d"}
)

TEXT_ON = (
    (WHITE, PLATE), (QUIET, PLATE), (INK, GOLD), (WHITE, FELT), (WHITE, FELT_EDGE), (QUIET, FELT_EDGE),
    (WHITE, PANEL), (WHITE, PANEL_ROW), (QUIET, PANEL), (QUIET, PANEL_ROW), (GOLD, PANEL),
    (MADE, PANEL_ROW), (MISSED, PANEL_ROW), (INK, WHITE),
    *((INK, line) for line in LINES), *((colour, WHITE) for colour in SUITS_FOUR.values()),
)  # fmt: skip
"""Every pair of a text's colour and its ground."""


def suit_colour(suit: Suit, four_colours: bool) -> str:
    """Return the colour of *suit* on a white card."""
    return (SUITS_FOUR if four_colours else SUITS_TWO)[suit]
