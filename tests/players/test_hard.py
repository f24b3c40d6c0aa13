"""How the hard player thinks: for the match at its end, in the worlds that the calls make likely, in time."""

import time
from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest

from bot.engine import SeatView, seat_view, submit
from bot.engine.cards import PACK, Card, parse_cards
from bot.engine.messages import StartDeal
from bot.engine.presets import CALL_BRIDGE, CALLBREAK
from bot.engine.rules import Ruleset
from bot.engine.state import Deal, Match, Phase
from bot.players import HeuristicPlayer
from bot.players.fast.reading import plain_numbers
from bot.players.hard import HardPlayer
from bot.players.nets.store import load_nets
from bot.players.prize import worth_of_scores
from bot.players.search.belief import Caller, call_chances
from bot.players.seeing import SeeingPlayer
from tests.players.table import play_deals, position

SCORES = np.array([-4.0, 1.0, 2.0, 4.0, 4.1, 5.0], np.float32)


def last_deal(totals: Sequence[int], **changes: object) -> SeatView:
    """Return the first caller's view of a match's last deal."""
    match = Match(CALLBREAK, 3, totals=tuple(totals), counted=4)
    match, _ = submit(match, StartDeal(PACK))
    return seat_view(match._replace(**changes), 0)  # type: ignore[arg-type]


def test_points_are_what_counts_while_the_end_is_far() -> None:
    view = position(CALLBREAK, "AS KS", others="2S 3S 4S 5S 6S 7S")
    assert worth_of_scores(view, SCORES) is SCORES
    endless = replace(CALLBREAK, deals=None)
    assert worth_of_scores(position(endless, "AS KS", others="2S 3S 4S 5S 6S 7S"), SCORES) is SCORES


def test_whoever_leads_before_the_last_deal_gains_little_by_more() -> None:
    """20 points ahead, any score wins; 4 behind, only a high one does."""
    ahead = worth_of_scores(last_deal([300, 100, 90, 80]), SCORES)
    behind = worth_of_scores(last_deal([100, 140, 90, 80]), SCORES)
    assert ahead[-1] - ahead[1] < 1
    assert behind[-1] - behind[1] > 2
    assert (np.diff(ahead) > 0).all()


def test_an_end_that_was_asked_for_is_an_end() -> None:
    """A match without a fixed end stops after the running deal once somebody closed it."""
    running = position(replace(CALLBREAK, deals=None), "AS KS", others="2S 3S 4S 5S 6S 7S")
    closing = replace(running, public=replace(running.public, closing=True))
    assert worth_of_scores(closing, SCORES) is not SCORES


def test_only_the_tied_are_rivals_in_an_extra_deal() -> None:
    view = last_deal([100, 100, 0, 900])
    extra = replace(view, public=replace(view.public, extra=True, tied=(0, 1)))
    worth = worth_of_scores(extra, SCORES)
    assert worth[-1] - worth[0] > 4


def test_a_high_call_makes_high_cards_likely() -> None:
    number = plain_numbers(CALLBREAK)
    strong, weak = (
        sum(1 << number[card.index] for card in parse_cards(text))
        for text in ("AS KS QS JS 9S 8S AH KH 5H AD 3D AC KC", "3S 7H 6H 5H 4H 8D 7D 5D 3D 9C 6C 4C 2C")
    )
    worlds = np.array([[strong, weak, weak], [weak, strong, weak]], np.uint64)
    caller = Caller(load_nets().call, CALLBREAK)
    first, second = call_chances(caller, np.array([2, 8, 1, 2]), 0, worlds)
    assert first > 20 * second
    assert call_chances(caller, np.array([2, 0, 0, 0]), 0, worlds).tolist() == [1, 1]


def test_the_one_that_sees_all_calls_what_it_can_make() -> None:
    """Seat 0 holds all the spades: thirteen tricks, whatever the others do."""
    hands = tuple(PACK[start : start + 13] for start in (39, 0, 13, 26))
    deal = Deal(3, hands, hands, lead=0)
    match = Match(CALLBREAK, 3, phase=Phase.CALLING, deal=deal, turn=0)
    assert SeeingPlayer().call(match, 0) == 13


class Timed(HardPlayer):
    """Notes how long each card takes, in processor time."""

    def __init__(self) -> None:
        super().__init__(1)
        self.seconds: list[float] = []

    def play(self, view: SeatView) -> Card:
        start = time.process_time()
        card = super().play(view)
        self.seconds.append(time.process_time() - start)
        return card


@pytest.mark.no_cover
@pytest.mark.parametrize("rules", [CALLBREAK, CALL_BRIDGE])
def test_a_decision_takes_no_longer_than_people_notice(rules: Ruleset) -> None:
    """The aims are 20 ms at the median and 100 ms at most; a busy machine is given three times that."""
    timed = Timed()
    list(play_deals(rules, [timed, *[HeuristicPlayer()] * 3], 6, seed=3))
    assert sorted(timed.seconds)[len(timed.seconds) // 2] < 0.06
    assert max(timed.seconds) < 0.3
