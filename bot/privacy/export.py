"""A person's data as JSON: their own rows, and of each match their own cards and what everybody saw."""

import json
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.engine.cards import Card, format_cards
from bot.engine.rules import rules_to_json
from bot.engine.state import Deal, Match, step
from bot.privacy.ports import PersonData, TableData

__all__ = ["FORMAT", "export_json"]

FORMAT = "callbreak-person/1"


def export_json(user_id: int, data: PersonData, at: datetime) -> str:
    """Return the file's text; *at* is when it was made. Ids are text: JSON's numbers are too small."""
    whole = {
        "format": FORMAT,
        "made_at": at,
        "user_id": str(user_id),
        "settings": data.settings,
        "hints_seen": data.hints,
        "memberships": data.memberships,
        "results": data.results,
        "tables": [_table(table) for table in data.tables],
    }
    return json.dumps(_plain(whole), ensure_ascii=False, indent=1)


def _plain(value: Any) -> Any:
    """Return *value* in JSON's own types."""
    if isinstance(value, Mapping):
        return {key: _named(key, item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    if isinstance(value, set | frozenset):
        return sorted(value)
    if isinstance(value, datetime):
        return value.isoformat()
    return value


def _named(key: str, value: Any) -> Any:
    is_id = key.endswith("_id") and isinstance(value, int) and not isinstance(value, bool)
    return str(value) if is_id else _plain(value)


def _table(data: TableData) -> dict[str, Any]:
    told = {**data.table, "you_hosted": data.hosted, "chair_promised_to_you": data.promised}
    if data.chair is None:
        return told
    return told | {"your_chair": data.chair, "match": _match(data.match, data.chair)}


def _match(match: Match | None, chair: Mapping[str, Any]) -> dict[str, Any] | None:
    if match is None:
        return None
    deal, seat, starter = match.deal, chair["seat"], chair["starter"]
    unfinished = deal is not None and deal.scores is None and deal.redealt is None
    deals = [*match.history, *([deal] if deal and unfinished else [])]
    return {
        "rules": rules_to_json(match.rules),
        "first_dealer": match.first_dealer,
        # Whoever took a chair later was not dealt what it held before; the last deal is theirs.
        "deals": [_deal(match, deal, seat, own=starter or deal is deals[-1]) for deal in deals],
        "totals": match.totals,
        "winners": match.winners,
    }


def _deal(match: Match, deal: Deal, seat: int, *, own: bool) -> dict[str, Any]:
    return {
        "dealer": deal.dealer,
        "your_cards": format_cards(deal.dealt[seat]) if own else None,
        "your_call": deal.calls[seat],
        "your_plays": [card.text for card in _plays(match, deal, seat)],
        "calls": deal.calls,
        "tricks": [
            {"lead": lead, "cards": [card.text for card in cards]} for lead, cards in _tricks(deal) if cards
        ],
        "won": deal.won,
        "scores": deal.scores,
        "extra": deal.extra,
        "redealt": deal.redealt,
    }


def _tricks(deal: Deal) -> list[tuple[int, tuple[Card, ...]]]:
    """Return each trick's leading seat and cards, the running one last."""
    return [*((trick.lead, trick.cards) for trick in deal.tricks), (deal.lead, deal.trick)]


def _plays(match: Match, deal: Deal, seat: int) -> list[Card]:
    """Return the cards that were played from *seat*, in order."""
    turn = step(match.rules)
    return [
        card
        for lead, cards in _tricks(deal)
        for place, card in enumerate(cards)
        if (lead + place * turn) % 4 == seat
    ]
