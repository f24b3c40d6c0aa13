"""What a seat can know of the cards it does not see, from the cards that were played.

Cards are bits here, by their index in the pack, so that counting them is cheap.
"""

from dataclasses import dataclass

from bot.engine.cards import PACK, Suit
from bot.engine.rules import Ruleset, WhenVoid
from bot.engine.state import Trick, step
from bot.engine.views import PublicView, SeatView

__all__ = ["HIGHER", "SUIT_BITS", "SUIT_NUMBER", "Memory", "remember", "shows_no_trump"]

SUIT_NUMBER = {suit: number for number, suit in enumerate(Suit)}
SUIT_BITS = tuple(0x1FFF << 13 * number for number in range(4))
"""The thirteen cards of each suit."""
HIGHER = tuple(SUIT_BITS[index // 13] & ~((2 << index) - 1) for index in range(52))
"""For each card, the cards of its suit above it."""
_ALL = (1 << len(PACK)) - 1


@dataclass(frozen=True, slots=True)
class Memory:
    """The cards held by the other three seats, and who is known to be out of which suit."""

    unseen: int
    out: tuple[int, ...]
    """By seat, a bit for each suit that the seat is known not to hold."""
    seat: int

    def left(self, suit: int) -> int:
        """Return how many cards of *suit* the others hold."""
        return (self.unseen & SUIT_BITS[suit]).bit_count()

    def above(self, index: int) -> int:
        """Return how many cards of the same suit above card *index* the others hold."""
        return (self.unseen & HIGHER[index]).bit_count()

    def share(self, seat: int, suit: int) -> float:
        """Return the chance that *seat* holds any one unseen card of *suit*."""
        bit = 1 << suit
        if self.out[seat] & bit:
            return 0.0
        return 1 / sum(1 for other in range(4) if other != self.seat and not self.out[other] & bit)

    def after_lead(self, suit: int) -> "Memory":
        """Return what is left once everybody has followed a lead of *suit*, each with a low card."""
        unseen = self.unseen
        followers = sum(1 for seat in range(4) if seat != self.seat and not self.out[seat] & (1 << suit))
        for _ in range(min(followers, self.left(suit))):
            lowest = unseen & SUIT_BITS[suit]
            unseen ^= lowest & -lowest
        return Memory(unseen, self.out, self.seat)


def remember(view: SeatView) -> Memory:
    """Return what *view*'s seat knows of the other hands."""
    public = view.public
    unseen, out = _ALL, _announced(public)
    for card in view.hand:
        unseen ^= 1 << card.index
    lead = public.lead if public.lead is not None else view.seat
    tricks = (*public.tricks, Trick(lead, public.trick, lead)) if public.trick else public.tricks
    onward = step(public.rules)
    trump = SUIT_NUMBER[public.rules.trump]
    for trick in tricks:
        led, trumped, seat = trick.cards[0].index // 13, False, trick.lead
        for card in trick.cards:
            unseen ^= 1 << card.index
            suit = card.index // 13
            if suit != led:
                out[seat] |= 1 << led
                if suit != trump and shows_no_trump(public.rules, trumped):
                    out[seat] |= 1 << trump
                trumped = trumped or suit == trump
            seat = (seat + onward) % 4
    return Memory(unseen, tuple(out), view.seat)


def shows_no_trump(rules: Ruleset, trumped: bool) -> bool:
    """Return whether discarding on a trick, *trumped* already or not, shows that no trump is held."""
    if rules.when_void is WhenVoid.FREE:
        return False
    return not trumped or rules.when_void is WhenVoid.ANY_TRUMP


def _announced(public: PublicView) -> list[int]:
    if public.voids is None:
        return [0] * 4
    return [sum(1 << SUIT_NUMBER[suit] for suit in suits) for suits in public.voids]
