"""One language's texts, with facts put in."""

import logging
import re
from collections.abc import Iterable
from functools import cache

from babel.lists import format_list
from babel.numbers import get_decimal_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentNone

from bot.i18n.catalogue import DEFAULT, bundle, fallbacks

__all__ = ["Texts", "be_strict", "texts_for"]

log = logging.getLogger(__name__)
Fact = str | int | float

_COMMA_BEFORE_LAST = {"id"}  # Indonesian spelling asks for it: "A, K, dan 5"
_strict = False
_told: set[str] = set()

# Languages whose text is written with digits of its own; Fluent formats numbers with ours.
_DIGITS = {"ne": "०१२३४५६७८९", "bn": "০১২৩৪৫৬৭৮৯"}
_LATIN = "0123456789"
_ITEM = re.compile(r"(^|\n)(\d+)\. ")
"""Where an item of a numbered list begins: Discord makes lists of Latin digits only."""
_KEPT = "".join(chr(0xE000 + digit) for digit in range(10))
"""Stand-ins, private in Unicode, for digits that stay as they are: those of cards, mentions and such."""


def be_strict(strict: bool = True) -> None:
    """Let wrong keys and facts raise, as tests want it, instead of being logged."""
    global _strict
    _strict = strict
    _told.clear()


class Texts:
    """Give texts in the first of *languages* that has them."""

    def __init__(self, languages: tuple[str, ...]) -> None:
        self.language = languages[0]
        self._locale = self.language.replace("-", "_")
        self._point = get_decimal_symbol(self._locale)
        self._bundles = [bundle(language) for language in languages]
        self._digits = [_DIGITS.get(language.split("-")[0]) for language in languages]

    def text(self, key: str, /, **facts: object) -> str:
        """Return the text *key* with *facts*.

        Numbers are written as the language writes them; None selects the variant ``none``, booleans ``yes``
        and ``no``; several names become a list; anything else is put in as it prints. Where tests are strict,
        raises KeyError for an unknown key and ValueError for a missing or wrong fact; elsewhere says so in
        the log, once a key, and gives the best it can.
        """
        for found, digits in zip(self._bundles, self._digits, strict=True):
            if found.has_message(key):
                return self._format(found, digits, key, facts)
        if _strict:
            raise KeyError(key)
        _tell(key, "there is no such text")
        return key

    def has(self, key: str) -> bool:
        """Return whether *key* has a text here that is not the English one, lent."""
        lent = len(self._bundles) - 1
        return any(found.has_message(key) for found in self._bundles[:lent])

    def listed(self, items: Iterable[object], *, choose: bool = False) -> str:
        """Return *items* as a list; one of them is to be taken when *choose*.

        >>> texts_for("en").listed("AK5"), texts_for("en").listed("AK5", choose=True)
        ('A, K and 5', 'A, K or 5')
        """
        words = list(map(str, items))
        if len(words) > 2 and self.language not in _COMMA_BEFORE_LAST:
            words = [", ".join(words[:-1]), words[-1]]
        return format_list(words, "or" if choose else "standard", locale=self._locale)

    def decimal(self, text: str) -> str:
        """Return a number with the language's decimal sign, its digits as they are.

        >>> texts_for("it").decimal("4.1")
        '4,1'
        """
        return text.replace(".", self._point)

    def number(self, text: str) -> str:
        """Return a number, such as a score, with the language's decimal sign and digits."""
        return self.digits(self.decimal(text))

    def digits(self, text: str) -> str:
        """Return *text* with the language's own digits."""
        own = self._digits[0]
        return text.translate(str.maketrans(_LATIN, own)) if own else text

    def _format(self, found: FluentBundle, digits: str | None, key: str, facts: dict[str, object]) -> str:
        pattern = found.get_message(key).value
        plain = {name: self._fact(value) for name, value in facts.items()}
        if digits:
            plain = {name: _swap(value, _LATIN, _KEPT) for name, value in plain.items()}
        text, errors = found.format_pattern(pattern, plain) if pattern else (key, [ValueError("no value")])
        if errors:
            if _strict:
                raise ValueError(f"{key}: {'; '.join(map(str, errors))}")
            _tell(key, errors[0])
        text = key if isinstance(text, FluentNone) else text
        if not digits:
            return text
        return _ITEM.sub(_item, text.translate(str.maketrans(_LATIN + _KEPT, digits + _LATIN)))

    def _fact(self, value: object) -> Fact:
        if value is None:
            return "none"
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int | float):
            return value
        if isinstance(value, Iterable) and not isinstance(value, str):
            return self.listed(value)
        return str(value)


def _item(found: re.Match[str]) -> str:
    """Return the start of an item so that it stands out without being a list; the first follows closely."""
    start, number = found.groups()
    return f"{start if int(number) == 1 else 2 * start}**{number}.** "


def _swap(value: Fact, old: str, new: str) -> Fact:
    return value.translate(str.maketrans(old, new)) if isinstance(value, str) else value


def _tell(key: str, problem: object) -> None:
    if key not in _told:
        _told.add(key)
        log.error("Text %r: %s", key, problem)


def texts_for(locale: object = None) -> Texts:
    """Return the texts for *locale* (a code, or discord.py's Locale; None for English).

    A region without a catalogue gets its language, an unknown language English.

    >>> texts_for("en-US").language
    'en'
    """
    return _texts(fallbacks(str(locale or DEFAULT)))


@cache
def _texts(languages: tuple[str, ...]) -> Texts:
    return Texts(languages)
