"""What the bot lacks is found before a table opens, and named with the way to give it, wherever that is."""

from __future__ import annotations

from collections.abc import Callable

import discord
import pytest
from simcord import ChannelHandle
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.i18n import languages, texts_for
from tests.cogs.support import desk, told
from tests.harness import World, pictures

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover


def text_channel(world: World) -> ChannelHandle:
    return world.channel


def voice_chat(world: World) -> ChannelHandle:
    return world.guild.create_voice_channel("hall")


def thread(world: World) -> ChannelHandle:
    return side(world, world.channel)


def forum_post(world: World) -> ChannelHandle:
    return side(world, world.guild.create_forum_channel("tables"))


def side(world: World, parent: ChannelHandle) -> ChannelHandle:
    made = world.env.backend.create_thread(parent.id, "side", world.people[0].id)
    return ChannelHandle(world.env, world.guild, made)


PLACES = [text_channel, voice_chat, thread, forum_post]
IN_THREADS = [thread, forum_post]
Place = Callable[[World], ChannelHandle]


def parent_of(world: World, place: ChannelHandle) -> int:
    """Return the channel whose permissions hold in *place*."""
    return world.env.backend.get_channel(place.id).parent_id or place.id


async def deny(world: World, channel_id: int, *rights: str) -> None:
    """Take rights from the bot in a channel."""
    user = world.bot.user
    assert user is not None
    denied = discord.Permissions(**dict.fromkeys(rights, True))
    overwrite = Overwrite(target_id=user.id, type=OverwriteType.MEMBER, deny=denied.value)
    world.env.backend.set_overwrite(channel_id, overwrite)
    await world.settle()


async def start(world: World, place: ChannelHandle) -> str:
    """Return why no table was opened in *place*."""
    text = told(world, await world.slash(world.people[0], "callbreak start", place))
    assert desk(world).tables.at(place.id) is None
    assert world.public(place) == []
    return text


@pytest.mark.parametrize("where", PLACES)
async def test_with_its_rights_the_bot_opens_a_table(world: World, where: Place) -> None:
    place = where(world)
    await world.slash(world.people[0], "callbreak start", place)
    assert desk(world).tables.at(place.id)


@pytest.mark.parametrize("where", PLACES)
async def test_a_right_that_is_missing_is_named_with_its_channel(world: World, where: Place) -> None:
    place = where(world)
    parent = parent_of(world, place)
    needed = "send_messages_in_threads" if where in IN_THREADS else "send_messages"
    name = "Send Messages in Threads" if where in IN_THREADS else "Send Messages"
    await deny(world, parent, needed)
    text = await start(world, place)
    assert f"I lack **{name}**" in text
    assert f"<#{parent}>" in text
    assert "*Edit Channel* → *Permissions*" in text
    await deny(world, parent, "view_channel")
    assert "I lack **View Channel**." in await start(world, place)
    await deny(world, parent, "view_channel", needed)
    assert f"I lack **View Channel** and **{name}**" in await start(world, place)
    await deny(world, parent)
    await world.slash(world.people[0], "callbreak start", place)
    assert desk(world).tables.at(place.id)


@pytest.mark.parametrize("where", PLACES)
async def test_what_belongs_to_another_kind_of_place_is_not_asked_for(world: World, where: Place) -> None:
    place = where(world)
    other = "send_messages" if where in IN_THREADS else "send_messages_in_threads"
    await deny(world, parent_of(world, place), other, "connect", "read_message_history", "embed_links")
    await world.slash(world.people[0], "callbreak start", place)
    assert desk(world).tables.at(place.id)


@pytest.mark.parametrize("where", PLACES)
async def test_without_files_the_table_is_text(world: World, where: Place) -> None:
    asha, place = world.people[0], where(world)
    await deny(world, parent_of(world, place), "attach_files")
    await world.slash(asha, "callbreak start", place)
    await world.press(asha, world.public(place)[0], label="Start")
    table = world.public(place)[0]
    assert pictures(world.components(table)) == []
    assert "Asha" in "\n".join(world.texts(table))


async def test_in_a_voice_channel_what_stands_behind_it_is_named_too(world: World) -> None:
    hall = voice_chat(world)
    await deny(world, hall.id, "send_messages", "connect")
    assert "I lack **Send Messages** and **Connect**" in await start(world, hall)


@pytest.mark.parametrize("where", IN_THREADS)
async def test_a_locked_thread_is_told_from_a_missing_right(world: World, where: Place) -> None:
    place = where(world)
    await deny(world, parent_of(world, place), "manage_threads")
    await change(world, place, locked=True)
    assert "This thread is locked" in await start(world, place)
    await change(world, place, archived=True)
    assert "This thread is locked" in await start(world, place)
    await change(world, place, locked=False)
    assert "This thread is archived" in await start(world, place)
    await change(world, place, archived=False)
    await world.slash(world.people[0], "callbreak start", place)
    assert desk(world).tables.at(place.id)


async def test_in_a_private_thread_the_bot_asks_to_be_added(world: World) -> None:
    kind = int(discord.ChannelType.private_thread.value)
    backend, bot = world.env.backend, world.bot.user
    assert bot is not None
    made = backend.create_thread(world.channel.id, "secret", world.people[0].id, type=kind)
    place = ChannelHandle(world.env, world.guild, made)
    await deny(world, world.channel.id, "manage_threads")
    assert "not in this private thread" in await start(world, place)
    backend.add_thread_member(place.id, bot.id)
    await world.settle()
    await world.slash(world.people[0], "callbreak start", place)
    assert desk(world).tables.at(place.id)


async def test_a_bot_that_manages_threads_may_speak_in_a_locked_one(world: World) -> None:
    place = thread(world)
    await change(world, place, locked=True)
    await world.slash(world.people[0], "callbreak start", place)
    assert desk(world).tables.at(place.id)


async def change(world: World, place: ChannelHandle, **how: bool) -> None:
    """Lock or archive a thread, or undo it."""
    world.env.backend.edit_channel(place.id, {}, thread_metadata=how)
    await world.settle()


@pytest.mark.parametrize("language", languages())
async def test_it_is_said_in_every_language(world: World, language: str) -> None:
    asha, place = world.people[0], thread(world)
    await desk(world).preferences.choose_mine(asha.id, "language", language)
    await deny(world, world.channel.id, "view_channel", "send_messages_in_threads")
    text, texts = await start(world, place), texts_for(language)
    for right in ("view-channel", "send-messages-in-threads"):
        assert f"**{texts.text(f'right-{right}')}**" in text
    assert f"<#{world.channel.id}>" in text
    await deny(world, world.channel.id, "manage_threads")
    await change(world, place, locked=True)
    assert await start(world, place) == texts.text("thread-locked")
    await change(world, place, locked=False, archived=True)
    assert await start(world, place) == texts.text("thread-archived")
