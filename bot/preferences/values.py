"""The settings of a person and of a server, with their defaults.

A new setting is a field here, an entry in `bot.preferences.choices`, and a column of the database.
"""

from dataclasses import dataclass
from enum import StrEnum

from bot.table.clocks import Clocks

__all__ = ["Mine", "Pace", "Server", "Starters", "Style", "SuitColours"]


class Style(StrEnum):
    """How a table is shown."""

    PICTURE = "picture"
    TEXT = "text"


class SuitColours(StrEnum):
    """How many colours the four suits have."""

    FOUR = "four"
    TWO = "two"


class Pace(StrEnum):
    """Whether a finished trick is shown for a moment before the game goes on."""

    NORMAL = "normal"
    INSTANT = "instant"


class Starters(StrEnum):
    """Who may open a table, where it is not the people of one role."""

    EVERYBODY = "everybody"
    MANAGERS = "managers"


@dataclass(frozen=True, slots=True)
class Mine:
    """A person's settings, the same on every server."""

    language: str | None = None
    """A code of `bot.i18n.languages`; None for the language of the person's Discord."""
    style: Style | None = None
    """None for the server's."""
    suit_colours: SuitColours | None = None
    """None for the server's."""
    forced_cards: bool = False
    """Whether the only card that may be played is played for the person."""
    hints: bool = True
    """Whether what is new to the person is explained once."""
    menus: bool = False
    """Whether cards and calls are chosen from a menu instead of buttons."""
    seen: frozenset[str] = frozenset()
    """The codes of the hints that the person was shown."""


@dataclass(frozen=True, slots=True)
class Server:
    """A server's settings: what everybody there sees, and which tables there are."""

    language: str | None = None
    """A code of `bot.i18n.languages`; None for the language that the server is set to in Discord."""
    style: Style = Style.PICTURE
    suit_colours: SuitColours = SuitColours.FOUR
    preset: str | None = None
    """The rules of new tables, by the preset's name; None for what was played last."""
    deals: int | None = None
    """How many deals new tables have; None for what the rules say, or what was played last."""
    clock: Clocks | None = None
    """How much time players have at new tables; None for what was chosen last."""
    pace: Pace = Pace.NORMAL
    pings: bool = True
    """Whether whoever keeps others waiting is called by a mention."""
    channels: frozenset[int] = frozenset()
    """The channels in which tables may be opened; none for all of them."""
    starters: Starters | int = Starters.EVERYBODY
    """Who may open a table; a number is the id of the role that one needs."""
    table_role: int | None = None
    """The id of the role that is told of a new table."""
