"""Discord is out of order while the bot starts: it waits a moment, or ends with a code that says why."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.exits import Exit
from tests.loopback.faults import FAULTS
from tests.loopback.inside import bot_inside
from tests.loopback.process import bot_process
from tests.loopback.server import open_loopback

pytestmark = pytest.mark.no_cover

BY_NAME = {fault.name: fault for fault in FAULTS}
TOKEN_WAS_RESET, TRY_AGAIN = 4004, 4000
"""Codes with which Discord's gateway closes a connection."""


@pytest.mark.parametrize("kind", ["identity", "application"])
@pytest.mark.parametrize("name", ["429 for 0.2 s", "429 for all, 0.2 s", "500", "502"])
async def test_a_start_outlasts_a_discord_that_fails_for_a_moment(
    tmp_path: Path, kind: str, name: str
) -> None:
    async with open_loopback() as discord:
        discord.plan.set(BY_NAME[name], kind, times=3)
        async with bot_inside(discord, tmp_path) as bot:
            assert discord.plan.injected.total() == 3
            assert bot.client.is_ready()
            assert bot.errors() == []


async def test_a_start_that_cannot_be_says_why_and_the_next_one_works(tmp_path: Path) -> None:
    async with open_loopback() as discord, bot_process(discord, tmp_path) as bot:
        for kind, name, code in (
            ("identity", "401", Exit.WRONG_SETTINGS),
            ("application", "503", Exit.FAILED),
        ):
            discord.plan.set(BY_NAME[name], kind)
            await bot.start_only()
            assert await bot.end() == code, (kind, name)
            discord.plan.clear()
        for closes, code in ((TOKEN_WAS_RESET, Exit.WRONG_SETTINGS), (TRY_AGAIN, Exit.FAILED)):
            discord.gateway.closes = [closes]
            await bot.start_only()
            assert await bot.end() == code, closes
        await bot.start()
        assert bot.errors() == []
    assert "Traceback" not in (tmp_path / "log.txt").read_text()
