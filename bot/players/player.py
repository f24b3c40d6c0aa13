"""What a computer player is to the table."""

from typing import Protocol

from bot.engine.cards import Card
from bot.engine.views import SeatView

__all__ = ["Player"]


class Player(Protocol):
    """Somebody who decides from one seat's view alone, the same way every time it is asked."""

    def call(self, view: SeatView) -> int:
        """Return the number of tricks to undertake; *view* has ``may_call``."""
        ...

    def play(self, view: SeatView) -> Card:
        """Return one of the view's ``legal`` cards, of which there is at least one."""
        ...
