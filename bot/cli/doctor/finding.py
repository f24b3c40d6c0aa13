"""One line of the report."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.cli.exits import Exit

__all__ = ["Finding", "Grade"]


class Grade(StrEnum):
    """How bad it is."""

    OK = "ok"
    NOTE = "note"
    """The bot runs all the same."""
    FIX = "FIX"
    WRONG_SETTING = "FIX "
    """As FIX; starting the bot is of no use before."""


_CODES = {Grade.FIX: Exit.FAILED, Grade.WRONG_SETTING: Exit.WRONG_SETTINGS}


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, and what is to be said of it."""

    subject: str
    text: str = ""
    grade: Grade = Grade.OK

    def __str__(self) -> str:
        about = f"{self.subject}: {self.text}" if self.text else self.subject
        return f"{self.grade.strip():<4}  {about}"

    @property
    def code(self) -> Exit:
        """Return the exit code that it asks for."""
        return _CODES.get(self.grade, Exit.FINE)

    def without(self, clean: Callable[[str], str]) -> "Finding":
        """Return it with its text cleaned."""
        return replace(self, text=clean(self.text))
