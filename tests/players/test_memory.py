"""What a seat can know of the hands that it does not see."""

from dataclasses import replace

from bot.engine.cards import Suit, parse_card, parse_cards
from bot.engine.presets import CALLBREAK
from bot.engine.rules import WhenVoid
from bot.engine.state import Trick
from bot.players.memory import SUIT_NUMBER, remember
from tests.players.table import position

HEARTS, SPADES, CLUBS = (SUIT_NUMBER[suit] for suit in (Suit.HEARTS, Suit.SPADES, Suit.CLUBS))


def test_own_cards_and_played_cards_are_seen() -> None:
    memory = remember(position(CALLBREAK, "AH 3H", trick="KH 5H", others="QH 2C 3C 4C"))
    assert memory.left(HEARTS) == 1
    assert memory.left(CLUBS) == 3
    assert memory.above(parse_card("3H").index) == 1
    assert memory.above(parse_card("AH").index) == 0


def test_a_discard_shows_a_void_and_no_trump() -> None:
    past = Trick(1, parse_cards("4H 2C 9H 5H"), 3)
    memory = remember(position(CALLBREAK, "AC 3C", tricks=(past,)))
    assert memory.share(2, HEARTS) == memory.share(2, SPADES) == 0
    assert memory.share(1, HEARTS) == memory.share(3, SPADES) == 1 / 2
    assert memory.share(2, CLUBS) == 1 / 3


def test_a_discard_on_a_trump_shows_nothing_of_lower_trumps() -> None:
    past = Trick(1, parse_cards("4H 9S 2C 5H"), 2)
    rules = replace(CALLBREAK, when_void=WhenVoid.OVERTRUMP)
    assert remember(position(rules, "AC", tricks=(past,))).share(3, SPADES) > 0
    rules = replace(CALLBREAK, when_void=WhenVoid.ANY_TRUMP)
    assert remember(position(rules, "AC", tricks=(past,))).share(3, SPADES) == 0


def test_where_nobody_must_trump_a_discard_shows_only_the_void() -> None:
    past = Trick(1, parse_cards("4H 2C 9H 5H"), 3)
    memory = remember(position(replace(CALLBREAK, when_void=WhenVoid.FREE), "AC 3C", tricks=(past,)))
    assert memory.share(2, HEARTS) == 0
    assert memory.share(2, SPADES) == 1 / 3


def test_announced_voids_are_known() -> None:
    rules = replace(CALLBREAK, announce_voids=True)
    memory = remember(position(rules, "AC 3C", others="2H 3H 4H"))
    assert memory.share(1, SPADES) == 0
    assert memory.share(1, HEARTS) == 1 / 3
