"""Gradients of the networks, written out."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bot.players.fast.words import Floats
from bot.players.nets.model import Body, Weights

__all__ = ["Gradients", "card_gradients", "trick_gradients"]

Gradients = dict[str, Floats]
_Any = NDArray[Any]


def _flat(values: _Any) -> _Any:
    return values.reshape(-1, values.shape[-1])


def _layer(into: Gradients, name: str, before: _Any, after: _Any) -> None:
    """Note the gradients of one dense layer: *before* went in, *after* is the gradient of what came out."""
    into[name] = _flat(before).T @ _flat(after)
    into[name + ".b"] = _flat(after).sum(axis=0)


def _body(into: Gradients, weights: Weights, made: Body, second: _Any, plain: _Any, trump: _Any) -> None:
    """Note the body's gradients; *plain* and *trump* are what the heads already sent to the readings."""
    second = second * (made.second > 0)
    _layer(into, "second", made.first, second)
    first = (second @ weights["second"].T) * (made.first > 0)
    _layer(into, "first", made.joined, first)
    size = made.trump.shape[1]
    joined = first @ weights["first"][: 2 * size].T
    plain = (plain + joined[:, :size]) * (made.plain > 0)
    trump = (trump + joined[:, size:]) * (made.trump > 0)
    _layer(into, "plain", made.lanes[:3], plain)
    _layer(into, "trump", made.lanes[3], trump)


def trick_gradients(weights: Weights, made: Body, out: Floats) -> Gradients:
    """Return the gradients of a trick network from that of its scores."""
    into: Gradients = {}
    _layer(into, "out", made.second, out)
    nothing = np.zeros(1, np.float32)
    _body(into, weights, made, out @ weights["out"].T, nothing, nothing)
    return into


def card_gradients(weights: Weights, made: Body, heads: tuple[Floats, Floats], out: Floats) -> Gradients:
    """Return the gradients of a card network from that of its scores."""
    into: Gradients = {}
    lanes = out.reshape(-1, 4, 16).transpose(1, 0, 2)
    second = np.zeros_like(made.second)
    sent = []
    for name, head, part, reading in (
        ("plain", heads[0], np.ascontiguousarray(lanes[:3]), made.plain),
        ("trump", heads[1], np.ascontiguousarray(lanes[3]), made.trump),
    ):
        into[name + ".out"] = _flat(head).T @ _flat(part)
        hidden = (part @ weights[name + ".out"].T) * (head > 0)
        _layer(into, name + ".up", reading, hidden)
        summed = hidden.sum(axis=0) if name == "plain" else hidden
        into[name + ".join"] = made.second.T @ summed
        second += summed @ weights[name + ".join"].T
        sent.append(hidden @ weights[name + ".up"].T)
    _body(into, weights, made, second, sent[0], sent[1])
    return into
