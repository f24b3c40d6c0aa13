"""Cards and suits inside sentences."""

from collections.abc import Iterable
from itertools import groupby

from bot.engine.cards import Card, Suit, sort_hand
from bot.i18n import Texts
from bot.ui.emoji import SuitEmoji

__all__ = ["card_name", "held_cards", "one_of", "rank_name", "rank_of", "suit_name"]


def suit_name(texts: Texts, suit: Suit) -> str:
    """Return a suit's word: ``clubs``."""
    return texts.text(f"suit-{suit.name.lower()}")


def one_of(texts: Texts, suit: Suit) -> str:
    """Return the words for some card of a suit: ``a club``."""
    return texts.text("suit-one", suit=suit.name.lower())


def rank_name(texts: Texts, card: Card) -> str:
    """Return a rank's word: ``queen``, ``nine``."""
    return texts.text(f"rank-{card.rank_text.lower()}")


def rank_of(texts: Texts, card: Card) -> str:
    """Return the rank of a card that lies in the trick: ``the queen``, ``the 9``."""
    figure = card.rank_text
    return texts.text("rank-the", rank=card.rank if figure.isdigit() else figure.lower(), figure=figure)


def card_name(texts: Texts, card: Card) -> str:
    """Return a card in words: ``queen of hearts``."""
    return texts.text("card-name", rank=rank_name(texts, card), suit=suit_name(texts, card.suit))


def held_cards(texts: Texts, emoji: SuitEmoji, cards: Iterable[Card], *, choose: bool = False) -> str:
    """Return cards by suit, each suit said once; one of them is to be taken when *choose*.

    >>> from bot.engine.cards import parse_cards
    >>> from bot.i18n import texts_for
    >>> held_cards(texts_for(), SuitEmoji(), parse_cards("5D 10D KS"))
    '♠\\xa0K; ♦\\xa010 and 5'
    """
    return "; ".join(
        f"{emoji.text(suit)}\u00a0{texts.listed((card.rank_text for card in group), choose=choose)}"
        for suit, group in groupby(sort_hand(cards), key=lambda card: card.suit)
    )
