"""How a match goes on and ends: deals, totals, ties and the extra deal, value by value."""

import pytest

from bot.engine import decide, evolve, submit
from bot.engine.cards import PACK, parse_cards
from bot.engine.messages import (
    AbandonMatch,
    CloseMatch,
    DealScored,
    DealStarted,
    Event,
    ExtraDealDue,
    MatchAbandoned,
    MatchClosing,
    MatchEnded,
    PlayCard,
    StartDeal,
)
from bot.engine.presets import CALL_BRIDGE, CALLBREAK_MASTER
from bot.engine.refusals import NotNow
from bot.engine.rules import Direction, Ruleset, TieBreak
from bot.engine.state import Match, Phase
from tests.engine.support import called, played, position, rules

Four = tuple[int, int, int, int]


def one_deal(match: Match, calls: Four, won: Four) -> tuple[Match, tuple[Event, ...]]:
    """Return *match* after a deal of these calls and tricks, with the events of its last card.

    Only the last trick is played: the seat with the most tricks trumps it.
    """
    taker = won.index(max(won))
    cards = iter(("2C", "3C", "4C", "5C"))
    hands = tuple(parse_cards("AS" if seat == taker else next(cards)) for seat in range(4))
    match = evolve(match, DealStarted(match.next_dealer, hands, extra=bool(match.tied)))
    for _ in range(4):
        assert match.turn is not None
        match = called(match, calls[match.turn])
    assert match.deal is not None
    before = tuple(tricks - (seat == taker) for seat, tricks in enumerate(won))
    match = match._replace(deal=match.deal._replace(won=before))
    for _ in range(3):
        match = played(match, str(match.legal[0]))
    assert match.turn is not None
    return submit(match, PlayCard(match.turn, match.legal[0]))


def after(ruleset: Ruleset, *deals: tuple[Four, Four]) -> Match:
    match = Match(ruleset, 0)
    for calls, won in deals:
        match, _ = one_deal(match, calls, won)
    return match


A_LEADS = ((4, 3, 3, 3), (4, 3, 3, 3))
A_AND_B_TIE = ((4, 4, 3, 2), (4, 4, 3, 2))


def test_a_match_is_five_deals_and_the_highest_total_wins() -> None:
    """How to play Callbreak, Winning the match, 1."""
    match = after(rules(), *[A_LEADS] * 4)
    assert match.phase is Phase.DEALING
    match, events = one_deal(match, *A_LEADS)
    assert events[-1] == MatchEnded((0,))
    assert (match.totals, match.winners, match.phase) == ((200, 150, 150, 150), (0,), Phase.OVER)


@pytest.mark.parametrize("deals", [1, 2, 10, 12, 52])
def test_the_number_of_deals_can_be_set(deals: int) -> None:
    """How to play Callbreak, Variants, Match length and ties (10); Call Bridge, last paragraph (12)."""
    match = after(rules(deals=deals), *[A_LEADS] * (deals - 1))
    assert match.phase is Phase.DEALING
    assert one_deal(match, *A_LEADS)[0].phase is Phase.OVER


def test_call_bridge_ends_after_twelve_deals() -> None:
    """Call Bridge, last paragraph."""
    assert after(CALL_BRIDGE, *[A_LEADS] * 11).phase is Phase.DEALING
    assert after(CALL_BRIDGE, *[A_LEADS] * 12).winners == (0,)


def test_totals_may_be_negative() -> None:
    """How to play Callbreak, Winning the match, 1: going below zero is normal."""
    match = after(rules(deals=2), *[((13, 5, 5, 5), (12, 1, 0, 0))] * 2)
    assert match.totals == (-260, -100, -100, -100)
    assert match.winners == ()
    assert match.tied == (1, 2, 3)


@pytest.mark.parametrize(
    ("direction", "dealers"),
    [(Direction.CLOCKWISE, [0, 1, 2, 3, 0]), (Direction.ANTICLOCKWISE, [0, 3, 2, 1, 0])],
)
def test_the_deal_passes_on_in_the_tables_direction(direction: Direction, dealers: list[int]) -> None:
    """How to play Callbreak, The cards and the deal, 3; Callbreak Master (Italian), Affare."""
    match = after(rules(direction=direction), *[A_LEADS] * 5)
    assert [deal.dealer for deal in match.history] == dealers


def test_a_deal_thrown_in_does_not_count() -> None:
    """How to play Callbreak, Bidding (the call), fourth point: dealt again by the same dealer."""
    match, _ = submit(Match(rules(deals=1), 2), StartDeal(PACK))
    match = called(match, 1, 1, 1, 1)
    assert (match.phase, match.counted, match.next_dealer, match.totals) == (
        Phase.DEALING,
        0,
        2,
        (0, 0, 0, 0),
    )
    assert one_deal(match, *A_LEADS)[0].phase is Phase.OVER


def test_a_tie_at_the_top_is_played_off_by_all_four() -> None:
    """How to play Callbreak, Winning the match, 2; the next dealer deals, and the totals stay."""
    match, events = one_deal(Match(rules(deals=1), 0), *A_AND_B_TIE)
    assert events[-1] == ExtraDealDue((0, 1))
    assert (match.phase, match.next_dealer) == (Phase.DEALING, 1)
    match, events = one_deal(match, (3, 4, 3, 3), (3, 4, 3, 3))
    assert events[-2:] == (DealScored((30, 40, 30, 30)), MatchEnded((1,)))
    assert (match.totals, match.counted, match.winners) == ((40, 40, 30, 20), 1, (1,))
    assert match.history[-1].extra


