"""One step of learning for each network."""

import numpy as np

from bot.players.fast.words import Floats, Ints, bits
from bot.players.nets.features import Facts, call_facts
from bot.players.nets.model import body, card_head, softmax
from bot.players.training.adam import Adam
from bot.players.training.backward import card_gradients, trick_gradients
from bot.players.training.selfplay import Batch, Cards

__all__ = ["learn_calls", "learn_cards", "learn_places"]

_PART = 2048
_FORBIDDEN = np.float32(-1e9)


def learn_cards(rng: np.random.Generator, adam: Adam, cards: Cards, rate: float, calm: float) -> float:
    """Make cards likelier that went better than expected; *calm* holds chances apart. Return the entropy."""
    gain = cards.gain / (cards.gain.std() + 1e-6)
    order, entropies = rng.permutation(len(gain)), []
    for start in range(0, max(1, len(order) - _PART // 2), _PART):
        rows = order[start : start + _PART]
        made = body(adam.weights, cards.facts.take(rows))
        scores, plain, trump = card_head(adam.weights, made)
        chances = softmax(np.where(bits(cards.legal[rows]), scores, _FORBIDDEN))
        out, entropy = _card_out(chances, cards.chosen[rows], cards.chance[rows], gain[rows], calm)
        entropies.append(entropy)
        adam.step(card_gradients(adam.weights, made, (plain, trump), out), rate)
    return float(np.mean(entropies))


def _card_out(
    chances: Floats, chosen: Ints, before: Floats, gain: Floats, calm: float
) -> tuple[Floats, float]:
    """Return the gradient of the clipped gain (and of the entropy) by the scores."""
    rows = np.arange(len(chosen))
    ratio = chances[rows, chosen] / np.maximum(before, 1e-6)
    clipped = np.where(gain > 0, ratio > 1.2, ratio < 0.8)
    pull = np.where(clipped, 0, gain * ratio).astype(np.float32)
    out = chances * pull[:, None]
    out[rows, chosen] -= pull
    logs = np.log(np.maximum(chances, 1e-9))
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    out += np.float32(calm) * chances * (logs + entropy)
    return out / np.float32(len(chosen)), float(entropy.mean())


def learn_places(rng: np.random.Generator, adam: Adam, facts: Facts, tricks: Ints, rate: float) -> float:
    """Learn how many tricks came of each position. Return the mean loss."""
    order, losses = rng.permutation(len(tricks)), []
    for start in range(0, max(1, len(order) - _PART // 2), _PART):
        rows = order[start : start + _PART]
        made = body(adam.weights, facts.take(rows))
        chances = softmax(made.second @ adam.weights["out"] + adam.weights["out.b"])
        at = (np.arange(len(rows)), tricks[rows])
        losses.append(float(-np.log(chances[at] + 1e-9).mean()))
        chances[at] -= 1
        adam.step(trick_gradients(adam.weights, made, chances / np.float32(len(rows))), rate)
    return float(np.mean(losses))


def learn_calls(adam: Adam, batch: Batch, rate: float) -> float:
    """Learn how many tricks each call came to. Return the mean loss."""
    made = body(adam.weights, call_facts(*batch.calls))
    scores = made.second @ adam.weights["out"] + adam.weights["out.b"]
    rows = np.arange(len(scores))
    chances = softmax(scores.reshape(-1, 13, 14)[rows, batch.call_made - 1])
    loss = float(-np.log(chances[rows, batch.call_tricks] + 1e-9).mean())
    chances[rows, batch.call_tricks] -= 1
    out = np.zeros((len(rows), 13, 14), np.float32)
    out[rows, batch.call_made - 1] = chances / np.float32(len(rows))
    adam.step(trick_gradients(adam.weights, made, out.reshape(-1, 182)), rate)
    return loss
