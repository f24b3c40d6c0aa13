"""Rulesets, packs and JSON of every kind, for hypothesis."""

from typing import Any

from hypothesis import strategies as st

from bot.engine.cards import PACK, Suit
from bot.engine.rules import Direction, FirstLead, MustBeat, Ruleset, Scoring, TieBreak, WhenVoid

__all__ = ["json_values", "packs", "rulesets", "seeds"]

seeds = st.integers(0, 2**32 - 1)
packs = st.permutations(PACK).map(tuple)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


@st.composite
def rulesets(draw: st.DrawFn, max_deals: int = 52) -> Ruleset:
    """Any valid ruleset of up to *max_deals* deals or without a fixed end."""
    lowest = draw(st.integers(1, 13))
    highest = draw(st.integers(lowest, 13))
    scoring = draw(st.sampled_from(Scoring))
    bonus: Any = {}
    if scoring is Scoring.BRIDGE and draw(st.booleans()):
        bonus = {"bonus_call": 8, "bonus_points": draw(st.sampled_from((13, 16)))}
    return Ruleset(
        direction=draw(st.sampled_from(Direction)),
        trump=draw(st.sampled_from(Suit)),
        min_call=lowest,
        max_call=highest,
        must_beat=draw(st.sampled_from(MustBeat)),
        when_void=draw(st.sampled_from(WhenVoid)),
        first_lead=draw(st.sampled_from(FirstLead)),
        redeal_below=draw(st.none() | st.integers(2, 4 * highest)),
        redeal_no_trump=draw(st.booleans()),
        redeal_no_court=draw(st.booleans()),
        announce_voids=draw(st.booleans()),
        scoring=scoring,
        deals=draw(st.none() | st.integers(1, max_deals)),
        tie_break=draw(st.sampled_from(TieBreak)),
        **bonus,
    )
