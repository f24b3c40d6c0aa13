"""How many tricks a hand is worth, before or in the middle of a deal."""

from collections.abc import Iterable, Sequence

from bot.engine.cards import Card
from bot.players import weights
from bot.players.memory import Memory

__all__ = ["Groups", "by_suit", "strength", "without"]

Groups = tuple[tuple[int, ...], ...]
"""A hand by suit, each suit's card indices from the highest down."""


def by_suit(hand: Iterable[Card]) -> Groups:
    """Return *hand* by suit, high to low."""
    groups: tuple[list[int], ...] = ([], [], [], [])
    for index in sorted((card.index for card in hand), reverse=True):
        groups[index // 13].append(index)
    return tuple(map(tuple, groups))


def without(groups: Groups, index: int) -> Groups:
    """Return *groups* when card *index* has been played."""
    suit = index // 13
    rest = tuple([other for other in groups[suit] if other != index])
    return (*groups[:suit], rest, *groups[suit + 1 :])


def strength(groups: Groups, memory: Memory, trump: int) -> float:
    """Return the number of tricks that *groups* can be expected to win from here on."""
    trumps_left = memory.left(trump)
    low = sum(1 for index in groups[trump] if memory.above(index))
    total = _trumps(groups[trump], memory)
    for suit, group in enumerate(groups):
        if suit == trump:
            continue
        left = memory.left(suit)
        total += _side(group, memory, left, trumps_left)
        if low and len(group) < 3 and left:
            total += weights.SHORT[min(low, 3) - 1][len(group)]
    return total


def _trumps(group: Sequence[int], memory: Memory) -> float:
    total = 0.0
    for place, index in enumerate(group):
        total += weights.TRUMP[min(place, 5)][min(memory.above(index), 5)]
    return total


def _side(group: Sequence[int], memory: Memory, left: int, trumps_left: int) -> float:
    total = 0.0
    drawn = 0 if not trumps_left else 1 if trumps_left < 4 else 2
    for place, index in enumerate(group):
        above = memory.above(index)
        if not above:
            total += weights.MASTER[drawn][max(0, min(9, left - 3 * place))]
        elif above < 4:
            guarded = len(group) > above
            total += weights.PROMOTED[drawn][guarded][above - 1]
    return total
