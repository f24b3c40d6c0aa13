"""Events as JSON objects, for the match log. Version 1; a later version reads the earlier ones too."""

from collections.abc import Callable, Mapping
from typing import Any, assert_never

from bot.engine.cards import format_cards, parse_card, parse_cards
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
from bot.engine.rules import rules_from_json, rules_to_json
from bot.engine.state import Redeal

__all__ = ["EVENT_VERSION", "event_from_json", "event_to_json"]

EVENT_VERSION = 1


def event_to_json(event: Event) -> dict[str, Any]:
    """Return *event* as an object of JSON's own types, its kind under ``type``."""
    return {"type": _NAMES[type(event)], **_facts(event)}


def _facts(event: Event) -> dict[str, Any]:
    match event:
        case MatchStarted(rules, first_dealer):
            return {"rules": rules_to_json(rules), "first_dealer": first_dealer}
        case DealStarted(dealer, hands, extra):
            return {"dealer": dealer, "hands": [format_cards(hand) for hand in hands], "extra": extra}
        case CallMade(seat, call):
            return {"seat": seat, "call": call}
        case DealThrownIn(reason):
            return {"reason": str(reason)}
        case CardPlayed(seat, card):
            return {"seat": seat, "card": card.text}
        case TrickTaken(seat):
            return {"seat": seat}
        case DealScored(scores):
            return {"scores": list(scores)}
        case ExtraDealDue(tied):
            return {"tied": list(tied)}
        case MatchEnded(winners):
            return {"winners": list(winners)}
        case MatchClosing() | MatchAbandoned():
            return {}
        case _:
            assert_never(event)


def event_from_json(data: Mapping[str, Any]) -> Event:
    """Return the event that :func:`event_to_json` wrote. Raises ValueError for anything of another shape."""
    try:
        return _READERS[data["type"]](data)
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(f"not an event: {error!r}") from error


_READERS: dict[str, Callable[[Mapping[str, Any]], Event]] = {
    "match-started": lambda data: MatchStarted(rules_from_json(data["rules"]), data["first_dealer"]),
    "deal-started": lambda data: DealStarted(
        data["dealer"], tuple(parse_cards(hand) for hand in data["hands"]), data["extra"]
    ),
    "call-made": lambda data: CallMade(data["seat"], data["call"]),
    "deal-thrown-in": lambda data: DealThrownIn(Redeal(data["reason"])),
    "card-played": lambda data: CardPlayed(data["seat"], parse_card(data["card"])),
    "trick-taken": lambda data: TrickTaken(data["seat"]),
    "deal-scored": lambda data: DealScored(tuple(data["scores"])),
    "extra-deal-due": lambda data: ExtraDealDue(tuple(data["tied"])),
    "match-closing": lambda data: MatchClosing(),
    "match-ended": lambda data: MatchEnded(tuple(data["winners"])),
    "match-abandoned": lambda data: MatchAbandoned(),
}
_NAMES: dict[type[Event], str] = {
    MatchStarted: "match-started",
    DealStarted: "deal-started",
    CallMade: "call-made",
    DealThrownIn: "deal-thrown-in",
    CardPlayed: "card-played",
    TrickTaken: "trick-taken",
    DealScored: "deal-scored",
    ExtraDealDue: "extra-deal-due",
    MatchClosing: "match-closing",
    MatchEnded: "match-ended",
    MatchAbandoned: "match-abandoned",
}
