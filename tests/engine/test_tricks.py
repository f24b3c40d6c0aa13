"""What may be led and played, and who takes the trick, rule by rule and value by value."""

from itertools import pairwise

from bot.engine.cards import Suit, parse_cards
from bot.engine.play import winning_index
from bot.engine.rules import FirstLead, MustBeat, WhenVoid
from tests.engine.support import legal, rules

NEVER, ALWAYS = MustBeat.NEVER, MustBeat.ALWAYS


def winner(trick: str, trump: Suit = Suit.SPADES) -> str:
    cards = parse_cards(trick)
    return str(cards[winning_index(rules(trump=trump), cards)])


def test_the_ace_is_high_and_the_ten_stands_between_nine_and_jack() -> None:
    """How to play Callbreak, The cards and the deal, 1."""
    ranked = [*map(str, range(2, 11)), "J", "Q", "K", "A"]
    for low, high in pairwise(ranked):
        assert winner(f"{low}H {high}H 2C 2D") == f"{high}H"


def test_following_suit_is_a_duty() -> None:
    """How to play Callbreak, Playing a trick, rule 1."""
    assert legal("3D 2C AS KH", "9D", must_beat=NEVER) == "3D"


def test_a_higher_card_of_the_suit_must_be_played() -> None:
    """How to play Callbreak, Playing a trick, rule 2, and the example's first half."""
    assert legal("AD 10D 5D", "KD") == "AD"
    assert legal("AD QD 5D", "10D") == "AD QD"


def test_who_cannot_beat_the_best_card_follows_with_any() -> None:
    """How to play Callbreak, Playing a trick, rule 2; in the example the Ace lies already."""
    assert legal("QD JD 7D", "KD AD") == "QD JD 7D"


def test_the_best_card_counts_and_not_the_card_led() -> None:
    """How to play Callbreak, Playing a trick, rule 2: the best card of that suit in the trick."""
    assert legal("QH 10H 4H", "9H JH") == "QH"


def test_a_discard_of_another_suit_need_not_be_beaten() -> None:
    """How to play Callbreak, Playing a trick, rule 2: only cards of the suit led are compared."""
    assert legal("10D 3D", "9D AC") == "10D"


def test_trumps_led_must_be_beaten_too() -> None:
    """How to play Callbreak, Playing a trick, rule 2: it holds when spades are led."""
    assert legal("KS 9S 4S", "10S") == "KS"
    assert legal("9S 4S 2H", "10S") == "9S 4S"


def test_nothing_has_to_be_beaten_once_a_trump_lies() -> None:
    """How to play Callbreak, Playing a trick, rule 3."""
    assert legal("AD 7D 2D", "9D QD 4S") == "AD 7D 2D"


def test_some_tables_beat_on_after_a_trump() -> None:
    """How to play Callbreak, Variants, Beating after a trump."""
    assert legal("AD 7D 2D", "9D QD 4S", must_beat=ALWAYS) == "AD"
    assert legal("AD 10D 2D", "9D", must_beat=ALWAYS) == "AD 10D"
    assert legal("KS 9S", "10S", must_beat=ALWAYS) == "KS"


def test_some_tables_never_make_one_beat() -> None:
    """How to play Callbreak, Variants, No need to beat."""
    assert legal("AD 10D 5D", "KD", must_beat=NEVER) == "AD 10D 5D"


def test_in_the_older_games_trumps_led_need_not_be_beaten_either() -> None:
    """Callbreak Master (Italian, Indonesian), Call Bridge, the Spanish sheet: the first note on play."""
    assert legal("KS 9S 4S", "10S", must_beat=NEVER) == "KS 9S 4S"
    assert legal("KC 9C 4C", "10C", must_beat=NEVER, trump=Suit.CLUBS) == "KC 9C 4C"


def test_without_the_suit_led_a_trump_is_a_duty() -> None:
    """How to play Callbreak, Playing a trick, rule 4, and the last sentence of the example."""
    assert legal("7C 9S 2S QH", "KD") == "9S 2S"


