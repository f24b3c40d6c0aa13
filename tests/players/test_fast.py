"""Deals in arrays are the engine's deals: the same legal cards, tricks and voids."""

import random
from dataclasses import replace

import numpy as np
import pytest

from bot.engine.cards import PACK, Card, Suit
from bot.engine.play import legal_cards, winning_index
from bot.engine.presets import CALLBREAK
from bot.engine.rules import FirstLead, MustBeat, Ruleset, WhenVoid
from bot.players.fast import Deals, Ruling
from bot.players.fast.words import bits

RULES = [
    replace(CALLBREAK, must_beat=beat, when_void=void, first_lead=lead)
    for beat in MustBeat
    for void in WhenVoid
    for lead in FirstLead
]
SIZE = 6 * len(RULES)


class Paper:
    """One deal by the engine's own functions, beside the arrays."""

    def __init__(self, rules: Ruleset, rng: random.Random) -> None:
        self.rules = rules
        pack = rng.sample(PACK, 52)
        self.hands = [tuple(pack[seat::4]) for seat in range(4)]
        self.leader, self.trick, self.won = rng.randrange(4), list[Card](), [0] * 4
        self.tricks = 0

    @property
    def turn(self) -> int:
        return (self.leader + len(self.trick)) % 4

    @property
    def legal(self) -> tuple[Card, ...]:
        return legal_cards(self.rules, self.hands[self.turn], self.trick, first_trick=not self.tricks)

    def play(self, card: Card) -> None:
        hand = self.hands[self.turn]
        self.hands[self.turn] = tuple(other for other in hand if other is not card)
        self.trick.append(card)
        if len(self.trick) == 4:
            self.leader = (self.leader + winning_index(self.rules, self.trick)) % 4
            self.won[self.leader] += 1
            self.trick, self.tricks = [], self.tricks + 1

    def number(self, card: Card) -> int:
        """Return the card's number in the arrays: its suit's cards that are gone lie below it."""
        left = [c for hand in self.hands for c in hand if c.suit is card.suit]
        left += [c for c in self.trick if c.suit is card.suit]
        higher = sum(other.rank > card.rank for other in left)
        return 16 * list(Suit).index(card.suit) + 12 - higher


def word(paper: Paper, cards: tuple[Card, ...]) -> int:
    return sum(1 << paper.number(card) for card in cards)


def test_arrays_play_as_the_engine_does() -> None:
    rng = random.Random(11)
    papers = [Paper(RULES[number % len(RULES)], rng) for number in range(SIZE)]
    hands = np.array([[word(paper, hand) for hand in paper.hands] for paper in papers], np.uint64)
    ruling = Ruling.of([paper.rules for paper in papers])
    deals = Deals.fresh(ruling, hands, np.array([paper.leader for paper in papers]))
    for _ in range(52):
        assert deals.legal().tolist() == [word(paper, paper.legal) for paper in papers]
        assert deals.turn.tolist() == [paper.turn for paper in papers]
        chosen = [rng.choice(paper.legal) for paper in papers]
        numbers = [paper.number(card) for paper, card in zip(papers, chosen, strict=True)]
        deals.play(np.array(numbers))
        for paper, card in zip(papers, chosen, strict=True):
            paper.play(card)
        assert deals.hands.tolist() == [[word(paper, hand) for hand in paper.hands] for paper in papers]
        assert not (deals.hands & ~deals.may).any(), "a card is held that the play is said to have ruled out"
    assert deals.won.tolist() == [paper.won for paper in papers]


@pytest.mark.parametrize("rules", RULES[::2])
def test_what_is_ruled_out_grows(rules: Ruleset) -> None:
    """After nine tricks the play has shown something of every hand but the luckiest."""
    rng = random.Random(3)
    papers = [Paper(rules, rng) for _ in range(50)]
    hands = np.array([[word(paper, hand) for hand in paper.hands] for paper in papers], np.uint64)
    deals = Deals.fresh(Ruling.of([rules] * 50), hands, np.zeros(50, np.int64))
    chooser = np.random.default_rng(1)
    for _ in range(36):
        open_ = bits(deals.legal()) * chooser.random((50, 64))
        deals.play(open_.argmax(axis=1))
    held = np.bitwise_or.reduce(deals.hands, axis=1)[:, None]
    assert ((held & ~deals.may) != 0).mean() > 0.5
