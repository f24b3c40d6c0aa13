"""What thirteen cards win, feature by feature.

Fitted by least squares to the tricks won in 4000 deals that the player played against itself, half of them
where followers must beat and half where they need not; the fit explains 72 % of the variance.
"""

__all__ = ["EARLIER", "POSITION", "SHORT", "SIDE", "SPREAD", "TRUMPS", "TRUMP_RANKS", "USUAL"]

TRUMPS = (-0.55, -0.63, -0.42, -0.03, 0.43, 0.85, 1.38, 1.82, 2.05)
"""By the number of trumps held, 0 to 8 and more."""

TRUMP_RANKS = {6: 0.11, 7: 0.16, 8: 0.27, 9: 0.36, 10: 0.55, 11: 0.72, 12: 0.99}
"""Further for each high trump, by rank less two: the ace is 12."""

SIDE = (
    (0.93, 1.02, 0.97, 0.91, 0.86, 0.8),
    (0.13, 0.5, 0.59, 0.47, 0.45, 0.28),
    (0.06, 0.21, 0.35, 0.34, 0.2, 0.14),
)
"""Ace, king and queen of another suit, each by the number of cards held in it, 1 to 6 and more."""

SHORT = (
    (-0.0, 0.42, 0.64, 1.2, 1.25, 1.63),
    (-0.12, 0.43, 0.75, 0.78, 0.9, 1.07),
    (-0.23, 0.25, 0.31, 0.27, 0.29, 0.43),
)
"""A suit of none, one or two cards, by the number of trumps held, 0 to 5 and more."""

POSITION = ((0.49, 0.6, 0.64, 0.73), (0.49, 0.58, 0.65, 0.71))
"""The constant, by the number of calls made before: where followers must beat, then where they need not."""

EARLIER = -0.02
"""For each trick that others called above the usual."""

USUAL = 2.5
"""A usual call."""

SPREAD = 0.95
"""Standard deviation of the tricks won about those expected; the best of a few in trial."""
