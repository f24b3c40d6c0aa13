"""Cards and the pack, and the fair shuffle."""

import copy
import pickle

import pytest

from bot.engine.cards import PACK, Suit, format_cards, parse_card, parse_cards, sort_hand
from bot.engine.shuffle import FairShuffle, commitment

ZEROS = FairShuffle(bytes(32), ("1", "2", "3", "4"))


def test_the_pack_holds_every_card_once_in_order() -> None:
    """RULES, The fair shuffle, 4: 2C to AC, 2D to AD, 2H to AH, 2S to AS."""
    assert len({card.text for card in PACK}) == 52
    assert [card.index for card in PACK] == list(range(52))
    assert format_cards(PACK[::13]) == "2C 2D 2H 2S"
    assert format_cards(PACK[12::13]) == "AC AD AH AS"


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("10H", "10H"),
        ("TH", "10H"),
        ("th", "10H"),
        ("10♥", "10H"),
        ("t♥\ufe0f", "10H"),
        ("a♤", "AS"),
        ("2c", "2C"),
    ],
)
def test_cards_are_read_in_several_spellings(text: str, card: str) -> None:
    """RULES, The match record: lower case, T for 10 and suit symbols."""
    assert str(parse_card(text)) == card


@pytest.mark.parametrize(
    "text", ["", "1S", "11S", "S", "10", "AS ", "T0H", "TTH", "AX", "Ａ♠", "\ud800", "A" * 99]
)
def test_anything_else_is_no_card(text: str) -> None:
    with pytest.raises(ValueError, match="not a card") as wrong:
        parse_card(text)
    assert len(str(wrong.value)) < 150


def test_copies_and_pickles_are_the_same_objects() -> None:
    for card in PACK:
        assert copy.copy(card) is card
        assert copy.deepcopy(card) is card
        assert pickle.loads(pickle.dumps(card)) is card
    assert all(a is b for a, b in zip(PACK, copy.deepcopy(PACK), strict=True))


def test_cards_cannot_change() -> None:
    with pytest.raises(AttributeError):
        PACK[0].rank = 14  # type: ignore[misc]


def test_ranks_and_courts() -> None:
    assert [card.rank_text for card in PACK[:13]] == [*map(str, range(2, 11)), "J", "Q", "K", "A"]
    assert format_cards(card for card in PACK[:13] if card.is_court) == "JC QC KC AC"
    assert repr(PACK[8]) == "10C"


def test_hands_are_sorted_trumps_first_and_colours_alternating() -> None:
    hand = parse_cards("2C AC 3D KH 2S AS")
    assert format_cards(sort_hand(hand)) == "AS 2S KH AC 2C 3D"
    assert format_cards(sort_hand(hand, Suit.CLUBS)) == "AC 2C AS 2S KH 3D"


def test_the_worked_example_of_the_shuffle() -> None:
    """RULES, The fair shuffle, last paragraph."""
    assert ZEROS.first_dealer() == 0
    pack = ZEROS.pack(1)
    assert format_cards(pack[:13]) == "9S JS KH 3D AC 9H 7C 9C 9D 5D 6C QD 8S"
    assert format_cards(pack[-2:]) == "10D 2S"
    assert set(pack) == set(PACK)


def test_every_shuffle_of_a_match_is_another() -> None:
    assert len({ZEROS.pack(number) for number in range(1, 30)}) == 29


def test_every_chairs_word_changes_the_shuffle() -> None:
    """RULES, The fair shuffle, 2: each chair brings a word."""
    words = [
        ("1", "2", "3", "4"),
        ("0", "2", "3", "4"),
        ("1", "0", "3", "4"),
        ("1", "2", "0", "4"),
        ("1", "2", "3", "0"),
    ]
    assert len({FairShuffle(bytes(32), (a, b, c, d)).pack(1) for a, b, c, d in words}) == 5


def test_the_commitment_is_the_secrets_sha256() -> None:
    """RULES, The fair shuffle, 1."""
    assert commitment(bytes(32)) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


def test_the_secret_does_not_show_in_a_log_line() -> None:
    """RULES, The fair shuffle, 6: never before the end."""
    shuffle = FairShuffle(b"\xab" * 32, ("1", "2", "3", "4"))
    assert "secret" not in repr(shuffle)
    assert "xab" not in repr(shuffle)


def test_numbers_that_would_favour_some_cards_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """RULES, The fair shuffle, 4: w below the largest multiple of i + 1."""
    numbers = iter(
        [2**32 - 1, 2**32 - 48, *range(60)]
    )  # 2**32 mod 52 is 48: the first two are too high for i = 51
    monkeypatch.setattr(FairShuffle, "_stream", lambda self, *parts: numbers)
    pack = list(PACK)
    for word, i in enumerate(range(51, 0, -1)):
        j = word % (i + 1)
        pack[i], pack[j] = pack[j], pack[i]
    assert ZEROS.pack(1) == tuple(pack)
