"""The four suits as emoji of the bot's own application, with plain symbols where they cannot be had."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import discord

from bot.engine.cards import Card, Suit
from bot.preferences import SuitColours
from bot.ui.emoji_art import suit_png
from bot.ui.patience import FAILURES

__all__ = ["PLAIN", "EmojiSets", "SuitEmoji", "emoji_names", "suit_png", "upload_missing"]

log = logging.getLogger(__name__)

_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_JOINER = "\u2060"
"""Keeps an emoji and the rank after it on one line; it has no width."""

# The names, which screen readers say: the suit comes first.
_FOUR: Mapping[Suit, str] = MappingProxyType({suit: suit.name.lower() for suit in Suit})
_TWO: Mapping[Suit, str] = MappingProxyType(
    {**_FOUR, Suit.DIAMONDS: "diamonds_red", Suit.CLUBS: "clubs_white"}
)
_NAMES = {SuitColours.FOUR: _FOUR, SuitColours.TWO: _TWO}


@dataclass(frozen=True, slots=True)
class SuitEmoji:
    """Write suits and cards: with an emoji where ``ids`` has one, in plain symbols otherwise.

    >>> from bot.engine.cards import parse_card
    >>> SuitEmoji({Suit.SPADES: 7}).card(parse_card("KS"))
    '<:spades:7>\\u2060K'
    >>> SuitEmoji().card(parse_card("KS"))
    'K♠'
    """

    ids: Mapping[Suit, int] = field(default_factory=lambda: MappingProxyType({}))
    names: Mapping[Suit, str] = field(default_factory=lambda: _FOUR, repr=False)

    def text(self, suit: Suit) -> str:
        """Return *suit* for formatted text."""
        found = self.ids.get(suit)
        return _SYMBOLS[suit] if found is None else f"<:{self.names[suit]}:{found}>"

    def card(self, card: Card) -> str:
        """Return *card* for formatted text."""
        if card.suit in self.ids:
            return f"{self.text(card.suit)}{_JOINER}{card.rank_text}"
        return f"{card.rank_text}{_SYMBOLS[card.suit]}"

    def partial(self, suit: Suit) -> discord.PartialEmoji | None:
        """Return *suit* for a button, or None: then the label has to name the suit."""
        found = self.ids.get(suit)
        return None if found is None else discord.PartialEmoji(name=self.names[suit], id=found)


EmojiSets = Mapping[SuitColours, SuitEmoji]
"""The suits in as many colours as somebody likes."""
PLAIN: EmojiSets = MappingProxyType({colours: SuitEmoji() for colours in SuitColours})
"""Plain symbols, whose colour is the text's."""


def emoji_names() -> list[str]:
    """Return the names of all the emoji that the application should have."""
    return list(dict.fromkeys([*_FOUR.values(), *_TWO.values()]))


async def upload_missing(client: discord.Client) -> EmojiSets:
    """Return the application's suits, adding those that it lacks; the client must be logged in.

    What fails is logged: a suit's other colour stands in for it, or else a plain symbol.
    """
    try:
        known = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
    except FAILURES as error:
        log.warning("The suit emoji cannot be read, so plain symbols stand in: %s", error)
        return PLAIN
    ids = {name: known.get(name) or await _upload(client, name) for name in emoji_names()}
    return {colours: _set(names, ids) for colours, names in _NAMES.items()}


def _set(names: Mapping[Suit, str], ids: Mapping[str, int | None]) -> SuitEmoji:
    """Return the suits of these *names*, each by its usual name where the other is not to be had."""
    there = {suit: name if ids[name] else _FOUR[suit] for suit, name in names.items()}
    found = {suit: emoji_id for suit, name in there.items() if (emoji_id := ids[name])}
    return SuitEmoji(MappingProxyType(found), MappingProxyType(there))


async def _upload(client: discord.Client, name: str) -> int | None:
    try:
        emoji = await client.create_application_emoji(name=name, image=suit_png(name))
    except FAILURES as error:
        log.warning("The emoji %s cannot be added, so another or a symbol stands in: %s", name, error)
        return None
    log.info("Added the emoji %s", name)
    return emoji.id
