"""Requests fail over real sockets, with discord.py's own retries and waits; `make soak` tries every pair."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.loopback.faults import FAULTS, KINDS, Fault
from tests.loopback.inside import bot_inside
from tests.loopback.matrix import CELLS, IN_A_MATCH, Matrix, open_matrix
from tests.loopback.people import People, TableOfPeople
from tests.loopback.server import Loopback, open_loopback
from tests.loopback.waiting import until

pytestmark = pytest.mark.no_cover

BY_NAME = {fault.name: fault for fault in FAULTS}
QUICK = [cell for cell in CELLS if cell[1].name not in ("429 for 600 s", "no answer")]
"""What does not wait for the bot's patience to end."""


@pytest_asyncio.fixture
async def matrix(tmp_path: Path) -> AsyncIterator[Matrix]:
    """Two people who have begun a match."""
    async with open_matrix(tmp_path, seed=1) as opened:
        yield opened


async def test_a_sample_of_all_faults_in_all_requests_loses_nothing(matrix: Matrix) -> None:
    chance = random.Random(7)
    sample = [chance.choice([cell for cell in QUICK if cell[0] == kind]) for kind in IN_A_MATCH]
    sample += [("answer", BY_NAME["done, answer lost"]), ("token edit", BY_NAME["401"])]
    found = [await matrix.cell(kind, fault) for kind, fault in sample]
    assert [cell for cell in found if not cell.clean] == []
    assert sum(cell.injected > 0 for cell in found) >= len(found) - 2, "the faults were met"


@pytest.mark.parametrize("kind", ["answer", "token edit", "edit"])
async def test_a_request_that_waits_for_minutes_holds_nobody_up(
    matrix: Matrix, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ANSWER", "TOKEN", "OWN"):
        monkeypatch.setattr(f"bot.ui.patience.{name}", 0.5)
    for name in ("429 for 600 s", "no answer"):
        cell = await matrix.cell(kind, BY_NAME[name])
        assert cell.clean, cell
        assert cell.injected


async def test_the_soak_knows_every_request_that_the_bot_makes(matrix: Matrix) -> None:
    for kind in IN_A_MATCH:
        await matrix.cell(kind, Fault("none of it", 500))
    assert matrix.seen <= {*KINDS}, matrix.seen - {*KINDS}
    assert {*IN_A_MATCH} <= matrix.seen


STARTS = ("429 for 0.2 s", "500", "connection reset", "50013")


@pytest.mark.parametrize("kind", ["emoji list", "emoji upload", "commands"])
async def test_a_start_survives_what_it_can_do_without(tmp_path: Path, kind: str) -> None:
    for name in STARTS:
        async with open_loopback() as discord:
            discord.plan.set(BY_NAME[name], kind, times=8)
            async with bot_inside(discord, tmp_path) as bot:
                assert discord.plan.injected.total(), name
                await _opens_a_table(discord)
                assert bot.errors() == []


async def _opens_a_table(discord: Loopback) -> None:
    people = People(discord, asyncio.Event())
    table = TableOfPeople(
        people, discord.add_channel("games"), [discord.add_person("Asha")], random.Random(1)
    )
    if not discord.backend.commands.get(None):
        return  # the commands could not be told yet; those of the last start would still be there
    await table.step()
    await until(lambda: table.offers("Start"))


@pytest.mark.parametrize("name", ["500", "connection reset", "10062"])
async def test_a_lobby_whose_answer_got_lost_is_posted_all_the_same(tmp_path: Path, name: str) -> None:
    async with open_loopback() as discord, bot_inside(discord, tmp_path) as bot:
        people = People(discord, asyncio.Event())
        channel, asha = discord.add_channel("games"), discord.add_person("Asha")
        table = TableOfPeople(people, channel, [asha], random.Random(1))
        discord.plan.set(BY_NAME[name], "answer", times=10)
        opening = asyncio.create_task(people.command(asha, channel, "start", deals=1))
        await until(lambda: table.offers("Start"))
        discord.plan.clear()
        await opening
        assert len([one for one in people.sees(asha, channel) if not one.is_ephemeral]) == 1
        assert await table.step(), "Start works"
        assert bot.errors() == []
