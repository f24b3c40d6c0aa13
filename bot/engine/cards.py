"""Suits, cards and the pack.

A card is one of 52 objects made once, here; they are compared by identity, which is what keeps the
rules fast. Obtain them from :data:`PACK` or :func:`parse_card`, never by calling ``Card``.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

__all__ = ["PACK", "Card", "Suit", "format_cards", "parse_card", "parse_cards", "sort_hand"]


class Suit(StrEnum):
    """A suit, by the letter that the match record uses. Declared in the order of the pack."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


_RANK_TEXT = {**{rank: str(rank) for rank in range(2, 11)}, 11: "J", 12: "Q", 13: "K", 14: "A"}


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One card of the pack; ``rank`` runs from 2 to 14, the ace."""

    suit: Suit
    rank: int
    index: int
    """Its place in an unshuffled pack, 0 (2C) to 51 (AS)."""
    text: str
    """Rank, then suit letter: ``10H``."""

    @property
    def rank_text(self) -> str:
        """The rank alone: ``2`` to ``10``, ``J``, ``Q``, ``K``, ``A``."""
        return _RANK_TEXT[self.rank]

    @property
    def is_court(self) -> bool:
        """Whether it counts for a redeal without J, Q, K or A."""
        return self.rank > 10

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return (_card_at, (self.index,))  # copies and pickles stay the one object


PACK: tuple[Card, ...] = tuple(
    Card(suit, rank, number, _RANK_TEXT[rank] + suit)
    for number, (suit, rank) in enumerate((suit, rank) for suit in Suit for rank in range(2, 15))
)
"""2C to AC, 2D to AD, 2H to AH, 2S to AS: where the fair shuffle starts (RULES, The fair shuffle, 4)."""

_BY_TEXT = {card.text: card for card in PACK}
_SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S"})


def _card_at(index: int) -> Card:
    return PACK[index]


def parse_card(text: str) -> Card:
    """Return the card that *text* names; lower case, ``T`` for 10 and suit symbols are understood.

    Raises ValueError for anything else.

    >>> parse_card("t♥")
    10H
    """
    card = _BY_TEXT.get(text)
    if card is None:
        plain = text.replace("\ufe0f", "").translate(_SYMBOLS).upper()
        if plain.startswith("T"):
            plain = "10" + plain[1:]
        card = _BY_TEXT.get(plain)
    if card is None:
        raise ValueError(f"not a card: {text[:20]!r}")
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards in *text*, separated by spaces. Raises ValueError like :func:`parse_card`.

    >>> parse_cards("AS 10H")
    (AS, 10H)
    """
    return tuple(parse_card(word) for word in text.split())


def format_cards(cards: Iterable[Card]) -> str:
    """Return *cards* as the match record writes them.

    >>> format_cards(PACK[:3])
    '2C 3C 4C'
    """
    return " ".join(card.text for card in cards)


def sort_hand(cards: Iterable[Card], trump: Suit = Suit.SPADES) -> tuple[Card, ...]:
    """Return *cards* as people hold them: trumps first, then by suit, high to low.

    Colours alternate where they can: S H C D, with the trump suit taken to the front.
    """
    order = [trump, *(suit for suit in _HELD if suit is not trump)]
    return tuple(sorted(cards, key=lambda card: (order.index(card.suit), -card.rank)))


_HELD = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
