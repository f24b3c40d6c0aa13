"""Rulesets: presets, validity, and what a record writes."""

from dataclasses import fields
from typing import Any

import pytest

from bot.engine.cards import Suit
from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import (
    Direction,
    FirstLead,
    MustBeat,
    RulesError,
    Ruleset,
    Scoring,
    TieBreak,
    WhenVoid,
    rules_from_json,
    rules_to_json,
)
from tests.engine.support import rules

STANDARD = {
    "direction": "clockwise",
    "trump": "S",
    "min_call": 1,
    "max_call": 13,
    "must_beat": "until_trumped",
    "when_void": "overtrump",
    "first_lead": "any",
    "redeal_below": 8,
    "redeal_no_trump": False,
    "redeal_no_court": False,
    "announce_voids": False,
    "scoring": "callbreak",
    "bonus_call": None,
    "bonus_points": None,
    "deals": 5,
    "tie_break": "extra_deal",
}
MASTER = {
    "direction": "anticlockwise",
    "min_call": 2,
    "must_beat": "never",
    "redeal_below": None,
    "scoring": "bridge",
    "bonus_call": 8,
    "bonus_points": 13,
    "deals": None,
    "tie_break": "shared",
}
DIFFERENCES: dict[str, dict[str, Any]] = {
    "callbreak": {},
    "callbreak-nepal": {"direction": "anticlockwise"},
    "callbreak-master": MASTER,
    "callbreak-master-clubs": {**MASTER, "trump": "C"},
    "call-bridge": {
        "direction": "anticlockwise",
        "min_call": 2,
        "must_beat": "never",
        "redeal_below": None,
        "scoring": "tens",
        "deals": 12,
        "tie_break": "shared",
    },
    "call-bridge-classic": {
        "must_beat": "never",
        "scoring": "bridge",
        "bonus_call": 8,
        "bonus_points": 13,
    },
}


@pytest.mark.parametrize("name", DIFFERENCES)
def test_presets(name: str) -> None:
    """RULES, Presets."""
    assert rules_to_json(PRESETS[name]) == {**STANDARD, **DIFFERENCES[name]}


def test_there_are_six_presets() -> None:
    assert list(PRESETS) == list(DIFFERENCES)


@pytest.mark.parametrize("name", PRESETS)
def test_a_ruleset_survives_json(name: str) -> None:
    assert rules_from_json(rules_to_json(PRESETS[name])) == PRESETS[name]


def test_every_value_of_every_field_is_accepted() -> None:
    """RULES, Ruleset fields: the second column."""
    values: dict[str, list[Any]] = {
        "direction": [*Direction],
        "trump": [*Suit],
        "min_call": [*range(1, 14)],
        "max_call": [*range(2, 14)],
        "must_beat": [*MustBeat],
        "when_void": [*WhenVoid],
        "first_lead": [*FirstLead],
        "redeal_below": [*range(2, 53), None],
        "redeal_no_trump": [False, True],
        "redeal_no_court": [False, True],
        "announce_voids": [False, True],
        "scoring": [*Scoring],
        "bonus_call": [None],
        "bonus_points": [None],
        "deals": [*range(1, 53), None],
        "tie_break": [*TieBreak],
    }
    assert list(values) == [field.name for field in fields(Ruleset)]
    for name, good in values.items():
        for value in good:
            assert getattr(rules(**{name: value}), name) == value
    for points in (13, 16):
        assert rules(scoring=Scoring.BRIDGE, bonus_call=8, bonus_points=points).bonus_points == points


@pytest.mark.parametrize(
    ("changes", "field", "why"),
    [
        ({"min_call": 0}, "min_call", "1 to 13"),
        ({"max_call": 14}, "max_call", "1 to 13"),
        ({"max_call": 0}, "max_call", "1 to 13"),
        ({"min_call": 5, "max_call": 4}, "min_call", "above the highest"),
        ({"redeal_below": 1}, "redeal_below", "2 to 52"),
        ({"redeal_below": 53}, "redeal_below", "2 to 52"),
        ({"redeal_below": 9, "max_call": 2}, "redeal_below", "four of the highest"),
        ({"deals": 0}, "deals", "1 to 52"),
        ({"deals": 53}, "deals", "1 to 52"),
        ({"scoring": "bridge", "bonus_call": 8}, "bonus_points", "both"),
        ({"scoring": "bridge", "bonus_points": 13}, "bonus_call", "both"),
        ({"bonus_call": 8, "bonus_points": 13}, "bonus_call", "bridge scoring only"),
        ({"scoring": "tens", "bonus_call": 8, "bonus_points": 13}, "bonus_call", "bridge scoring only"),
        ({"scoring": "bridge", "bonus_call": 7, "bonus_points": 13}, "bonus_call", "call of 8"),
        ({"scoring": "bridge", "bonus_call": 8, "bonus_points": 14}, "bonus_points", "13 or 16"),
        ({"direction": "left"}, "direction", "clockwise, anticlockwise"),
        ({"trump": "N"}, "trump", "C, D, H, S"),
        ({"must_beat": []}, "must_beat", "not one of"),
        ({"when_void": None}, "when_void", "not one of"),
        ({"first_lead": 1}, "first_lead", "not one of"),
        ({"scoring": "CALLBREAK"}, "scoring", "not one of"),
        ({"tie_break": "sudden_death"}, "tie_break", "not one of"),
        ({"redeal_no_trump": 1}, "redeal_no_trump", "true or false"),
        ({"redeal_no_court": None}, "redeal_no_court", "true or false"),
        ({"announce_voids": "false"}, "announce_voids", "true or false"),
        ({"min_call": None}, "min_call", "whole number"),
        ({"max_call": 13.0}, "max_call", "whole number"),
        ({"redeal_below": "8"}, "redeal_below", "whole number"),
        ({"deals": True}, "deals", "whole number"),
        ({"jokers": 2}, "'jokers'", "no such rule"),
    ],
)
def test_a_wrong_ruleset_says_which_field_and_why(changes: dict[str, Any], field: str, why: str) -> None:
    """RULES, Validity of a ruleset."""
    with pytest.raises(RulesError, match=why) as wrong:
        rules_from_json({**rules_to_json(CALLBREAK), **changes})
    assert wrong.value.field == field
    assert str(wrong.value) == f"{field}: {wrong.value.why}"


@pytest.mark.parametrize("name", STANDARD)
def test_a_ruleset_without_a_field_is_wrong(name: str) -> None:
    data = rules_to_json(CALLBREAK)
    del data[name]
    with pytest.raises(RulesError, match="missing") as wrong:
        rules_from_json(data)
    assert wrong.value.field == name


def test_a_ruleset_is_an_object() -> None:
    with pytest.raises(RulesError, match="not an object"):
        rules_from_json(["clockwise"])


def test_a_ruleset_made_in_code_is_checked_too() -> None:
    with pytest.raises(RulesError, match="deals"):
        Ruleset(deals=0)
