"""How weights begin and how they move."""

import numpy as np

from bot.players.fast.words import Floats
from bot.players.training.backward import Gradients

__all__ = ["Adam", "card_weights", "trick_weights"]


def _dense(rng: np.random.Generator, ins: int, outs: int, scale: float = 1.0) -> Floats:
    drawn: Floats = (rng.standard_normal((ins, outs)) * scale * np.sqrt(2 / ins)).astype(np.float32)
    return drawn


def _body(
    rng: np.random.Generator, sizes: tuple[int, int], reading: int, hidden: tuple[int, int]
) -> Gradients:
    words, width = sizes
    shapes = {
        "plain": (16 * words, reading),
        "trump": (16 * words, reading),
        "first": (2 * reading + width, hidden[0]),
        "second": hidden,
    }
    made = {name: _dense(rng, *shape) for name, shape in shapes.items()}
    return made | {name + ".b": np.zeros(shape[1], np.float32) for name, shape in shapes.items()}


def trick_weights(
    rng: np.random.Generator, sizes: tuple[int, int], reading: int, hidden: tuple[int, int], outs: int
) -> Gradients:
    """Return the first weights of a trick network."""
    made = _body(rng, sizes, reading, hidden)
    made["out"] = _dense(rng, hidden[1], outs, 0.3)
    made["out.b"] = np.zeros(outs, np.float32)
    return made


def card_weights(
    rng: np.random.Generator, sizes: tuple[int, int], reading: int, hidden: tuple[int, int], head: int
) -> Gradients:
    """Return the first weights of a card network."""
    made = _body(rng, sizes, reading, hidden)
    for name in ("plain", "trump"):
        made[name + ".up"] = _dense(rng, reading, head, 0.7)
        made[name + ".join"] = _dense(rng, hidden[1], head, 0.7)
        made[name + ".up.b"] = np.zeros(head, np.float32)
        made[name + ".out"] = _dense(rng, head, 16, 0.1)
    return made


class Adam:
    """Moves weights against their gradients, each at its own pace."""

    def __init__(self, weights: Gradients) -> None:
        self.weights = weights
        self._mean = {name: np.zeros_like(value) for name, value in weights.items()}
        self._square = {name: np.zeros_like(value) for name, value in weights.items()}
        self._steps = 0

    def step(self, gradients: Gradients, rate: float, most: float = 1.0) -> None:
        """Move by *rate*; gradients longer than *most* together are shortened."""
        self._steps += 1
        length = float(np.sqrt(sum(float((value * value).sum()) for value in gradients.values())))
        short = min(1.0, most / (length + 1e-8))
        mean_fix, square_fix = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        for name, gradient in gradients.items():
            gradient = gradient * np.float32(short)
            mean, square = self._mean[name], self._square[name]
            mean += np.float32(0.1) * (gradient - mean)
            square += np.float32(0.001) * (gradient * gradient - square)
            step = (mean / np.float32(mean_fix)) / (
                np.sqrt(square / np.float32(square_fix)) + np.float32(1e-8)
            )
            self.weights[name] -= np.float32(rate) * step
