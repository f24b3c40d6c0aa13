"""The player for an even game: the call that fits, and cards judged by tables."""

from bot.engine.cards import Card
from bot.engine.views import SeatView
from bot.players.calling import choose_call
from bot.players.fast.reading import plain_numbers
from bot.players.tables.policy import judge, load_table
from bot.players.tables.seen import scene_of

__all__ = ["MediumPlayer"]


class MediumPlayer:
    """Remembers every card, and knows by experience what each is worth in a place like this."""

    def call(self, view: SeatView) -> int:
        """Return the call that promises most for this hand."""
        return choose_call(view)

    def play(self, view: SeatView) -> Card:
        """Return the legal card that the tables like best; of equals, the lowest."""
        if len(view.legal) == 1:
            return view.legal[0]
        number = plain_numbers(view.public.rules)
        legal = [number[card.index] for card in view.legal]
        values = judge(load_table(), scene_of(view), legal)
        best = max(range(len(legal)), key=lambda place: (values[place], -view.legal[place].rank))
        return view.legal[best]
