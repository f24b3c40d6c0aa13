"""A decision does not depend on cards that the seat cannot see."""

import random

import pytest

from bot.engine import seat_view
from bot.engine.presets import PRESETS
from bot.engine.state import Match
from bot.players import HeuristicPlayer, Level, Player, player_for
from tests.players.table import play_deals

PLAYERS: dict[str, Player] = {
    "heuristic": HeuristicPlayer(),
    **{level.value: player_for(level, 5) for level in Level},
}


def redealt(match: Match, seat: int, rng: random.Random) -> Match:
    """Return *match* with the other three hands' cards dealt to them anew."""
    assert match.deal is not None
    hands = match.deal.hands
    hidden = [card for other in range(4) if other != seat for card in hands[other]]
    rng.shuffle(hidden)
    fresh = tuple(
        hand if other == seat else tuple(hidden.pop() for _ in hand) for other, hand in enumerate(hands)
    )
    return match._replace(deal=match.deal._replace(hands=fresh))


@pytest.mark.no_cover
@pytest.mark.parametrize("name", ["callbreak", "call-bridge"])
@pytest.mark.parametrize("kind", PLAYERS)
def test_a_decision_stays_when_hidden_cards_are_redealt(name: str, kind: str) -> None:
    """Chance is drawn from the seed and the view alone, so that equal views must give equal answers."""
    rng, changed, player = random.Random(4), 0, PLAYERS[kind]

    def check(match: Match) -> None:
        nonlocal changed
        seat = match.turn
        assert seat is not None
        other = redealt(match, seat, rng)
        changed += other != match
        before, after = seat_view(match, seat), seat_view(other, seat)
        decide = player.call if before.may_call else player.play
        assert decide(after) == decide(before)

    list(play_deals(PRESETS[name], [HeuristicPlayer()] * 4, 1, seed=6, watch=check))
    assert changed > 30
