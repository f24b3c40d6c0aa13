"""What a panel is shown for, and which rule stands behind its greyed-out cards."""

from dataclasses import dataclass

from bot.engine import SeatView
from bot.engine.cards import Card, sort_hand
from bot.engine.play import explain
from bot.engine.state import Trick
from bot.ui.wording import Wording

__all__ = ["SURE_FROM", "Moment", "why"]

SURE_FROM = 6
"""A call this high is asked for once more."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a panel is shown for."""

    on_turn: bool = True
    """Whether the controls are live when it is this seat's turn; the answer to a press has none."""
    note: str | None = None
    taken: tuple[Trick, ...] = ()
    """The tricks that were just completed, shown whole: the thirteenth plays itself after the twelfth."""
    higher: bool = False
    """Whether the calls above eight are shown."""
    sure: int | None = None
    """The call that is asked for once more."""
    hint: str | None = None
    """What is explained, because it is new to the player."""


def why(wording: Wording, view: SeatView, *, always: bool = False) -> str | None:
    """Return the rule that forbids some of the cards, if one does.

    Following suit is what everybody expects, so that it is named only if *always* asks for it.
    """
    public = view.public
    for card in sort_hand(view.hand, public.rules.trump):
        if card not in view.legal and (always or not public.trick or _would_surprise(view, card)):
            return wording.reason(explain(public.rules, card, view.legal, public.trick))
    return None


def _would_surprise(view: SeatView, card: Card) -> bool:
    """Return whether *card* is forbidden by more than the duty to follow suit."""
    led = view.public.trick[0].suit
    return view.legal[0].suit is not led or card.suit is led
