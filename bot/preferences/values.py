"""The settings of a person and of a server, with their defaults.

A new setting is a field here, an entry in `bot.preferences.choices`, and a column of the database.
"""

from dataclasses import dataclass
from enum import StrEnum

__all__ = ["Mine", "Server", "Style", "SuitColours"]


class Style(StrEnum):
    """How a table is shown."""

    PICTURE = "picture"
    TEXT = "text"


class SuitColours(StrEnum):
    """How many colours the four suits have."""

    FOUR = "four"
    TWO = "two"


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
    """A server's settings, for what everybody there sees."""

    language: str | None = None
    """A code of `bot.i18n.languages`; None for the language that the server is set to in Discord."""
    style: Style = Style.PICTURE
    suit_colours: SuitColours = SuitColours.FOUR
