"""What the tests of this folder ask of the bot, besides what people see."""

from __future__ import annotations

from simcord import InteractionResult

from bot.client import CallbreakClient
from bot.table.state import Table
from bot.ui.desk import Desk
from tests.harness import Players, World

__all__ = ["TABLE", "desk", "now", "state", "told"]

TABLE = 1
"""The first table of a new database."""


def desk(world: World) -> Desk:
    """Return the running bot's desk."""
    assert isinstance(world.bot, CallbreakClient)
    assert isinstance(world.bot.desk, Desk)
    return world.bot.desk


def state(players: Players) -> Table:
    """Return the live table where these people sit."""
    table = desk(players.world).tables.at(players.channel.id)
    assert table is not None
    return table


def now(players: Players) -> int:
    """Return how many events the match's log has."""
    match = state(players).match
    return match.version if match else 0


def told(world: World, result: InteractionResult) -> str:
    """Return what a press was answered, which nobody else may have seen."""
    response = result.response
    assert response is not None, "the press was not answered with a message"
    assert response.ephemeral, world.texts(response)
    return "\n".join(world.texts(response))
