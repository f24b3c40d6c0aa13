"""Leaving and ending from any channel, ending by whoever manages the server, and channels that go."""

from __future__ import annotations

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.client import CallbreakClient
from bot.table.state import Table
from tests.cogs.support import desk, side_thread, told
from tests.harness import Players, World
from tests.harness.raw import raw_press


def live(world: World) -> list[Table]:
    """Return the live tables."""
    return list(desk(world).tables.all())


async def table_in(world: World, channel: ChannelHandle, people: int = 2, **options: object) -> Players:
    """Begin a match in a channel."""
    players = Players(world, people, channel=channel, calls=range(2, 5))
    await players.begin(**options)
    return players


def manager(world: World) -> MemberActor:
    """Return somebody who manages the server and plays nowhere."""
    chief = world.people[3]
    allowed = discord.Permissions(manage_guild=True).value
    role = world.env.backend.create_role(world.guild.id, "Managers", permissions=allowed)
    world.env.backend.add_member_role(world.guild.id, chief.id, role.id)
    return chief


async def test_a_table_is_left_and_ended_from_another_channel(world: World) -> None:
    other = world.guild.create_text_channel("other")
    players = await table_in(world, other)
    asha, bimal = players.people
    assert f"left the table in <#{other.id}>" in told(world, await world.slash(bimal, "callbreak leave"))
    (table,) = live(world)
    assert table.seated(bimal.id) is None
    assert "The table is closed" in told(world, await world.slash(asha, "callbreak end"))
    assert live(world) == []
    assert "no chair at any table" in told(world, await world.slash(asha, "callbreak leave"))
    assert "no chair at any table" in told(world, await world.slash(asha, "callbreak end"))


async def test_who_sits_at_several_tables_is_asked_which(world: World) -> None:
    channels = [world.guild.create_text_channel(name) for name in ("one", "two")]
    for channel in channels:
        await table_in(world, channel)
    asha, bimal = world.people[:2]
    question = await world.slash(bimal, "callbreak leave")
    assert "several tables" in told(world, question)
    panel = world.panels(bimal)[0]
    first, second = live(world)
    await bimal.select(panel, [str(second.id)], custom_id="cb:choose-table:leave")
    assert f"left the table in <#{channels[1].id}>" in "\n".join(world.texts(world.panels(bimal)[0]))
    assert [table.seated(bimal.id) is None for table in live(world)] == [False, True]
    await world.slash(asha, "callbreak end")
    panel = world.panels(asha)[0]
    await asha.select(panel, [str(first.id)], custom_id="cb:choose-table:end")
    assert [table.id for table in live(world)] == [second.id]
    gone = await asha.select(panel, [str(first.id)], custom_id="cb:choose-table:end")
    assert "table is gone" in told(world, gone)


async def test_whoever_manages_the_server_ends_any_table(world: World) -> None:
    chief, other = manager(world), world.guild.create_text_channel("other")
    assert "No table is open" in told(world, await world.slash(chief, "callbreak-admin end"))
    await table_in(world, world.channel)
    players = await table_in(world, other)
    ended = told(world, await world.slash(chief, "callbreak-admin end"))
    assert f"The table in <#{world.channel.id}> is closed" in ended
    assert [table.channel_id for table in live(world)] == [other.id]
    await world.slash(chief, "callbreak-admin end")
    panel = world.panels(chief)[0]
    await chief.select(panel, [str(live(world)[0].id)], custom_id="cb:choose-table:close")
    assert live(world) == []
    await world.advance(2)
    assert players.says("broken off")


async def test_nobody_else_does(world: World) -> None:
    players = await table_in(world, world.channel)
    chief = manager(world)
    other = await world.slash(chief, "callbreak-admin end", side_thread(world))
    assert "Which one is to be ended" in told(world, other)
    panel = players.panels(players.host)[0]
    forged = await raw_press(world, players.host, panel, "cb:choose-table:close", ["1"])
    assert "Manage Server" in told(world, forged)
    assert len(live(world)) == 1


@pytest.mark.parametrize("where", ["channel", "thread", "thread of a deleted channel", "server"])
async def test_nobody_stays_at_a_table_whose_channel_is_gone(world: World, where: str) -> None:
    backend = world.env.backend
    in_thread = "thread" in where
    channel = side_thread(world) if in_thread else world.guild.create_text_channel("doomed")
    await table_in(world, channel)
    if where == "server":
        backend.remove_guild(world.guild.id)
    elif where == "thread of a deleted channel":
        backend.delete_channel(world.channel.id)
    else:
        backend.delete_channel(channel.id)
    await world.settle()
    assert live(world) == []
    assert world.clock.waiting() == () or all(when > world.clock.now() for when in world.clock.waiting())
    await world.advance(3600)


async def test_a_channel_that_went_while_the_bot_was_away_is_found_at_its_start(world: World) -> None:
    doomed, spared = (world.guild.create_text_channel(name) for name in ("doomed", "spared"))
    await table_in(world, doomed)
    await table_in(world, spared)
    assert isinstance(world.bot, CallbreakClient)
    with world.as_bot():
        await world.bot.remove_cog("Channels")  # it does not hear of it
    world.env.backend.delete_channel(doomed.id)
    await world.settle()
    assert len(live(world)) == 2
    await world.restart()
    await world.settle()
    assert [table.channel_id for table in live(world)] == [spared.id]


async def test_a_channel_that_discord_does_not_know_any_more_closes_its_table(world: World) -> None:
    players = await table_in(world, world.guild.create_text_channel("odd"))
    found = world.env.inject_error
    found("PATCH", "/webhooks/*", status=404, code=10015, times=1)
    found("PATCH", "/channels/*/messages/*", status=404, code=10003, times=1)
    await world.slash(players.people[1], "callbreak end", players.channel)
    await world.advance(5)
    assert len(live(world)) == 1, "one odd answer ends nothing"
    world.env.backend.faults.clear()
    found("GET", "/channels/*", status=404, code=10003, times=None)
    for path in ("/channels/*/messages", "/channels/*/messages/*"):
        for method in ("POST", "PATCH"):
            world.env.inject_error(method, path, status=404, code=10003, times=None)
    world.env.inject_error("POST", "/webhooks/*", status=404, code=10015, times=None)
    world.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, times=None)
    await world.slash(world.people[1], "callbreak leave", players.channel)
    await world.advance(5)
    assert live(world) == []
    world.env.backend.faults.clear()
