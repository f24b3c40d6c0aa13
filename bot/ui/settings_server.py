"""The panel of a server's settings, on pages: how tables look, how they are played, where and by whom."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.engine.presets import PRESETS
from bot.preferences import MOST_CHANNELS, SERVER, Server, Starters, as_text
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Item, Message, button, divider, menu, message, rows
from bot.ui.lobby_view import DEALS_OFFERED
from bot.ui.settings_view import LEFT_OPEN, STYLES, SUITS, heading, languages_offered, options
from bot.ui.wording import Wording

__all__ = ["PAGES", "ROLE_BELOW", "page_of", "server_message"]

PAGES: Mapping[str, tuple[str, ...]] = {
    "looks": ("language", "style", "suit_colours"),
    "matches": ("preset", "deals", "clock", "pace", "pings"),
    "access": ("channels", "starters", "table_role"),
}
"""The settings of each page."""
ROLE_BELOW = "role"
"""What the menu of starters shows while a role is chosen below it."""

_LABELS: Mapping[str, Mapping[str, str]] = {
    "language": {LEFT_OPEN: "language-of-server"},
    "style": STYLES,
    "suit_colours": SUITS,
    "preset": {LEFT_OPEN: "rules-played-last"},
    "deals": {},
    "clock": {
        LEFT_OPEN: "rules-played-last",
        "quick": "server-clock-quick",
        "normal": "server-clock-normal",
        "off": "server-clock-off",
    },
    "pace": {"normal": "pace-normal", "instant": "pace-instant"},
    "pings": {"on": "pings-on", "off": "pings-off"},
    "starters": {"everybody": "starters-everybody", "managers": "starters-managers"},
}
"""The key of each choice's label; languages and rules have names of their own."""
_NUMBERS = {name: 100 + 10 * place for place, name in enumerate(SERVER)}
"""Clients remember what was chosen in a menu by its number: on another page it must be another."""
_ROOMS = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]


@dataclass(frozen=True, slots=True)
class _Panel:
    """A panel for somebody who reads *wording*, on a server that shows *public*."""

    wording: Wording
    public: Wording
    server: Server
    silent: bool


def page_of(setting: str) -> str:
    """Return the page on which a setting stands. Raises KeyError."""
    return {name: page for page, names in PAGES.items() for name in names}[setting]


def server_message(
    wording: Wording, public: Wording, server: Server, page: str = "looks", *, silent: bool = False
) -> Message:
    """Return a page of the panel of a server that looks as *public* shows it.

    *server* names only channels and roles that are there; *silent* where the bot may not mention its role.
    """
    panel = _Panel(wording, public, server, silent)
    parts: list[Item | str] = [wording("server-settings-title"), *rows(_tabs(wording, page)), divider()]
    for name in PAGES[page]:
        parts += [_heading(panel, name), *_menus(panel, name)]
    return message(LOOK.table, parts)


def _tabs(wording: Wording, page: str) -> list[ui.Button[ui.LayoutView]]:
    return [
        button(
            custom_ids.server_page(name),
            wording.label(f"server-page-{name}"),
            style=ButtonStyle.primary if name == page else ButtonStyle.secondary,
            disabled=name == page,
        )
        for name in PAGES
    ]


def _heading(panel: _Panel, name: str) -> str:
    text = heading(panel.wording, name, panel.public)
    if name == "table_role" and panel.silent:
        text += "\n" + panel.wording("setting-table-role-silent")
    return text


def _menus(panel: _Panel, name: str) -> list[Item]:
    server, wording = panel.server, panel.wording
    if name == "channels":
        return [_channels(wording, server.channels)]
    if name == "table_role":
        return [_role(name, wording.label("role-nobody"), server.table_role)]
    chosen = as_text(getattr(server, name)) or LEFT_OPEN
    if name != "starters":
        return [menu(custom_ids.server(name), options(_labels(panel, name), chosen), number=_NUMBERS[name])]
    role = None if isinstance(server.starters, Starters) else server.starters
    labels = _labels(panel, name)
    if role is not None:
        chosen, labels = ROLE_BELOW, {**labels, ROLE_BELOW: wording.label("starters-role")}
    number = _NUMBERS[name] + (role is not None)
    return [
        menu(custom_ids.server(name), options(labels, chosen), number=number),
        _role(name, wording.label("role-starters"), role),
    ]


def _labels(panel: _Panel, name: str) -> dict[str, str]:
    wording = panel.wording
    labels = {word: wording.label(key) for word, key in _LABELS[name].items()}
    more: dict[str, Callable[[], dict[str, str]]] = {
        "language": languages_offered,
        "preset": lambda: {preset: wording.label(f"preset-{preset}") for preset in PRESETS},
        "deals": lambda: _deals(panel),
    }
    return labels | more[name]() if name in more else labels


def _deals(panel: _Panel) -> dict[str, str]:
    """Return the numbers of deals, and what it means to choose none of them."""
    wording, preset = panel.wording, panel.server.preset
    if preset is None:
        own = wording.label("rules-played-last")
    else:
        count = PRESETS[preset].deals
        own = wording.label("deals-own", count="none" if count is None else count)
    offered = sorted({*DEALS_OFFERED, panel.server.deals or 1})
    return {LEFT_OPEN: own, **{str(count): wording.label("deals-count", count=count) for count in offered}}


def _role(name: str, placeholder: str, chosen: int | None) -> ui.ActionRow[ui.LayoutView]:
    found: ui.RoleSelect[Any] = ui.RoleSelect(
        id=_NUMBERS[name] + 5,
        custom_id=custom_ids.server_ids(name),
        placeholder=placeholder,
        min_values=0,
        default_values=_defaults([] if chosen is None else [chosen], discord.SelectDefaultValueType.role),
    )
    return ui.ActionRow(found)


def _channels(wording: Wording, chosen: Collection[int]) -> ui.ActionRow[ui.LayoutView]:
    found: ui.ChannelSelect[Any] = ui.ChannelSelect(
        id=_NUMBERS["channels"] + 5,
        custom_id=custom_ids.server_ids("channels"),
        placeholder=wording.label("channels-all"),
        channel_types=_ROOMS,
        min_values=0,
        max_values=MOST_CHANNELS,
        default_values=_defaults(sorted(chosen), discord.SelectDefaultValueType.channel),
    )
    return ui.ActionRow(found)


def _defaults(ids: Collection[int], kind: discord.SelectDefaultValueType) -> list[discord.SelectDefaultValue]:
    return [discord.SelectDefaultValue(id=number, type=kind) for number in ids]
