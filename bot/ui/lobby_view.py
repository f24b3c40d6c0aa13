"""The lobby: the sealed deal, the rules, four chairs, and who may press what."""

from collections.abc import Iterator

import discord
from discord import ButtonStyle, ui

from bot.engine.presets import PRESETS
from bot.players import Level
from bot.table.clocks import Clocks
from bot.table.state import Stage, Table
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Message, button, menu, message, rows
from bot.ui.rules_text import rules_line
from bot.ui.wording import LEVEL_SIGNS, Wording

__all__ = ["DEALS_OFFERED", "PRESETS_OWN_DEALS", "lobby_message", "options_message"]

DEALS_OFFERED = (1, 2, 3, 5, 7, 10, 12, 15, 20, 52)
PRESETS_OWN_DEALS = "own"
"""The menu's value for leaving the number of deals to the preset."""


def lobby_message(wording: Wording, table: Table, note: str | None = None) -> Message:
    """Return the public message of a lobby, open or closed; *note* stands under its title."""
    if table.stage is Stage.CLOSED:
        return message(LOOK.quiet, [wording("lobby-closed")])
    host = table.seat_of(table.host_id)
    title = wording("lobby-title", host=wording.seat(table, host or 0))
    chairs = "\n".join(f"{seat + 1}. {_chair(wording, table, seat)}" for seat in range(4))
    return message(
        LOOK.table,
        [
            title,
            note,
            rules_line(wording.texts, table.rules, wording.emoji),
            wording("lobby-clock", clock=wording(f"clock-{table.clock}")),
            chairs,
            wording("lobby-hint"),
            wording("lobby-seal", commitment=table.commitment),
            *rows(_everybodys(wording, table)),
            *_levels(wording, table),
            *_hosts(wording, table),
        ],
    )


def _chair(wording: Wording, table: Table, seat: int) -> str:
    chair = table.chairs[seat]
    name = wording.name(chair)
    if chair is None:
        return f"*{name}*"
    if chair.kept:
        return wording("lobby-kept", name=name)
    if chair.person and chair.person.user_id == table.host_id:
        return wording("lobby-host", name=name)
    return f"**{name}**"


def _everybodys(wording: Wording, table: Table) -> list[ui.Button[ui.LayoutView]]:
    full = None not in table.chairs
    kept = any(chair and chair.kept for chair in table.chairs)

    def press(verb: str, label: str, style: ButtonStyle, disabled: bool = False) -> ui.Button[ui.LayoutView]:
        return button(custom_ids.table(verb, table.id), wording(label), style=style, disabled=disabled)

    return [
        press("join", "button-join", ButtonStyle.primary, full and not kept),
        press("unseat", "button-leave", ButtonStyle.secondary),
        press("start", "button-start", ButtonStyle.success),
    ]


def _levels(wording: Wording, table: Table) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    """Yield the host's menu that seats a computer player, while a chair is free."""
    free = table.chairs.count(None)
    if free:
        options = [
            discord.SelectOption(
                label=wording(f"level-{level}"),
                value=level,
                description=wording(f"level-{level}-plays"),
                emoji=LEVEL_SIGNS[level],
            )
            for level in Level
        ]
        yield menu(custom_ids.level_menu(table.id, 4 - free), options, wording("button-add-computer"))


def _hosts(wording: Wording, table: Table) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    """Yield the host's buttons; a computer is sent away right below the menu that seats one."""
    labels = {"options": "button-options", "cancel": "button-cancel"}
    lines = [["options", "cancel"]]
    if any(chair and chair.level for chair in table.chairs):
        labels["remove"] = "button-remove-computer"
        lines.insert(0, ["remove"])
    for line in lines:
        yield from rows([button(custom_ids.table(verb, table.id), wording(labels[verb])) for verb in line])


def options_message(wording: Wording, table: Table) -> Message:
    """Return the host's private panel for choosing the preset and the number of deals."""
    presets = [
        discord.SelectOption(label=wording(f"preset-{name}"), value=name, default=name == table.preset)
        for name in PRESETS
    ]
    own = table.rules.deals == PRESETS[table.preset].deals
    offered = DEALS_OFFERED if own else sorted({*DEALS_OFFERED, table.rules.deals or 1})
    deals = [discord.SelectOption(label=_own_deals(wording, table), value=PRESETS_OWN_DEALS, default=own)]
    deals += [
        discord.SelectOption(
            label=wording("deals-count", count=count),
            value=str(count),
            default=not own and count == table.rules.deals,
        )
        for count in offered
    ]
    return message(
        LOOK.table,
        [
            wording("options-title"),
            rules_line(wording.texts, table.rules, wording.emoji),
            _menu("preset", table, wording("options-preset"), presets),
            _menu("deals", table, wording("options-deals"), deals),
            _menu("clock", table, wording("options-clock"), _clocks(wording, table)),
        ],
    )


def _clocks(wording: Wording, table: Table) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(label=wording(f"clock-{clock}"), value=clock, default=clock is table.clock)
        for clock in Clocks
    ]


def _own_deals(wording: Wording, table: Table) -> str:
    count = PRESETS[table.preset].deals
    return wording("deals-own", count=count if count is not None else "none")


def _menu(
    verb: str, table: Table, placeholder: str, options: list[discord.SelectOption]
) -> ui.ActionRow[ui.LayoutView]:
    custom_id = custom_ids.table(verb, table.id)
    return menu(custom_id, options, placeholder)
