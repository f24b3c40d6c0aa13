"""The strongest player: imagines how the cards may lie, and plays what does best across those worlds."""

from dataclasses import dataclass

import numpy as np

from bot.engine.cards import Card
from bot.engine.views import SeatView
from bot.players.calling import raised_against_redeal
from bot.players.chance import chance_of
from bot.players.fast.words import Words
from bot.players.nets.features import card_facts
from bot.players.nets.store import Nets, load_nets
from bot.players.search.belief import Caller, call_chances, earlier_calls, pick
from bot.players.search.calls import imagine_hands, weigh_calls
from bot.players.search.look import Look, expected
from bot.players.search.situation import (
    CallSituation,
    Situation,
    call_situation,
    holdings,
    situation_of,
    sure_tricks,
)
from bot.players.search.worlds import draw_worlds

__all__ = ["Effort", "HardPlayer"]

_NEAR = Look()


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is thought about a card or a call."""

    drawn: int = 256
    """Worlds that fit the play, of which as many as the next number are kept by the calls."""
    worlds: int = 72
    look: Look = _NEAR
    trust: float = 0.02
    """How much the card network's own liking counts, in tricks called."""
    calls: int = 3
    """Calls that are weighed against each other in the worlds."""
    call_trust: float = 0.2
    """The share of the call network's own judgement in what a call promises, 0 to 1."""


class HardPlayer:
    """Draws worlds that fit all that was played and called, and compares the cards in each of them."""

    def __init__(self, seed: int = 0, effort: Effort | None = None, nets: Nets | None = None) -> None:
        self._seed = seed
        self._effort = effort or Effort()
        self._nets = nets or load_nets()

    def call(self, view: SeatView) -> int:
        """Return the call that promises most, for the match where its end is near."""
        asked, caller = call_situation(view), self._caller(view)
        worlds = imagine_hands(self._chance(view), caller, asked, self._effort.drawn, self._effort.worlds)
        return self.call_in(view, asked, worlds)

    def call_in(self, view: SeatView, asked: CallSituation, worlds: Words) -> int:
        """Return the call that promises most in *worlds*, all four hands by seat from the asking one on."""
        effort, rules, caller = self._effort, view.public.rules, self._caller(view)
        own = np.array([asked.own], np.uint64)
        chances = caller.chances(own, earlier_calls(asked.calls[None], asked.first, 0))[0]
        promised = (chances * asked.worth[1:]).sum(axis=1)
        lowest = min(max(rules.min_call, sure_tricks(asked.own)), rules.max_call)
        allowed = range(lowest, rules.max_call + 1)
        options = sorted(allowed, key=lambda call: -promised[call - 1])[: effort.calls]
        found = weigh_calls(self._nets.trick, caller, asked, worlds, options)
        values = (1 - effort.call_trust) * found + effort.call_trust * promised[np.array(options) - 1]
        best = options[int(values.argmax())]
        mean = float((chances[best - 1] * np.arange(14)).sum())
        return raised_against_redeal(view.public, best, mean)

    def play(self, view: SeatView) -> Card:
        """Return the legal card that comes to most in the worlds that may be."""
        if len(view.legal) == 1:
            return view.legal[0]
        situation = situation_of(view)
        if len(situation.options) == 1:
            return situation.reading.cards[situation.options[0]]
        rng = self._chance(view)
        return self.play_in(rng, situation, self._imagine(rng, view, situation))

    def play_in(self, rng: np.random.Generator, situation: Situation, worlds: Words) -> Card:
        """Return the card that comes to most in *worlds*, the hands of the three others."""
        size, options = len(worlds), situation.options
        rows = np.zeros(size * len(options), np.int64)
        deals = situation.reading.deals.take(rows)
        deals.hands[:, 1:] = np.repeat(worlds, len(options), axis=0)
        deals.play(np.tile(options, size))
        found = expected(rng, self._nets, self._effort.look, deals, situation.stakes.take(rows))
        facts = card_facts(situation.reading.deals, situation.stakes, rows[:1])
        liking = self._nets.card.scores(facts)[0, options]
        values = found.reshape(size, -1).mean(axis=0) + self._effort.trust * liking
        return situation.reading.cards[options[int(values.argmax())]]

    def _imagine(self, rng: np.random.Generator, view: SeatView, situation: Situation) -> Words:
        """Return worlds, as the hands of seats 1 to 3, as likely as play and calls make them."""
        effort, reading, calls = self._effort, situation.reading, situation.stakes.calls[0]
        owner = draw_worlds(rng, reading.deals.may[0, 1:], reading.held[1:], reading.unseen, effort.drawn)
        dealt = holdings(owner, reading.unseen_plain) | np.array(reading.played[1:], np.uint64)
        chances = call_chances(self._caller(view), calls, situation.first, dealt)
        return holdings(owner[pick(rng, chances, effort.worlds)], reading.unseen)

    def _caller(self, view: SeatView) -> Caller:
        return Caller(self._nets.call, view.public.rules)

    def _chance(self, view: SeatView) -> np.random.Generator:
        return np.random.default_rng(chance_of(self._seed, view).getrandbits(64))
