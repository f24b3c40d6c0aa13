"""The real bot on a simulated Discord."""

from tests.harness.fixtures import clock, make_bot, settings, world

__all__ = ["clock", "make_bot", "settings", "world"]
