"""Nobody sees more than they may: hidden cards dealt anew change no view."""

from dataclasses import fields, is_dataclass
from random import Random

import pytest
from hypothesis import given, settings

from bot.engine import public_view, replay, seat_view
from bot.engine.cards import Card, parse_cards
from bot.engine.messages import MatchStarted
from bot.engine.presets import PRESETS
from bot.engine.rules import Ruleset
from bot.engine.state import Match, Phase, Trick
from tests.engine.redeal import redeal_hidden
from tests.engine.strategies import rulesets, seeds
from tests.engine.support import called, moments, played, position, rules

OPEN_HAND = ("AS 2S", "3S 4S", "5S 6S", "7S 8S")


@settings(max_examples=25)
@given(ruleset=rulesets(max_deals=3), seed=seeds)
def test_hidden_cards_dealt_anew_change_no_view(ruleset: Ruleset, seed: int) -> None:
    rng = Random(seed)
    match = replay([MatchStarted(ruleset, rng.randrange(4))])
    for moment in moments(match, rng, rng.randrange(130)):
        if rng.random() < 0.1:
            for seat in range(4):
                assert seat_view(redeal_hidden(moment, seat, rng), seat) == seat_view(moment, seat)
            assert public_view(redeal_hidden(moment, None, rng)) == public_view(moment)


@pytest.mark.parametrize("announce", [False, True])
def test_dealing_anew_does_change_the_hidden_cards(announce: bool) -> None:
    """Otherwise the test above would prove nothing."""
    rng = Random(7)
    match = replay([MatchStarted(rules(announce_voids=announce), 0)])
    for moment in moments(match, rng, 20):
        for seat in range(4):
            other = redeal_hidden(moment, seat, rng)
            assert other.deal is not None
            assert moment.deal is not None
            assert other.deal.hands[seat] == moment.deal.hands[seat]
            assert other.deal.hands != moment.deal.hands
            opposite = (seat + 1) % 4
            assert seat_view(other, opposite) != seat_view(moment, opposite)


@pytest.mark.parametrize("name", PRESETS)
def test_a_view_holds_no_card_of_another_hand(name: str) -> None:
    rng = Random(name)
    match = replay([MatchStarted(PRESETS[name], 0)])
    for moment in moments(match, rng, 60):
        assert moment.deal is not None
        for seat in range(4):
            hidden = {card for other in range(4) if other != seat for card in moment.deal.hands[other]}
            assert not hidden & cards_in(seat_view(moment, seat))
        everyone = {card for hand in moment.deal.hands for card in hand}
        assert not everyone & cards_in(public_view(moment))


def cards_in(value: object) -> set[Card]:
    """Return every card anywhere in *value*."""
    if isinstance(value, Card):
        return {value}
    if isinstance(value, tuple):
        return {card for item in value for card in cards_in(item)}
    if is_dataclass(value):
        return {card for field in fields(value) for card in cards_in(getattr(value, field.name))}
    return set()


def test_before_the_first_deal_there_is_nothing_but_the_rules() -> None:
    match = Match(rules(), 2)
    view = seat_view(match, 0)
    assert (view.hand, view.legal, view.may_call) == ((), (), False)
    assert (view.public.number, view.public.dealer, view.public.turn) == (1, 2, None)
    assert (view.public.history, view.public.tricks, view.public.voids) == ((), (), None)


def test_only_who_is_to_move_may() -> None:
    match = position(rules(), OPEN_HAND)
    assert [seat_view(match, seat).may_call for seat in range(4)] == [True, False, False, False]
    match = called(match, 3, 3, 3, 3)
    assert [seat_view(match, seat).may_call for seat in range(4)] == [False] * 4
    match = played(match, "2S")
    assert [seat_view(match, seat).legal for seat in range(4)] == [(), parse_cards("3S 4S"), (), ()]
    assert seat_view(match, 0).hand == parse_cards("AS")


def test_the_table_shows_calls_tricks_and_who_won_them() -> None:
    match = called(position(rules(), OPEN_HAND), 2, 2, 2, 3)
    view = public_view(played(match, "2S 3S 5S 7S 8S"))
    assert (view.phase, view.calls, view.won) == (Phase.PLAYING, (2, 2, 2, 3), (0, 0, 0, 1))
    assert (view.lead, view.turn, view.trick) == (3, 0, parse_cards("8S"))
    assert view.tricks == (Trick(0, parse_cards("2S 3S 5S 7S"), 3),)


def test_a_deal_that_ended_shows_its_numbers() -> None:
    rng = Random(5)
    for moment in moments(Match(rules(deals=1), 0), rng, 400):
        view = public_view(moment)
        assert len(view.history) == len(moment.history)
        for shown, ended in zip(view.history, moment.history, strict=True):
            assert (shown.dealer, shown.calls, shown.won) == (ended.dealer, ended.calls, ended.won)
            assert (shown.scores, shown.redealt, shown.extra) == (ended.scores, ended.redealt, ended.extra)


def test_deals_are_numbered_by_those_that_count() -> None:
    """A deal thrown in has the number of the one that replaces it, the extra deal that of the last."""
    match, seen = Match(rules(deals=1), 0), []
    for moment in moments(match, Random(11), 60):
        seen.append((public_view(moment).number, moment.phase))
    assert {number for number, _ in seen} == {1}
    two = Match(rules(deals=2, redeal_below=None), 0)
    numbers = [public_view(moment).number for moment in moments(two, Random(11), 114)]
    assert numbers == [1] * 57 + [2] * 57
