"""What stands behind *More*: rules, the table again, leaving, taking a chair, ending the match."""

from discord import ButtonStyle, ui

from bot.table.state import Table
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Message, button, message, rows
from bot.ui.names import plain_name
from bot.ui.wording import Wording

__all__ = ["ENDING_IS_MEANT", "end_message", "more_message", "notice"]

ENDING_IS_MEANT = 1
"""The number on the button that is pressed for the second time."""


def notice(content: str, *, trouble: bool = False) -> Message:
    """Return a short private message."""
    return message(LOOK.trouble if trouble else LOOK.quiet, [content])


def more_message(wording: Wording, table: Table, user_id: int) -> Message:
    """Return the private panel with what *user_id* may do at *table* besides playing."""
    buttons, chairs = [_press(wording, table, "scores"), _press(wording, table, "rules")], []
    seat = table.seat_of(user_id)
    if table.live:
        buttons.append(_press(wording, table, "again"))
        if table.seated(user_id) is not None:
            buttons += [_press(wording, table, "leave"), _press(wording, table, "end")]
            if table.is_away(user_id):
                chairs = [_back(wording, table, "button-back")]
        elif seat is not None:
            chairs = [_back(wording, table, "button-take-back")]
        else:
            chairs = _chairs_to_take(wording, table)
    return message(LOOK.quiet, [wording("more-title"), *rows(buttons, 3), *rows(chairs, 1)])


_LABELS = {
    "scores": "button-scores",
    "rules": "button-rules",
    "again": "button-table-again",
    "leave": "button-leave",
    "end": "button-end",
}


def end_message(wording: Wording, table: Table) -> Message:
    """Return the question whether a match is to be broken off."""
    yes = button(
        custom_ids.table("end", table.id, ENDING_IS_MEANT),
        wording("button-end"),
        style=ButtonStyle.danger,
    )
    return message(LOOK.trouble, [wording("end-sure"), *rows([yes])])


def _press(wording: Wording, table: Table, verb: str) -> ui.Button[ui.LayoutView]:
    style = ButtonStyle.danger if verb in ("leave", "end") else ButtonStyle.secondary
    return button(custom_ids.table(verb, table.id), wording(_LABELS[verb]), style=style)


def _back(wording: Wording, table: Table, label: str) -> ui.Button[ui.LayoutView]:
    return button(custom_ids.table("back", table.id), wording(label), style=ButtonStyle.primary)


def _chairs_to_take(wording: Wording, table: Table) -> list[ui.Button[ui.LayoutView]]:
    return [
        button(
            custom_ids.take(table.id, seat),
            wording("button-take-chair", name=plain_name(wording.bare_name(chair))),
        )
        for seat, chair in enumerate(table.chairs)
        if chair and chair.vacant and not chair.successor
    ]
