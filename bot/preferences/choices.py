"""What may be chosen, as it is kept and as menus send it: as text, one word for each choice."""

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Protocol

from bot.engine.presets import PRESETS
from bot.i18n import languages
from bot.preferences.values import Mine, Pace, Server, Starters, Style, SuitColours
from bot.table.clocks import Clocks

__all__ = [
    "MINE",
    "MOST_CHANNELS",
    "SERVER",
    "Choosable",
    "Setting",
    "UnknownChoiceError",
    "as_text",
    "read_mine",
    "read_server",
]


MOST_CHANNELS = 25
"""How many channels a menu can name."""
_ID = re.compile(r"[1-9][0-9]{0,18}", re.ASCII)


class UnknownChoiceError(ValueError):
    """There is no such setting, or no such choice of it."""


class Choosable(Protocol):
    """A setting, read from words."""

    @property
    def optional(self) -> bool:
        """Whether it may be left open: None."""

    @property
    def words(self) -> Callable[[], Iterable[str]]:
        """What a menu lists, whatever else can be read."""

    def read(self, word: str | None) -> Any:
        """Return what *word* means. Raises UnknownChoiceError."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting's choices, where they are few."""

    words: Callable[[], Iterable[str]]
    make: Callable[[str], object] = str
    optional: bool = False
    """Whether it may be left to Discord or to the server: None."""

    def read(self, word: str | None) -> Any:
        """Return what *word* means. Raises UnknownChoiceError."""
        if word is None and self.optional:
            return None
        if word is None or word not in self.words():
            raise UnknownChoiceError(word)
        return self.make(word)


@dataclass(frozen=True, slots=True)
class Ids:
    """Roles or channels of a server, by their ids with a blank between them; None for none.

    Whether the server has them is for whoever asks to see.
    """

    most: int
    make: Callable[[frozenset[int]], object]
    """What is made of at least one id."""
    nothing: object = None
    optional: bool = True

    def words(self) -> Iterable[str]:
        """Return nothing: what there is, the server knows."""
        return ()

    def read(self, word: str | None) -> Any:
        """Return what *word* means. Raises UnknownChoiceError."""
        if word is None:
            return self.nothing
        words = word.split(" ")
        ids = frozenset(int(part) for part in words if _ID.fullmatch(part))
        if not len(ids) == len(words) <= self.most:
            raise UnknownChoiceError(word)
        return self.make(ids)


@dataclass(frozen=True, slots=True)
class EitherOf:
    """Words, and for all others the ids of something."""

    named: Setting
    others: Ids
    optional: bool = False

    def words(self) -> Iterable[str]:
        """Return the words alone."""
        return self.named.words()

    def read(self, word: str | None) -> Any:
        """Return what *word* means. Raises UnknownChoiceError."""
        listed = word is None or word in self.words()
        return self.named.read(word) if listed else self.others.read(word)


def _only(ids: frozenset[int]) -> int:
    (single,) = ids
    return single


_LANGUAGE = Setting(languages, optional=True)
_SWITCH = Setting(lambda: ("on", "off"), lambda word: word == "on")
_STYLE, _OWN_STYLE = (Setting(lambda: list(Style), Style, optional) for optional in (False, True))
_SUITS, _OWN_SUITS = (Setting(lambda: list(SuitColours), SuitColours, optional) for optional in (False, True))

MINE: Mapping[str, Setting] = {
    "language": _LANGUAGE,
    "style": _OWN_STYLE,
    "suit_colours": _OWN_SUITS,
    "menus": _SWITCH,
    "forced_cards": _SWITCH,
    "hints": _SWITCH,
}
"""Every setting of a person, by its field, in the order of the panel."""
SERVER: Mapping[str, Choosable] = {
    "language": _LANGUAGE,
    "style": _STYLE,
    "suit_colours": _SUITS,
    "preset": Setting(lambda: list(PRESETS), optional=True),
    "deals": Setting(lambda: [str(count) for count in range(1, 53)], int, optional=True),
    "clock": Setting(lambda: list(Clocks), Clocks, optional=True),
    "pace": Setting(lambda: list(Pace), Pace),
    "pings": _SWITCH,
    "channels": Ids(MOST_CHANNELS, frozenset, frozenset()),
    "starters": EitherOf(Setting(lambda: list(Starters), Starters), Ids(1, _only)),
    "table_role": Ids(1, _only),
}
"""Every setting of a server."""


def as_text(value: object) -> str | None:
    """Return the word for a setting's value.

    >>> as_text(Style.TEXT), as_text(True), as_text(None), as_text(frozenset({12, 7}))
    ('text', 'on', None, '7 12')
    """
    if isinstance(value, frozenset):
        return " ".join(map(str, sorted(value))) or None
    if isinstance(value, bool):
        return "on" if value else "off"
    return None if value is None else str(value)


def read_mine(words: Mapping[str, str | None], seen: Collection[str] = ()) -> Mine:
    """Return a person's settings; what is not there, or unknown to this version, stays at its default."""
    return Mine(seen=frozenset(seen), **_read(MINE, words))


def read_server(words: Mapping[str, str | None]) -> Server:
    """Return a server's settings; what is not there, or unknown to this version, stays at its default."""
    return Server(**_read(SERVER, words))


def _read(settings: Mapping[str, Choosable], words: Mapping[str, str | None]) -> dict[str, Any]:
    found = {}
    for name, setting in settings.items():
        if (word := words.get(name)) is not None:
            with suppress(UnknownChoiceError):
                found[name] = setting.read(word)
    return found
