"""Deals and positions for players under test."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.engine import SeatView, seat_view, submit
from bot.engine.cards import PACK, Card, parse_cards
from bot.engine.messages import DealScored, Event, MakeCall, PlayCard, StartDeal
from bot.engine.play import legal_cards
from bot.engine.rules import Ruleset
from bot.engine.scoring import is_made
from bot.engine.state import Deal, Match, Phase, Trick, step
from bot.players import Player

__all__ = ["RandomPlayer", "Tally", "play_deals", "position", "tally"]


class RandomPlayer:
    """Calls one to four where it may and plays any legal card."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def call(self, view: SeatView) -> int:
        rules = view.public.rules
        return max(rules.min_call, min(rules.max_call, self._random.randint(1, 4)))

    def play(self, view: SeatView) -> Card:
        return self._random.choice(view.legal)


def play_deals(
    rules: Ruleset,
    players: Sequence[Player],
    count: int,
    seed: int,
    watch: Callable[[Match], None] = lambda match: None,
) -> Iterator[Deal]:
    """Yield *count* deals as they end, thrown in ones too; *watch* is shown the match before each decision.

    The engine refuses whatever is not allowed, so that a wrong call or card raises Refusal.
    """
    rng = random.Random(seed)
    match = Match(replace(rules, deals=None), rng.randrange(4))
    while len(match.history) < count:
        if match.phase is Phase.DEALING:
            match, events = submit(match, StartDeal(tuple(rng.sample(PACK, 52))))
        else:
            watch(match)
            match, events = _move(match, players)
        if any(isinstance(event, DealScored) for event in events) or match.phase is Phase.DEALING:
            yield match.history[-1]


def _move(match: Match, players: Sequence[Player]) -> tuple[Match, tuple[Event, ...]]:
    seat = match.turn
    assert seat is not None
    view = seat_view(match, seat)
    if view.may_call:
        return submit(match, MakeCall(seat, players[seat].call(view)))
    return submit(match, PlayCard(seat, players[seat].play(view)))


@dataclass(frozen=True)
class Tally:
    """Averages over the counted deals of some seats; the score in tenths."""

    score: float
    made: float
    redeals: int


def tally(rules: Ruleset, deals: Sequence[Deal], seats: Sequence[int]) -> Tally:
    """Return how *seats* fared in *deals*."""
    scores, made = [], []
    for deal in deals:
        if deal.scores is not None:
            scores += [deal.scores[seat] for seat in seats]
            made += [is_made(rules, deal.calls[seat] or 0, deal.won[seat]) for seat in seats]
    redeals = sum(deal.redealt is not None for deal in deals)
    return Tally(sum(scores) / len(scores), sum(made) / len(made), redeals)


def position(
    rules: Ruleset,
    hand: str,
    *,
    trick: str = "",
    others: str | None = None,
    call: int = 3,
    won: int = 0,
    tricks: tuple[Trick, ...] | None = None,
) -> SeatView:
    """Return seat 0's view when it is to play to *trick*.

    *others* are the cards in the other three hands, None for all that are not to be seen. What is in
    none of these places was played before: in *tricks*, or else suit by suit so that nobody showed a void.
    """
    held, lying = parse_cards(hand), parse_cards(trick)
    hidden = [card for card in PACK if card not in held + lying]
    if others is not None:
        hidden = list(parse_cards(others))
    gone = [card for card in PACK if card not in (*held, *lying, *hidden)]
    if tricks is None:
        tricks = tuple(Trick(0, tuple(part), 0) for part in _by_fours(gone))
    else:
        played = {card for past in tricks for card in past.cards}
        hidden = [card for card in hidden if card not in played]
    lead = -len(lying) * step(rules) % 4
    hands = (held, tuple(hidden[::3]), tuple(hidden[1::3]), tuple(hidden[2::3]))
    deal = Deal(3, hands, hands, (call, 3, 3, 3), tricks, lead, lying, (won, 0, 0, 0))
    legal = legal_cards(rules, held, lying, first_trick=not tricks)
    return seat_view(Match(rules, 3, phase=Phase.PLAYING, deal=deal, turn=0, legal=legal), 0)


def _by_fours(cards: Sequence[Card]) -> Iterator[list[Card]]:
    for suit in dict.fromkeys(card.suit for card in cards):
        same = [card for card in cards if card.suit is suit]
        yield from (same[at : at + 4] for at in range(0, len(same), 4))
