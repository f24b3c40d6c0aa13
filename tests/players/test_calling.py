"""What is called, and what would be silly to call."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.engine import SeatView, seat_view
from bot.engine.cards import PACK, Suit, parse_cards
from bot.engine.presets import CALL_BRIDGE, CALLBREAK, CALLBREAK_MASTER, CALLBREAK_MASTER_CLUBS
from bot.engine.rules import Ruleset
from bot.engine.state import Deal, Match, Phase
from bot.players import HeuristicPlayer
from tests.players.table import play_deals

PLAYER = HeuristicPlayer()
WEAK = "3S 7H 6H 5H 4H 8D 7D 5D 3D 9C 6C 4C 2C"
MIDDLING = "KS 9S 4S AH 8H 5H KD 9D 4D 2D QC 7C 3C"
STRONG = "AS KS QS JS 9S 8S AH KH 5H AD 3D AC KC"


def to_call(rules: Ruleset, hand: str, earlier: tuple[int, ...] = ()) -> SeatView:
    """Return seat 0's view when it is to call after *earlier* calls, all others' cards unseen."""
    held = parse_cards(hand)
    rest = [card for card in PACK if card not in held]
    hands = (held, tuple(rest[::3]), tuple(rest[1::3]), tuple(rest[2::3]))
    calls: list[int | None] = [None] * 4
    onward = 1 if rules.direction == "clockwise" else -1
    lead = -len(earlier) * onward % 4
    for turn, call in enumerate(earlier):
        calls[(lead + onward * turn) % 4] = call
    deal = Deal((lead - onward) % 4, hands, hands, tuple(calls), lead=lead)
    view = seat_view(Match(rules, deal.dealer, phase=Phase.CALLING, deal=deal, turn=0), 0)
    assert view.may_call
    return view


@pytest.mark.parametrize(("hand", "lowest", "highest"), [(WEAK, 1, 1), (MIDDLING, 2, 3), (STRONG, 8, 11)])
def test_a_call_fits_the_hand(hand: str, lowest: int, highest: int) -> None:
    assert lowest <= PLAYER.call(to_call(CALLBREAK, hand)) <= highest


def test_a_call_stays_in_the_range_of_the_rules() -> None:
    assert PLAYER.call(to_call(CALL_BRIDGE, WEAK)) == 2
    assert PLAYER.call(to_call(replace(CALLBREAK, max_call=5), STRONG)) == 5


def test_the_trump_suit_of_the_rules_counts() -> None:
    """Clubs for spades in the hand and in the rules changes nothing."""
    swapped = STRONG.translate(str.maketrans("SC", "CS"))
    spades, clubs = to_call(CALLBREAK_MASTER, STRONG), to_call(CALLBREAK_MASTER_CLUBS, swapped)
    assert clubs.public.rules.trump is Suit.CLUBS
    assert PLAYER.call(spades) == PLAYER.call(clubs) > PLAYER.call(to_call(CALLBREAK_MASTER, swapped))


def test_a_bonus_is_worth_a_try() -> None:
    """A made call of 8 scores 13 under bridge scoring: a hand for not quite eight tricks goes for it."""
    hand = "AS KS QS JS 9S 8S AH KH 5H KD 3D 6C 4C"
    plain = replace(CALLBREAK_MASTER, bonus_call=None, bonus_points=None)
    assert PLAYER.call(to_call(plain, hand)) == 7
    assert PLAYER.call(to_call(CALLBREAK_MASTER, hand)) == 8


def test_the_last_to_call_fills_up_what_a_redeal_lacks() -> None:
    """Calls of 7 together would be thrown in: with a hand for not quite three tricks, 3 is called."""
    hand = MIDDLING.replace("KD", "JD")
    assert PLAYER.call(to_call(CALLBREAK, hand, (2, 2, 2))) == 2
    assert PLAYER.call(to_call(CALLBREAK, hand, (2, 2, 1))) == 3


def test_a_hopeless_hand_is_not_stretched_to_prevent_a_redeal() -> None:
    assert PLAYER.call(to_call(CALLBREAK, WEAK, (2, 1, 1))) == 1


def test_calls_differ_from_deal_to_deal() -> None:
    calls = Counter(call for deal in play_deals(CALLBREAK, [PLAYER] * 4, 40, seed=5) for call in deal.calls)
    assert len(calls) >= 5
    assert max(calls.values()) < 80
