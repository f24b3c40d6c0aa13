"""Which entries of the tables speak of a card."""

from collections.abc import Sequence
from typing import NamedTuple

__all__ = ["SIZE", "Scene", "card_keys", "mood_of"]

_SUIT = tuple(0x1FFF << 16 * suit for suit in range(4))
_ABOVE = tuple(_SUIT[card >> 4] & ~((2 << card) - 1) for card in range(64))
_TRUMP = 3
_LOST, _PRESSED, _WANTING, _MADE, _FULL, _BURDENED = range(6)


class Scene(NamedTuple):
    """What the tables look at; cards and suits are numbered as in ``fast``, seats from the one to play."""

    own: int
    unseen: int
    out: tuple[int, int, int]
    """For the next three seats, a bit for each suit of which they are known to be out."""
    position: int
    """How many cards lie in the trick."""
    best: int
    """The card that wins as it lies, and the suit led; neither counts on lead."""
    led: int
    ahead: int
    """The seat that wins as it lies, 1 to 3."""
    mood: int


def mood_of(worth: Sequence[float], call: int, won: int, left: int) -> int:
    """Return how a player feels who *won* so many tricks of *call*, with *left* to come.

    *worth* says what 0 to 13 tricks are worth.
    """
    ahead = worth[won : won + left + 1]
    if min(ahead) == max(ahead) or (won < call and call - won > left):
        return _LOST
    if won < call:
        return _PRESSED if 2 * (call - won) > left else _WANTING
    if ahead[1] < ahead[0]:
        return _BURDENED
    return _FULL if left > 1 and ahead[2] < ahead[1] else _MADE


def _few(number: int, most: int) -> int:
    return number if number < most else most


_KIND = ((3, 2), (0, 1))
"""Following with a plain suit or a trump, trumping, or discarding."""
_LEFT = (0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
_UNSEEN = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3)
_TRUMPS = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3)
_LEAD = (2 * 4 * 6 * 6, 2 * 3 * 4 * 3 * 4, 2 * 4 * 4 * 6, 2 * 4 * 4 * 6)
_ANSWER = (4 * 3 * 2 * 4 * 6, 4 * 2 * 4 * 2 * 6, 4 * 6 * 4 * 4, 4 * 2 * 4 * 3 * 6)
_START = tuple([sum((*_LEAD, *_ANSWER)[:place]) for place in range(8)])
SIZE = sum((*_LEAD, *_ANSWER))
"""How many entries there are."""


def card_keys(scene: Scene, legal: Sequence[int]) -> list[tuple[int, int, int, int]]:
    """Return, for each card of *legal*, the entries whose sum is its worth."""
    if scene.position:
        return [_answer(scene, card, legal) for card in legal]
    return [_lead(scene, card) for card in legal]


def _lead(scene: Scene, card: int) -> tuple[int, int, int, int]:
    own, unseen, mood = scene.own, scene.unseen, scene.mood
    suit = card >> 4
    trump = int(suit == _TRUMP)
    mine, theirs = own & _SUIT[suit], unseen & _SUIT[suit]
    higher = _few((theirs & _ABOVE[card]).bit_count(), 3)
    length = _few(mine.bit_count(), 6) - 1
    trumps = unseen & _SUIT[_TRUMP]
    threats = 0 if trump or not trumps else _threats(scene.out, suit)
    held = _few((own & _SUIT[_TRUMP]).bit_count(), 3)
    left = _LEFT[own.bit_count()]
    place = (not mine & _ABOVE[card]) + 2 * (not mine & ~_ABOVE[card] & ~(1 << card))
    return (
        _START[0] + ((trump * 4 + higher) * 6 + length) * 6 + mood,
        _START[1]
        + (((trump * 3 + _few(higher, 2)) * 4 + _UNSEEN[theirs.bit_count()]) * 3 + threats) * 4
        + _TRUMPS[trumps.bit_count()],
        _START[2] + ((trump * 4 + place) * 4 + held) * 6 + mood,
        _START[3] + ((trump * 4 + higher) * 4 + left) * 6 + mood,
    )


def _threats(out: tuple[int, int, int], suit: int) -> int:
    """Return how many seats are known to be out of *suit* and may trump, at most 2."""
    bad = sum(1 for seat in out if seat >> suit & 1 and not seat >> _TRUMP & 1)
    return _few(bad, 2)


def _answer(scene: Scene, card: int, legal: Sequence[int]) -> tuple[int, int, int, int]:
    own, mood, best, led = scene.own, scene.mood, scene.best, scene.led
    suit = card >> 4
    kind = _KIND[suit == led][suit == _TRUMP]
    wins = int(card > best if suit == best >> 4 else suit == _TRUMP)
    higher = _few((scene.unseen & _ABOVE[card]).bit_count(), 3)
    length = _few((own & _SUIT[suit]).bit_count(), 6) - 1
    held = _few((own & _SUIT[_TRUMP]).bit_count(), 3)
    left = _LEFT[own.bit_count()]
    same = [other for other in legal if other >> 4 == suit]
    place = (card == min(same)) + 2 * (card == max(same))
    later = scene.out[: 3 - scene.position]
    threat = int(any(seat >> led & 1 and not seat >> _TRUMP & 1 for seat in later))
    return (
        _START[4] + (((kind * 3 + scene.position - 1) * 2 + wins) * 4 + higher) * 6 + mood,
        _START[5] + (((kind * 2 + wins) * 4 + place) * 2 + threat) * 6 + mood,
        _START[6] + ((kind * 6 + length) * 4 + higher) * 4 + held,
        _START[7] + (((kind * 2 + wins) * 4 + left) * 3 + scene.ahead - 1) * 6 + mood,
    )
