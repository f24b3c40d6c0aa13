"""The game itself: rules, state, decisions, views and records. Standard library only.

Ask with :func:`submit`; look through :func:`seat_view` and :func:`public_view`, which are all that may
leave for other eyes.
"""

from bot.engine.decide import decide
from bot.engine.evolve import evolve, replay
from bot.engine.messages import Command, Event
from bot.engine.state import Match
from bot.engine.views import PublicView, SeatView, public_view, seat_view

__all__ = [
    "PublicView",
    "SeatView",
    "decide",
    "evolve",
    "public_view",
    "replay",
    "seat_view",
    "submit",
]


def submit(match: Match, command: Command) -> tuple[Match, tuple[Event, ...]]:
    """Return the match after *command*, with the events that led there.

    Raises Refusal, changing nothing, when the rules are against it.
    """
    events = decide(match, command)
    for event in events:
        match = evolve(match, event)
    return match, events
