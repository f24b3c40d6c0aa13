"""The players of our own that can sit in an arena; apart from what makes them, to be at hand at once."""

__all__ = ["NAMES"]

NAMES = ("hard", "medium", "easy", "heuristic", "random")
