"""Where tables are: several at once with the same people, in threads, and not where the bot may not speak."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle

from tests.cogs.support import desk, side_thread, told
from tests.harness import Players, World

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover


async def test_one_person_at_three_tables_at_once(world: World) -> None:
    asha, bimal, chitra, _ = world.people
    second = world.guild.create_text_channel("games-2")
    tables = [
        Players(world, [asha, bimal], seed=1),
        Players(world, [asha], seed=2, channel=second),
        Players(world, [chitra, asha], seed=3, channel=side_thread(world)),
    ]
    for players in tables:
        await players.begin(deals=1)
    for step in range(300):
        going = [players for players in tables if not players.over()]
        if not going:
            break
        if step == 30:
            await world.restart()
        await world.advance(2)
        if not (chosen := going[step % len(going)]).resting():
            await chosen.move()
    await world.advance(2)
    assert all(players.over() for players in tables)
    for players in tables:
        assert players.live() is None
        assert players.says("Asha")
    assert not tables[1].says("Bimal")


async def test_a_table_in_a_thread_leaves_the_channels_own_alone(world: World) -> None:
    asha, *_ = world.people
    thread = side_thread(world)
    here, there = Players(world, 1), Players(world, 1, channel=thread)
    await here.begin(deals=1)
    await there.begin(rules="call-bridge", deals=1)
    assert "has a table already" in told(world, await world.slash(asha, "callbreak start", thread))
    assert here.says("Callbreak")
    assert there.says("Call Bridge")
    await there.play_match()
    assert there.over()
    assert not here.over()


def channel_without(world: World, **denied: bool) -> ChannelHandle:
    """Return a channel where the bot is denied some rights."""
    user = world.bot.user
    assert user is not None
    denial = discord.PermissionOverwrite(**denied)
    return world.guild.create_text_channel("mute", overwrites={user: denial})


@pytest.mark.parametrize(
    ("denied", "named"),
    [
        ({"send_messages": False}, "Send Messages"),
        ({"view_channel": False}, "View Channel"),
    ],
)
async def test_start_names_the_right_that_is_missing(
    world: World, denied: dict[str, bool], named: str
) -> None:
    mute = channel_without(world, **denied)
    text = told(world, await world.slash(world.people[0], "callbreak start", mute))
    assert f"**{named}**" in text
    assert desk(world).tables.at(mute.id) is None


async def test_in_a_thread_it_is_the_right_to_send_in_threads(world: World) -> None:
    user = world.bot.user
    assert user is not None
    denial = discord.PermissionOverwrite(send_messages_in_threads=False)
    parent = world.guild.create_text_channel("mute", overwrites={user: denial})
    made = world.env.backend.create_thread(parent.id, "side", world.people[0].id)
    thread = ChannelHandle(world.env, world.guild, made)
    text = told(world, await world.slash(world.people[0], "callbreak start", thread))
    assert "**Send Messages in Threads**" in text
    assert desk(world).tables.at(thread.id) is None
    # The channel itself is fine: there it is the right to send messages that counts.
    await world.slash(world.people[0], "callbreak start", parent)
    assert desk(world).tables.at(parent.id)


async def test_table_names_the_right_that_has_gone_and_the_match_goes_on(world: World) -> None:
    players = Players(world, 1, channel=world.guild.create_text_channel("later"))
    await players.begin()
    backend, user = world.env.backend, world.bot.user
    assert user is not None
    denial = discord.PermissionOverwrite(send_messages=False).pair()[1].value
    mute = channel_without(world, send_messages=False)
    overwrite = backend.get_channel(mute.id).overwrites[0]
    assert overwrite.deny == denial
    backend.set_overwrite(players.channel.id, overwrite)
    text = told(world, await world.slash(players.host, "callbreak table", players.channel))
    assert "**Send Messages**" in text
    for _ in range(3):
        await world.advance(6)
        await players.move()


async def test_a_channel_that_is_deleted_keeps_nobody_from_playing_elsewhere(world: World) -> None:
    doomed = world.guild.create_text_channel("doomed")
    players = Players(world, 2, channel=doomed)
    await players.begin()
    world.env.backend.delete_channel(doomed.id)
    await world.settle()
    await world.advance(20 * 60)
    await world.restart()
    await world.advance(60)
    again = Players(world, 2)
    await again.begin(deals=1)
    await again.play_match()
    assert again.over()


@pytest.mark.parametrize(
    "command",
    ["start", "table", "leave", "end", "hand", "rules", "help", "fairness", "leaderboard", "settings"],
)
async def test_a_command_where_the_bot_sees_nothing_is_answered(world: World, command: str) -> None:
    unseen = discord.PermissionOverwrite(view_channel=False)
    assert world.bot.user is not None
    channel = world.guild.create_text_channel("unseen", overwrites={world.bot.user: unseen})
    result = await world.slash(world.people[0], f"callbreak {command}", channel)
    assert told(world, result)
    assert not world.public(channel)
