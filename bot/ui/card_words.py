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
    return texts.text("rank-the", rank=_which(card), figure=card.rank_text)


def card_name(texts: Texts, card: Card) -> str:
    """Return a card in words: ``queen of hearts``."""
    rank, suit = rank_name(texts, card), suit_name(texts, card.suit)
    return texts.text("card-name", rank=rank, suit=suit, which=_which(card))


def _which(card: Card) -> int | str:
    """Return what a text chooses by: ``a``, ``k``, ``q``, ``j``, or a number from 2 to 10."""
    return card.rank if card.rank_text.isdigit() else card.rank_text.lower()


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
