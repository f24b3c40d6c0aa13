"""From a match and one event to the next match. Events are facts, so nothing is checked here."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from typing import assert_never

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
from bot.engine.state import Deal, Match, Phase, Trick, following_seat

__all__ = ["evolve", "replay"]


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


def _with(match: Match, deal: Deal, phase: Phase) -> Match:
    # Written out, not replace(): this runs for every card of every simulated deal.
    return Match(
        match.rules,
        match.first_dealer,
        match.version + 1,
        phase,
        deal,
        match.history,
        match.totals,
        match.counted,
        match.closing,
        match.tied,
    )


def _card_played(match: Match, event: CardPlayed) -> Match:
    deal = match.deal
    assert deal is not None
    hands = list(deal.hands)
    hands[event.seat] = tuple([card for card in hands[event.seat] if card is not event.card])
    trick = (*deal.trick, event.card)
    played = Deal(
        deal.dealer, deal.dealt, tuple(hands), deal.calls, deal.tricks, deal.lead, trick, deal.won, deal.extra
    )
    return _with(match, played, Phase.PLAYING)


def _trick_taken(match: Match, event: TrickTaken) -> Match:
    deal = match.deal
    assert deal is not None
    won = list(deal.won)
    won[event.seat] += 1
    tricks = (*deal.tricks, Trick(deal.lead, deal.trick, event.seat))
    taken = Deal(
        deal.dealer, deal.dealt, deal.hands, deal.calls, tricks, event.seat, (), tuple(won), deal.extra
    )
    return _with(match, taken, Phase.PLAYING)


def _call_made(match: Match, event: CallMade) -> Match:
    assert match.deal is not None
    calls = tuple(event.call if seat == event.seat else call for seat, call in enumerate(match.deal.calls))
    phase = Phase.CALLING if None in calls else Phase.PLAYING
    return _with(match, replace(match.deal, calls=calls), phase)


def _deal_started(match: Match, event: DealStarted) -> Match:
    first = following_seat(match.rules, event.dealer)
    deal = Deal(event.dealer, event.hands, event.hands, lead=first, extra=event.extra)
    return _with(match, deal, Phase.CALLING)


def _deal_ended(match: Match, event: DealThrownIn | DealScored) -> Match:
    assert match.deal is not None
    if isinstance(event, DealThrownIn):
        deal = replace(match.deal, redealt=event.reason)
    else:
        deal = replace(match.deal, scores=event.scores)
    ended = replace(_with(match, deal, Phase.DEALING), history=(*match.history, deal))
    if deal.scores is None or deal.extra:
        return ended
    totals = tuple(map(int.__add__, match.totals, deal.scores))
    return replace(ended, totals=totals, counted=match.counted + 1)


def _match_changed(
    match: Match, event: MatchStarted | ExtraDealDue | MatchClosing | MatchEnded | MatchAbandoned
) -> Match:
    version = match.version + 1
    match event:
        case ExtraDealDue(tied):
            return replace(match, version=version, tied=tied)
        case MatchClosing():
            return replace(match, version=version, closing=True)
        case MatchEnded(winners):
            return replace(match, version=version, phase=Phase.OVER, winners=winners)
        case MatchAbandoned():
            return replace(match, version=version, phase=Phase.ABANDONED)
        case MatchStarted():
            raise ValueError("a match starts once")
        case _:
            assert_never(event)
