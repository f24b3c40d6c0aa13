"""Where tables may be opened, by whom, and the role that is told of a new one."""

from __future__ import annotations

import discord
from simcord import ChannelHandle, MemberActor, RoleHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from tests.cogs.support import desk, told
from tests.cogs.test_server_settings import panel_of
from tests.cogs.test_settings import make_manager, preferences
from tests.harness import Players, World


async def give_role(world: World, member: MemberActor, name: str = "Players") -> RoleHandle:
    role = world.guild.create_role(name)
    world.env.backend.add_member_role(world.guild.id, member.id, role.id)
    await world.settle()
    return role


# ---------------------------------------------------------------- the role that is told


def let_mention(world: World, *, allowed: bool) -> None:
    """Let the bot mention every role in the channel, or only those that everybody may mention."""
    user = world.bot.user
    assert user is not None
    allow, deny = discord.PermissionOverwrite(mention_everyone=allowed).pair()
    overwrite = Overwrite(target_id=user.id, type=OverwriteType.MEMBER, allow=allow.value, deny=deny.value)
    world.env.backend.set_overwrite(world.channel.id, overwrite)


def calls(world: World) -> list[list[str]]:
    """Return whom each public message so far has notified: users and roles."""
    found = []
    for request in world.recorder.requests:
        body = (request.body or {}).get("data", request.body or {}) if isinstance(request.body, dict) else {}
        mentions = body.get("allowed_mentions") or {}
        found.append([*mentions.get("users", []), *mentions.get("roles", []), *mentions.get("parse", [])])
    return [ids for ids in found if ids]


async def test_a_mentionable_role_is_told_once_of_a_new_table(world: World) -> None:
    asha, bimal, *_ = world.people
    let_mention(world, allowed=False)
    role = world.guild.create_role("Players", mentionable=True)
    await preferences(world).choose_server(world.guild.id, "table_role", str(role.id))
    await world.slash(asha, "callbreak start")
    lobby = world.public()[0]
    assert f"<@&{role.id}>" in world.texts(lobby)[-1]
    await world.press(bimal, lobby, label="Join")
    await world.advance(3)
    assert not any("<@&" in text for text in world.texts(lobby))
    await world.slash(asha, "callbreak table")
    assert [[str(item) for item in ids] for ids in calls(world)] == [[str(role.id)]]


async def test_opening_tables_again_and_again_is_no_bell(world: World) -> None:
    asha, bimal, *_ = world.people
    role = world.guild.create_role("Players", mentionable=True)
    await preferences(world).choose_server(world.guild.id, "table_role", str(role.id))
    for person, waits in ((asha, 0), (asha, 0), (bimal, 0), (asha, 9 * 60), (asha, 2 * 60)):
        await world.advance(waits)
        await world.slash(person, "callbreak start")
        await world.press(person, world.public()[0], label="Cancel")
    assert len(calls(world)) == 3, "Asha's first, Bimal's, and Asha's after more than ten minutes"


async def test_a_role_that_nobody_may_mention_is_left_in_peace(world: World) -> None:
    asha, *_ = world.people
    let_mention(world, allowed=False)
    role = world.guild.create_role("Players")
    panel = await panel_of(world, asha, "access")
    await asha.select(panel, [role], custom_id="cb:server-ids:table_role")
    assert any("I may not mention this role" in text for text in world.texts(panel))
    await world.slash(asha, "callbreak start")
    assert calls(world) == []
    assert not any("<@&" in text for text in world.texts(world.public()[0]))


async def test_the_bot_may_be_allowed_to_mention_every_role(world: World) -> None:
    asha, *_ = world.people
    role = world.guild.create_role("Players")
    await preferences(world).choose_server(world.guild.id, "table_role", str(role.id))
    let_mention(world, allowed=True)
    await world.slash(asha, "callbreak start")
    assert [[str(item) for item in ids] for ids in calls(world)] == [[str(role.id)]]


