"""From a match and a command to the events that follow, or to one refusal. Pure and total."""

from typing import assert_never

from bot.engine.cards import PACK
from bot.engine.messages import (
    AbandonMatch,
    CallMade,
    CardPlayed,
    CloseMatch,
    Command,
    DealScored,
    DealStarted,
    DealThrownIn,
    Event,
    ExtraDealDue,
    MakeCall,
    MatchAbandoned,
    MatchClosing,
    MatchEnded,
    PlayCard,
    StartDeal,
    TrickTaken,
)
from bot.engine.play import explain, winning_index
from bot.engine.refusals import CallOutOfRange, CardNotHeld, NotNow, NotYourTurn
from bot.engine.rules import Ruleset, TieBreak
from bot.engine.scoring import deal_score, leaders
from bot.engine.shuffle import deal_out
from bot.engine.state import Deal, Hands, Match, Phase, Redeal, following_seat, step

__all__ = ["decide"]

_PLAYING = Phase.PLAYING  # looked up once: see play
_CARDS = frozenset(PACK)
# The events that come most often are made once: events are facts, and equal ones can be the same object.
_PLAYED = {card: [CardPlayed(seat, card) for seat in range(4)] for card in PACK}
_TAKEN = [TrickTaken(seat) for seat in range(4)]
_RUNNING = (Phase.DEALING, Phase.CALLING, Phase.PLAYING)


def decide(match: Match, command: Command) -> tuple[Event, ...]:
    """Return the events that *command* leads to. Raises Refusal when the rules are against it."""
    match command:
        case PlayCard():
            return _play(match, command)
        case MakeCall():
            return _call(match, command)
        case StartDeal():
            return _start_deal(match, command)
        case CloseMatch():
            return _close(match)
        case AbandonMatch():
            if match.phase not in _RUNNING:
                raise NotNow(match.phase)
            return (MatchAbandoned(),)
        case _:
            assert_never(command)


def _deal_in(match: Match, phase: Phase, seat: int) -> Deal:
    """Return the running deal when *seat* is to move in *phase*."""
    if match.phase is not phase or match.deal is None:
        raise NotNow(match.phase)
    if match.turn != seat:
        assert match.turn is not None
        raise NotYourTurn(match.turn)
    return match.deal


def _play(match: Match, command: PlayCard) -> tuple[Event, ...]:
    deal, card = _deal_in(match, _PLAYING, command.seat), command.card
    if card not in match.legal:
        if card not in deal.hands[command.seat]:
            raise CardNotHeld(card)
        raise explain(match.rules, card, match.legal, deal.trick)
    played = _PLAYED[card][command.seat]
    if len(deal.trick) < 3:
        return (played,)
    cards = (*deal.trick, card)
    winner = (deal.lead + winning_index(match.rules, cards) * step(match.rules)) % 4
    if len(deal.hands[command.seat]) > 1:
        return (played, _TAKEN[winner])
    won = tuple(tricks + (seat == winner) for seat, tricks in enumerate(deal.won))
    return (played, _TAKEN[winner], *_score(match, deal, won))


def _score(match: Match, deal: Deal, won: tuple[int, ...]) -> tuple[Event, ...]:
    calls = [call or 0 for call in deal.calls]  # all four are made by now
    scores = tuple(deal_score(match.rules, call, tricks) for call, tricks in zip(calls, won, strict=True))
    if deal.extra:
        return (DealScored(scores), MatchEnded(leaders(scores, match.tied)))
    totals = tuple(map(int.__add__, match.totals, scores))
    if not match.closing and match.counted + 1 != match.rules.deals:
        return (DealScored(scores),)
    singles = [*(done.scores for done in match.history if done.scores), scores]
    return (DealScored(scores), _finish(match.rules, totals, singles))


def _finish(rules: Ruleset, totals: tuple[int, ...], singles: list[tuple[int, ...]]) -> Event:
    """Return the event that follows the last counted deal; *singles* are the scores of all of them."""
    tied = leaders(totals)
    if len(tied) > 1:
        match rules.tie_break:
            case TieBreak.EXTRA_DEAL:
                return ExtraDealDue(tied)
            case TieBreak.BEST_DEAL:
                best = [max(scores) for scores in zip(*singles, strict=True)]
                return MatchEnded(leaders(best, tied))
            case TieBreak.SHARED:
                return MatchEnded(tied)
            case _:
                assert_never(rules.tie_break)
    return MatchEnded(tied)


def _call(match: Match, command: MakeCall) -> tuple[Event, ...]:
    deal, rules = _deal_in(match, Phase.CALLING, command.seat), match.rules
    if not rules.min_call <= command.call <= rules.max_call:
        raise CallOutOfRange(rules.min_call, rules.max_call)
    made = CallMade(command.seat, command.call)
    calls = (command.call, *filter(None, deal.calls))
    if len(calls) == 4 and sum(calls) < (rules.redeal_below or 0):
        return (made, DealThrownIn(Redeal.LOW_CALLS))
    return (made,)


def _start_deal(match: Match, command: StartDeal) -> tuple[Event, ...]:
    """Deal the pack. Raises ValueError for a pack that is not the 52 cards."""
    if match.phase is not Phase.DEALING:
        raise NotNow(match.phase)
    if len(command.pack) != len(PACK) or _CARDS.symmetric_difference(command.pack):
        raise ValueError("not a pack of 52 different cards")
    dealer = match.next_dealer
    hands = deal_out(command.pack, following_seat(match.rules, dealer), step(match.rules))
    started = DealStarted(dealer, hands, extra=bool(match.tied))
    reason = _thrown_in(match.rules, hands)
    return (started, DealThrownIn(reason)) if reason else (started,)


def _thrown_in(rules: Ruleset, hands: Hands) -> Redeal | None:
    if rules.redeal_no_trump and any(all(card.suit is not rules.trump for card in hand) for hand in hands):
        return Redeal.NO_TRUMP
    if rules.redeal_no_court and any(not any(card.is_court for card in hand) for hand in hands):
        return Redeal.NO_COURT
    return None


def _close(match: Match) -> tuple[Event, ...]:
    if match.rules.deals is not None or match.closing or match.phase not in _RUNNING:
        raise NotNow(match.phase)
    if match.phase is not Phase.DEALING or not match.counted or not _between_deals(match):
        return (MatchClosing(),)
    singles = [done.scores for done in match.history if done.scores]
    return (MatchClosing(), _finish(match.rules, match.totals, singles))


def _between_deals(match: Match) -> bool:
    """Return whether the last deal was played out, rather than thrown in and to be dealt again."""
    return match.history[-1].redealt is None
