"""The harness must tell the truth, or every test that stands on it is worth nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio

from tests.harness import Kind, ManualClock, World, open_world
from tests.harness.dummy import SECRET, DummyBot


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest_asyncio.fixture
async def world(tmp_path: Path, clock: ManualClock) -> AsyncIterator[World]:
    async with open_world(lambda: DummyBot(tmp_path / "dummy.db", clock), clock) as opened:
        yield opened


async def test_people_see_the_public_message_and_only_their_own_panel(world: World) -> None:
    asha, bimal, *_ = world.people
    table = await world.slash(asha, "dummy start")
    assert table.response is not None
    await world.press(asha, table.response, label="Deal")
    assert world.texts(world.panels(asha)[0]) == [SECRET]
    assert world.panels(bimal) == []
    assert [world.texts(message) for message in world.messages(bimal)] == [["Dealt"]]
    with pytest.raises(LookupError):
        world.find(bimal, label="Show")


async def test_the_audience_of_every_request_is_known(world: World) -> None:
    asha, bimal, *_ = world.people
    table = await world.slash(asha, "dummy start")
    assert table.response is not None
    await world.press(asha, table.response, suffix=":deal")
    await world.press(asha, world.find(asha, label="Show"), label="Show")
    assert await world.autocomplete(asha, "dummy play", "card", "Q") == ["QS"]
    told_bimal = [text for item in world.recorder.seen_by(bimal.id) for text in item.strings()]
    told_asha = [text for item in world.recorder.seen_by(asha.id) for text in item.strings()]
    assert {"Dealt", "somebody looked"} <= set(told_bimal)
    assert not any(card in text for card in SECRET.split() for text in told_bimal)
    assert {SECRET, f"{SECRET} shown", "QS"} <= set(told_asha)
    assert {item.audience for item in world.recorder.hidden_from(bimal.id)} == {asha.id}


async def test_requests_are_counted_by_whose_allowance_they_use(world: World) -> None:
    asha, *_ = world.people
    table = await world.slash(asha, "dummy start")
    assert table.response is not None
    mark = world.recorder.cursor
    await world.press(asha, table.response, label="Deal")
    assert world.recorder.counts(mark) == {Kind.CALLBACK: 1, Kind.TOKEN_FOLLOW_UP: 1, Kind.TOKEN_EDIT: 1}
    await world.press(asha, world.find(asha, label="Show"), label="Show")
    await world.advance(8)
    assert world.recorder.counts(mark)[Kind.TOKEN_DELETE] == 1
    assert world.recorder.bot_paths(mark) == [f"POST /channels/{world.channel.id}/messages"]


async def test_time_moves_for_the_bot_and_for_tokens_alike(world: World, clock: ManualClock) -> None:
    asha, *_ = world.people
    table = await world.slash(asha, "dummy start")
    assert table.response is not None
    await world.press(asha, table.response, label="Deal")
    await world.advance(7.9)
    assert len(world.panels(asha)) == 1
    await world.advance(0.2)
    assert world.panels(asha) == []
    assert clock.now() == world.env.now()


async def test_a_token_dies_after_fifteen_minutes_of_the_clock(world: World) -> None:
    interactions: list[discord.Interaction[Any]] = []

    async def keep(interaction: discord.Interaction[Any]) -> None:
        interactions.append(interaction)
        await interaction.response.defer()

    world.bot.on_count_pressed = keep  # type: ignore[attr-defined]
    table = await world.slash(world.people[0], "dummy start")
    assert table.response is not None
    await world.press(world.people[0], table.response, label="Count")
    await world.advance(15 * 60 - 1)
    with world.as_bot():
        await interactions[0].followup.send("in time")
    await world.advance(2)
    with world.as_bot(), pytest.raises(discord.NotFound) as caught:
        await interactions[0].followup.send("late")
    assert caught.value.code == 10015


async def test_a_restart_keeps_the_database_and_the_old_buttons(world: World) -> None:
    asha, *_ = world.people
    table = await world.slash(asha, "dummy start")
    assert table.response is not None
    await world.press(asha, table.response, label="Count")
    old = world.bot
    assert await world.restart() is not old
    await world.press(asha, table.response, label="Count")
    assert world.texts(table.response) == ["2 presses"]


async def test_a_message_beyond_the_limits_fails_the_test(tmp_path: Path, clock: ManualClock) -> None:
    async def press_wide() -> None:
        async with open_world(lambda: DummyBot(tmp_path / "dummy.db", clock), clock) as world:
            table = await world.slash(world.people[0], "dummy start")
            assert table.response is not None
            await world.press(world.people[0], table.response, label="Wide")

    with pytest.raises(AssertionError, match="5 cards in a row"):
        await press_wide()
