"""The networks' shape: suits read alike, then joined with what is not of a suit.

The three plain suits share their weights, so that what is learned of hearts holds for clubs. A *reader*
turns the bits of a suit into a few numbers; the *body* joins the suits with the row of facts; a *card
head* goes back to each suit's cards, a *trick head* tells how many more tricks are won.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from bot.players.fast.words import Floats
from bot.players.nets.features import Facts

__all__ = ["Body", "CallNet", "CardNet", "TrickNet", "body", "read", "relu"]

Weights = Mapping[str, Floats]


def relu(values: Floats) -> Floats:
    """Return *values* with what is below 0 set to 0, in place."""
    np.maximum(values, 0, out=values)
    return values


@dataclass(slots=True)
class Body:
    """What the layers before the heads made of some questions."""

    lanes: Floats
    plain: Floats
    trump: Floats
    joined: Floats
    first: Floats
    second: Floats


def read(weights: Weights, lanes: Floats) -> tuple[Floats, Floats]:
    """Return the readings of the plain suits (suit, question, reading) and of the trumps."""
    plain = relu(lanes[:3] @ weights["plain"] + weights["plain.b"])
    return plain, relu(lanes[3] @ weights["trump"] + weights["trump.b"])


def body(weights: Weights, facts: Facts) -> Body:
    """Return what the layers before the heads make of *facts*."""
    lanes = facts.lanes()
    plain, trump = read(weights, lanes)
    joined = np.concatenate([plain.sum(axis=0), trump, facts.row()], axis=1)
    first = relu(joined @ weights["first"] + weights["first.b"])
    second = relu(first @ weights["second"] + weights["second.b"])
    return Body(lanes, plain, trump, joined, first, second)


class CardNet:
    """How much a player likes each card."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def scores(self, facts: Facts) -> Floats:
        """Return a score for each of the 64 card numbers, by question; softmax makes chances of them."""
        return card_head(self.weights, body(self.weights, facts))[0]


def card_head(weights: Weights, made: Body) -> tuple[Floats, Floats, Floats]:
    """Return the scores by card, and the layers before them for plain suits and trumps."""
    second = made.second
    plain = relu(made.plain @ weights["plain.up"] + second @ weights["plain.join"] + weights["plain.up.b"])
    trump = relu(made.trump @ weights["trump.up"] + second @ weights["trump.join"] + weights["trump.up.b"])
    scores = np.empty((len(second), 4, 16), np.float32)
    scores[:, :3] = (plain @ weights["plain.out"]).transpose(1, 0, 2)
    scores[:, 3] = trump @ weights["trump.out"]
    return scores.reshape(-1, 64), plain, trump


class TrickNet:
    """How many tricks more a seat wins, as chances of 0 to 13."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def scores(self, facts: Facts) -> Floats:
        """Return a score for each number of tricks, by question."""
        made = body(self.weights, facts)
        out: Floats = made.second @ self.weights["out"] + self.weights["out.b"]
        return out

    def chances(self, facts: Facts) -> Floats:
        """Return the chance of each number of tricks, by question."""
        return softmax(self.scores(facts))


class CallNet(TrickNet):
    """How many tricks a hand wins, as chances of 0 to 13, for each call that it may make from 1 to 13."""

    def chances(self, facts: Facts) -> Floats:
        """Return the chance of each number of tricks, by question and call."""
        return softmax(self.scores(facts).reshape(-1, 13, 14))


def softmax(scores: Floats) -> Floats:
    """Return chances that add up to 1 along the last axis."""
    grown = np.exp(scores - scores.max(axis=-1, keepdims=True))
    total: Floats = grown / grown.sum(axis=-1, keepdims=True)
    return total
