"""What is taken away while people play leaves the table reachable, or its people free to play elsewhere."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models import Overwrite
from simcord.backend.serializers import guild_create_payload, thread_payload
from simcord.enums import OverwriteType

from tests.cogs.support import desk, now, side_thread, state
from tests.faults.support import EDIT, POST, TOKENS_DIE, heals, plays_on
from tests.harness import Players, World

pytestmark = pytest.mark.no_cover


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


async def test_who_removed_the_bot_and_invites_it_again_can_play_at_once(world: World) -> None:
    backend = world.env.backend
    club = world.env.create_guild("Another club")
    channel = club.create_text_channel("games")
    zoe = club.add_member(world.env.create_user("zoe", global_name="Zoe"))
    players = Players(world, [zoe], channel=channel)
    await players.begin(clock="off")
    kept = backend.guilds[club.id], backend.channels[channel.id]
    backend.remove_guild(club.id)
    await world.settle()
    assert desk(world).tables.of(club.id) == []
    backend.guilds[club.id], backend.channels[channel.id], backend.messages[channel.id] = *kept, {}
    backend.emit("GUILD_CREATE", dict(guild_create_payload(backend, kept[0])))
    await world.settle()
    again = Players(world, [zoe], channel=channel)
    await again.begin(clock="off")
    await plays_on(again)


@pytest.mark.parametrize("unheard", [False, True])
async def test_a_channel_that_is_deleted_mid_match_closes_its_table(world: World, *, unheard: bool) -> None:
    doomed = world.guild.create_text_channel("doomed")
    players = Players(world, 2, channel=doomed)
    await players.begin(clock="off")
    await plays_on(players)
    with pytest.MonkeyPatch.context() as patch:
        if unheard:
            patch.setattr(world.env.backend, "emit", lambda *_: None)
        world.env.backend.delete_channel(doomed.id)
    if unheard:
        await world.restart()
    await world.advance(60)
    assert desk(world).tables.at(doomed.id) is None
    assert desk(world).tables.of(world.guild.id, players.host.id) == []


def set_thread(world: World, thread: ChannelHandle, *, archived: bool, locked: bool = False) -> None:
    """Archive or lock a thread, or open it again, and let the bot hear of it."""
    backend = world.env.backend
    stored = backend.get_channel(thread.id)
    assert stored.thread_metadata is not None
    stored.thread_metadata.archived, stored.thread_metadata.locked = archived, locked
    backend.emit("THREAD_UPDATE", dict(thread_payload(backend, stored)))


async def test_a_thread_that_is_archived_and_locked_is_not_taken_for_gone(world: World) -> None:
    """discord.py forgets an archived thread, so that only Discord can say whether it is there."""
    thread = side_thread(world)
    players = Players(world, 2, channel=thread)
    await players.begin(clock="off")
    await world.advance(TOKENS_DIE)
    set_thread(world, thread, archived=True, locked=True)
    for method, path in (EDIT, POST):
        world.env.inject_error(method, path, status=400, code=50083, times=None)
    await world.settle()
    before = now(players)
    await players.move()
    await world.advance(120)
    await world.restart()
    await world.advance(120)
    assert now(players) > before
    set_thread(world, thread, archived=False)
    world.env.backend.faults.clear()
    await world.settle()
    await heals(players)
    await plays_on(players)
