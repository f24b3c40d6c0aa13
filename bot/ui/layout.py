"""The building blocks of every message: Components V2 layouts without callbacks.

A press is found again by its custom id alone, so a layout is sent *stopped*: nothing of it stays in memory.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import discord
from discord import ButtonStyle, ui

__all__ = [
    "CARDS_A_ROW",
    "CONTROLS_A_ROW",
    "LOOK",
    "NAMED_CARDS_A_ROW",
    "Look",
    "Message",
    "button",
    "divider",
    "message",
    "rows",
    "text",
]

CONTROLS_A_ROW = 4
"""On phones the fifth button of a row wraps."""
CARDS_A_ROW, NAMED_CARDS_A_ROW = 3, 2
"""Cards with a suit's emoji are wider than a number, and those in words wider still."""

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


def rows(
    buttons: Iterable[ui.Button[ui.LayoutView]], most: int = CONTROLS_A_ROW
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return *buttons* in rows about equally long, of *most* at most."""
    left = list(buttons)
    count = -(-len(left) // most)
    found = []
    for row in range(count):
        size = -(-len(left) // (count - row))
        found.append(ui.ActionRow[ui.LayoutView](*left[:size]))
        del left[:size]
    return found


def message(colour: int, parts: Sequence["Item | str | None"]) -> Message:
    """Return a message of one container; strings become text, None is left out."""
    view = ui.LayoutView(timeout=None)
    items = [text(part) if isinstance(part, str) else part for part in parts if part]
    view.add_item(ui.Container(*items, accent_colour=colour))
    view.stop()
    return view
