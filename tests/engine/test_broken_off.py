"""A match that was broken off has a record too: what was dealt is proven, and nothing else is made of it."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from bot.engine import submit
from bot.engine.cards import format_cards
from bot.engine.messages import AbandonMatch
from bot.engine.record import NotARecord, read_record, write_broken_off, write_ended
from bot.engine.rules import Ruleset
from bot.engine.state import Match, Phase
from bot.engine.verify import Fault, verify_record
from tests.engine.support import load_record, next_command, random_match, random_shuffle, rules

PLAYERS = ("Nila", "Omar", "Pia", "Quin")


def broken_off(end: Callable[[Match], bool], ruleset: Ruleset | None = None) -> tuple[Match, dict[str, Any]]:
    """Return a match of random moves that was broken off as soon as *end* said so, and its record."""
    chance, ruleset = Random(4), ruleset or rules()
    shuffle = random_shuffle(chance)
    match = Match(ruleset, shuffle.first_dealer())
    while not end(match):
        match, _ = submit(match, next_command(match, chance, shuffle))
    match, _ = submit(match, AbandonMatch())
    return match, json.loads(json.dumps(write_ended(match, PLAYERS, shuffle)))


def scored_one(match: Match) -> bool:
    """Return whether a deal has just been scored."""
    return match.counted == 1 and match.phase is Phase.DEALING


def in_the_second(match: Match) -> bool:
    """Return whether the second deal is being played."""
    return match.counted == 1 and match.phase is Phase.PLAYING


@pytest.mark.parametrize(
    "end", [lambda _: True, lambda match: match.phase is Phase.CALLING, scored_one, in_the_second]
)
@pytest.mark.parametrize("deals", [5, None])
def test_what_was_dealt_is_told_and_proven(end: Callable[[Match], bool], deals: int | None) -> None:
    match, data = broken_off(end, rules(deals=deals))
    record = read_record(data)
    assert record.broken_off
    assert verify_record(record)
    running = [] if match.deal is None or match.deal in match.history else [match.deal]
    dealt = [[format_cards(hand) for hand in deal.dealt] for deal in (*match.history, *running)]
    assert [deal["hands"] for deal in data["deals"]] == dealt
    assert data["winners"] == []
    assert [deal for deal in data["deals"] if deal.get("broken_off")] == data["deals"][len(match.history) :]


def test_the_two_kinds_of_record_are_not_mixed_up() -> None:
    shuffle = random_shuffle(Random(1))
    match, _ = random_match(rules(deals=1), Random(1), shuffle)
    assert "broken_off" not in write_ended(match, PLAYERS, shuffle)
    for other in (match, Match(rules(), 0)):
        with pytest.raises(ValueError, match="not broken off"):
            write_broken_off(other, PLAYERS, shuffle)


def spoiled(key: str, value: object, *, deal: int | None = None) -> Callable[[dict[str, Any]], None]:
    """Return what sets a key of a record, or of one of its deals."""

    def spoil(data: dict[str, Any]) -> None:
        (data if deal is None else data["deals"][deal])[key] = value

    return spoil


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (spoiled("broken_off", False), "broken_off"),
        (spoiled("broken_off", True, deal=0), "broken_off"),
        (spoiled("calls", [3, 3, 3, 3], deal=-1), "calls"),
        (spoiled("redealt", "low_calls", deal=-1), "redealt"),
        (spoiled("plays", ["2C"], deal=-1), "plays"),
        (spoiled("tricks", [0, 0, 0, 0], deal=-1), "tricks"),
        (spoiled("hands", ["2C " * 13] * 4, deal=-1), "hands"),
        (spoiled("totals", [1, 2, 3, 4]), "totals"),
        (spoiled("winners", [0]), "winners"),
    ],
)
def test_what_does_not_fit_is_found(spoil: Callable[[dict[str, Any]], None], rule: str) -> None:
    _, data = broken_off(in_the_second)
    assert len(data["deals"]) > 1
    spoil(data)
    with pytest.raises(Fault) as found:
        verify_record(read_record(data))
    assert found.value.rule == rule


def test_a_match_that_was_over_was_not_broken_off() -> None:
    data = load_record("callbreak")
    data["broken_off"] = True
    with pytest.raises(Fault, match="played to its end"):
        verify_record(read_record(data))


def test_a_deal_that_was_thrown_in_was_not_running() -> None:
    data = load_record("no-trump")
    place = next(i for i, deal in enumerate(data["deals"]) if deal.get("redealt") == "no_trump")
    data["deals"] = data["deals"][: place + 1]
    del data["deals"][-1]["redealt"]
    data["deals"][-1]["broken_off"] = data["broken_off"] = True
    with pytest.raises(Fault, match="was not running"):
        verify_record(read_record(data))


@pytest.mark.parametrize("deal", [None, 0])
def test_the_mark_is_true_or_absent(deal: int | None) -> None:
    data = load_record("callbreak")
    spoiled("broken_off", "yes", deal=deal)(data)
    with pytest.raises(NotARecord, match="broken_off is true or absent"):
        read_record(data)
