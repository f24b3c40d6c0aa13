"""`kill -9` at random moments, the bot being a process of its own; `make soak` does it for minutes."""

from __future__ import annotations

import asyncio
import random
import secrets
import signal
from pathlib import Path

import pytest

from tests.loopback.kills import kill_soak
from tests.loopback.people import People, TableOfPeople
from tests.loopback.process import bot_process
from tests.loopback.server import open_loopback
from tests.loopback.waiting import until

pytestmark = pytest.mark.no_cover


async def test_twenty_kills_lose_no_acknowledged_card(tmp_path: Path) -> None:
    seed = secrets.randbelow(1_000_000)
    print(f"seed {seed}")  # shown when it fails; the moments depend on the machine, too
    report = await kill_soak(tmp_path, kills=20, seed=seed, life=0.3)
    assert report.clean, report
    assert report.kills == 20
    assert report.verdict.acknowledged > 20, "people did play"
    assert report.verdict.records


async def test_the_process_ends_by_itself_when_it_is_told_to(tmp_path: Path) -> None:
    async with open_loopback() as discord, bot_process(discord, tmp_path) as bot:
        await bot.start()
        assert await bot.kill(signal.SIGTERM) == 0
        assert bot.errors() == []


async def test_a_killed_bot_leaves_no_process_behind(tmp_path: Path) -> None:
    async with open_loopback() as discord, bot_process(discord, tmp_path) as bot:
        people = People(discord, bot.dead)
        channel, users = discord.add_channel("games"), [discord.add_person("Asha")]
        table = TableOfPeople(people, channel, users, random.Random(1), hard=True)
        await bot.start(workers=1)
        while not bot.orphans()[1:]:  # the bot itself, and what thinks for it
            await table.step()
            await asyncio.sleep(0.02)
        await bot.kill()
        await until(lambda: not bot.orphans())
        assert bot.errors() == []
