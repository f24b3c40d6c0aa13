"""The player for beginners: knows what to do, forgets what was played, calls little."""

from dataclasses import replace

from bot.engine.cards import Card
from bot.engine.views import SeatView
from bot.players.calling import expected_tricks, raised_against_redeal
from bot.players.chance import chance_of
from bot.players.fast.reading import plain_numbers
from bot.players.tables.policy import judge, load_table
from bot.players.tables.seen import scene_of

__all__ = ["EasyPlayer"]

_REMEMBERED = 1
"""Tricks that are still remembered: the last one."""
_CAUTION = 1.0
"""Tricks left out of account when calling; what is left is rounded down."""
_DOUBT = 1.4
"""How far a hand may seem better or worse than it is, in tricks."""
_WAVERING = 3.0
"""How far, in the tables' terms, a card may seem better or worse than it is."""


class EasyPlayer:
    """Plays each card for a reason, though not always for the best one."""

    def __init__(self, seed: int = 0) -> None:
        self._seed = seed

    def call(self, view: SeatView) -> int:
        """Return a call that can usually be made: seldom more than what the hand is sure of."""
        rules, mean = view.public.rules, expected_tricks(view)
        safe = int(mean - _CAUTION + chance_of(self._seed, view).gauss(0, _DOUBT))
        call = max(rules.min_call, min(safe, rules.max_call))
        return raised_against_redeal(view.public, call, mean)

    def play(self, view: SeatView) -> Card:
        """Return a legal card that seems good; see ``_tidy`` for what even a beginner gets right."""
        if len(view.legal) == 1:
            return view.legal[0]
        rng = chance_of(self._seed, view)
        number = plain_numbers(view.public.rules)
        legal = [number[card.index] for card in view.legal]
        scene = scene_of(_forgetful(view))
        values = [value + rng.gauss(0, _WAVERING) for value in judge(load_table(), scene, legal)]
        chosen = legal[max(range(len(legal)), key=values.__getitem__)]
        return view.legal[legal.index(_tidy(chosen, legal, scene.best, scene.position))]


def _forgetful(view: SeatView) -> SeatView:
    """Return *view* without the tricks that were forgotten."""
    return replace(view, public=replace(view.public, tricks=view.public.tricks[-_REMEMBERED:]))


def _tidy(chosen: int, legal: list[int], best: int, position: int) -> int:
    """Return the card that does what *chosen* does for the least: no ace is wasted under a trump."""
    if not position:
        return chosen

    def wins(card: int) -> bool:
        return card > best if card >> 4 == best >> 4 else card >> 4 == 3

    same = [card for card in legal if card >> 4 == chosen >> 4 and wins(card) == wins(chosen)]
    return min(same) if position == 3 or not wins(chosen) else chosen
