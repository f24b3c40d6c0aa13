"""Answers about the fair shuffle: how it works, and the proof of a match that has ended."""

import io
import json

import discord

from bot.engine.record import write_ended
from bot.engine.state import Phase
from bot.table.refusals import TableGone
from bot.table.state import Table
from bot.ui.desk import Desk, Press
from bot.ui.fairness_view import check_message, fairness_message, record_name
from bot.ui.sender import NOBODY

__all__ = ["check", "explain"]


async def explain(desk: Desk, press: Press) -> None:
    """Tell the presser how the shuffle works."""
    await desk.whisper(press, fairness_message(desk.wording(press)))


async def check(desk: Desk, press: Press, table_id: int) -> None:
    """Give the presser what proves the deals of a match that has ended here. Raises TableGone.

    The seal is never opened earlier (RULES, The fair shuffle, 6): what counts is the stored table.
    """
    await desk.require_here(press, table_id)
    table = await desk.table(table_id)
    if table.live:
        await desk.tell(press, "check-not-yet")
    elif table.match is None:
        await desk.tell(press, "check-nothing")
    elif table.match.phase not in (Phase.OVER, Phase.ABANDONED):
        raise TableGone
    elif press.app_permissions.attach_files:
        await _send(desk, press, table)
    else:
        await desk.whisper(press, check_message(desk.wording(press), table, attached=False))


async def _send(desk: Desk, press: Press, table: Table) -> None:
    try:
        await press.response.send_message(
            view=check_message(desk.wording(press), table, attached=True),
            file=_record(table),
            ephemeral=True,
            allowed_mentions=NOBODY,
        )
    except discord.Forbidden:  # the right was taken away meanwhile
        await desk.whisper(press, check_message(desk.wording(press), table, attached=False))


def _record(table: Table) -> discord.File:
    assert table.match is not None
    names = [chair.recorded for chair in table.chairs if chair]
    record = json.dumps(write_ended(table.match, names, table.shuffle))
    return discord.File(io.BytesIO(record.encode()), record_name(table))
