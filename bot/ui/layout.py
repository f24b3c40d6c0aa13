"""The building blocks of every message: Components V2 layouts without callbacks.

A press is found again by its custom id alone, so a layout is sent *stopped*: nothing of it stays in memory.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice

import discord
from discord import ButtonStyle, ui

__all__ = [
    "CONTROLS_A_ROW",
    "LOOK",
    "NAMED_CARDS_A_ROW",
    "Look",
    "Message",
    "button",
    "divider",
    "menu",
    "message",
    "rows",
    "text",
]

CONTROLS_A_ROW = 4
"""On phones the fifth button of a row wraps."""
NAMED_CARDS_A_ROW = 2
"""Cards in words are wider."""

Item = ui.Item[ui.LayoutView]
Message = ui.LayoutView


@dataclass(frozen=True, slots=True)
class Look:
    """The colour of a message's edge, by what it is."""

    table: int = 0x2E8B57
    turn: int = 0xF0B232
    quiet: int = 0x80848E
    trouble: int = 0xDA373C


LOOK = Look()


def text(content: str) -> ui.TextDisplay[ui.LayoutView]:
    """Return a block of formatted text."""
    return ui.TextDisplay(content)


def divider() -> ui.Separator[ui.LayoutView]:
    """Return a thin line."""
    return ui.Separator(spacing=discord.SeparatorSpacing.small)


def button(
    custom_id: str,
    label: str | None,
    *,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> ui.Button[ui.LayoutView]:
    """Return a button that carries nothing but its id."""
    return ui.Button(custom_id=custom_id, label=label, style=style, emoji=emoji, disabled=disabled)


def menu(
    custom_id: str,
    options: list[discord.SelectOption],
    placeholder: str | None = None,
    number: int | None = None,
) -> ui.ActionRow[ui.LayoutView]:
    """Return a menu in a row of its own; *number* tells it from another that takes its place."""
    return ui.ActionRow(
        ui.Select[ui.LayoutView](custom_id=custom_id, placeholder=placeholder, options=options, id=number)
    )


def rows(
    buttons: Iterable[ui.Button[ui.LayoutView]], most: int = CONTROLS_A_ROW
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return *buttons* in rows of *most*, short enough for a phone."""
    left = iter(buttons)
    found = []
    while row := list(islice(left, most)):
        found.append(ui.ActionRow[ui.LayoutView](*row))
    return found


def message(
    colour: int,
    parts: Sequence["Item | str | None"],
    below: Sequence[ui.ActionRow[ui.LayoutView]] = (),
) -> Message:
    """Return a message of one container; strings become text, None is left out.

    Rows *below* the container have its edges' room, too: four cards stand beside each other on a phone.
    """
    view = ui.LayoutView(timeout=None)
    items = [text(part) if isinstance(part, str) else part for part in parts if part]
    view.add_item(ui.Container(*items, accent_colour=colour))
    for row in below:
        view.add_item(row)
    view.stop()
    return view
