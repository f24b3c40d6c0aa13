"""Names that people gave themselves, made safe to show: one line, no markup, nothing that reorders a line."""

import re
import unicodedata

import discord

__all__ = ["LONGEST", "column", "columns", "plain_name", "safe_name"]

LONGEST = 24
_NOTHING = "?"
"""Stands in for a name that shows nothing."""
_JOINER = "\u200d"
_DROPPED = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Control and format characters: line breaks, direction marks, joiners that could reorder what follows."""
_INVISIBLE = ("M", "Z")
"""Marks with no letter to stand on, and spaces."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0" + _JOINER
"""Characters that count as letters and show nothing."""
_RIGHT_TO_LEFT = ("R", "AL")
_ISOLATE, _END = "\u2068", "\u2069"
"""What stands between them orders nothing outside: a Hebrew name leaves the figures behind it in place."""
_BLOCK = re.compile(r"^(\d*)([.)>#-])")
"""What may begin a list, a heading or a quotation, with the blank that a line has behind the name."""


def plain_name(name: str) -> str:
    """Return *name* on one line, without control characters and not too long."""
    kept = "".join(char for char in name if unicodedata.category(char) not in _DROPPED or char == _JOINER)
    if not any(map(_shows, kept)):
        return _NOTHING
    short = " ".join(kept.split())[: LONGEST * 2]
    return short if len(short) <= LONGEST else short[: LONGEST - 1].rstrip(f" {_JOINER}") + "…"


def _shows(char: str) -> bool:
    return char not in _BLANK and not unicodedata.category(char).startswith(_INVISIBLE)


def safe_name(name: str) -> str:
    """Return *name* so that nothing in it is read as Markdown, a mention, a command or a link."""
    plain = plain_name(name)
    apart = (
        plain.replace("://", ":\u200b//").replace("@", "@\u200b").replace("/callbreak", "/\u200bcallbreak")
    )
    escaped = discord.utils.escape_markdown(apart, ignore_links=False)
    escaped = escaped.replace("<", "\\<").replace("](", "]\\(")
    unlisted = _BLOCK.sub(r"\1\\\2", escaped)
    reorders = any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in plain)
    return f"{_ISOLATE}{unlisted}{_END}" if reorders else unlisted


def columns(text: str) -> int:
    """Return how many columns *text* takes where every letter has the same width.

    >>> columns("Asha"), columns("田中"), columns("é")
    (4, 4, 1)
    """
    return sum(map(_width, text))


def column(name: str, width: int) -> str:
    """Return the beginning of *name* that fits into *width* columns of a block of code."""
    kept = ""
    for char in plain_name(name).replace("`", "'"):
        if columns(kept + char) > width:
            break
        kept += char
    return kept.rstrip(f" {_JOINER}") or _NOTHING


def _width(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1