def test_a_trump_in_the_trick_must_be_overtrumped() -> None:
    """How to play Callbreak, Playing a trick, rule 4: a spade that beats every spade already there."""
    assert legal("QS 6S AD", "8H JS 9S") == "QS"


def test_with_only_losing_trumps_anything_goes() -> None:
    """How to play Callbreak, Playing a trick, rule 5; Callbreak Master (Italian), Giocare, second note."""
    assert legal("10S 6S 2C AD", "8H JS 9S") == "10S 6S 2C AD"


def test_without_the_suit_and_without_trumps_anything_goes() -> None:
    """How to play Callbreak, Playing a trick, rule 5; Call Bridge, Playing Rules, 2."""
    assert legal("AC 3D", "8H") == "AC 3D"


def test_some_tables_make_one_play_even_a_losing_trump() -> None:
    """How to play Callbreak, Variants, Low spades, first sentence."""
    assert legal("10S 6S 2C", "8H JS", when_void=WhenVoid.ANY_TRUMP) == "10S 6S"
    assert legal("QS 6S 2C", "8H JS", when_void=WhenVoid.ANY_TRUMP) == "QS"
    assert legal("3D 2C", "8H JS", when_void=WhenVoid.ANY_TRUMP) == "3D 2C"


def test_some_tables_forbid_a_losing_trump() -> None:
    """How to play Callbreak, Variants, Low spades, second sentence: unless nothing else is held."""
    assert legal("10S 6S 2C", "8H JS", when_void=WhenVoid.NO_UNDERTRUMP) == "2C"
    assert legal("10S 6S", "8H JS", when_void=WhenVoid.NO_UNDERTRUMP) == "10S 6S"
    assert legal("QS 6S 2C", "8H JS", when_void=WhenVoid.NO_UNDERTRUMP) == "QS"


def test_some_tables_never_force_a_trump() -> None:
    """How to play Callbreak, Variants, Low spades, last sentence."""
    assert legal("QS 6S 2C", "8H JS", when_void=WhenVoid.FREE) == "QS 6S 2C"
    assert legal("QS 2C", "8H", when_void=WhenVoid.FREE) == "QS 2C"
    assert legal("QS 9H 2H", "8H", when_void=WhenVoid.FREE) == "9H"


def test_trumps_may_be_led_at_any_time() -> None:
    """How to play Callbreak, Playing a trick, 2: they need not be broken first."""
    assert legal("2S AH", first_trick=True) == "2S AH"
    assert legal("2S AH") == "2S AH"


def test_some_tables_keep_trumps_from_the_first_lead() -> None:
    """How to play Callbreak, Variants, First lead: unless the leader holds only spades."""
    assert legal("2S AH", first_trick=True, first_lead=FirstLead.NO_TRUMP) == "AH"
    assert legal("2S AS", first_trick=True, first_lead=FirstLead.NO_TRUMP) == "2S AS"
    assert legal("2S AH", first_trick=False, first_lead=FirstLead.NO_TRUMP) == "2S AH"
    assert legal("2S AC", "9D", first_trick=True, first_lead=FirstLead.NO_TRUMP) == "2S"


def test_the_highest_trump_takes_the_trick() -> None:
    """How to play Callbreak, Playing a trick, 2 and after the rules: even the 2 beats an ace."""
    assert winner("AD KD 2S QD") == "2S"
    assert winner("AD 3S 2S QD") == "3S"


def test_without_a_trump_the_highest_card_of_the_suit_led_takes_it() -> None:
    """Call Bridge, Playing Rules, 3: a higher card of another suit does not."""
    assert winner("9D 10D AC KH") == "10D"


def test_each_suit_can_be_the_trump() -> None:
    """The Spanish sheet, Jugadores y Cartas: clubs; the others spades. Any suit can be set."""
    for trump, best in zip(Suit, ("2C", "2D", "2H", "2S"), strict=True):
        led, *others = ("A" + suit for suit in Suit if suit is not trump)
        assert winner(f"{led} {best} {others[0]} {others[1]}", trump) == best
        assert legal(f"{best} {others[0]}", led, trump=trump) == best
