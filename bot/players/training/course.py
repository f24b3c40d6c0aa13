"""The course of learning: batch after batch of self-play, with steps that grow smaller."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from bot.players.fast.words import Floats
from bot.players.nets.features import CALL_SIZES, CARD_SIZES, DEAL_SIZES
from bot.players.nets.model import CallNet, CardNet, TrickNet
from bot.players.nets.store import Nets
from bot.players.training.adam import Adam, card_weights, trick_weights
from bot.players.training.learn import learn_calls, learn_cards, learn_places
from bot.players.training.selfplay import play_batch

__all__ = ["Course", "Plan", "Report", "fresh_weights"]

Named = dict[str, dict[str, Floats]]


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides what is learned, beside the seed."""

    batches: int = 1200
    """Batches over which the steps grow smaller."""
    stop: int = 0
    """Batches after which to stop before that, 0 for none."""
    deals: int = 1024
    """Deals a batch."""
    rate: float = 8e-4
    last_rate: float = 3e-5
    calm: float = 0.02
    last_calm: float = 0.002
    """How much a spread of choices is worth; it keeps trying alive."""
    fade: float = 0.9
    """How far the tricks after a card count for it."""
    memory: float = 0.97
    """How much of the averaged weights a batch leaves as it was."""
    passes: int = 1
    """How often each choice of a card is learned from."""
    watching: int = 15
    """Batches in which only positions and calls are learned, so that there is something to expect."""


@dataclass(frozen=True, slots=True)
class Report:
    """How a batch went: the score of standard deals, the share of calls made, the spread and the losses."""

    batch: int
    score: float
    made: float
    spread: float
    places: float
    calls: float


def fresh_weights(rng: np.random.Generator) -> Named:
    """Return weights that know nothing."""
    return {
        "card": card_weights(rng, CARD_SIZES, 48, (128, 96), 48),
        "trick": trick_weights(rng, DEAL_SIZES, 64, (160, 96), 14),
        "call": trick_weights(rng, CALL_SIZES, 48, (96, 96), 182),
    }


def _nets(weights: Named) -> Nets:
    return Nets(CardNet(weights["card"]), TrickNet(weights["trick"]), CallNet(weights["call"]))


class Course:
    """Learns from *seed*, or goes on from *weights*."""

    def __init__(self, plan: Plan, seed: int, weights: Named | None = None) -> None:
        self.plan = plan
        self.rng = np.random.default_rng(seed)
        self._watching = 0 if weights else plan.watching
        self.weights = weights or fresh_weights(self.rng)
        self._adam = {name: Adam(part) for name, part in self.weights.items()}
        self.mean = {
            name: {key: part.copy() for key, part in net.items()} for name, net in self.weights.items()
        }
        """The weights averaged over the last batches: what to keep, for single steps are rash."""

    @property
    def nets(self) -> Nets:
        """The networks as they are now."""
        return _nets(self.weights)

    @property
    def kept(self) -> Nets:
        """The networks to keep."""
        return _nets(self.mean)

    def run(self) -> Iterator[Report]:
        """Learn, and yield a report after every batch."""
        for number in range(self.plan.stop or self.plan.batches):
            yield self._batch(number)

    def _batch(self, number: int) -> Report:
        plan, done = self.plan, number / self.plan.batches
        rate = plan.rate * (1 - done) + plan.last_rate
        calm = plan.calm * (1 - done) + plan.last_calm
        batch = play_batch(self.rng, plan.deals, *self.nets, fade=plan.fade)
        spread = 0.0
        if number >= self._watching:
            for _ in range(plan.passes):
                spread = learn_cards(self.rng, self._adam["card"], batch.cards, rate, calm)
        places = learn_places(self.rng, self._adam["trick"], batch.places, batch.place_tricks, rate)
        calls = learn_calls(self._adam["call"], batch, rate)
        self._average(number)
        return Report(number, batch.score, batch.made, spread, places, calls)

    def _average(self, number: int) -> None:
        keep = min(self.plan.memory, (number + 1) / (number + 10))
        for name, net in self.weights.items():
            for key, part in net.items():
                self.mean[name][key] += np.float32(1 - keep) * (part - self.mean[name][key])
