"""What may be seen: by everyone at the table, or from one seat. Nothing else leaves the engine."""

from dataclasses import dataclass

from bot.engine.cards import Card, Suit
from bot.engine.rules import Ruleset
from bot.engine.state import Deal, Match, Phase, Redeal, Trick

__all__ = ["EndedDeal", "PublicView", "SeatView", "public_view", "seat_view"]


@dataclass(frozen=True, slots=True)
class EndedDeal:
    """What everybody knows of a deal that ended. Scores are tenths by seat, None when thrown in."""

    dealer: int
    calls: tuple[int | None, ...]
    won: tuple[int, ...]
    scores: tuple[int, ...] | None
    redealt: Redeal | None
    extra: bool


@dataclass(frozen=True, slots=True)
class PublicView:
    """The table as everybody sees it. Four-tuples go by seat, scores are tenths."""

    rules: Ruleset
    phase: Phase
    first_dealer: int
    number: int
    """Which counted deal this is, from 1; the extra deal has the number of the last."""
    extra: bool
    dealer: int | None
    turn: int | None
    calls: tuple[int | None, ...]
    won: tuple[int, ...]
    lead: int | None
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    voids: tuple[tuple[Suit, ...], ...] | None
    """The suits of which each seat was dealt no card, where the rules announce it and all have called."""
    totals: tuple[int, ...]
    history: tuple[EndedDeal, ...]
    closing: bool
    tied: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """The table from one seat: what everybody sees, and the seat's own cards."""

    public: PublicView
    seat: int
    hand: tuple[Card, ...]
    legal: tuple[Card, ...]
    """The cards that may be played now; empty when it is not this seat's turn to play."""
    may_call: bool


def public_view(match: Match) -> PublicView:
    """Return what everybody may see of *match*."""
    deal = match.deal
    if deal is None:
        deal = Deal(match.first_dealer, ((),) * 4, ((),) * 4)
    ended = match.phase is not Phase.CALLING and match.phase is not Phase.PLAYING
    uncounted = deal.scores is None and not deal.extra
    return PublicView(
        rules=match.rules,
        phase=match.phase,
        first_dealer=match.first_dealer,
        number=match.counted + uncounted,
        extra=deal.extra,
        dealer=deal.dealer,
        turn=match.turn,
        calls=deal.calls,
        won=deal.won,
        lead=None if ended else deal.lead,
        trick=deal.trick,
        tricks=deal.tricks,
        voids=_voids(match, deal),
        totals=match.totals,
        history=tuple(map(_ended, match.history)),
        closing=match.closing,
        tied=match.tied,
        winners=match.winners,
    )


def _ended(deal: Deal) -> EndedDeal:
    return EndedDeal(deal.dealer, deal.calls, deal.won, deal.scores, deal.redealt, deal.extra)


def _voids(match: Match, deal: Deal) -> tuple[tuple[Suit, ...], ...] | None:
    if not match.rules.announce_voids or match.phase is not Phase.PLAYING:
        return None
    return tuple(
        tuple(suit for suit in Suit if all(card.suit is not suit for card in hand)) for hand in deal.dealt
    )


def seat_view(match: Match, seat: int) -> SeatView:
    """Return what *seat* may see of *match*."""
    mine = match.turn == seat
    hand = match.deal.hands[seat] if match.deal else ()
    return SeatView(
        public=public_view(match),
        seat=seat,
        hand=hand,
        legal=match.legal if mine else (),
        may_call=mine and match.phase is Phase.CALLING,
    )
