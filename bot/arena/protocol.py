"""The player protocol: JSON objects, one a line (docs/PLAYER_PROTOCOL.md)."""

import json
from collections.abc import Mapping
from typing import Any

from bot.engine.cards import Card, format_cards, parse_card
from bot.engine.rules import rules_to_json
from bot.engine.state import Deal, Match
from bot.engine.views import public_view

__all__ = [
    "BYE",
    "NotAnAnswer",
    "call_line",
    "calls_line",
    "deal_line",
    "play_line",
    "read_call",
    "read_card",
    "redeal_line",
    "score_line",
    "trick_line",
]

Line = Mapping[str, Any]
BYE: Line = {"type": "bye"}


class NotAnAnswer(Exception):
    """A line that does not answer what was asked."""


def deal_line(match: Match, seat: int) -> Line:
    """Return what *seat* is told when its cards are dealt; ``totals`` are tenths, before this deal."""
    deal = _deal(match)
    return {
        "type": "deal",
        "rules": rules_to_json(match.rules),
        "deal": match.counted + (not deal.extra),
        "totals": list(match.totals),
        "dealer": deal.dealer,
        "seat": seat,
        "hand": format_cards(deal.dealt[seat]),
    }


def call_line(match: Match) -> Line:
    """Return the question for a call."""
    return {"type": "call", "calls": list(_deal(match).calls)}


def calls_line(match: Match) -> Line:
    """Return what is told when all have called, with the suits each seat lacks where they are announced."""
    line: dict[str, Any] = {"type": "calls", "calls": list(_deal(match).calls)}
    if (voids := public_view(match).voids) is not None:
        line["voids"] = [[str(suit) for suit in suits] for suits in voids]
    return line


def play_line(match: Match) -> Line:
    """Return the question for a card."""
    deal = _deal(match)
    return {
        "type": "play",
        "lead": deal.lead,
        "trick": format_cards(deal.trick),
        "legal": format_cards(match.legal),
    }


def trick_line(match: Match) -> Line:
    """Return what is told of the trick that was just taken."""
    trick = _deal(match).tricks[-1]
    return {"type": "trick", "lead": trick.lead, "cards": format_cards(trick.cards), "winner": trick.winner}


def score_line(match: Match) -> Line:
    """Return what is told at the end of a deal; scores are tenths."""
    deal = _deal(match)
    return {
        "type": "score",
        "tricks": list(deal.won),
        "scores": list(deal.scores or ()),
        "totals": list(match.totals),
    }


def redeal_line(match: Match) -> Line:
    """Return what is told when a deal is thrown in."""
    return {"type": "redeal", "why": str(_deal(match).redealt)}


def read_call(line: bytes, match: Match) -> int:
    """Return the call in an answer. Raises NotAnAnswer."""
    call = _field(line, "call")
    if type(call) is int and match.rules.min_call <= call <= match.rules.max_call:
        return call
    raise NotAnAnswer(f"no call that the rules allow: {call!r}"[:200])


def read_card(line: bytes, match: Match) -> Card:
    """Return the card in an answer. Raises NotAnAnswer."""
    text = _field(line, "card")
    try:
        card = parse_card(text) if isinstance(text, str) else None
    except ValueError:
        card = None
    if card is None or card not in match.legal:
        raise NotAnAnswer(f"no legal card: {text!r}"[:200])
    return card


def _field(line: bytes, name: str) -> object:
    try:
        return json.loads(line)[name]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise NotAnAnswer(f"no JSON object with {name!r}: {line!r}"[:200]) from None


def _deal(match: Match) -> Deal:
    assert match.deal is not None
    return match.deal