def test_only_the_tied_can_win_the_extra_deal() -> None:
    """How to play Callbreak, Winning the match, 2: whichever tied player scores more."""
    match = after(rules(deals=1), A_AND_B_TIE)
    match, _ = one_deal(match, (2, 1, 3, 7), (2, 1, 3, 7))
    assert match.winners == (0,)


def test_still_level_after_the_extra_deal_they_share() -> None:
    """How to play Callbreak, Winning the match, 2: they share the win."""
    match = after(rules(deals=1), A_AND_B_TIE, ((4, 4, 3, 2), (4, 4, 3, 2)))
    assert match.winners == (0, 1)
    of_three = after(rules(deals=1), ((3, 3, 3, 2), (3, 3, 3, 4)), ((3, 4, 4, 2), (3, 4, 4, 2)))
    assert of_three.winners == (1, 2)


def test_an_extra_deal_can_be_thrown_in_and_stays_one() -> None:
    """How to play Callbreak, Bidding (the call), fourth point, holds for it too: same dealer, new shuffle."""
    match = after(rules(deals=1), A_AND_B_TIE)
    match, _ = submit(match, StartDeal(PACK))
    match = called(match, 1, 1, 1, 1)
    assert (match.next_dealer, match.history[-1].extra) == (1, True)
    match, _ = one_deal(match, *A_LEADS)
    assert (match.winners, match.counted) == ((0,), 1)


def test_some_break_a_tie_by_the_best_single_deal() -> None:
    """How to play Callbreak, Variants, Match length and ties."""
    best = rules(deals=2, tie_break=TieBreak.BEST_DEAL)
    match = after(best, ((5, 3, 3, 2), (5, 3, 3, 2)), ((2, 4, 3, 4), (2, 4, 3, 4)))
    assert match.totals == (70, 70, 60, 60)
    assert match.winners == (0,)
    level = after(best, ((5, 3, 3, 2), (5, 3, 3, 2)), ((3, 5, 3, 2), (3, 5, 3, 2)))
    assert level.winners == (0, 1)


def test_the_best_deal_of_those_not_tied_does_not_matter() -> None:
    best = rules(deals=2, tie_break=TieBreak.BEST_DEAL)
    match = after(best, ((4, 2, 1, 6), (4, 2, 1, 6)), ((3, 5, 2, 12), (3, 5, 2, 3)))
    assert match.totals == (70, 70, 30, -60)
    assert match.winners == (1,)


def test_some_share_a_tie() -> None:
    """Callbreak Master and Call Bridge name no tie-break: the player with the highest score is the winner."""
    match = after(rules(deals=1, tie_break=TieBreak.SHARED), A_AND_B_TIE)
    assert (match.winners, match.phase) == ((0, 1), Phase.OVER)


def test_a_match_without_a_fixed_end_goes_on_until_closed() -> None:
    """Callbreak Master (Italian and Indonesian), last paragraph; the Spanish sheet too."""
    match = after(CALLBREAK_MASTER, *[A_LEADS] * 7)
    assert match.phase is Phase.DEALING
    match, events = submit(match, CloseMatch())
    assert events == (MatchClosing(), MatchEnded((0,)))
    assert match.winners == (0,)


def test_closed_during_a_deal_it_ends_after_it() -> None:
    """Ruleset field deals: after any deal the players may end it."""
    match, _ = submit(Match(CALLBREAK_MASTER, 0), StartDeal(PACK))
    match, events = submit(match, CloseMatch())
    assert events == (MatchClosing(),)
    assert match.phase is Phase.CALLING
    with pytest.raises(NotNow):
        decide(match, CloseMatch())


def test_closed_before_any_deal_it_ends_after_the_first() -> None:
    match, events = submit(Match(CALLBREAK_MASTER, 0), CloseMatch())
    assert events == (MatchClosing(),)
    match, events = one_deal(match, *A_LEADS)
    assert events[-1] == MatchEnded((0,))


def test_closed_between_two_deals_of_a_redeal_that_deal_is_still_played() -> None:
    match = after(rules(deals=None), A_LEADS)
    match, _ = submit(match, StartDeal(PACK))
    match = called(match, 1, 1, 1, 1)
    match, events = submit(match, CloseMatch())
    assert events == (MatchClosing(),)
    assert one_deal(match, *A_LEADS)[0].phase is Phase.OVER


def test_the_extra_deal_serves_a_match_without_a_fixed_end_too() -> None:
    """RULES, Validity of a ruleset."""
    match = after(rules(deals=None), A_AND_B_TIE)
    match, events = submit(match, CloseMatch())
    assert events == (MatchClosing(), ExtraDealDue((0, 1)))
    assert one_deal(match, (3, 4, 3, 3), (3, 4, 3, 3))[0].winners == (1,)


def test_a_match_with_a_fixed_end_is_not_closed() -> None:
    with pytest.raises(NotNow):
        decide(after(rules(), A_LEADS), CloseMatch())


def test_a_match_can_be_abandoned_while_it_runs() -> None:
    match, events = submit(after(rules(), A_LEADS), AbandonMatch())
    assert events == (MatchAbandoned(),)
    assert (match.phase, match.turn, match.legal) == (Phase.ABANDONED, None, ())
    with pytest.raises(NotNow):
        decide(match, AbandonMatch())
    playing = called(position(rules(), ["AS 2S", "3S 4S", "5S 6S", "7S 8S"]), 3, 3, 3, 3)
    assert submit(playing, AbandonMatch())[0].legal == ()
