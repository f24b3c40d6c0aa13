"""The four suits as emoji of the bot's own application, with plain symbols where they cannot be had."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

import aiohttp
import discord

from bot.engine.cards import Card, Suit
from bot.ui.emoji_art import suit_png

__all__ = ["SuitEmoji", "suit_png", "upload_missing"]

log = logging.getLogger(__name__)

_SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}
_FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)


def _name(suit: Suit) -> str:
    """Return the emoji's name, which screen readers say."""
    return suit.name.lower()


@dataclass(frozen=True, slots=True)
class SuitEmoji:
    """Write suits and cards: with an emoji where ``ids`` has one, in plain symbols otherwise.

    >>> from bot.engine.cards import parse_card
    >>> SuitEmoji({Suit.SPADES: 7}).card(parse_card("KS"))
    '<:spades:7>K'
    >>> SuitEmoji().card(parse_card("KS"))
    'K♠'
    """

    ids: Mapping[Suit, int] = field(default_factory=lambda: MappingProxyType({}))

    def text(self, suit: Suit) -> str:
        """Return *suit* for formatted text."""
        found = self.ids.get(suit)
        return _SYMBOLS[suit] if found is None else f"<:{_name(suit)}:{found}>"

    def card(self, card: Card) -> str:
        """Return *card* for formatted text."""
        if card.suit in self.ids:
            return f"{self.text(card.suit)}{card.rank_text}"
        return f"{card.rank_text}{_SYMBOLS[card.suit]}"

    def partial(self, suit: Suit) -> discord.PartialEmoji | None:
        """Return *suit* for a button, or None: then the label has to name the suit."""
        found = self.ids.get(suit)
        return None if found is None else discord.PartialEmoji(name=_name(suit), id=found)


async def upload_missing(client: discord.Client) -> SuitEmoji:
    """Return the application's suits, adding those that it lacks; the client must be logged in.

    What fails is logged and stays a plain symbol.
    """
    try:
        known = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
    except _FAILURES as error:
        log.warning("The suit emoji cannot be read, so plain symbols stand in: %s", error)
        return SuitEmoji()
    ids = {suit: known.get(_name(suit)) or await _upload(client, _name(suit)) for suit in Suit}
    return SuitEmoji(MappingProxyType({suit: found for suit, found in ids.items() if found is not None}))


async def _upload(client: discord.Client, name: str) -> int | None:
    try:
        emoji = await client.create_application_emoji(name=name, image=suit_png(name))
    except _FAILURES as error:
        log.warning("The emoji %s cannot be added, so a plain symbol stands in: %s", name, error)
        return None
    log.info("Added the emoji %s", name)
    return emoji.id
