"""Deciding is total: every command at every moment leads to events or to one refusal, and changes nothing."""

from dataclasses import dataclass
from functools import reduce
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine import decide, evolve, refusals, replay, submit
from bot.engine.cards import PACK, parse_card, parse_cards
from bot.engine.messages import (
    AbandonMatch,
    CallMade,
    CardPlayed,
    CloseMatch,
    Command,
    MakeCall,
    MatchStarted,
    PlayCard,
    StartDeal,
)
from bot.engine.refusals import (
    CardNotHeld,
    MustBeat,
    MustFollow,
    MustNotLeadTrump,
    MustNotUndertrump,
    MustTrump,
    MustTrumpAnyway,
    NotNow,
    Refusal,
)
from bot.engine.rules import FirstLead, Ruleset, TieBreak, WhenVoid
from bot.engine.state import Match, Phase
from tests.engine.strategies import packs, rulesets, seeds
from tests.engine.support import called, moments, played, position, rules

commands: st.SearchStrategy[Command] = st.one_of(
    packs.map(StartDeal),
    st.builds(MakeCall, seat=st.integers(-2, 5), call=st.integers(-3, 60)),
    st.builds(PlayCard, seat=st.integers(-2, 5), card=st.sampled_from(PACK)),
    st.just(CloseMatch()),
    st.just(AbandonMatch()),
)


@settings(max_examples=60)
@given(ruleset=rulesets(max_deals=2), seed=seeds, tried=st.lists(commands, min_size=5, max_size=15))
def test_every_command_leads_to_events_or_a_refusal(
    ruleset: Ruleset, seed: int, tried: list[Command]
) -> None:
    rng = Random(seed)
    start = replay([MatchStarted(ruleset, 0)])
    *_, match = start, *moments(start, rng, rng.randrange(130))
    if seed % 10 == 0 and match.phase is not Phase.OVER:
        match, _ = submit(match, AbandonMatch())
    for command in tried:
        try:
            events = decide(match, command)
        except Refusal:
            continue
        assert events
        assert reduce(evolve, events, match).version == match.version + len(events)


def test_every_phase_answers_every_kind_of_command() -> None:
    """The matrix, written out: what is done in which phase."""
    dealing = Match(rules(deals=None), 3)
    calling = position(rules(deals=None, tie_break=TieBreak.SHARED), ("AS", "2S", "3S", "4S"))
    playing = called(calling, 3, 3, 3, 3)
    over = submit(submit(playing, CloseMatch())[0], PlayCard(0, parse_card("AS")))[0]
    over = played(over, "2S 3S 4S")
    abandoned = submit(playing, AbandonMatch())[0]
    tried = (StartDeal(PACK), MakeCall(0, 3), PlayCard(0, parse_card("AS")), CloseMatch(), AbandonMatch())
    answers = {
        match.phase: [_done(match, command) for command in tried]
        for match in (dealing, calling, playing, over, abandoned)
    }
    assert answers == {
        Phase.DEALING: [True, False, False, True, True],
        Phase.CALLING: [False, True, False, True, True],
        Phase.PLAYING: [False, False, True, True, True],
        Phase.OVER: [False] * 5,
        Phase.ABANDONED: [False] * 5,
    }


def _done(match: Match, command: Command) -> bool:
    try:
        return bool(decide(match, command))
    except NotNow as refusal:
        return refusal.phase != match.phase


@pytest.mark.parametrize("pack", [(), PACK[1:], (*PACK, PACK[0]), (*PACK[1:], PACK[1])])
def test_what_is_no_pack_is_not_dealt(pack: tuple[object, ...]) -> None:
    with pytest.raises(ValueError, match="52 different cards"):
        decide(Match(rules(), 0), StartDeal(pack))  # type: ignore[arg-type]


