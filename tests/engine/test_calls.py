"""Dealing, calling and redeals, rule by rule and value by value."""

import pytest

from bot.engine import decide, public_view, submit
from bot.engine.cards import PACK, Card, Suit, parse_cards
from bot.engine.messages import CallMade, DealStarted, DealThrownIn, MakeCall, StartDeal
from bot.engine.refusals import CallOutOfRange
from bot.engine.rules import Direction
from bot.engine.state import Match, Phase, Redeal
from tests.engine.support import called, played, rules

ANTICLOCKWISE = Direction.ANTICLOCKWISE


def dealt(first_dealer: int = 0, pack: tuple[Card, ...] = PACK, **fields: object) -> Match:
    match, _ = submit(Match(rules(**fields), first_dealer), StartDeal(pack))
    return match


def pack_of(*hands: str) -> tuple[Card, ...]:
    """Return a pack that gives the seats from 1 on these cards first, and all the others in order."""
    piles = [list(parse_cards(hand)) for hand in hands]
    rest = [card for card in PACK if not any(card in pile for pile in piles)]
    for pile in piles:
        while len(pile) < 13:
            pile.append(rest.pop())
    return tuple(pile[place] for place in range(13) for pile in piles)


def test_everyone_gets_thirteen_cards_one_at_a_time_from_the_dealers_left() -> None:
    """How to play Callbreak, The cards and the deal, 2."""
    deal = dealt(first_dealer=1).deal
    assert deal is not None
    assert [len(hand) for hand in deal.hands] == [13] * 4
    assert [hand[0] for hand in (deal.hands[2], deal.hands[3], deal.hands[0], deal.hands[1])] == list(
        PACK[:4]
    )


def test_dealing_calling_and_leading_start_at_the_dealers_right_the_other_way_round() -> None:
    """How to play Callbreak, Variants, Direction; Callbreak Master (Italian), Affare."""
    match = dealt(first_dealer=1, direction=ANTICLOCKWISE)
    assert match.deal is not None
    assert match.deal.hands[0][0] is PACK[0]
    assert match.deal.hands[3][0] is PACK[1]
    order = []
    for _ in range(4):
        order.append(match.turn)
        match = called(match, 3)
    assert order == [0, 3, 2, 1]
    assert match.turn == 0


def test_the_dealers_left_calls_first_and_the_dealer_last() -> None:
    """How to play Callbreak, Bidding (the call), 1; once round, nobody passes."""
    match = dealt(first_dealer=1)
    order = []
    while match.phase is Phase.CALLING:
        order.append(match.turn)
        match = called(match, 3)
    assert order == [2, 3, 0, 1]


def test_who_called_first_leads_and_then_who_won_the_trick() -> None:
    """How to play Callbreak, Playing a trick, 1; Callbreak Master (Indonesian), Bermain, 1."""
    match = called(dealt(first_dealer=3), 2, 2, 2, 2)
    assert match.turn == 0
    match = played(match, "2C 3C 4C 5C")
    assert match.turn == 3


def test_play_goes_round_in_the_tables_direction() -> None:
    """How to play Callbreak, Playing a trick, 1: clockwise; the Spanish sheet: the other way."""
    for direction, order in ((Direction.CLOCKWISE, [0, 1, 2, 3]), (ANTICLOCKWISE, [2, 1, 0, 3])):
        match = called(dealt(first_dealer=3, direction=direction), 2, 2, 2, 2)
        seats = []
        for card in ("2C", "3C", "4C", "5C"):
            seats.append(match.turn)
            match = played(match, card)
        assert seats == order


@pytest.mark.parametrize("call", range(1, 14))
def test_calls_run_from_one_to_thirteen(call: int) -> None:
    """How to play Callbreak, Bidding (the call), second point."""
    assert decide(dealt(), MakeCall(1, call)) == (CallMade(1, call),)


@pytest.mark.parametrize("call", [-1, 0, 14])
def test_zero_cannot_be_called(call: int) -> None:
    """How to play Callbreak, Bidding (the call), second point."""
    with pytest.raises(CallOutOfRange) as refused:
        decide(dealt(), MakeCall(1, call))
    assert refused.value.facts == {"lowest": 1, "highest": 13}


def test_some_tables_call_from_two() -> None:
    """How to play Callbreak, Variants, Lowest call; Callbreak Master (Italian), Offerta: at least 2."""
    with pytest.raises(CallOutOfRange):
        decide(dealt(min_call=2), MakeCall(1, 1))
    assert decide(dealt(min_call=2), MakeCall(1, 2))


