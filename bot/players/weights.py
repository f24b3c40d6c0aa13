"""What cards held in the middle of a deal win later on.

Fitted by least squares to the tricks won in 2400 deals that the player played against itself, half of
them where followers must beat and half where they need not, then made monotone: a higher card is never
worth less.
"""

__all__ = ["LEAD", "MASTER", "PROMOTED", "SHORT", "SPREAD", "TRUMP"]

TRUMP = (
    (1.0, 0.68, 0.49, 0.28, 0.24, 0.14),
    (1.0, 1.0, 0.78, 0.65, 0.55, 0.45),
    (1.0, 1.0, 1.0, 0.84, 0.79, 0.66),
    (1.0, 1.0, 1.0, 1.0, 0.9, 0.79),
    (1.0, 0.96, 0.96, 0.91, 0.91, 0.91),
    (1.0, 1.0, 1.0, 0.94, 0.94, 0.94),
)
"""A trump: by its place in the hand's trumps from the top, then by the higher ones that others hold."""

MASTER = (
    (1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    (0.05, 0.24, 0.27, 0.52, 0.65, 0.75, 0.87, 0.95, 1.0, 1.0),
    (0.05, 0.16, 0.16, 0.23, 0.3, 0.51, 0.61, 0.64, 0.82, 0.82),
)
"""The highest card left of another suit: by the trumps that others hold (none, up to 3, more), then by the
cards of the suit that others still hold when it is led, every round before it having drawn three."""

PROMOTED = (
    ((0.01, 0.01, 0.01), (0.16, 0.16, 0.16)),
    ((0.05, 0.05, 0.05), (0.1, 0.09, 0.09)),
    ((0.03, 0.03, 0.0), (0.14, 0.11, 0.11)),
)
"""A card with higher ones out: by trumps as above, then whether the suit is longer than the number of
higher cards, then by that number, 1 to 3."""

SHORT = ((-0.2, -0.15, -0.09), (-0.23, -0.2, -0.15), (-0.25, -0.25, -0.2))
"""A suit of none, one or two cards beside one, two, or more trumps that are not the highest. The trumps'
own values hold the trumping, so that what is left here is the shortage itself."""

LEAD = 0.1
"""Being the next to lead; found by trial, unlike the rest."""

SPREAD = (0.05, 0.41, 0.52, 0.57, 0.62, 0.68, 0.73, 0.78, 0.82, 0.86, 0.9, 0.94, 0.99, 0.99)
"""Standard deviation of the tricks to come, by the number of cards held."""
