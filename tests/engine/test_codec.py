"""Events survive the match log."""

import json
from random import Random

import pytest
from hypothesis import given

from bot.engine.cards import PACK
from bot.engine.codec import event_from_json, event_to_json
from bot.engine.messages import (
    CallMade,
    CardPlayed,
    DealScored,
    DealStarted,
    DealThrownIn,
    Event,
    ExtraDealDue,
    MatchAbandoned,
    MatchClosing,
    MatchEnded,
    MatchStarted,
    TrickTaken,
)
from bot.engine.presets import PRESETS
from bot.engine.rules import rules_to_json
from bot.engine.state import Redeal
from tests.engine.strategies import json_values
from tests.engine.support import random_match, random_shuffle, rules

HANDS = (PACK[:13], PACK[13:26], PACK[26:39], PACK[39:])
EXAMPLES: list[tuple[Event, dict[str, object]]] = [
    (
        MatchStarted(rules(), 2),
        {"type": "match-started", "rules": rules_to_json(rules()), "first_dealer": 2},
    ),
    (
        DealStarted(1, HANDS, extra=True),
        {
            "type": "deal-started",
            "dealer": 1,
            "hands": [" ".join(map(str, hand)) for hand in HANDS],
            "extra": True,
        },
    ),
    (CallMade(3, 8), {"type": "call-made", "seat": 3, "call": 8}),
    (DealThrownIn(Redeal.NO_COURT), {"type": "deal-thrown-in", "reason": "no_court"}),
    (CardPlayed(0, PACK[8]), {"type": "card-played", "seat": 0, "card": "10C"}),
    (TrickTaken(2), {"type": "trick-taken", "seat": 2}),
    (DealScored((10, -20, 31, 0)), {"type": "deal-scored", "scores": [10, -20, 31, 0]}),
    (ExtraDealDue((0, 3)), {"type": "extra-deal-due", "tied": [0, 3]}),
    (MatchClosing(), {"type": "match-closing"}),
    (MatchEnded((1,)), {"type": "match-ended", "winners": [1]}),
    (MatchAbandoned(), {"type": "match-abandoned"}),
]


@pytest.mark.parametrize(("event", "data"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_how_each_event_is_written(event: Event, data: dict[str, object]) -> None:
    """Version 1, for as long as there are logs of it."""
    assert event_to_json(event) == data
    assert event_from_json(json.loads(json.dumps(data))) == event


def test_every_kind_of_event_is_there() -> None:
    assert {type(event) for event, _ in EXAMPLES} == set(Event.__args__)


@pytest.mark.parametrize("name", PRESETS)
def test_a_whole_match_survives_the_log(name: str) -> None:
    rng = Random(name)
    _, events = random_match(PRESETS[name], rng, random_shuffle(rng))
    log = json.loads(json.dumps([event_to_json(event) for event in events]))
    assert [event_from_json(data) for data in log] == events


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"type": "card-dropped"},
        {"type": []},
        {"type": "card-played", "seat": 0},
        {"type": "card-played", "seat": 0, "card": "1S"},
        {"type": "card-played", "seat": 0, "card": 7},
        {"type": "deal-scored", "scores": 3},
        {"type": "deal-thrown-in", "reason": "too late"},
        {"type": "match-started", "rules": {}, "first_dealer": 0},
    ],
)
def test_what_is_no_event_is_a_value_error(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"."):
        event_from_json(data)


@given(data=json_values)
def test_anything_else_is_a_value_error_too(data: object) -> None:
    with pytest.raises(ValueError, match="not an event"):
        event_from_json(data)  # type: ignore[arg-type]
