"""The players of our own that can sit in an arena; apart from what makes them, to be at hand at once."""

__all__ = ["FAIR", "NAMES"]

FAIR = ("hard", "medium", "easy", "heuristic", "random")
NAMES = (*FAIR, "seeing")
"""The last one is shown all cards; it is there to compare with."""
