"""What a seat sees, read into arrays, is what the arrays know of the same deal."""

import random
from dataclasses import replace

import numpy as np
import pytest

from bot.engine import seat_view, submit
from bot.engine.cards import PACK, Suit
from bot.engine.messages import MakeCall, PlayCard, StartDeal
from bot.engine.presets import CALL_BRIDGE, CALLBREAK, CALLBREAK_MASTER
from bot.engine.rules import Ruleset, WhenVoid
from bot.engine.state import Match, Phase, step
from bot.players.fast import Deals, Ruling
from bot.players.fast.reading import plain_numbers, read_view
from bot.players.fast.stakes import Stakes
from bot.players.fast.words import BIT
from bot.players.nets.features import card_facts
from bot.players.tables.keys import card_keys
from bot.players.tables.seen import scene_of
from bot.players.training.tabulate import scene_from

RULES = [
    CALLBREAK,
    replace(CALLBREAK_MASTER, trump=Suit.HEARTS),
    replace(CALL_BRIDGE, when_void=WhenVoid.FREE, trump=Suit.DIAMONDS),
    replace(CALLBREAK, when_void=WhenVoid.ANY_TRUMP),
]


def begun(rules: Ruleset, rng: random.Random) -> Match:
    match, _ = submit(
        Match(replace(rules, deals=None, redeal_below=None), 2), StartDeal(tuple(rng.sample(PACK, 52)))
    )
    while match.phase is Phase.CALLING:
        assert match.turn is not None
        match, _ = submit(match, MakeCall(match.turn, rng.randint(rules.min_call, 4)))
    return match


def arrays(match: Match) -> tuple[Deals, Stakes]:
    """Return *match*'s deal in arrays, whose seats are those of the table in the order of play."""
    assert match.deal is not None
    number, onward = plain_numbers(match.rules), step(match.rules)
    order = [onward * place % 4 for place in range(4)]
    hands = [[np.bitwise_or.reduce(BIT[[number[c.index] for c in match.deal.hands[seat]]]) for seat in order]]
    calls = np.array([[match.deal.calls[seat] for seat in order]])
    leader = np.array([order.index(match.deal.lead)])
    return Deals.fresh(Ruling.of([match.rules]), np.array(hands), leader), Stakes.of([match.rules], calls)


@pytest.mark.parametrize("rules", RULES)
def test_a_view_tells_what_the_arrays_tell(rules: Ruleset) -> None:
    rng, row, compared = random.Random(7), np.array([0]), 0
    for _ in range(6):
        match = begun(rules, rng)
        deals, stakes = arrays(match)
        while match.phase is Phase.PLAYING:
            assert match.turn is not None
            view = seat_view(match, match.turn)
            reading = read_view(view)
            calls = np.roll(stakes.calls, -int(deals.turn[0]), axis=1)
            told = card_facts(reading.deals, Stakes.of([rules], calls), row)
            known = card_facts(deals, stakes, row)
            assert told.words.tolist() == known.words.tolist()
            assert told.switches.tolist() == known.switches.tolist()
            assert told.numbers.tolist() == known.numbers.tolist()
            at = {left: number for number, left in reading.cards.items()}
            present = [at[card] for card in view.legal]
            plain = [plain_numbers(rules)[card.index] for card in view.legal]
            whole, quick = scene_from(known, 0), scene_of(view)
            # The quick reading overlooks voids that follow from ranks alone.
            assert all(more & less == less for more, less in zip(whole.out, quick.out, strict=True))
            if whole.out == quick.out:
                compared += 1
                assert card_keys(whole, present) == card_keys(quick, plain)
            card = rng.choice(match.legal)
            assert int(deals.legal()[0]) == sum(1 << number for number in present)
            deals.play(np.array([at[card]]))
            match, _ = submit(match, PlayCard(match.turn, card))
    assert compared > 250


def test_announced_voids_are_read() -> None:
    rules = replace(CALLBREAK, announce_voids=True)
    rng = random.Random(1)
    while True:
        match = begun(rules, rng)
        assert match.turn is not None
        view = seat_view(match, match.turn)
        voids = view.public.voids or ()
        others = [seat for seat, suits in enumerate(voids) if suits and seat != view.seat]
        if others:
            break
    away = (others[0] - view.seat) * step(rules) % 4
    suit = [*(s for s in Suit if s is not rules.trump), rules.trump].index(voids[others[0]][0])
    assert not int(read_view(view).deals.may[0, away]) >> 16 * suit & 0x1FFF
    assert scene_of(view).out[away - 1] >> suit & 1
