"""Whole deals of random legal play: the engine beside OpenSpiel's spades, which is C++ driven from Python."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from bot.engine import submit
from bot.engine.cards import PACK
from bot.engine.messages import MakeCall, PlayCard, StartDeal
from bot.engine.presets import CALLBREAK
from bot.engine.state import Match, Phase
from tests.bench.measure import rates

__all__ = ["report"]

AIM = 0.25
"""The share of OpenSpiel's rate that the engine is to reach."""
RULES = replace(CALLBREAK, deals=1, redeal_below=None)
CALLS = range(RULES.min_call, RULES.max_call + 1)


def our_deal(rng: Random) -> Match:
    """Shuffle, deal, call and play thirteen tricks, legal cards worked out at every turn."""
    choose, pack = rng.choice, list(PACK)
    rng.shuffle(pack)
    match, _ = submit(Match(RULES, 0), StartDeal(tuple(pack)))
    while match.phase is Phase.CALLING and match.turn is not None:
        match, _ = submit(match, MakeCall(match.turn, choose(CALLS)))
    while match.turn is not None:
        match, _ = submit(match, PlayCard(match.turn, choose(match.legal)))
    return match


def their_deal(rng: Random) -> Callable[[], object]:
    """Return what plays a deal of OpenSpiel's: 52 cards dealt, four calls, 52 cards played, all at random.

    Raises ImportError where OpenSpiel is not installed.
    """
    import pyspiel

    game, choose = pyspiel.load_game("spades"), rng.choice

    def deal() -> object:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choose(state.legal_actions()))
        return state.returns()

    return deal


def report(repetitions: int = 100, times: int = 25) -> None:
    """Print both rates and their ratio."""
    tasks: list[Callable[[], object]] = [partial(our_deal, Random(1))]
    try:
        tasks.append(their_deal(Random(1)))
    except ImportError:
        print("OpenSpiel is not installed: pip install -r requirements-bench.txt")
    ours, *theirs = rates(tasks, times=times, repetitions=repetitions)
    print(f"random whole deals, engine:           {ours:8.0f} a second")
    for rate in theirs:
        print(f"random whole deals, OpenSpiel spades: {rate:8.0f} a second")
        print(f"ratio:                                {ours / rate:8.2f} (aim: {AIM} or more)")