def test_twelve_is_only_called_sensible_and_thirteen_stays_legal() -> None:
    """Call Bridge, Bidding: the maximum sensible call is 12, which forbids nothing."""
    assert decide(dealt(min_call=2), MakeCall(1, 13))


def test_a_table_can_set_a_highest_call() -> None:
    """Ruleset field max_call; no sheet sets one below 13."""
    assert decide(dealt(max_call=8), MakeCall(1, 8))
    with pytest.raises(CallOutOfRange) as refused:
        decide(dealt(max_call=8), MakeCall(1, 9))
    assert refused.value.facts == {"lowest": 1, "highest": 8}


def test_calls_below_eight_are_thrown_in_and_the_same_dealer_deals_again() -> None:
    """How to play Callbreak, Bidding (the call), fourth point."""
    match = called(dealt(first_dealer=2), 2, 2, 2)
    match, events = submit(match, MakeCall(2, 1))
    assert events == (CallMade(2, 1), DealThrownIn(Redeal.LOW_CALLS))
    match, (started, *_) = submit(match, StartDeal(PACK[::-1]))
    assert isinstance(started, DealStarted)
    assert started.dealer == 2
    assert (match.counted, match.shuffles) == (0, 2)


def test_calls_of_eight_are_enough() -> None:
    """How to play Callbreak, Bidding (the call), fourth point: less than 8."""
    assert called(dealt(), 2, 2, 2, 2).phase is Phase.PLAYING


def test_calls_may_total_more_than_thirteen() -> None:
    """How to play Callbreak, Bidding (the call), third point."""
    assert called(dealt(), 13, 13, 13, 13).phase is Phase.PLAYING


def test_the_total_that_is_enough_can_be_set_or_left_out() -> None:
    """The other four sheets know no redeal; ruleset field redeal_below."""
    assert called(dealt(redeal_below=None), 1, 1, 1, 1).phase is Phase.PLAYING
    assert called(dealt(redeal_below=10), 3, 2, 2, 2).phase is Phase.DEALING
    assert called(dealt(redeal_below=10), 3, 3, 2, 2).phase is Phase.PLAYING


NO_SPADES = pack_of(
    "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC", "2S 3S 4S 5S 6S", "7S 8S 9S 10S", "JS QS KS AS"
)
NO_COURT = pack_of("2C 3C 4C 5C 6C 7C 8C 9C 10C 2S 2H 2D 3D", "3S AH", "4S KH", "5S QH")
NEITHER = pack_of("2C 3C 4C 5C 6C 7C 8C 9C 10C 2D 3D 4D 5D", "3S AH", "4S KH", "5S QH")


def test_some_tables_redeal_a_hand_without_trumps_before_anyone_calls() -> None:
    """How to play Callbreak, Variants, More redeals: no spades at all."""
    assert dealt(pack=NO_SPADES).phase is Phase.CALLING
    match = dealt(pack=NO_SPADES, redeal_no_trump=True)
    assert match.phase is Phase.DEALING
    assert [deal.redealt for deal in match.history] == [Redeal.NO_TRUMP]
    assert match.next_dealer == 0
    assert dealt(pack=NO_COURT, redeal_no_trump=True).phase is Phase.CALLING
    assert dealt(pack=NO_SPADES, redeal_no_trump=True, trump=Suit.CLUBS).phase is Phase.DEALING


def test_some_tables_redeal_a_hand_without_court_cards_or_ace() -> None:
    """How to play Callbreak, Variants, More redeals: no Jack, Queen, King or Ace."""
    assert dealt(pack=NO_COURT).phase is Phase.CALLING
    match = dealt(pack=NO_COURT, redeal_no_court=True)
    assert [deal.redealt for deal in match.history] == [Redeal.NO_COURT]
    assert dealt(pack=NO_SPADES, redeal_no_court=True).phase is Phase.CALLING


def test_where_both_hold_the_missing_trumps_are_named() -> None:
    """The match record, last paragraph."""
    match = dealt(pack=NEITHER, redeal_no_court=True, redeal_no_trump=True)
    assert [deal.redealt for deal in match.history] == [Redeal.NO_TRUMP]


def test_some_tables_tell_missing_suits_after_the_calls() -> None:
    """How to play Callbreak, Variants, Missing suits: anyone dealt no cards of a suit."""
    match = dealt(pack=NO_SPADES, announce_voids=True)
    assert public_view(match).voids is None
    match = called(match, 3, 3, 3, 3)
    voids = public_view(match).voids
    assert voids is not None
    assert voids[1] == (Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES)
    match = played(match, "AC")
    assert public_view(match).voids == voids
    assert public_view(called(dealt(pack=NO_SPADES), 3, 3, 3, 3)).voids is None
