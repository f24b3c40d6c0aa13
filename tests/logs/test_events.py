"""What an operator wants to know of an evening stands in the log, and nothing that is secret."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Iterator
from io import StringIO
from typing import Any

import discord
import pytest

from bot.logs.output import formatter
from tests.harness import Players, World


class Log:
    """What was logged, in the way of JSON."""

    def __init__(self) -> None:
        self.stream = StringIO()

    @property
    def text(self) -> str:
        return self.stream.getvalue()

    def told(self, message: str) -> list[dict[str, Any]]:
        """Return the events with this text."""
        events = [json.loads(line) for line in self.text.splitlines()]
        return [event for event in events if event["message"] == message]


@pytest.fixture
def log() -> Iterator[Log]:
    """Everything that the bot and discord.py log."""
    log, root = Log(), logging.getLogger()
    handler = logging.StreamHandler(log.stream)
    handler.setFormatter(formatter("json"))
    before = root.level
    root.setLevel(logging.DEBUG)
    root.addHandler(handler)
    yield log
    root.removeHandler(handler)
    root.setLevel(before)


async def test_an_evening(world: World, log: Log) -> None:
    players = Players(world, 2)
    await players.begin(deals=1)
    await players.play_match()
    assert players.over()
    (opened,), (started,), (ended,) = (
        log.told(event) for event in ("table opened", "match started", "match ended")
    )
    assert opened["table"] == started["table"] == ended["table"] == 1
    assert (opened["server"], opened["channel"]) == (world.guild.id, world.channel.id)
    assert opened["interaction"] != started["interaction"] != ended["interaction"]
    assert (started["people"], started["deals"], started["rules"]) == (2, 1, "callbreak")


async def test_a_due_step_is_told_and_belongs_to_no_interaction(world: World, log: Log) -> None:
    await world.slash(world.people[0], "callbreak start")
    await world.advance(31 * 60)
    (step,), (closed,) = log.told("due step"), log.told("lobby closed")
    assert (step["step"], step["table"], closed["table"]) == ("close-lobby", 1, 1)
    assert "interaction" not in step
    assert "interaction" not in closed


async def test_a_missing_right_is_told(world: World, log: Log) -> None:
    assert world.bot.user is not None
    silent = discord.PermissionOverwrite(send_messages=False)
    mute = world.guild.create_text_channel("mute", overwrites={world.bot.user: silent})
    await world.slash(world.people[0], "callbreak start", mute)
    (missing,) = log.told("a right is missing")
    assert (missing["right"], missing["channel"]) == ("send_messages", mute.id)
    assert "interaction" in missing


async def test_nothing_secret_is_logged(world: World, log: Log) -> None:
    """At the finest level: no token of a press, no card, no seal's secret."""
    players = Players(world, 1)
    await players.begin(deals=1)
    for _ in range(4):
        await players.move()
    tables = world.bot.desk.tables  # type: ignore[attr-defined]
    table = tables.at(world.channel.id)
    assert len(log.text) > 1000
    for secret in (table.secret.hex(), repr(table.secret), "card-played", "hands"):
        assert secret not in log.text
    paths = " ".join(request.path for request in world.recorder.requests)
    tokens = set(re.findall(r"/(?:webhooks|interactions)/\d+/([^/\s]+)", paths))
    assert len(tokens) > 4
    assert [token for token in tokens if token in log.text] == []


async def test_connections_are_told(world: World, log: Log) -> None:
    with world.as_bot():
        for event in ("disconnect", "resumed"):
            world.bot.dispatch(event)
    await world.settle()
    assert len(log.told("disconnected from Discord")) == len(log.told("connected to Discord again")) == 1
