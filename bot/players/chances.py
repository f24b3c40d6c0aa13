"""How likely a card is to win the trick it is played to."""

from collections.abc import Sequence
from math import prod

from bot.engine.rules import Ruleset, WhenVoid
from bot.players.memory import SUIT_NUMBER, Memory

__all__ = ["beats", "chance"]


def beats(index: int, best: int, trump: int) -> bool:
    """Return whether card *index* takes a trick from *best*, the winning card so far."""
    if index // 13 == best // 13:
        return index > best
    return index // 13 == trump


def chance(
    rules: Ruleset, memory: Memory, index: int, best: int | None, led: int, later: Sequence[int]
) -> float:
    """Return the chance that card *index* wins: *best* wins so far, seats *later* are still to play.

    Takes it that whoever can beat a card does.
    """
    trump = SUIT_NUMBER[rules.trump]
    if best is not None and not beats(index, best, trump):
        return 0.0
    if index // 13 != led:
        lower = [(1 - memory.share(seat, trump)) ** memory.above(index) for seat in later]
        return prod(
            [1 - _void(memory, seat, led) * (1 - low) for seat, low in zip(later, lower, strict=True)]
        )
    elsewhere = 1 - sum([memory.share(seat, led) for seat in later])
    followed: float = max(0.0, elsewhere) ** memory.above(index)
    if led == trump or not followed:
        return followed
    willing = 0.8 if rules.when_void is WhenVoid.FREE else 1.0
    return followed * prod(
        [1 - willing * _void(memory, seat, led) * (1 - _void(memory, seat, trump)) for seat in later]
    )


def _void(memory: Memory, seat: int, suit: int) -> float:
    """Return the chance that *seat* has no card of *suit*."""
    result: float = (1 - memory.share(seat, suit)) ** memory.left(suit)
    return result
