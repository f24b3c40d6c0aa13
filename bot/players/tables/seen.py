"""From what a seat sees to what the tables look at: plain whole numbers, in a few millionths of a second."""

from bot.engine.cards import Card, Suit
from bot.engine.rules import Ruleset
from bot.engine.state import step
from bot.engine.views import SeatView
from bot.players.fast.reading import plain_numbers
from bot.players.fast.stakes import points
from bot.players.memory import shows_no_trump
from bot.players.tables.keys import Scene, mood_of

__all__ = ["scene_of"]

_ALL = sum(0x1FFF << 16 * suit for suit in range(4))
_SUITS = tuple(0x1FFF << 16 * suit for suit in range(4))


def scene_of(view: SeatView) -> Scene:
    """Return what *view*'s seat, which is to play, sees."""
    public, number = view.public, plain_numbers(view.public.rules)
    rules, seat, onward = public.rules, view.seat, step(public.rules)
    own = 0
    for card in view.hand:
        own |= 1 << number[card.index]
    out, unseen = _announced(view, number), _ALL ^ own
    for trick in public.tricks:
        unseen &= ~_follow(rules, trick.cards, (trick.lead - seat) * onward, out, number)
    lying = public.trick
    if lying:
        unseen &= ~_follow(rules, lying, -len(lying), out, number)
    for suit, cards in enumerate(_SUITS):
        if not unseen & cards:
            out = [flags | 1 << suit for flags in out]
    best, ahead = _best([number[card.index] for card in lying])
    worth = points(rules)[public.calls[seat] or 0].tolist()
    mood = mood_of(worth, public.calls[seat] or 0, public.won[seat], len(view.hand))
    led = number[lying[0].index] >> 4 if lying else 0
    return Scene(own, unseen, (out[1], out[2], out[3]), len(lying), best, led, (ahead - len(lying)) % 4, mood)


def _announced(view: SeatView, number: tuple[int, ...]) -> list[int]:
    """Return, by seat from *view*'s own, the suits that the rules let the table know to be missing."""
    out = [0] * 4
    for seat, suits in enumerate(view.public.voids or ()):
        away = (seat - view.seat) * step(view.public.rules) % 4
        out[away] = sum(1 << (number[_first(suit)] >> 4) for suit in suits)
    return out


def _first(suit: Suit) -> int:
    return 13 * list(Suit).index(suit)


def _follow(
    rules: Ruleset, cards: tuple[Card, ...], seat: int, out: list[int], number: tuple[int, ...]
) -> int:
    """Note who is out of what by a trick led by *seat*; return its cards."""
    word, led, trumped = 0, number[cards[0].index] >> 4, False
    for card in cards:
        place = number[card.index]
        word |= 1 << place
        if place >> 4 != led:
            out[seat % 4] |= 1 << led
            if place >> 4 != 3 and shows_no_trump(rules, trumped):
                out[seat % 4] |= 8
            trumped = trumped or place >> 4 == 3
        seat += 1
    return word


def _best(cards: list[int]) -> tuple[int, int]:
    """Return the card that wins as it lies and its place from the lead on."""
    best, place = (cards[0], 0) if cards else (0, 0)
    for turn, card in enumerate(cards):
        if card > best if card >> 4 == best >> 4 else card >> 4 == 3:
            best, place = card, turn
    return best, place
