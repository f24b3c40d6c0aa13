"""Formatted text without its marks."""

import re

__all__ = ["plain_text"]

_SUITS = {"spades": "♠", "hearts": "♥", "diamonds": "♦", "clubs": "♣"}
_MARK = re.compile(
    r"\\(?P<escaped>.)|<:(?P<suit>spades|hearts|diamonds|clubs)\w*:\d+>|\*\*|`|^#+ |^-# ", re.MULTILINE
)


def plain_text(text: str) -> str:
    r"""Return formatted *text* without its marks, for a picture, its description, or people who listen.

    >>> plain_text("### **Asha** led <:hearts:12>K")
    'Asha led ♥K'
    >>> plain_text(r"\*\*Asha\*\* \<:hearts:12> and \`so\`")  # a name that was made safe
    '**Asha** <:hearts:12> and `so`'
    """
    return _MARK.sub(_shown, text)


def _shown(mark: re.Match[str]) -> str:
    return mark["escaped"] or _SUITS.get(mark["suit"], "")
