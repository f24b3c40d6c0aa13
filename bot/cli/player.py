"""``python -m bot player LEVEL``: one of our players in somebody else's arena."""

import sys

from bot.arena.chair import NotALine
from bot.arena.participants import BUILT_IN
from bot.arena.speaker import answers
from bot.cli.exits import Exit

__all__ = ["player"]


def player(level: str, seed: int) -> Exit:
    """Speak the player protocol on standard input and output until the other end says goodbye."""
    try:
        for answer in answers(BUILT_IN[level](seed), sys.stdin):
            print(answer, flush=True)
    except NotALine as error:
        print(error, file=sys.stderr)
        return Exit.FAILED
    return Exit.FINE
