"""Leaving and ending from any channel of the server, and ending by whoever manages it."""

from typing import Any

from bot.table.actions import Close
from bot.table.refusals import TableGone
from bot.table.state import Table
from bot.ui import public_desk
from bot.ui.desk import Desk, Press, person_of
from bot.ui.more_view import notice
from bot.ui.settings_desk import require_manager
from bot.ui.tables_view import tables_message

__all__ = ["chosen_table", "close", "end", "leave"]


async def leave(desk: Desk, press: Press) -> None:
    """Leave this channel's table, or else the one where the presser sits; where there are several, ask."""
    if table := await _own(desk, press, "leave"):
        await public_desk.leave(desk, press, table.id)


async def end(desk: Desk, press: Press) -> None:
    """Ask for the end of the match in the same way."""
    if table := await _own(desk, press, "end"):
        await public_desk.ask_end(desk, press, table.id)


async def close(desk: Desk, press: Press) -> None:
    """End this channel's table, or let somebody who manages the server choose one. Raises NotAllowedError."""
    require_manager(desk, press)
    here, tables = desk.tables.at(press.channel_id or 0), desk.tables.of(press.guild_id or 0)
    if here is not None:
        await _close(desk, press, here)
    elif tables:
        await _choose(desk, press, "close", tables)
    else:
        await desk.tell(press, "no-tables")


async def chosen_table(desk: Desk, press: Press, verb: str, word: str) -> None:
    """Do what the menu of tables was opened for; what it did not offer is a table that is gone."""
    tables = desk.tables.of(press.guild_id or 0)
    table = next((table for table in tables if str(table.id) == word), None)
    if table is None:
        raise TableGone
    if verb == "leave":
        await public_desk.leave(desk, press, table.id)
    elif verb == "end":
        await public_desk.ask_end(desk, press, table.id)
    else:
        require_manager(desk, press)
        await _close(desk, press, table)


async def _close(desk: Desk, press: Press, table: Table) -> None:
    await desk.act(table.id, Close(person_of(press)))
    text = desk.wording(press)("table-closed-by-you", channel=f"<#{table.channel_id}>")
    await desk.reply(press, notice(text))


async def _own(desk: Desk, press: Press, verb: str) -> Table | None:
    """Return the table that the presser means; None when they are told or asked something instead."""
    user_id, here = press.user.id, desk.tables.at(press.channel_id or 0)
    if here and (here.seat_of(user_id) is not None or here.promised(user_id) is not None):
        return here
    tables = desk.tables.of(press.guild_id or 0, user_id)
    if not tables:
        await desk.tell(press, "no-chair-anywhere")
        return None
    if len(tables) == 1:
        return tables[0]
    await _choose(desk, press, verb, tables)
    return None


async def _choose(desk: Desk, press: Press, verb: str, tables: list[Table]) -> None:
    named = [(table, _channel_name(press, table)) for table in tables]
    await desk.whisper(press, tables_message(desk.wording(press), verb, named))


def _channel_name(press: Press, table: Table) -> str:
    guild = press.guild
    channel: Any = guild.get_channel_or_thread(table.channel_id) if guild else None
    return f"#{channel.name}" if channel else f"#{table.channel_id}"
