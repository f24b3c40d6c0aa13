"""Names that people gave themselves, made safe to show inside formatted text."""

import unicodedata

import discord

__all__ = ["plain_name", "safe_name"]

LONGEST = 24
_DROPPED = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Control and format characters: line breaks, direction marks, joiners that could reorder what follows."""
_BLANK = " \t\u115f\u1160\u2800\u3164\uffa0\u200d"
"""Characters that count as letters and show nothing."""


def plain_name(name: str) -> str:
    """Return *name* on one line, without control characters and not too long."""
    kept = "".join(char for char in name if unicodedata.category(char) not in _DROPPED or char == "\u200d")
    if not kept.strip(_BLANK):
        return "?"
    short = " ".join(kept.split())[: LONGEST * 2]
    return (short if len(short) <= LONGEST else short[: LONGEST - 1].rstrip() + "…") or "?"


def safe_name(name: str) -> str:
    """Return *name* so that nothing in it is read as Markdown, a mention or a link."""
    unlinked = plain_name(name).replace("://", ":\u200b//").replace("@", "@\u200b")
    return discord.utils.escape_markdown(unlinked, ignore_links=False).replace("<", "\\<")
