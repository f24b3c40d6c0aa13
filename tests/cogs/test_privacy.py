"""Privacy, as people ask for it: see it, have it, be rid of it."""

from __future__ import annotations

import io
import json
import sqlite3
import zipfile
from typing import Any

import discord
import pytest
from simcord import MemberActor, ResponseMessage

from bot.settings import Settings
from bot.ui import privacy_desk
from tests.cogs.support import desk, score_board, state, told
from tests.harness import Players, World

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover


def name(member: MemberActor) -> str:
    """Return the name that the server shows for somebody."""
    return member.name.title()


def text_of(world: World, message: ResponseMessage) -> str:
    return "\n".join(world.texts(message))


async def ask(world: World, member: MemberActor, what: str) -> str:
    """Run a command about one's own data and return what it says, privately."""
    await world.slash(member, f"callbreak privacy {what}")
    panel = world.panels(member)[0]
    assert panel.ephemeral
    return text_of(world, panel)


def stored(world: World, message: ResponseMessage) -> Any:
    """Return the message as Discord keeps it."""
    return world.env.backend.get_message(message.channel_id, message.id)


def stored_panels(world: World, member: MemberActor) -> list[Any]:
    return [stored(world, panel) for panel in world.panels(member)]


async def export(world: World, member: MemberActor) -> dict[str, Any]:
    """Return the file that somebody is given."""
    await ask(world, member, "export")
    (file,) = stored(world, world.panels(member)[0]).attachments
    assert file["filename"] == "callbreak-data.json"
    data = json.loads(world.env.backend.cdn.get(file["url"]) or b"")
    assert isinstance(data, dict)
    return data


async def erase(world: World, member: MemberActor, where: str) -> str:
    """Have somebody erased, through both questions, and return the last answer."""
    await ask(world, member, "erase")
    panel = world.panels(member)[0]
    await world.press(member, panel, label=where)
    assert "cannot be undone" in text_of(world, panel)
    await world.press(member, panel, label="Erase for good")
    return text_of(world, panel)


def kept_of(settings: Settings, member: MemberActor) -> bool:
    """Return whether any row still has somebody's id or name."""
    connection = sqlite3.connect(settings.database_path)
    lines = "\n".join(connection.iterdump())
    connection.close()
    return str(member.id) in lines or name(member) in lines


async def test_whoever_never_played_has_nothing_kept(world: World) -> None:
    asha, bimal, *_ = world.people
    said = await ask(world, asha, "show")
    assert said.count("Tables where you sat: 0") == 2
    assert "has given no address" in said
    assert world.panels(bimal) == []


async def test_what_is_kept_is_counted_here_and_everywhere(world: World) -> None:
    players = Players(world, 2)
    asha, bimal = players.people
    await players.begin(deals=1)
    await players.play_match()
    await score_board(world)
    await desk(world).preferences.choose_mine(asha.id, "style", "picture")
    said = await ask(world, asha, "show")
    here, everywhere = said.split("**On all servers together**")
    assert "Tables where you sat: 1" in here
    assert "Results for the leaderboard: 1" in here
    assert "Settings that you changed: 1" in everywhere
    assert "Settings that you changed: 0" in await ask(world, bimal, "show")


@pytest.mark.parametrize("contact", ["play_er@example.org", "https://example.org/a_b_c"])
async def test_whom_to_ask_is_named(world: World, contact: str) -> None:
    client: Any = world.bot
    client.privacy.contact = contact
    said = await ask(world, world.people[0], "show")
    assert contact in said.replace("\\", "")
    assert "has given no address" not in said


async def test_the_file_holds_ones_own_data_and_only_its_owner_sees_it(world: World) -> None:
    players = Players(world, 2)
    asha, bimal = players.people
    await players.begin(deals=1)
    await players.play_match()
    data = await export(world, asha)
    assert data["user_id"] == str(asha.id)
    (table,) = data["tables"]
    assert table["your_chair"]["user_name"] == name(asha)
    (deal,) = (deal for deal in table["match"]["deals"] if deal["redealt"] is None)
    assert sorted(deal["your_plays"]) == sorted(deal["your_cards"].split())
    text = json.dumps(data)
    assert str(bimal.id) not in text
    assert name(bimal) not in text
    assert all(not message.attachments for message in stored_panels(world, bimal))


async def test_a_running_match_gives_away_nothing(world: World) -> None:
    """Neither the seal's secret nor a card that the person may not know."""
    players = Players(world, 4, calls=range(2, 5))
    await players.begin(deals=1)
    for _ in range(12):
        await players.move()
    table = state(players)
    assert table.match is not None
    assert table.match.deal is not None
    asha = players.people[0]
    text = json.dumps(await export(world, asha))
    assert table.secret.hex() not in text
    hidden = {card.text for seat, hand in enumerate(table.match.deal.hands) if seat != 0 for card in hand}
    assert not hidden.intersection(text.replace('"', " ").replace(",", " ").split())


async def test_where_no_file_may_be_attached_another_channel_is_asked_for(world: World) -> None:
    forbidden = discord.PermissionOverwrite(attach_files=False)
    words = world.guild.create_text_channel("words", overwrites={world.guild.default_role: forbidden})
    result = await world.slash(world.people[0], "callbreak privacy export", words)
    assert "may not attach files" in told(world, result)


async def test_a_long_file_is_packed() -> None:
    name, content = privacy_desk.packed("x" * 100, largest=99)
    assert name == "callbreak-data.zip"
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.read("callbreak-data.json") == b"x" * 100
    assert privacy_desk.packed("x" * 99, largest=99) == ("callbreak-data.json", b"x" * 99)


