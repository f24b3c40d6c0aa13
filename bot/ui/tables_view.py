"""The choice of a table, for commands that reach beyond their channel."""

from collections.abc import Sequence

import discord

from bot.table.state import Table
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Message, menu, message
from bot.ui.names import plain_name
from bot.ui.wording import Wording

__all__ = ["MOST_TABLES", "tables_message"]

MOST_TABLES = 25
"""As many options as a menu takes; whoever has more uses the command in the table's channel."""


def tables_message(wording: Wording, verb: str, tables: Sequence[tuple[Table, str]]) -> Message:
    """Return a private menu of *tables*, each with its channel's name."""
    options = [
        discord.SelectOption(
            label=wording.label("choose-table", channel=plain_name(channel), host=_host(wording, table)),
            value=str(table.id),
        )
        for table, channel in tables[:MOST_TABLES]
    ]
    asked = menu(custom_ids.choose_table(verb), options, wording("choose-table-which"))
    return message(LOOK.quiet, [wording(f"choose-to-{verb}"), asked])


def _host(wording: Wording, table: Table) -> str:
    seat = table.seat_of(table.host_id)
    chair = None if seat is None else table.chairs[seat]
    return plain_name(chair.name) if chair else wording.label("chair-free")
