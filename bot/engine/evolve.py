"""From a match and one event to the next match. Events are facts, so nothing is checked here."""

from collections.abc import Iterable
from functools import reduce
from typing import assert_never

from bot.engine.cards import Card
from bot.engine.messages import (
    CallMade,
    CardPlayed,
    DealScored,
    DealStarted,
    DealThrownIn,
    Event,
    ExtraDealDue,
    MatchAbandoned,
    MatchClosing,
    MatchEnded,
    MatchStarted,
    TrickTaken,
)
from bot.engine.play import legal_cards
from bot.engine.state import Deal, Match, Phase, Trick, following_seat, step

__all__ = ["evolve", "replay"]

_PLAYING = Phase.PLAYING  # looked up once: see play


def replay(events: Iterable[Event]) -> Match:
    """Return the match that *events* tell, the first of them a MatchStarted. Raises ValueError otherwise."""
    told = iter(events)
    first = next(told, None)
    if not isinstance(first, MatchStarted):
        raise ValueError("a match begins with MatchStarted")
    return reduce(evolve, told, Match(first.rules, first.first_dealer))


def evolve(match: Match, event: Event) -> Match:
    """Return *match* after *event*."""
    match event:
        case CardPlayed():
            return _card_played(match, event)
        case TrickTaken():
            return _trick_taken(match, event)
        case CallMade():
            return _call_made(match, event)
        case DealStarted():
            return _deal_started(match, event)
        case DealThrownIn() | DealScored():
            return _deal_ended(match, event)
        case _:
            return _match_changed(match, event)


def _card_played(match: Match, event: CardPlayed) -> Match:
    deal, seat = match.deal, event.seat
    assert deal is not None
    hands = list(deal.hands)
    hand = hands[seat]
    held = hand.index(event.card)
    hands[seat] = hand[:held] + hand[held + 1 :]
    trick = (*deal.trick, event.card)
    # Written out, not _replace(): this runs for every card of every simulated deal.
    played = Deal(
        deal.dealer, deal.dealt, tuple(hands), deal.calls, deal.tricks, deal.lead, trick, deal.won, deal.extra
    )
    return _moved(match, _PLAYING, played, None if len(trick) == 4 else (seat + step(match.rules)) % 4)


def _trick_taken(match: Match, event: TrickTaken) -> Match:
    deal, seat = match.deal, event.seat
    assert deal is not None
    won = list(deal.won)
    won[seat] += 1
    tricks = (*deal.tricks, Trick(deal.lead, deal.trick, seat))
    taken = Deal(deal.dealer, deal.dealt, deal.hands, deal.calls, tricks, seat, (), tuple(won), deal.extra)
    return _moved(match, _PLAYING, taken, seat if deal.hands[seat] else None)


def _call_made(match: Match, event: CallMade) -> Match:
    assert match.deal is not None
    calls = list(match.deal.calls)
    calls[event.seat] = event.call
    deal = match.deal._replace(calls=tuple(calls))
    phase = Phase.CALLING if None in calls else _PLAYING
    return _moved(match, phase, deal, following_seat(match.rules, event.seat))


def _deal_started(match: Match, event: DealStarted) -> Match:
    first = following_seat(match.rules, event.dealer)
    deal = Deal(event.dealer, event.hands, event.hands, lead=first, extra=event.extra)
    return _moved(match, Phase.CALLING, deal, first)


def _moved(match: Match, phase: Phase, deal: Deal, turn: int | None) -> Match:
    """Return *match* with *deal* running and seat *turn* to move, None at the end of a trick or deal."""
    legal: tuple[Card, ...] = ()
    if phase is _PLAYING and turn is not None:
        legal = legal_cards(match.rules, deal.hands[turn], deal.trick, first_trick=not deal.tricks)
    return Match(
        match.rules,
        match.first_dealer,
        match.version + 1,
        phase,
        deal,
        turn,
        legal,
        match.history,
        match.totals,
        match.counted,
        match.closing,
        match.tied,
    )


def _deal_ended(match: Match, event: DealThrownIn | DealScored) -> Match:
    assert match.deal is not None
    if isinstance(event, DealThrownIn):
        deal = match.deal._replace(redealt=event.reason)
    else:
        deal = match.deal._replace(scores=event.scores)
    ended = match._replace(
        version=match.version + 1,
        phase=Phase.DEALING,
        deal=deal,
        turn=None,
        legal=(),
        history=(*match.history, deal),
    )
    if deal.scores is None or deal.extra:
        return ended
    totals = tuple(map(int.__add__, match.totals, deal.scores))
    return ended._replace(totals=totals, counted=match.counted + 1)


def _match_changed(
    match: Match, event: MatchStarted | ExtraDealDue | MatchClosing | MatchEnded | MatchAbandoned
) -> Match:
    version = match.version + 1
    match event:
        case ExtraDealDue(tied):
            return match._replace(version=version, tied=tied)
        case MatchClosing():
            return match._replace(version=version, closing=True)
        case MatchEnded(winners):
            return match._replace(version=version, phase=Phase.OVER, winners=winners)
        case MatchAbandoned():
            return match._replace(version=version, phase=Phase.ABANDONED, turn=None, legal=())
        case MatchStarted():
            raise ValueError("a match starts once")
        case _:
            assert_never(event)
