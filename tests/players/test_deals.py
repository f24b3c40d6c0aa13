"""Whole deals under every kind of ruleset: the player always makes an allowed call and plays a legal card."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.cards import Suit
from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import Direction, FirstLead, MustBeat, Ruleset, Scoring, WhenVoid
from bot.players import HeuristicPlayer
from tests.players.table import play_deals

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

FOUR = [HeuristicPlayer()] * 4


@pytest.mark.parametrize("name", PRESETS)
def test_whole_deals_of_every_preset_are_legal(name: str) -> None:
    deals = list(play_deals(PRESETS[name], FOUR, 6, seed=3))
    assert all(sum(deal.won) == 13 for deal in deals if deal.redealt is None)


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    low = draw(st.integers(1, 13))
    high = draw(st.integers(low, 13))
    scoring = draw(st.sampled_from(Scoring))
    bonus = scoring is Scoring.BRIDGE and draw(st.booleans())
    return Ruleset(
        direction=draw(st.sampled_from(Direction)),
        trump=draw(st.sampled_from(Suit)),
        min_call=low,
        max_call=high,
        must_beat=draw(st.sampled_from(MustBeat)),
        when_void=draw(st.sampled_from(WhenVoid)),
        first_lead=draw(st.sampled_from(FirstLead)),
        redeal_below=draw(st.none() | st.integers(2, 4 * high)),
        redeal_no_court=draw(st.booleans()),
        announce_voids=draw(st.booleans()),
        scoring=scoring,
        bonus_call=8 if bonus else None,
        bonus_points=16 if bonus else None,
    )


@given(rules=rulesets(), seed=st.integers(0, 999))
@settings(max_examples=60, deadline=None)
def test_whole_deals_of_any_ruleset_are_legal(rules: Ruleset, seed: int) -> None:
    deal = next(play_deals(rules, FOUR, 1, seed))
    calls = [call for call in deal.calls if call is not None]
    assert all(rules.min_call <= call <= rules.max_call for call in calls)


@pytest.mark.parametrize(("below", "most"), [(8, 0), (12, 6), (24, 8), (52, 16)])
def test_redeals_for_low_calls_come_to_an_end(below: int, most: int) -> None:
    """Four computer players come to play, however high the table sets ``redeal_below``."""
    rules = replace(CALLBREAK, redeal_below=below)
    deals = []
    for deal in play_deals(rules, FOUR, most + 1, seed=8):
        deals.append(deal)
        if deal.redealt is None:
            break
    assert deals[-1].redealt is None


def test_redeals_are_rare_under_standard_rules() -> None:
    deals = list(play_deals(CALLBREAK, FOUR, 150, seed=21))
    assert sum(deal.redealt is not None for deal in deals) <= 4
