"""Answers about standings: the private leaderboard, the public one, and profiles.

Each is acknowledged first: asking Discord who is still on the server may take longer than an answer may.
"""

import discord

from bot.ladder import Board, Ladder
from bot.ui.board_view import Asked, board_message, public_board
from bot.ui.desk import Desk, Press
from bot.ui.names import safe_name
from bot.ui.profile_view import profile_message
from bot.ui.sender import NOBODY

__all__ = ["leaderboard", "profile", "show_everyone", "turn_to"]


async def leaderboard(desk: Desk, press: Press, asked: Asked) -> None:
    """Show the presser the server's leaderboard."""
    await press.response.defer(ephemeral=True, thinking=True)
    await desk.whisper(press, board_message(desk.wording(press), await _board(press, asked)))


async def turn_to(desk: Desk, press: Press, asked: Asked) -> None:
    """Let the leaderboard that was pressed show something else."""
    await press.response.defer()
    view = board_message(desk.wording(press), await _board(press, asked))
    await press.edit_original_response(view=view, allowed_mentions=NOBODY)


async def show_everyone(desk: Desk, press: Press, asked: Asked) -> None:
    """Post the page that the presser sees for everybody, without notifying anybody."""
    await press.response.defer()
    board = await _board(press, asked)
    view = public_board(desk.words.public(press.guild_id or 0), board, press.user.id)
    await press.followup.send(view=view, silent=True, allowed_mentions=NOBODY)
    own = board_message(desk.wording(press), board, shown=True)
    await press.edit_original_response(view=own, allowed_mentions=NOBODY)


async def profile(desk: Desk, press: Press, user: discord.User | discord.Member | None) -> None:
    """Show the presser how *user*, or they themselves, have played on this server."""
    about = user or press.user
    if not isinstance(about, discord.Member):
        await desk.tell(press, "profile-gone", name=safe_name(about.display_name))
        return
    found = await _ladder(press).profile(press.guild_id or 0, about.id)
    if found is not None:
        await desk.whisper(press, profile_message(desk.wording(press), about.display_name, found))
    elif about.id == press.user.id:
        await desk.tell(press, "profile-none-own")
    else:
        await desk.tell(press, "profile-none", name=safe_name(about.display_name))


async def _board(press: Press, asked: Asked) -> Board:
    return await _ladder(press).board(
        press.guild_id or 0,
        viewer_id=press.user.id,
        sort=asked.sort,
        scoring=asked.scoring,
        page=asked.page,
    )


def _ladder(press: Press) -> Ladder:
    ladder = press.client.ladder
    assert isinstance(ladder, Ladder)
    return ladder