ANY_TRUMP, NO_UNDERTRUMP = {"when_void": WhenVoid.ANY_TRUMP}, {"when_void": WhenVoid.NO_UNDERTRUMP}
REFUSALS = [
    ("AD 2C", "9D", "2C", {}, MustFollow, {"suit": "D"}, "AD"),
    ("AD 2D", "9D", "2D", {}, MustBeat, {"best": "9D"}, "AD"),
    ("AD 2D", "9D", "KS", {}, CardNotHeld, {}, None),
    ("AS 2C", "9D", "2C", {}, MustTrump, {"suit": "D", "best": None}, "AS"),
    ("AS 2C", "9D KS", "2C", {}, MustTrump, {"suit": "D", "best": "KS"}, "AS"),
    ("AS 2S", "9D KS", "2S", {}, MustTrump, {"suit": "D", "best": "KS"}, "AS"),
    ("2S 2C", "9D KS", "2C", ANY_TRUMP, MustTrumpAnyway, {"suit": "D", "best": "KS"}, "2S"),
    ("2S 2C", "9D KS", "2S", NO_UNDERTRUMP, MustNotUndertrump, {"best": "KS"}, "2C"),
    ("AS 2C", "9D KS", "2C", NO_UNDERTRUMP, MustTrump, {"suit": "D", "best": "KS"}, "AS"),
    ("2S 2C", "", "2S", {"first_lead": FirstLead.NO_TRUMP}, MustNotLeadTrump, {}, "2C"),
]  # fmt: skip


@pytest.mark.parametrize(("hand", "trick", "card", "fields", "kind", "facts", "held"), REFUSALS)
def test_a_refusal_names_the_rule_and_the_cards_that_force_it(
    hand: str,
    trick: str,
    card: str,
    fields: dict[str, object],
    kind: type[Refusal],
    facts: dict[str, object],
    held: str | None,
) -> None:
    before = [f"{there} 3H" for there in trick.split()]
    hands = [*before, hand, *["4H 5H"] * (3 - len(before))]
    match = called(position(rules(**fields), hands), 3, 3, 3, 3)
    match = played(match, trick)
    assert match.turn is not None
    with pytest.raises(kind) as refused:
        decide(match, PlayCard(match.turn, parse_card(card)))
    told = {name: value and str(value) for name, value in refused.value.facts.items() if name != "held"}
    assert told == {"card": card, **facts}
    assert getattr(refused.value, "held", None) == (held and parse_cards(held))
    assert refused.value.code in str(refused.value)


def test_codes_are_distinct_and_every_refusal_has_one() -> None:
    """The words for people are keyed by them."""
    kinds = [getattr(refusals, name) for name in refusals.__all__ if name not in ("Refusal", "IllegalCard")]
    codes = [kind.code for kind in kinds]
    assert len(set(codes)) == len(codes) == 10


def test_a_refusal_without_facts_is_its_code() -> None:
    @dataclass(eq=False)
    class Bare(Refusal):
        code = "bare"

    assert str(Bare()) == "bare"


def test_submitting_gives_the_events_and_the_match_after_them() -> None:
    match = position(rules(), ("AS", "2S", "3S", "4S"))
    after, events = submit(match, MakeCall(0, 3))
    assert events == (CallMade(0, 3),)
    assert after == evolve(match, events[0])


def test_a_match_begins_once_and_with_its_start() -> None:
    with pytest.raises(ValueError, match="begins"):
        replay([])
    with pytest.raises(ValueError, match="begins"):
        replay([CardPlayed(0, PACK[0])])
    with pytest.raises(ValueError, match="once"):
        replay([MatchStarted(rules(), 0), MatchStarted(rules(), 0)])


def test_the_number_of_a_move_never_comes_twice() -> None:
    """It tells a button of now from one of before."""
    match = Match(rules(), 0)
    seen = [match, *moments(match, Random(2), 200)]
    if seen[-1].turn is not None:
        seen.append(submit(seen[-1], AbandonMatch())[0])
    moves = [moment.move for moment in seen]
    assert sorted(set(moves)) == moves
