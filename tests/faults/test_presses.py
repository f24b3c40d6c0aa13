"""Presses that come too late, or without end: neither keeps the table from showing how things stand."""

from __future__ import annotations

import pytest

from tests.cogs.support import desk, now, state
from tests.faults.support import TOKENS_DIE, plays_on, requests_fail, shows_the_truth
from tests.harness import Players, World

pytestmark = pytest.mark.no_cover


async def test_next_deal_of_a_former_deal_brings_the_message_up_to_date(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off", deals=2)
    await players.play_deal()
    assert players.offers("Next deal")
    requests_fail(world)
    await world.advance(TOKENS_DIE)  # the next deal comes by itself, and no message tells of it
    before = now(players)
    assert players.offers("Next deal")
    world.env.backend.faults.clear()
    world.trouble.lines.clear()
    await players.press(players.host, "Next deal")
    await world.advance(2)
    assert now(players) == before, "it is not a second word"
    assert shows_the_truth(players)
    assert not players.offers("Next deal")
    await plays_on(players)


async def test_presses_without_end_do_not_keep_the_table_from_being_shown(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off")
    with desk(world).announcer.answering(state(players).id):  # there is always one being answered
        for _ in range(3):
            await world.advance(6)
            await players.move()
            await world.advance(6)
            await players.press(players.host, "My cards")
        await world.settle()
        assert shows_the_truth(players)
    await plays_on(players)


async def test_a_press_is_answered_before_anything_else_is_sent(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off")
    await world.advance(6)  # somebody is to move, and sees it
    with desk(world).announcer.answering(state(players).id):
        await players.move()
        assert not shows_the_truth(players)
    await world.advance(6)
    assert shows_the_truth(players)
