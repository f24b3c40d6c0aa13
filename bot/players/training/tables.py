"""The tables that are learned from: rules, packs, calls and what players play for, drawn by chance."""

from dataclasses import replace

import numpy as np

from bot.engine.presets import CALL_BRIDGE, CALLBREAK, CALLBREAK_MASTER
from bot.engine.rules import FirstLead, MustBeat, Ruleset, Scoring, WhenVoid
from bot.players.fast.ruling import Ruling
from bot.players.fast.stakes import SCORINGS, points
from bot.players.fast.words import BIT, Floats, Ints, Words
from bot.players.nets.features import call_facts
from bot.players.nets.model import CallNet

__all__ = ["deal_packs", "draw_calls", "draw_rules", "stretch"]

_CARDS = np.array([16 * suit + rank for suit in range(4) for rank in range(13)])
_COMMON = (
    (0.5, CALLBREAK),
    (0.13, CALLBREAK_MASTER),
    (0.12, CALL_BRIDGE),
    (0.05, replace(CALLBREAK, must_beat=MustBeat.NEVER)),
)


def draw_rules(rng: np.random.Generator, size: int) -> list[Ruleset]:
    """Return rulesets: half of them the usual one, a fifth any mixture."""
    shares = np.array([share for share, _ in _COMMON])
    kinds = rng.choice(len(_COMMON) + 1, size, p=[*shares, 1 - shares.sum()])
    return [_COMMON[kind][1] if kind < len(_COMMON) else _mixed(rng) for kind in kinds]


def _mixed(rng: np.random.Generator) -> Ruleset:
    return Ruleset(
        must_beat=list(MustBeat)[rng.integers(3)],
        when_void=list(WhenVoid)[rng.integers(4)],
        first_lead=list(FirstLead)[rng.integers(2)],
        scoring=list(Scoring)[rng.integers(3)],
        redeal_below=None,
    )


def deal_packs(rng: np.random.Generator, size: int) -> Words:
    """Return four hands of thirteen cards a deal."""
    packs = rng.permuted(np.tile(_CARDS, (size, 1)), axis=1).reshape(size, 4, 13)
    hands: Words = np.bitwise_or.reduce(BIT[packs], axis=2)
    return hands


def draw_calls(
    rng: np.random.Generator, net: CallNet, rules: list[Ruleset], hands: Words, leader: Ints, stray: float
) -> tuple[Ints, Ints]:
    """Return calls by seat, and which were made before each, as ``call_facts`` takes them.

    Each promises most by *net*, or with chance *stray* is one or two off.
    """
    size = len(hands)
    rows = np.arange(size)
    ruling, scoring = Ruling.of(rules), np.array([SCORINGS[rule.scoring] for rule in rules])
    table = np.stack([points(rule) for rule in rules])
    lowest = np.array([rule.min_call for rule in rules])
    calls, seen = np.zeros((size, 4), np.int64), np.zeros((size, 4, 3), np.int64)
    earlier = np.zeros((size, 3), np.int64)
    for place in range(4):
        seat = (leader + place) & 3
        chances = net.chances(call_facts(hands[rows, seat], earlier, ruling, scoring))
        best = _promise(chances, table).argmax(axis=1) + 1
        off = rng.choice([-2, -1, 1, 1, 2], size) * (rng.random(size) < stray)
        call = np.clip(best + off, lowest, 13)
        calls[rows, seat], seen[rows, seat] = call, earlier
        earlier = np.concatenate([call[:, None], earlier[:, :2]], axis=1)
    return calls, seen


def _promise(chances: Floats, table: Floats) -> Floats:
    """Return the score to expect of each call, 1 to 13."""
    promised: Floats = (chances * table[:, 1:]).sum(axis=2)
    return promised


def stretch(rng: np.random.Generator, worth: Floats, share: float) -> Floats:
    """Return *worth* with a *share* of the players playing for a match: for reaching a certain score."""
    size = worth.shape[:2]
    goal = rng.normal(2.5, 3.0, size)[..., None]
    width = rng.uniform(0.3, 3.0, size)[..., None]
    prize = rng.uniform(1.0, 8.0, size)[..., None]
    match = prize / (1 + np.exp(np.clip((goal - worth) / width, -30, 30))) + 0.1 * worth
    chosen = (rng.random(size) < share)[..., None]
    return np.where(chosen, match, worth).astype(np.float32)
