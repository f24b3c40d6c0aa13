"""Formatted text without its marks."""

import re

__all__ = ["plain_text"]

_EMOJI = re.compile(r"<:(spades|hearts|diamonds|clubs)\w*:\d+>")
_SUITS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
_MARKS = re.compile(r"\*\*|`|^#+ |^-# ", re.MULTILINE)


def plain_text(text: str) -> str:
    """Return formatted *text* without its marks, for a picture, its description, or people who listen.

    >>> plain_text("### **Asha** led <:hearts:12>K")
    'Asha led ♥K'
    """
    shown = _EMOJI.sub(lambda found: _SUITS[found[1]], text)
    return _MARKS.sub("", shown).replace("\\", "")