async def test_everybody_is_never_told_whatever_the_database_says(world: World) -> None:
    asha, *_ = world.people
    await preferences(world).choose_server(world.guild.id, "table_role", str(world.guild.id))
    let_mention(world, allowed=True)
    await world.slash(asha, "callbreak start")
    assert calls(world) == []


# ---------------------------------------------------------------- where, and by whom


async def test_tables_open_only_in_the_chosen_channels_and_their_threads(world: World) -> None:
    asha, *_ = world.people
    make_manager(world, asha)
    hall = world.guild.create_text_channel("hall")
    secret = world.guild.create_text_channel(
        "secret", overwrites={world.people[1]: discord.PermissionOverwrite(view_channel=False)}
    )
    await preferences(world).choose_server(world.guild.id, "channels", f"{hall.id} {secret.id}")
    thread = side_of(world, hall)
    for person, places in ((asha, [hall, secret]), (world.people[1], [hall])):
        text = told(world, await world.slash(person, "callbreak start"))
        assert [f"<#{place.id}>" in text for place in (hall, secret)] == [
            place in places for place in (hall, secret)
        ]
    assert desk(world).tables.at(world.channel.id) is None
    for place in (hall, thread):
        await world.slash(asha, "callbreak start", place)
        assert desk(world).tables.at(place.id)
    assert calls(world) == []


def side_of(world: World, channel: ChannelHandle) -> ChannelHandle:
    made = world.env.backend.create_thread(channel.id, "side", world.people[0].id)
    return ChannelHandle(world.env, world.guild, made)


async def test_a_channel_that_nobody_here_can_see_is_not_named(world: World) -> None:
    asha, bimal, *_ = world.people
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={bimal: hidden})
    await preferences(world).choose_server(world.guild.id, "channels", str(secret.id))
    text = told(world, await world.slash(bimal, "callbreak start"))
    assert "<#" not in text
    assert "Ask whoever manages the server" in text
    world.env.backend.delete_channel(secret.id)
    await world.settle()
    await world.slash(asha, "callbreak start")
    assert desk(world).tables.at(world.channel.id), "the only channel is gone: everywhere again"


async def test_only_those_with_the_role_open_tables_and_everybody_sits_down(world: World) -> None:
    asha, bimal, chitra, dev = world.people
    role = await give_role(world, asha)
    make_manager(world, chitra)
    await preferences(world).choose_server(world.guild.id, "starters", str(role.id))
    text = told(world, await world.slash(bimal, "callbreak start"))
    assert f"<@&{role.id}>" in text
    assert desk(world).tables.at(world.channel.id) is None
    for person in (asha, chitra):
        await world.slash(person, "callbreak start")
        await world.press(dev, world.public()[0], label="Join")
        await world.press(person, world.public()[0], label="Cancel")
    assert calls(world) == []
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.settle()
    assert "Manage Server" in told(world, await world.slash(asha, "callbreak start"))


async def test_only_managers_open_tables_where_they_want_that(world: World) -> None:
    asha, bimal, *_ = world.people
    make_manager(world, asha)
    await preferences(world).choose_server(world.guild.id, "starters", "managers")
    assert "**Manage Server**" not in told(world, await world.slash(bimal, "callbreak start"))
    assert "“Manage Server”" in told(world, await world.slash(bimal, "callbreak start"))
    await world.slash(asha, "callbreak start")
    assert desk(world).tables.at(world.channel.id)


async def test_a_rematch_is_a_new_table_but_sitting_down_at_it_is_not(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    asha, bimal = players.people
    make_manager(world, asha)
    await players.begin(deals=1)
    await players.play_match()
    over = players.table()
    await preferences(world).choose_server(world.guild.id, "starters", "managers")
    assert "Manage Server" in told(world, await world.press(bimal, over, label="Rematch"))
    assert desk(world).tables.at(world.channel.id) is None
    await world.press(asha, over, label="Rematch")
    await world.press(bimal, over, label="Rematch")
    table = desk(world).tables.at(world.channel.id)
    assert table is not None
    assert len([chair for chair in table.chairs if chair and chair.person and not chair.kept]) == 2
