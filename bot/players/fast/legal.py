"""Which cards may be played, for many deals at once: the vector form of ``bot.engine.play``."""

import numpy as np

from bot.players.fast.ruling import ALWAYS, ANY_TRUMP, FREE, NO_UNDERTRUMP, UNTIL_TRUMPED, Ruling
from bot.players.fast.trick import Lying
from bot.players.fast.words import ABOVE, NOTHING, SUIT, TRUMPS, Bools, Words

__all__ = ["answers", "bound_to_beat", "leads", "winning_trumps"]


def leads(ruling: Ruling, own: Words) -> Words:
    """Return the cards that may be led to the first trick."""
    plain = own & ~TRUMPS
    return np.where(ruling.no_trump_lead & (plain != NOTHING), plain, own)


def answers(ruling: Ruling, own: Words, lying: Lying) -> Words:
    """Return the cards of *own* that may be played to a trick that has been led to."""
    following = own & SUIT[lying.led]
    higher = following & ABOVE[lying.top]
    must = bound_to_beat(ruling, lying) & (higher != NOTHING)
    return np.where(
        following != NOTHING, np.where(must, higher, following), _void(ruling, own, winning_trumps(lying))
    )


def bound_to_beat(ruling: Ruling, lying: Lying) -> Bools:
    """Return whether whoever follows suit has to play higher if possible."""
    bound: Bools = (ruling.beat == ALWAYS) | ((ruling.beat == UNTIL_TRUMPED) & ~lying.ruffed)
    return bound


def winning_trumps(lying: Lying) -> Words:
    """Return the trumps that would win the trick, played by somebody without the suit led."""
    return np.where(lying.ruffed, ABOVE[lying.best], TRUMPS)


def _void(ruling: Ruling, own: Words, over: Words) -> Words:
    trumps, plain = own & TRUMPS, own & ~TRUMPS
    winning = trumps & over
    other = np.where((ruling.void == ANY_TRUMP) & (trumps != NOTHING), trumps, own)
    other = np.where((ruling.void == NO_UNDERTRUMP) & (plain != NOTHING), plain, other)
    bound = np.where(winning != NOTHING, winning, other)
    return np.where(ruling.void == FREE, own, bound)
