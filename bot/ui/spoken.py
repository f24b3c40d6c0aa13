"""Suits and cards in words, in place of emoji."""

from dataclasses import dataclass, field

import discord

from bot.engine.cards import Card, Suit
from bot.i18n import Texts, texts_for
from bot.ui import card_words
from bot.ui.emoji import SuitEmoji

__all__ = ["SpokenSuits"]


@dataclass(frozen=True, slots=True)
class SpokenSuits(SuitEmoji):
    """Write suits and cards as words of one language."""

    texts: Texts = field(default_factory=texts_for)

    def text(self, suit: Suit) -> str:
        """Return a suit's word."""
        return card_words.suit_name(self.texts, suit)

    def card(self, card: Card) -> str:
        """Return a card in words."""
        return card_words.card_name(self.texts, card)

    def partial(self, suit: Suit) -> discord.PartialEmoji | None:
        """Return no emoji."""
        return None
