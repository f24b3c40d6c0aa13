"""Chance for players: the same for the same seed and the same view, whatever was asked before."""

from random import Random

from bot.engine.cards import format_cards
from bot.engine.views import SeatView

__all__ = ["chance_of"]


def chance_of(seed: int, view: SeatView) -> Random:
    """Return a source of chance for this decision alone."""
    public = view.public
    played = " ".join(format_cards(trick.cards) for trick in public.tricks)
    return Random(
        f"{seed}/{len(public.history)}/{view.seat}/{format_cards(view.hand)}/{played}/{public.trick}"
    )
