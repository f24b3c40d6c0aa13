"""Fixtures for every test: a simulated Discord with the bot and people in it."""

from tests.harness.fixtures import clock, make_bot, new_database, settings, world

__all__ = ["clock", "make_bot", "new_database", "settings", "world"]
