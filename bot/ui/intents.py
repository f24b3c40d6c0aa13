"""What a press says, in types: the one place that looks into custom ids and into what was chosen.

A modified client may send anything, and so may an old message. What no control of ours says raises
StaleMove, which is answered like a button of an earlier moment; no other code reads a press's text.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from bot.engine.cards import Card, parse_card
from bot.table.refusals import StaleMove

__all__ = ["Intent"]

E = TypeVar("E", bound=StrEnum)
_LONGEST = 16
"""Digits of the largest number in a custom id, but for users."""
_LONGEST_ID = 19
"""Digits of the largest id of Discord's."""


@dataclass(frozen=True, slots=True)
class Intent:
    """The parts of a custom id by the names of its template, and the values that were chosen in a menu."""

    facts: Mapping[str, str | None]
    values: tuple[str, ...] = ()

    @property
    def verb(self) -> str:
        """Which of a template's controls it is."""
        return self.part("verb")

    @property
    def table(self) -> int:
        """The table that it names, 0 for none."""
        return self.number("table") or 0

    def part(self, name: str) -> str:
        """Return a part that must be there. Raises StaleMove."""
        return _there(self.facts.get(name))

    def number(self, name: str = "number") -> int | None:
        """Return a number, None where the id has none. Raises StaleMove."""
        digits = self.facts.get(name)
        return None if digits is None else _number(digits)

    def user(self, name: str) -> int:
        """Return the user whose id it names. Raises StaleMove."""
        return _number(self.part(name), _LONGEST_ID)

    def card(self) -> Card:
        """Return the card that it names. Raises StaleMove."""
        return _card(self.part("card"))

    def one_of(self, kind: type[E], name: str) -> E:
        """Return the member of *kind* that it names. Raises StaleMove."""
        return _one_of(kind, self.part(name))

    @property
    def chosen(self) -> str:
        """The one value that was chosen in a menu. Raises StaleMove."""
        if len(self.values) != 1:
            raise StaleMove
        return self.values[0]

    @property
    def word(self) -> str:
        """What was chosen in a menu, empty for nothing, where somebody else knows what is offered."""
        return next(iter(self.values), "")

    @property
    def chosen_number(self) -> int:
        """The number that was chosen. Raises StaleMove."""
        return _number(self.chosen)

    @property
    def chosen_card(self) -> Card:
        """The card that was chosen. Raises StaleMove."""
        return _card(self.chosen)

    def chosen_one(self, kind: type[E]) -> E:
        """Return the member of *kind* that was chosen. Raises StaleMove."""
        return _one_of(kind, self.chosen)


def _one_of(kind: type[E], text: str) -> E:
    """Return the member of *kind* whose value is *text*. Raises StaleMove."""
    try:
        return kind(text)
    except ValueError:
        raise StaleMove from None


def _there(text: str | None) -> str:
    if text is None:
        raise StaleMove
    return text


def _number(digits: str, longest: int = _LONGEST) -> int:
    """Return a number in our own digits; those of other scripts stand on no control."""
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= longest):
        raise StaleMove
    return int(digits)


def _card(text: str) -> Card:
    try:
        return parse_card(text)
    except ValueError:
        raise StaleMove from None
