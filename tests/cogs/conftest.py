"""Matches are played with stand-ins for the pictures: drawing them is tested where they are drawn."""

from __future__ import annotations

import pytest

import bot.ui.screen


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
