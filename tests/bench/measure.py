"""Rates of things done again and again, measured side by side so that a busy machine slows all alike."""

import gc
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time

__all__ = ["rates"]


def rates(tasks: Sequence[Callable[[], object]], *, times: int, repetitions: int) -> list[float]:
    """Return how often a second of processor time each of *tasks* gets done: the median of all repetitions.

    Each repetition does every task *times* times, one task after the other; one before them warms up.
    """
    seen: list[list[float]] = [[] for _ in tasks]
    for repetition in range(repetitions + 1):
        for task, measured in zip(tasks, seen, strict=True):
            rate = _rate(task, times)
            if repetition:
                measured.append(rate)
    return [median(measured) for measured in seen]


def _rate(task: Callable[[], object], times: int) -> float:
    gc.collect()
    start = process_time()
    for _ in range(times):
        task()
    return times / (process_time() - start)
