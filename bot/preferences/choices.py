"""What may be chosen, as it is kept and as menus send it: as text, one word for each choice."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.i18n import languages
from bot.preferences.values import Mine, Server, Style, SuitColours

__all__ = [
    "MINE",
    "SERVER",
    "Setting",
    "UnknownChoiceError",
    "as_text",
    "read_mine",
    "read_server",
]


class UnknownChoiceError(ValueError):
    """There is no such setting, or no such choice of it."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting's choices."""

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
SERVER: Mapping[str, Setting] = {"language": _LANGUAGE, "style": _STYLE, "suit_colours": _SUITS}
"""Every setting of a server."""


def as_text(value: object) -> str | None:
    """Return the word for a setting's value.

    >>> as_text(Style.TEXT), as_text(True), as_text(None)
    ('text', 'on', None)
    """
    if isinstance(value, bool):
        return "on" if value else "off"
    return None if value is None else str(value)


def read_mine(words: Mapping[str, str | None], seen: Collection[str] = ()) -> Mine:
    """Return a person's settings; what is not there, or unknown to this version, stays at its default."""
    return Mine(seen=frozenset(seen), **_read(MINE, words))


def read_server(words: Mapping[str, str | None]) -> Server:
    """Return a server's settings; what is not there, or unknown to this version, stays at its default."""
    return Server(**_read(SERVER, words))


def _read(settings: Mapping[str, Setting], words: Mapping[str, str | None]) -> dict[str, Any]:
    found = {}
    for name, setting in settings.items():
        word = words.get(name)
        if word is not None and word in setting.words():
            found[name] = setting.make(word)
    return found
