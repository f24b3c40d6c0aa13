"""A yardstick: the hard player with all hands open. It cheats, so it sits at no table; see the figures."""

from collections.abc import Iterable

import numpy as np

from bot.engine.cards import Card
from bot.engine.state import Match, step
from bot.engine.views import seat_view
from bot.players.fast.reading import plain_numbers
from bot.players.fast.words import Words
from bot.players.hard import Effort, HardPlayer
from bot.players.search.situation import call_situation, situation_of

__all__ = ["SeeingPlayer"]

_TRIES = 24
"""How often the one world is looked at, since what others play in it is not certain."""


class SeeingPlayer:
    """Decides as the hard player would if it knew how the cards lie."""

    def __init__(self, seed: int = 0) -> None:
        self._player = HardPlayer(seed, Effort(call_trust=0.0, calls=4))
        self._rng = np.random.default_rng(seed)

    def call(self, match: Match, seat: int) -> int:
        """Return the call for *seat* that promises most as the cards lie."""
        view = seat_view(match, seat)
        numbers = dict(enumerate(plain_numbers(match.rules)))
        hands = [_word(numbers[card.index] for card in hand) for hand in _around(match, seat)]
        return self._player.call_in(view, call_situation(view), np.array([hands] * 2, np.uint64))

    def play(self, match: Match, seat: int) -> Card:
        """Return the card for *seat* that comes to most as the cards lie."""
        view = seat_view(match, seat)
        situation = situation_of(view)
        number = {card: present for present, card in situation.reading.cards.items()}
        hands = [_word(number[card] for card in hand) for hand in _around(match, seat)]
        worlds: Words = np.array([hands[1:]] * _TRIES, np.uint64)
        return self._player.play_in(self._rng, situation, worlds)


def _around(match: Match, seat: int) -> list[tuple[Card, ...]]:
    assert match.deal is not None
    return [match.deal.hands[(seat + step(match.rules) * away) % 4] for away in range(4)]


def _word(numbers: Iterable[int]) -> int:
    word = 0
    for number in numbers:
        word |= 1 << number
    return word
