"""The gateway fails as gateways do, and nobody at the table notices."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

import pytest
import pytest_asyncio

from tests.harness.components import texts
from tests.loopback.inside import Inside, bot_inside
from tests.loopback.people import People, TableOfPeople
from tests.loopback.server import Loopback, open_loopback
from tests.loopback.waiting import until

# Nothing here is counted elsewhere, and tracing slows what runs by a real clock.
pytestmark = pytest.mark.no_cover


class Evening(NamedTuple):
    """A match that has begun over real sockets."""

    discord: Loopback
    bot: Inside
    people: People
    table: TableOfPeople

    async def moves(self, number: int) -> None:
        """Make moves until there are *number* more."""
        end = self.made + number
        async with asyncio.timeout(20):
            while self.made < end:
                await self.table.step()
                await asyncio.sleep(0.01)

    def cards_and_calls_of(self, user: int) -> int:
        """Return how often somebody has called and played in this match."""
        table = self.bot.table(self.table.channel)
        seat, match = table.seat_of(user), table.match
        assert seat is not None
        assert match is not None
        assert match.deal is not None
        return 13 - len(match.deal.hands[seat]) + (match.deal.calls[seat] is not None)

    def shown(self) -> str:
        """Return what the public message says."""
        message = self.table.table_message()
        assert message is not None
        return "\n".join(texts(message.components))

    @property
    def made(self) -> int:
        """How long the log is."""
        return self.bot.version(self.table.channel)


@pytest_asyncio.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    """Two people who have begun a match."""
    async with open_loopback() as discord, bot_inside(discord, tmp_path) as bot:
        people = People(discord, asyncio.Event())
        users = [discord.add_person("Asha"), discord.add_person("Bimal")]
        table = TableOfPeople(people, discord.add_channel("games"), users, random.Random(3), patience=0.3)
        opened = Evening(discord, bot, people, table)
        await opened.moves(3)
        yield opened
        assert bot.errors() == []
        assert discord.rest.trouble == []


async def press_unheard(evening: Evening) -> int:
    """Press a live card or call while nothing reaches the bot, and return the interaction's id."""
    await until(evening.table.live)
    live = evening.table.live()
    assert live is not None
    user, panel, found = live
    return evening.people.begin_press(user, panel, evening.table.choose(found).custom_id)


async def test_what_was_missed_is_replayed_when_a_dropped_connection_resumes(evening: Evening) -> None:
    gateway, before = evening.discord.gateway, evening.made
    await until(evening.table.live)
    gateway.drop()
    await until(lambda: not gateway.connected.is_set(), every=0.001)
    press = await press_unheard(evening)
    assert await evening.people.answer(press), "answered within three seconds all the same"
    assert (gateway.identified, gateway.resumed) == (1, 1)
    assert evening.made > before
    await evening.moves(4)


async def test_a_session_that_cannot_be_resumed_begins_anew(evening: Evening) -> None:
    gateway = evening.discord.gateway
    gateway.drop(forget=True)
    await until(lambda: not gateway.connected.is_set(), every=0.001)
    await until(gateway.connected.is_set)
    assert (gateway.identified, gateway.resumed) == (2, 0)
    await evening.moves(4)
    assert "restarted" not in evening.shown(), "the process is the same"


async def test_a_press_that_is_delivered_twice_counts_once(evening: Evening) -> None:
    gateway = evening.discord.gateway
    for _ in range(4):
        gateway.hold()
        press = await press_unheard(evening)
        before = evening.cards_and_calls_of(evening.people.moves[-1].user)
        pressed = evening.people.moves[-1]
        gateway.release_twice()
        assert await evening.people.answer(press)
        await asyncio.sleep(0.1)
        assert evening.cards_and_calls_of(pressed.user) == before + 1
        await evening.moves(1)


async def test_events_out_of_order_do_no_harm(evening: Evening) -> None:
    gateway, backend = evening.discord.gateway, evening.discord.backend
    for number in range(3):
        gateway.hold()
        press = await press_unheard(evening)
        other = evening.table.offers("My cards")
        assert other is not None
        second = evening.people.begin_press(evening.table.users[0], other[0], other[1].custom_id)
        backend.create_channel(evening.discord.guild_id, f"late-{number}")
        before = evening.made
        assert gateway.release(reverse=True) >= 3
        assert await evening.people.answer(press) is not None
        assert await evening.people.answer(second) is not None
        assert evening.made > before
        await evening.moves(1)


async def test_a_connection_that_went_deaf_is_found_out_and_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_loopback() as discord:
        discord.gateway.heartbeat = 0.2
        async with bot_inside(discord, tmp_path) as bot:
            handler = bot.client.ws._keep_alive
            assert handler is not None
            handler.heartbeat_timeout = 0.5
            bot.client._connection.heartbeat_timeout = 0.5
            discord.gateway.deaf = True
            await until(lambda: discord.gateway.resumed)
            people = People(discord, asyncio.Event())
            users = [discord.add_person("Asha")]
            table = TableOfPeople(people, discord.add_channel("games"), users, random.Random(4), patience=0.3)
            await Evening(discord, bot, people, table).moves(3)
            assert bot.errors() == []
