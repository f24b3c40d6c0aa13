"""The program that learns: its gradients, its first steps, and that a seed repeats it."""

from typing import Any

import numpy as np
import pytest

from bot.players.nets.features import CARD_SIZES, DEAL_SIZES, Facts
from bot.players.nets.model import body, card_head
from bot.players.nets.store import load_nets, pack_weights, unpack_weights
from bot.players.training.adam import card_weights, trick_weights
from bot.players.training.backward import card_gradients, trick_gradients
from bot.players.training.course import Course, Plan
from bot.players.training.selfplay import play_cards
from bot.players.training.tabulate import fit

pytestmark = pytest.mark.no_cover


def facts(rng: np.random.Generator, sizes: tuple[int, int]) -> Facts:
    words = rng.integers(0, 2**63, (5, sizes[0])).astype(np.uint64)
    return Facts(words, rng.integers(0, 20, (5, 4)), rng.random((5, 13)).astype(np.float32), sizes[1])


@pytest.mark.parametrize("kind", ["card", "trick"])
def test_gradients_are_slopes(kind: str) -> None:
    """Each weight that is looked at is moved a little up and down."""
    rng = np.random.default_rng(0)
    sizes = CARD_SIZES if kind == "card" else DEAL_SIZES
    make = card_weights if kind == "card" else trick_weights
    weights: dict[str, Any] = {
        name: part.astype(np.float64) for name, part in make(rng, sizes, 8, (12, 10), 14).items()
    }
    told, pull = facts(rng, sizes), rng.random((5, 64 if kind == "card" else 14))

    def total() -> float:
        made = body(weights, told)
        out = (
            card_head(weights, made)[0] if kind == "card" else made.second @ weights["out"] + weights["out.b"]
        )
        return float((out * pull).sum())

    made = body(weights, told)
    if kind == "card":
        _, plain, trump = card_head(weights, made)
        found = card_gradients(weights, made, (plain, trump), pull.astype(np.float64))
    else:
        found = trick_gradients(weights, made, pull.astype(np.float64))
    assert found.keys() == weights.keys()
    for name, part in weights.items():
        at = np.unravel_index(np.abs(found[name]).argmax(), part.shape)
        kept, ends = part[at], []
        for shift in (1e-4, -1e-4):
            part[at] = kept + shift
            ends.append(total())
        part[at] = kept
        assert (ends[0] - ends[1]) / 2e-4 == pytest.approx(float(found[name][at]), rel=0.01), name


def test_a_few_batches_teach_what_positions_are_worth() -> None:
    reports = list(Course(Plan(batches=8, deals=48, watching=6), seed=3).run())
    assert reports[-1].places < reports[0].places - 0.15
    assert reports[-1].calls < reports[0].calls - 0.1


def test_a_seed_repeats_a_course() -> None:
    courses = [Course(Plan(batches=2, deals=24, watching=1), seed) for seed in (5, 5, 6)]
    for course in courses:
        list(course.run())
    first, same, other = (course.weights["card"]["first"] for course in courses)
    assert (first == same).all()
    assert (first != other).any()


def test_weights_survive_being_packed() -> None:
    course = Course(Plan(), seed=1)
    kept = unpack_weights(pack_weights(course.weights))
    assert np.allclose(kept.card.weights["first"], course.weights["card"]["first"], atol=1e-3)


def test_tables_come_close_to_the_network() -> None:
    """With 48 deals to learn from, far oftener than a choice among three would by chance."""
    rng = np.random.default_rng(2)
    cards = play_cards(rng, 48, load_nets())
    assert fit(rng, load_nets().card, cards, 6)[1] > 0.6
