"""The levels: each better than the one before, none against the rules, all repeatable."""

import pickle
from dataclasses import replace

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.presets import CALL_BRIDGE, CALLBREAK, CALLBREAK_MASTER, PRESETS
from bot.engine.rules import MustBeat, Ruleset
from bot.engine.state import Match
from bot.players import Level, Player, player_for
from bot.players.hard import Effort, HardPlayer
from tests.players.table import play_deals
from tests.players.test_deals import rulesets

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

QUICK = HardPlayer(1, Effort(drawn=12, worlds=4))


@given(rules=rulesets(), seed=st.integers(0, 999))
@settings(max_examples=25, deadline=None)
def test_whole_deals_of_any_ruleset_are_legal(rules: Ruleset, seed: int) -> None:
    """The engine refuses whatever is against the rules."""
    players = [player_for(Level.EASY, seed), player_for(Level.MEDIUM), QUICK, player_for(Level.EASY)]
    list(play_deals(rules, players, 1, seed))


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize(("below", "most"), [(8, 1), (24, 8), (52, 16)])
def test_redeals_for_low_calls_come_to_an_end(level: Level, below: int, most: int) -> None:
    player = QUICK if level is Level.HARD else player_for(level, 1)
    deals = play_deals(replace(CALLBREAK, redeal_below=below), [player] * 4, most + 1, seed=8)
    assert any(deal.redealt is None for deal in deals)


@pytest.mark.parametrize("level", Level)
def test_a_seed_repeats_every_decision(level: Level) -> None:
    """Also in another process, and whatever was asked before."""
    first, again = player_for(level, 3), pickle.loads(pickle.dumps(player_for(level, 3)))
    answers = []

    def note(match: Match) -> None:
        answers.append(match)

    list(play_deals(CALLBREAK, [first] * 4, 1, seed=2, watch=note))
    told = list(play_deals(CALLBREAK, [again] * 4, 1, seed=2))
    assert told == list(play_deals(CALLBREAK, [first] * 4, 1, seed=2))
    assert len(answers) > 50


def margins(better: Player, worse: Player, rules: Ruleset, count: int) -> np.ndarray:
    """Return, deal by deal, what *better* scores above three of *worse*, in tenths, in every seat in turn."""
    found = []
    for seat in range(4):
        players = [better if place == seat else worse for place in range(4)]
        deals = list(play_deals(replace(rules, redeal_below=None), players, count, seed=9))
        scores = np.array([deal.scores for deal in deals], float)
        found.append(scores[:, seat] - np.delete(scores, seat, axis=1).mean(axis=1))
    result: np.ndarray = np.mean(found, axis=0)
    return result


def sure(margin: np.ndarray) -> float:
    """Return by how many standard errors a margin is above 0."""
    return float(margin.mean() / (margin.std() / len(margin) ** 0.5))


RULES = {
    "callbreak": CALLBREAK,
    "callbreak-master": CALLBREAK_MASTER,
    "call-bridge": CALL_BRIDGE,
    "need not beat": replace(CALLBREAK, must_beat=MustBeat.NEVER),
}


@pytest.mark.parametrize("name", RULES)
def test_medium_beats_easy(name: str) -> None:
    assert sure(margins(player_for(Level.MEDIUM), player_for(Level.EASY, 2), RULES[name], 64)) > 2


def test_every_preset_is_played() -> None:
    for rules in PRESETS.values():
        assert next(play_deals(rules, [QUICK] * 4, 1, seed=1)).dealer in range(4)
