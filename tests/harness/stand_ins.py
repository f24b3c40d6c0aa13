"""Fixtures: the same deals in every run of a test, and stand-ins for pictures, drawn elsewhere."""

from __future__ import annotations

import random

import pytest

import bot.ui.screen
from bot.table.shuffler import FairShuffler

__all__ = ["quick_pictures", "real_pictures", "same_deals"]


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the secrets from the test's name, so that what failed once fails again."""
    chance = random.Random(request.node.name)
    monkeypatch.setattr(FairShuffler, "secret", lambda _: chance.randbytes(32))


@pytest.fixture(autouse=True)
def quick_pictures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the public message carry a few bytes as its picture, unless the test asks for `real_pictures`."""
    if "real_pictures" in request.fixturenames:
        return
    for draw in ("table_picture", "score_card", "chart"):
        monkeypatch.setattr(bot.ui.screen, draw, lambda _: b"RIFF\x00\x00\x00\x00WEBP")


@pytest.fixture
def real_pictures() -> None:
    """Draw the pictures for real."""
