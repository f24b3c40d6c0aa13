"""Pictures of the table: where they may be sent, one a message, and never at the price of the message."""

from __future__ import annotations

import threading
from typing import Any

import discord
import pytest
from simcord import ChannelHandle, ResponseMessage

import bot.ui.screen
from bot.preferences import Style
from bot.ui.pictures import TableScene
from tests.cogs.support import desk
from tests.harness import Kind, Players, World, pictures
from tests.harness.players import PACE

DRAW = {"table_picture": b"table", "score_card": b"scores", "chart": b"chart"}


@pytest.fixture(autouse=True)
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Let each kind of picture say what it is, and keep what was drawn, off the event loop."""
    scenes: list[Any] = []
    loop = threading.get_ident()

    def stand_in(picture: bytes) -> Any:
        def draw(scene: object) -> bytes:
            assert threading.get_ident() != loop, "drawn on the event loop"
            scenes.append(scene)
            return picture

        return draw

    for name, picture in DRAW.items():
        monkeypatch.setattr(bot.ui.screen, name, stand_in(picture))
    return scenes


def attached(world: World, message: ResponseMessage) -> list[bytes]:
    """Return what is attached to a message as it stands now; its galleries must show just that."""
    stored = world.env.backend.get_message(message.channel_id, message.id)
    assert len(pictures(world.components(message))) == len(stored.attachments)
    return [world.env.backend.cdn.get(found["url"]) or b"" for found in stored.attachments]


def mute(world: World, name: str = "mute") -> ChannelHandle:
    """Return a channel where the bot may not attach files."""
    forbidden = discord.PermissionOverwrite(attach_files=False)
    assert world.bot.user is not None
    return world.guild.create_text_channel(name, overwrites={world.bot.user: forbidden})


@pytest.mark.no_cover
async def test_every_edit_keeps_one_picture_and_each_moment_has_its_own(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin(deals=2)
    kinds: list[bytes] = []
    first = players.table()
    for _ in range(80):
        (kind,) = attached(world, players.table())
        if kinds[-1:] != [kind]:
            kinds.append(kind)
        if players.over():
            break
        await world.advance(PACE)
        if not players.resting():
            await players.move()
    assert kinds == [b"table", b"scores", b"table", b"chart"]
    assert attached(world, first) == [b"scores"], "a deal that is over keeps its score card"
    assert not world.buttons(first)


async def test_a_lobby_has_no_picture_and_start_brings_one(world: World) -> None:
    players = Players(world, 2)
    await players.open()
    assert attached(world, players.table()) == []
    await players.start()
    assert attached(world, players.table()) == [b"table"]


async def test_the_table_posted_again_has_its_picture(world: World) -> None:
    players = Players(world, 1)
    await players.begin()
    await world.slash(players.host, "callbreak table")
    assert attached(world, players.table()) == [b"table"]
    await players.press(players.host, "More")
    await world.press(players.host, players.panels(players.host)[0], label="Table again")
    assert attached(world, players.table()) == [b"table"]


@pytest.mark.no_cover
async def test_where_files_may_not_be_attached_a_whole_match_is_told_in_text(
    world: World, drawn: list[Any]
) -> None:
    players = Players(world, 1, channel=mute(world), calls=range(2, 5))
    await players.begin(deals=1)
    while not players.over():
        assert attached(world, players.table()) == []
        assert players.says("⏳") or players.resting()
        await world.advance(PACE)
        if not players.resting():
            await players.move()
    assert attached(world, players.table()) == []
    assert not drawn


async def test_the_right_may_come_and_go_in_a_match(world: World) -> None:
    channel = mute(world)
    players = Players(world, 1, channel=channel, calls=range(2, 5))
    await players.begin()
    assert world.bot.user is not None
    (forbidden,) = world.env.backend.get_channel(channel.id).overwrites
    for allowed in (True, False):
        if allowed:
            world.env.backend.delete_overwrite(channel.id, world.bot.user.id)
        else:
            world.env.backend.set_overwrite(channel.id, forbidden)
        await world.advance(PACE)
        await players.move()
        await world.advance(PACE)
        assert attached(world, players.table()) == ([b"table"] if allowed else [])


async def test_a_server_that_chooses_text_loses_the_picture_with_the_next_edit(world: World) -> None:
    players = Players(world, 1, calls=range(2, 5))
    await players.begin()
    for style, wanted in ((Style.TEXT, []), (Style.PICTURE, [b"table"])):
        await desk(world).preferences.choose_server(world.guild.id, "style", style)
        await world.advance(PACE)
        await players.move()
        await world.advance(PACE)
        assert attached(world, players.table()) == wanted


async def test_a_restart_keeps_the_picture(world: World) -> None:
    players = Players(world, 1, calls=range(2, 5))
    silent = Players(world, 1, channel=mute(world), calls=range(2, 5))
    for each in (players, silent):
        await each.begin()
    await world.restart()
    await world.advance(PACE)
    for each, wanted in ((players, [b"table"]), (silent, [])):
        assert each.says("The bot was restarted")
        assert attached(world, each.table()) == wanted


async def test_a_picture_that_cannot_be_drawn_stops_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> bytes:
        raise MemoryError("no room")

    for name in DRAW:
        monkeypatch.setattr(bot.ui.screen, name, fail)
    players = Players(world, 1, calls=range(2, 5))
    await players.begin(deals=1)
    await players.play_match()
    assert players.over()
    assert players.says("wins") or players.says("share the win")
    assert attached(world, players.table()) == []
    (line,) = world.trouble.lines
    assert "no room" in line
    world.trouble.lines.clear()


async def test_a_picture_is_whole_at_a_second_try(world: World) -> None:
    players = Players(world, 1, calls=range(2, 5))
    await players.begin()
    live = await players.find_live()
    world.env.inject_error("PATCH", "/webhooks/*", status=401, code=50027, times=2)
    await players.press_move(live, players.choose(live.buttons))
    await world.advance(PACE)
    assert world.recorder.counts()[Kind.BOT] >= 1, "the bot's own right stood in for the dead token"
    assert attached(world, players.table()) == [b"table"]


async def test_pictures_cost_no_request(world: World) -> None:
    counts = []
    for channel in (world.guild.create_text_channel("pictures"), mute(world)):
        players = Players(world, 1, channel=channel, calls=range(2, 5))
        await players.open(rules="call-bridge", deals=1)  # where nothing is thrown in
        mark = world.recorder.cursor
        await players.start()
        await players.play_deal()
        counts.append(world.recorder.counts(mark))
    assert counts[0] == counts[1]


async def test_people_are_shown_with_their_pictures(world: World, drawn: list[Any]) -> None:
    asha, bimal, *_ = world.people
    backend, cdn = world.env.backend, "https://cdn.discordapp.com"
    backend.get_user(asha.id).avatar = "face"
    backend.get_member(world.guild.id, bimal.id).avatar = "here"
    blobs = backend.cdn._blobs
    blobs[f"{cdn}/avatars/{asha.id}/face.png?size=128"] = b"asha"
    blobs[f"{cdn}/guilds/{world.guild.id}/users/{bimal.id}/avatars/here.png?size=128"] = b"bimal"
    players = Players(world, 3, calls=range(2, 5))
    await players.begin()
    await world.advance(PACE)
    await players.move()
    scene = drawn[-1]
    assert isinstance(scene, TableScene)
    faces = {player.name: player.picture for player in scene.players if not player.computer}
    assert faces == {"Asha": b"asha", "Bimal": b"bimal", "Chitra": None}
