"""Match records: written, read, verified, and refused when there is nothing to record."""

import json
from random import Random

import pytest
from hypothesis import given, settings

from bot.engine import submit
from bot.engine.messages import AbandonMatch
from bot.engine.presets import PRESETS
from bot.engine.record import FORMAT, read_record, write_record
from bot.engine.rules import Ruleset, TieBreak, rules_to_json
from bot.engine.state import Match, Phase, Redeal
from bot.engine.verify import verify_record
from tests.engine.strategies import rulesets, seeds
from tests.engine.support import RECORDS, load_record, moments, random_match, random_shuffle, rules

PLAYERS = ("Nila", "Omar", "Pia", "Quin")
SHORT_EXTRA = rules(deals=1, max_call=2, redeal_below=6)


def round_trip(ruleset: Ruleset, rng: Random) -> Match:
    """Play a match, write its record, read it again and verify it."""
    shuffle = random_shuffle(rng)
    match, _ = random_match(ruleset, rng, shuffle)
    written = json.dumps(write_record(match, PLAYERS, shuffle))
    record = read_record(json.loads(written))
    assert verify_record(record)
    assert record.players == PLAYERS
    assert (record.totals, record.winners) == (match.totals, match.winners)
    return match


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("seed", range(3))
def test_matches_of_every_preset_come_back(name: str, seed: int) -> None:
    round_trip(PRESETS[name], Random(f"{name}{seed}"))


@settings(max_examples=25)
@given(ruleset=rulesets(max_deals=2), seed=seeds)
def test_matches_of_any_ruleset_come_back(ruleset: Ruleset, seed: int) -> None:
    if ruleset.redeal_below is None or ruleset.redeal_below <= 2 * (ruleset.min_call + ruleset.max_call):
        round_trip(ruleset, Random(seed))


@pytest.mark.parametrize(
    ("reason", "fields"),
    [
        (Redeal.LOW_CALLS, {"max_call": 2, "redeal_below": 6}),
        (Redeal.NO_TRUMP, {"redeal_no_trump": True}),
        (Redeal.NO_COURT, {"redeal_no_court": True}),
    ],
)
def test_deals_thrown_in_come_back(reason: Redeal, fields: dict[str, object]) -> None:
    rng = Random(reason)
    matches = (round_trip(rules(deals=12, **fields), rng) for _ in range(20))
    assert any(deal.redealt is reason for match in matches for deal in match.history)


def test_extra_deals_come_back_thrown_in_ones_too() -> None:
    rng = Random(3)
    seen = {
        (deal.extra, deal.redealt is not None)
        for _ in range(60)
        for deal in round_trip(SHORT_EXTRA, rng).history
    }
    assert seen == {(False, False), (False, True), (True, False), (True, True)}


@pytest.mark.parametrize("tie_break", TieBreak)
def test_matches_without_a_fixed_end_come_back(tie_break: TieBreak) -> None:
    rng = Random(4)
    ruleset = rules(deals=None, max_call=2, redeal_below=None, tie_break=tie_break)
    matches = [round_trip(ruleset, rng) for _ in range(40)]
    assert {match.counted for match in matches} == {2}
    extra = any(deal.extra for match in matches for deal in match.history)
    assert extra == (tie_break is TieBreak.EXTRA_DEAL)


def test_a_record_has_the_documented_keys() -> None:
    """RULES, The match record."""
    shuffle = random_shuffle(Random(9))
    match, _ = random_match(rules(deals=2), Random(9), shuffle)
    record = write_record(match, PLAYERS, shuffle)
    assert list(record) == [
        "format", "rules", "players", "first_dealer", "shuffle", "deals", "totals", "winners",
    ]  # fmt: skip
    assert record["format"] == FORMAT == "callbreak-match/1"
    assert record["rules"] == rules_to_json(match.rules)
    assert list(record["shuffle"]) == ["commitment", "secret", "entropy"]
    assert list(record["deals"][0]) == ["dealer", "hands", "calls", "plays", "tricks", "scores"]


def test_a_deal_thrown_in_has_fewer_keys() -> None:
    """RULES, The match record: its calls, empty when thrown in on the hands, and nothing of play."""
    deals = {name: load_record(name)["deals"] for name in ("low-calls", "no-trump", "extra-deal-thrown-in")}
    thrown = [deal for name in deals for deal in deals[name] if "redealt" in deal]
    told = {"dealer", "hands", "calls", "redealt"}
    assert {frozenset(deal) for deal in thrown} == {frozenset(told), frozenset({*told, "extra"})}
    assert [] in [deal["calls"] for deal in thrown if deal["redealt"] == "no_trump"]


def test_a_match_that_has_not_ended_has_no_record() -> None:
    shuffle = random_shuffle(Random(1))
    match = Match(rules(), 0)
    for moment in (match, *moments(match, Random(1), 70)):
        if moment.phase is not Phase.OVER:
            with pytest.raises(ValueError, match="finished"):
                write_record(moment, PLAYERS, shuffle)
            match = moment
    with pytest.raises(ValueError, match="finished"):
        write_record(submit(match, AbandonMatch())[0], PLAYERS, shuffle)


def test_a_record_without_its_shuffle_is_checked_and_unproven() -> None:
    """RULES, The match record, key shuffle."""
    for path in RECORDS:
        data = load_record(path.stem)
        del data["shuffle"]
        assert verify_record(read_record(data)) is False
        assert verify_record(read_record({**data, "shuffle": None})) is False


def test_cards_in_other_spellings_are_read() -> None:
    """RULES, The match record, last paragraph."""
    data = load_record("callbreak")
    for deal in data["deals"]:
        deal["hands"] = [hand.lower().replace("10", "t").replace("s", "♠") for hand in deal["hands"]]
        if "plays" in deal:
            deal["plays"] = [card.replace("10", "T").replace("H", "♥") for card in deal["plays"]]
    assert verify_record(read_record(data))


def test_a_record_may_carry_more_than_is_read() -> None:
    assert verify_record(read_record({**load_record("open"), "played_at": "a garden table"}))
