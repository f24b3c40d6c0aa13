"""What a card that was played shows of the cards that its player does not hold."""

import numpy as np

from bot.players.fast.legal import bound_to_beat, winning_trumps
from bot.players.fast.ruling import ANY_TRUMP, FREE, Ruling
from bot.players.fast.trick import Lying
from bot.players.fast.words import ABOVE, BIT, LANE, NOTHING, SUIT, TRUMP, TRUMPS, Ints, Words

__all__ = ["denied"]


def denied(ruling: Ruling, cards: Ints, lying: Lying) -> Words:
    """Return the cards that the player of *cards* showed not to have when *lying* lay before them."""
    follows = cards // LANE == lying.led
    ducked = follows & bound_to_beat(ruling, lying) & (cards < lying.top)
    following = np.where(ducked, ABOVE[lying.top], NOTHING)
    return np.where(follows, following, SUIT[lying.led] | _trumps(ruling, cards, lying))


def _trumps(ruling: Ruling, cards: Ints, lying: Lying) -> Words:
    """Return the trumps that somebody without the suit led showed not to have."""
    over = winning_trumps(lying)
    lost = (BIT[cards] & over) == NOTHING
    none = (ruling.void == ANY_TRUMP) & (cards // LANE != TRUMP)
    missing = np.where(none, TRUMPS, over)
    return np.where(lost & (ruling.void != FREE), missing, NOTHING)
