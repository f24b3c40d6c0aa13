"""A request that is given up keeps no other one waiting, with discord.py's own HTTP client and its limits."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.ui import patience
from tests.loopback.faults import Fault
from tests.loopback.inside import HASTE, Inside, bot_inside
from tests.loopback.server import open_loopback
from tests.loopback.waiting import until

pytestmark = pytest.mark.no_cover

HANGS = Fault("no answer", how="hang")
FOR_ALL = Fault("429 for all", 429, retry_after=0.6 * HASTE, everywhere=True)
"""The whole bot has to wait for 0.6 s."""


@pytest_asyncio.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Inside]:
    """The bot, with nobody at any table."""
    async with open_loopback() as discord_, bot_inside(discord_, tmp_path) as inside:
        yield inside
        assert inside.errors() == []


async def posted(bot: Inside) -> discord.PartialMessage:
    """Return a message that the bot has posted."""
    channel = bot.client.get_partial_messageable(bot.discord.add_channel("games"))
    return channel.get_partial_message((await channel.send("one")).id)


async def give_up(bot: Inside, fault: Fault, message: discord.PartialMessage) -> None:
    """Let the next edit fail so that the bot does not wait for its end."""
    bot.discord.plan.set(fault, "edit", times=1)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(patience, "OWN", 0.2)
        with pytest.raises(TimeoutError):
            await patience.request(bot.client, message.edit(content="two"))


async def test_one_that_hangs_does_not_keep_the_next_of_its_kind_waiting(bot: Inside) -> None:
    message = await posted(bot)
    await give_up(bot, HANGS, message)
    began = time.monotonic()
    await patience.request(bot.client, message.edit(content="three"))
    assert time.monotonic() - began < 5, "the one that hangs does so for half a minute"
    assert not patience._late


async def test_one_that_waits_for_the_whole_bot_does_not_make_it_wait_for_ever(bot: Inside) -> None:
    message = await posted(bot)
    await give_up(bot, FOR_ALL, message)
    assert not bot.client.http._global_over.is_set()
    await patience.request(bot.client, message.edit(content="three"))
    assert bot.client.http._global_over.is_set()
    await until(lambda: not patience._late)
