"""At the level DEBUG, whatever the libraries say, the log holds no token, no secret and nobody's cards."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator

import discord
import pytest

from bot.settings import Settings
from bot.storage import Database, SqlStore
from tests.cogs.support import TABLE
from tests.harness import ManualClock, Players
from tests.harness.reading import cards_in
from tests.harness.world import open_world

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

OWN = ("simcord", "faker", "asyncio", "hypothesis")
"""The loggers of the tests' own tools."""


class Everything(logging.Handler):
    """Keep every line that any logger writes."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[tuple[str, str]] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record as it would be written, with its trace."""
        if not record.name.startswith(OWN):
            self.lines.append((record.name, logging.Formatter().format(record)))


@pytest.fixture
def everything() -> Iterator[Everything]:
    """Turn every logger on before the bot is made, as LOG_LEVEL=DEBUG does, and take down what they say."""
    root, kept = logging.getLogger(), Everything()
    before = root.level
    root.addHandler(kept)
    root.setLevel(logging.DEBUG)
    yield kept
    root.setLevel(before)
    root.removeHandler(kept)


async def test_a_whole_match_leaves_nothing_private_in_the_log(
    everything: Everything,
    make_bot: Callable[[], discord.Client],
    clock: ManualClock,
    settings: Settings,
) -> None:
    async with open_world(make_bot, clock) as world:
        players = Players(world, 2)
        await players.begin(deals=1)
        for _ in range(9):
            await players.move()
            await world.advance(6)
        await world.restart()
        await players.play_match()
        await players.press(players.host, "Check the deals")
        tokens = list(world.env.backend.interaction_tokens)
    async with Database(settings) as database:
        table = await SqlStore(database).load(TABLE)
    assert table is not None
    assert len(tokens) > 20
    names = {name.partition(".")[0] for name, _ in everything.lines}
    assert {"bot", "discord"} <= names, "the test hears the libraries"
    assert not names & {"sqlalchemy", "aiosqlite"}, "the database's own lines repeat rows and parameters"
    private = [table.secret.hex(), repr(table.secret), *tokens]
    assert [found for found in everything.lines if any(secret in found[1] for secret in private)] == []
    assert [found for found in everything.lines if cards_in(found[1])] == []
