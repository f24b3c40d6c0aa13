"""Small positions, each for one habit of a good player."""

from dataclasses import replace

import pytest

from bot.engine.cards import parse_card, parse_cards
from bot.engine.presets import CALL_BRIDGE, CALLBREAK, CALLBREAK_MASTER
from bot.engine.rules import Ruleset, WhenVoid
from bot.engine.state import Trick
from bot.players import HeuristicPlayer
from tests.players.table import position

NEVER = replace(CALLBREAK, must_beat=CALLBREAK_MASTER.must_beat)
FREE = replace(NEVER, when_void=WhenVoid.FREE)


def played(rules: Ruleset, hand: str, **facts: object) -> str:
    return HeuristicPlayer().play(position(rules, hand, **facts)).text  # type: ignore[arg-type]


def test_last_to_play_trumps_with_the_lowest_winning_trump() -> None:
    assert played(CALLBREAK, "AS QS 9S 2S 7H 6D", trick="4C JC 9C") == "2S"
    assert played(CALLBREAK, "AS QS 9S 2S 7H 6D", trick="4C 5S 9C") == "9S"


def test_last_to_play_follows_with_the_lowest_winning_card() -> None:
    assert played(NEVER, "AH QH JH 3H 8S", trick="4H 10H 2H") == "JH"


def test_a_trick_that_cannot_be_won_costs_the_lowest_card() -> None:
    assert played(NEVER, "KH QH 3H 8S", trick="4H AH 2H") == "3H"
    assert played(CALLBREAK, "KH QH 3H 8S", trick="4H 5S 2H") == "3H"


def test_no_trump_is_wasted_below_a_higher_trump() -> None:
    """Where anything may be played, the discard is not a trump that loses."""
    assert played(FREE, "9S 8S 4D 5C", trick="4H 10S 2H") in {"4D", "5C"}


def test_no_trick_is_trumped_that_the_call_cannot_bear() -> None:
    """A made call under bridge scoring has one trick to spare, and it is taken: trump nothing."""
    assert (
        played(replace(FREE, scoring=CALLBREAK_MASTER.scoring), "9S 4D", trick="4H 6H 2H", call=1, won=2)
        == "4D"
    )


def test_discards_come_from_weakness() -> None:
    """A king with a guard and an ace are kept; the low cards beside them go."""
    assert played(CALLBREAK, "AD 3D KC 5C 2C", trick="9H 10H JH") in {"3D", "2C"}


def test_a_master_is_led_when_higher_cards_are_gone() -> None:
    """The jack is the best heart left and the queen of diamonds is not the best diamond."""
    others = "10H 9H 8H KD 9D 8D AC KC 5C"
    assert played(CALLBREAK, "JH QD 4C", others=others, call=1) == "JH"


def test_what_was_played_decides_not_the_rank() -> None:
    """The same three cards, but now the king of diamonds is gone and the queen of hearts is not."""
    others = "QH 9H 8H 10D 9D 8D AC KC 5C"
    assert played(CALLBREAK, "JH QD 4C", others=others, call=1) == "QD"


def test_a_suit_that_others_are_known_to_trump_is_not_led() -> None:
    """Both aces are masters; seats 1 to 3 showed that they have no hearts left."""
    past = Trick(0, parse_cards("KH 2S 3S 4S"), 3)
    assert played(CALLBREAK, "AH AD 5D", tricks=(past,), call=1) == "AD"


def test_long_trumps_are_drawn_before_side_winners_are_led() -> None:
    """Six trumps against four: first theirs, then the tricks that they could have trumped."""
    others = "10S 9S 8S 7S " + "8H 7H 6H 5H 4H 3H 2H 9H 10H JH 2D 3D 4D 5D 6D 7D 8D 9D 10D JD"
    assert played(CALLBREAK, "AS KS QS JS 3S 2S AH KH", others=others, call=8)[-1] == "S"


@pytest.mark.parametrize("rules", [CALLBREAK_MASTER, CALL_BRIDGE])
def test_a_made_call_ducks_where_more_tricks_would_miss_it(rules: Ruleset) -> None:
    """With the call and all its spare tricks won, the highest card that loses is played."""
    spare = 1 if rules is CALLBREAK_MASTER else 2
    facts = {"trick": "4H 10H 2H", "call": 2}
    assert played(rules, "AH 9H 3H 2C", won=2 + spare, **facts) == "9H"
    assert played(rules, "AH 9H 3H 2C", won=1, **facts) == "AH"


def test_a_made_call_ducks_on_lead() -> None:
    others = "KH 9H 8H 10D 9D 8D 7C KC 5C"
    assert played(CALLBREAK_MASTER, "AH 3D AC", others=others, call=2, won=3) == "3D"


def test_overtricks_are_taken_under_callbreak_scoring() -> None:
    assert played(NEVER, "AH 9H 3H 2C", trick="4H 10H 2H", call=2, won=4) == "AH"


def test_the_only_legal_card_is_played() -> None:
    assert played(CALLBREAK, "AH 9H 3S", trick="4C") == "3S"


def test_the_answer_is_always_the_same() -> None:
    view = position(CALLBREAK, "AS 9S KH 7H 5H QD 10D 3C")
    assert {HeuristicPlayer().play(view) for _ in range(5)} == {HeuristicPlayer().play(view)}
    assert parse_card("AS") in view.legal
