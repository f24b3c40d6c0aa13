"""What the tests of this folder ask of the bot, besides what people see."""

from __future__ import annotations

from simcord import ChannelHandle, InteractionResult

from bot.client import CallbreakClient
from bot.engine.rules import Scoring
from bot.ladder import Board
from bot.table.state import Table
from bot.ui.desk import Desk
from tests.harness import Players, World

__all__ = ["TABLE", "desk", "now", "score_board", "side_thread", "state", "told"]

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


def side_thread(world: World, name: str = "side") -> ChannelHandle:
    """Open a thread in the channel."""
    backend = world.env.backend
    made = backend.create_thread(world.channel.id, name, world.people[0].id)
    return ChannelHandle(world.env, world.guild, made)


async def score_board(world: World, scoring: Scoring = Scoring.CALLBREAK) -> Board:
    """Return the server's leaderboard as the first person sees it."""
    assert isinstance(world.bot, CallbreakClient)
    with world.as_bot():
        board = await world.bot.ladder.board(world.guild.id, viewer_id=world.people[0].id, scoring=scoring)
    assert isinstance(board, Board)
    return board
