"""Refusals explain themselves: each can be said in every language, and reads as a player would say it."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

import bot.table.refusals as at_table
from bot.engine import refusals as engine
from bot.engine.cards import Suit, parse_card, parse_cards
from bot.engine.play import explain, legal_cards
from bot.engine.presets import CALLBREAK
from bot.engine.refusals import IllegalCard, Refusal
from bot.engine.rules import FirstLead, MustBeat, Ruleset, WhenVoid
from bot.i18n import be_strict, languages, texts_for
from bot.ui.emoji import SuitEmoji
from bot.ui.wording import Wording
from tests.i18n.families import refusals

PLAIN = Wording(texts_for("en"), SuitEmoji())
NO_UNDERTRUMP = replace(CALLBREAK, when_void=WhenVoid.NO_UNDERTRUMP)
ANY_TRUMP = replace(CALLBREAK, when_void=WhenVoid.ANY_TRUMP)
NO_TRUMP_LEAD = replace(CALLBREAK, first_lead=FirstLead.NO_TRUMP)
VOID = "You have no clubs: a spade"
HELD, CARD, BEST = parse_cards("KS 3S"), parse_card("7H"), parse_card("9S")
SAMPLES: list[Refusal] = [
    *(engine.NotNow(phase) for phase in ("dealing", "calling", "playing", "over", "abandoned")),
    engine.NotYourTurn(2),
    engine.CallOutOfRange(2, 13),
    engine.CardNotHeld(CARD),
    engine.MustFollow(CARD, HELD, Suit.SPADES),
    engine.MustBeat(CARD, HELD, BEST),
    engine.MustTrump(CARD, HELD, Suit.CLUBS, None),
    engine.MustTrump(CARD, HELD, Suit.CLUBS, BEST),
    engine.MustTrumpAnyway(CARD, HELD, Suit.CLUBS, BEST),
    engine.MustNotUndertrump(CARD, parse_cards("KH 3C"), BEST),
    engine.MustNotLeadTrump(CARD, parse_cards("KH 3C")),
    at_table.ChannelTaken(7),
    at_table.NoTable(),
    at_table.TableGone(),
    at_table.NotInLobby(),
    at_table.NotInMatch(),
    at_table.AlreadySeated(),
    at_table.NotSeated(left=True),
    at_table.NotSeated(left=False),
    at_table.TableFull(),
    at_table.ChairsKept(("Asha", "Bimal")),
    at_table.HostOnly(17),
    at_table.NoComputer(),
    at_table.NotLeft(seated=True),
    at_table.NotLeft(seated=False),
    at_table.Away(),
    at_table.ChairTaken(),
    at_table.LastDeal(),
    at_table.DealRunning(),
    at_table.StaleMove(),
    at_table.WrongRules("deals: a match has 1 to 52 deals"),
    at_table.Conflict(),
]


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def test_every_refusal_has_a_sample() -> None:
    assert {type(sample) for sample in SAMPLES} == set(refusals())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("refusal", SAMPLES, ids=str)
def test_a_refusal_can_be_said_in_every_language(refusal: Refusal, language: str) -> None:
    wording = Wording(texts_for(language), SuitEmoji())
    said = wording.refusal(refusal, None)
    assert 5 <= len(said) <= 500
    if isinstance(refusal, IllegalCard):
        assert all(card.rank_text in said for card in refusal.held), said
        assert wording.reason(refusal).startswith("-# ")


def told(card: str, hand: str, trick: str, rules: Ruleset = CALLBREAK) -> str:
    """Return why *card* is refused, with ordinary spaces."""
    cards, played = parse_cards(hand), parse_cards(trick)
    legal = legal_cards(rules, cards, played, first_trick=not played)
    assert parse_card(card) in cards
    assert parse_card(card) not in legal
    return PLAIN.refusal(explain(rules, parse_card(card), legal, played), None).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("card", "hand", "trick", "rules", "text"),
    [
        ("KS", "10D 5D KS", "9D AD", CALLBREAK, "Follow suit: you hold ♦ 10 and 5."),
        ("KS", "5D KS", "9D", CALLBREAK, "Follow suit: you hold ♦ 5."),
        ("5D", "AD 5D 2S", "9D QD", CALLBREAK, "Beat the queen: play A."),
        ("5D", "AD KD 10D 5D", "9D", CALLBREAK, "Beat the 9: play A, K or 10."),
        (
            "2H",
            "KS JS 4S 2H",
            "7C 9S",
            CALLBREAK,
            "You have no clubs: a spade above the 9 must be played. Play K or J.",
        ),
        ("2H", "4S 2H", "7C", CALLBREAK, "You have no clubs: a spade must be played. Play 4."),
        (
            "2H",
            "4S 2H",
            "7C AS",
            ANY_TRUMP,
            "You have no clubs: a spade must be played, even below the ace. Play 4.",
        ),
        (
            "4S",
            "4S KH 3H 9D",
            "7C KS",
            NO_UNDERTRUMP,
            "No trump below the king while you hold anything else. Play ♥ K or 3; ♦ 9.",
        ),
        (
            "AS",
            "AS KH 3H 9D",
            "",
            NO_TRUMP_LEAD,
            "The first trick of a deal is not led with a trump. Lead ♥ K or 3; ♦ 9.",
        ),
    ],
)
def test_a_refused_card_is_explained_as_a_player_would(
    card: str, hand: str, trick: str, rules: Ruleset, text: str
) -> None:
    assert told(card, hand, trick, rules) == text


def test_the_words_follow_the_trump_suit() -> None:
    rules = replace(CALLBREAK, trump=Suit.DIAMONDS, must_beat=MustBeat.NEVER)
    text = "You have no spades: a diamond above the jack must be played. Play Q."
    assert told("2H", "QD 3D 2H", "7S JD", rules) == text


def test_cards_have_names_to_be_read_aloud() -> None:
    card = parse_card("QH")
    assert (PLAIN.card_name(card), PLAIN.rank_name(card), PLAIN.suit_name(card.suit)) == (
        "queen of hearts",
        "queen",
        "hearts",
    )
    assert PLAIN.card_name(parse_card("10S")) == "ten of spades"


def test_suits_in_sentences_are_the_bots_own_emoji_where_it_has_them() -> None:
    wording = Wording(texts_for("en"), SuitEmoji({Suit.DIAMONDS: 7}))
    assert wording.held(parse_cards("5D 10D 3C")) == "♣\u00a03; <:diamonds:7>\u00a010 and 5"