async def test_erased_everywhere_nothing_is_left_and_the_others_standing_stays(
    world: World, settings: Settings
) -> None:
    players = Players(world, 2)
    asha, bimal = players.people
    await players.begin(deals=1)
    await players.play_match()
    await desk(world).preferences.choose_mine(asha.id, "menus", "on")
    before = await score_board(world)
    assert {row.user_id for row in before.rows} == {asha.id, bimal.id}
    assert kept_of(settings, asha)
    assert "You are erased" in await erase(world, asha, "Everywhere")
    assert not kept_of(settings, asha)
    assert kept_of(settings, bimal)
    assert not desk(world).preferences.mine(asha.id).menus
    after = await score_board(world)
    assert [(row.user_id, row.figures) for row in after.rows] == [
        (row.user_id, row.figures) for row in before.rows if row.user_id == bimal.id
    ]
    assert "Tables where you sat: 0" in await ask(world, asha, "show")


async def test_old_scores_show_a_former_player(world: World) -> None:
    players = Players(world, 2)
    asha, bimal = players.people
    await players.begin(deals=1)
    await players.play_match()
    await erase(world, asha, "Only on this server")
    await players.press(bimal, "Check the deals")
    said = text_of(world, world.panels(bimal)[0])
    assert "a former player" in said
    assert name(asha) not in said


async def test_erased_here_ones_own_settings_stay(world: World, settings: Settings) -> None:
    players = Players(world, 2)
    asha, _ = players.people
    await players.begin(deals=1)
    await players.play_match()
    await desk(world).preferences.choose_mine(asha.id, "menus", "on")
    assert "erased on this server" in await erase(world, asha, "Only on this server")
    said = await ask(world, asha, "show")
    assert said.count("Tables where you sat: 0") == 2
    assert "Settings that you changed: 1" in said
    assert desk(world).preferences.mine(asha.id).menus


async def test_who_sits_at_a_table_is_told_and_leaves_it(world: World, settings: Settings) -> None:
    players = Players(world, 2, calls=range(2, 5))
    asha, bimal = players.people
    await players.begin(deals=1)
    await players.move()
    await ask(world, asha, "erase")
    panel = world.panels(asha)[0]
    await world.press(asha, panel, label="Everywhere")
    assert f"You are at a table in <#{world.channel.id}> now" in text_of(world, panel)
    await world.press(asha, panel, label="Erase for good")
    await world.advance(3)
    assert not kept_of(settings, asha)
    assert state(players).host_id == bimal.id
    assert any("a former player" in text for text in world.texts(players.table()))
    players.people = [bimal]
    await players.play_match()
    assert not kept_of(settings, asha)
    await world.restart()
    assert not kept_of(settings, asha)


async def test_who_erases_and_plays_again_begins_anew(world: World, settings: Settings) -> None:
    players = Players(world, 2)
    asha, _ = players.people
    await players.open()
    await erase(world, asha, "Everywhere")
    assert not kept_of(settings, asha)
    await players.press(asha, "Join")
    assert kept_of(settings, asha)
    assert "Tables where you sat: 1" in await ask(world, asha, "show")


async def test_the_questions_outlive_a_restart(world: World, settings: Settings) -> None:
    asha, *_ = world.people
    await desk(world).preferences.choose_mine(asha.id, "menus", "on")
    await ask(world, asha, "erase")
    panel = world.panels(asha)[0]
    await world.restart()
    await world.press(asha, panel, label="Everywhere")
    await world.restart()
    await world.press(asha, panel, label="Erase for good")
    assert not kept_of(settings, asha)


# ---------------------------------------------------------------- servers


def guilds_kept(settings: Settings) -> set[int]:
    connection = sqlite3.connect(settings.database_path)
    found = {row[0] for row in connection.execute("SELECT guild_id FROM tables UNION SELECT id FROM guilds")}
    connection.close()
    return found


def departures(settings: Settings) -> set[int]:
    connection = sqlite3.connect(settings.database_path)
    found = {row[0] for row in connection.execute("SELECT guild_id FROM departures")}
    connection.close()
    return found


async def test_removed_from_a_server_its_data_goes_after_thirty_days(
    world: World, settings: Settings
) -> None:
    players = Players(world, 2)
    await players.begin(deals=1)
    await players.play_match()
    guild_id = world.guild.id
    world.env.backend.remove_guild(guild_id)
    await world.settle()
    assert departures(settings) == {guild_id}
    await world.advance(29 * 24 * 3600)
    assert guilds_kept(settings) == {guild_id}
    await world.restart()
    await world.advance(2 * 24 * 3600)
    assert guilds_kept(settings) == set()
    assert departures(settings) == set()


async def test_an_outage_of_discord_begins_nothing(world: World, settings: Settings) -> None:
    players = Players(world, 2)
    await players.begin(deals=1)
    await players.play_match()
    world.env.backend.emit("GUILD_DELETE", {"id": str(world.guild.id), "unavailable": True})
    await world.settle()
    assert departures(settings) == set()
    await world.advance(3 * 24 * 3600)
    assert guilds_kept(settings) == {world.guild.id}


async def test_a_restart_on_a_server_that_is_there_begins_nothing(world: World, settings: Settings) -> None:
    await world.slash(world.people[0], "callbreak start")
    await world.restart()
    await world.settle()
    assert departures(settings) == set()
