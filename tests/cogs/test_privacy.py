"""Privacy, as people ask for it: see it, have it, be rid of it."""

from __future__ import annotations

import json
import sqlite3
from typing import Any

from simcord import MemberActor, ResponseMessage

from bot.settings import Settings
from tests.harness import World


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
    return str(member.id) in lines or member.name in lines


async def test_whoever_never_played_has_nothing_kept(world: World) -> None:
    asha, bimal, *_ = world.people
    said = await ask(world, asha, "show")
    assert said.count("Tables where you sat: 0") == 2
    assert "has given no address" in said
    assert world.panels(bimal) == []
