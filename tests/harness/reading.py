"""Find every card that a request shows, in whatever form: text, button, custom id or choice."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from bot.engine.cards import PACK, Card, parse_card
from bot.i18n import texts_for
from bot.ui.card_words import card_name
from tests.harness.components import Component, card_of

__all__ = ["cards_in"]

_RANK = r"(?:10|[2-9JQKA])"
_AFTER_SUIT = re.compile(
    rf"(<:(?:spades|hearts|diamonds|clubs)\w*:\d+>)((?:[ *\u2060]*\b{_RANK}\b)+)"
    rf"|([♠♥♦♣])((?: *\*\*{_RANK}\*\*)+)"  # not bold, the rank stands before the symbol
)
_BEFORE_SUIT = re.compile(rf"(?<!\w)({_RANK})([♠♥♦♣])")
_PLAIN = re.compile(rf"(?<![\w<]){_RANK}[CDHS](?!\w)")
_WORDS = {card_name(texts_for(None), card): card for card in PACK}
_IN_WORDS = re.compile(r"\w+ of (?:spades|hearts|diamonds|clubs)")
_LETTERS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def cards_in(value: object) -> set[Card]:
    """Return every card in a request's body."""
    return set(_cards(value))


def _cards(value: object) -> Iterator[Card]:
    if isinstance(value, str):
        yield from _in_text(value)
    elif isinstance(value, Mapping):
        yield from _on_button(value)
        for item in value.values():
            yield from _cards(item)
    elif isinstance(value, list):
        for item in value:
            yield from _cards(item)


def _in_text(text: str) -> Iterator[Card]:
    for found in _AFTER_SUIT.finditer(text):
        suit, ranks = filter(None, found.groups())
        for rank in re.findall(_RANK, ranks):
            yield parse_card(rank + _letter(suit))
    for rank, suit in _BEFORE_SUIT.findall(text):
        yield parse_card(rank + _letter(suit))
    for card in _PLAIN.findall(text):
        yield parse_card(card)
    yield from (_WORDS[name] for name in _IN_WORDS.findall(text) if name in _WORDS)
    if card := card_of(text):
        yield parse_card(card)


def _on_button(item: Component) -> Iterator[Card]:
    emoji: Mapping[str, Any] = item.get("emoji") or {}
    label = str(item.get("label") or "")
    if re.fullmatch(_RANK, label) and emoji.get("name") in ("spades", "hearts", "diamonds", "clubs"):
        yield parse_card(label + _letter(f"<:{emoji['name']}:0>"))


def _letter(suit: str) -> str:
    """Return a suit's letter.

    >>> _letter("<:spades:7>"), _letter("♥")
    ('S', 'H')
    """
    return _LETTERS.get(suit) or suit[2].upper()
