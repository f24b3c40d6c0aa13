"""What is taken away while people play leaves the table reachable, or its people free to play elsewhere."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from tests.cogs.support import desk, now, side_thread, state
from tests.harness import Players, World

pytestmark = pytest.mark.no_cover

EDIT, POST = ("PATCH", "/channels/*/messages/*"), ("POST", "/channels/*/messages")
TOKENS_DIE = 16 * 60
"""Seconds."""


async def plays_on(players: Players, moves: int = 3) -> None:
    """Make a few moves, each of which counts, and see that the table shows the state."""
    for _ in range(moves):
        before = now(players)
        await players.world.advance(6)
        await players.move()
        assert now(players) > before
    await players.world.advance(6)
    shown = desk(players.world).announcer.seen(state(players)).public
    assert shown is not None
    assert shown.shown == state(players).revision
    assert shown.message_id == players.table().id


async def heals(players: Players) -> None:
    """Let somebody look at their cards, and see that the table shows the state again."""
    await players.press(players.host, "My cards")
    await players.world.advance(6)
    shown = desk(players.world).announcer.seen(state(players)).public
    assert shown is not None
    assert shown.shown == state(players).revision


def deny(world: World, *names: str) -> None:
    """Take rights from the bot in the channel."""
    denied = discord.Permissions(**dict.fromkeys(names, True))
    me = world.env.backend.bot_user.id
    world.env.backend.set_overwrite(world.channel.id, Overwrite(me, OverwriteType.MEMBER, 0, denied.value))


def allow(world: World) -> None:
    """Give them back."""
    world.env.backend.delete_overwrite(world.channel.id, world.env.backend.bot_user.id)


async def test_an_archived_thread_is_opened_again_by_a_new_message(world: World) -> None:
    players = Players(world, 2, channel=side_thread(world))
    await players.begin(clock="off")
    await world.advance(TOKENS_DIE)
    old = players.table().id
    world.env.inject_error(*EDIT, status=400, code=50083, times=1)
    await players.move()
    await world.advance(6)
    assert players.table().id != old
    await plays_on(players)
    assert old not in {message.id for message in world.public(players.channel)}, "the older one is gone"


async def test_a_message_that_is_too_old_to_edit_is_posted_anew(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off")
    await world.advance(TOKENS_DIE)
    old = players.table().id
    world.env.inject_error(*EDIT, status=429, code=30046, times=1)
    await players.move()
    await world.advance(6)
    assert players.table().id != old
    await plays_on(players)


async def test_a_locked_thread_keeps_the_move_and_goes_on_when_it_is_unlocked(world: World) -> None:
    players = Players(world, 2, channel=side_thread(world))
    await players.begin(clock="off")
    await world.advance(TOKENS_DIE)
    for method, path in (EDIT, POST):
        world.env.inject_error(method, path, status=400, code=160005, times=None)
    before = now(players)
    await players.move()
    await world.advance(60)
    assert now(players) > before
    world.env.backend.faults.clear()
    await heals(players)
    await plays_on(players)


async def test_without_send_messages_the_match_goes_on_in_private_and_heals(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off", deals=2)
    deny(world, "send_messages")
    await world.advance(TOKENS_DIE)
    await players.play_deal()
    await world.advance(20)
    assert state(players).match
    allow(world)
    await plays_on(players)


async def test_without_view_channel_nothing_is_lost_and_it_heals(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off")
    await world.advance(TOKENS_DIE)
    deny(world, "view_channel", "send_messages")
    before = now(players)
    await players.move()
    await world.advance(60)
    assert now(players) > before
    allow(world)
    await heals(players)
    await plays_on(players)


@pytest.mark.parametrize("thread", [False, True])
async def test_people_of_a_deleted_place_play_elsewhere(world: World, *, thread: bool) -> None:
    place = side_thread(world) if thread else world.guild.create_text_channel("gone")
    players = Players(world, 2, channel=place)
    await players.begin(clock="off")
    world.env.backend.delete_channel(place.id)
    await world.advance(TOKENS_DIE)
    again = Players(world, 2)
    await again.begin(clock="off")
    await plays_on(again)


async def test_a_server_that_removes_the_bot_disturbs_nobody_else(world: World) -> None:
    players = Players(world, 2)
    await players.begin(clock="off")
    other = world.env.create_guild("Another club")
    channel = other.create_text_channel("games")
    asha = other.add_member(world.env.create_user("zoe", global_name="Zoe"))
    away = Players(world, [asha], channel=channel)
    await away.begin(clock="off")
    world.env.backend.remove_guild(other.id)
    await world.advance(TOKENS_DIE)
    await world.restart()
    await world.advance(60)
    await plays_on(players)
