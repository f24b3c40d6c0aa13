"""The match record ``callbreak-match/1``: a finished match, complete in itself (RULES, The match record).

A match that was broken off has a record too, so that its deals can be checked: ``"broken_off": true``
stands at its top and, where a deal was running, on its last deal, of which it tells the hands alone.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from bot.engine.cards import Card, format_cards, parse_card, parse_cards
from bot.engine.rules import Ruleset, rules_to_json
from bot.engine.shuffle import FairShuffle, commitment
from bot.engine.state import Deal, Match, Phase

__all__ = [
    "FORMAT",
    "NotARecord",
    "Record",
    "RecordedDeal",
    "ShuffleProof",
    "read_record",
    "write_broken_off",
    "write_ended",
    "write_record",
]

FORMAT = "callbreak-match/1"
T = TypeVar("T")


class NotARecord(ValueError):
    """The data has not the shape of a match record; the text says where."""


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """One deal as a record tells it. Absent keys are None."""

    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    calls: tuple[int, ...]
    plays: tuple[Card, ...] | None
    tricks: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    extra: bool
    redealt: str | None
    broken_off: bool
    """Whether it was running when the match was broken off."""


@dataclass(frozen=True, slots=True)
class ShuffleProof:
    """What proves that nobody chose the deals."""

    commitment: str
    secret: bytes
    words: tuple[str, str, str, str]


@dataclass(frozen=True, slots=True)
class Record:
    """A record of the right shape; whether it is true is for ``verify`` to say."""

    rules: dict[str, Any]
    players: tuple[str, ...]
    first_dealer: int
    shuffle: ShuffleProof | None
    deals: tuple[RecordedDeal, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    broken_off: bool


def write_record(match: Match, players: Sequence[str], shuffle: FairShuffle) -> dict[str, Any]:
    """Return the record of *match*, which must have ended. Raises ValueError while it has no result."""
    if match.phase is not Phase.OVER:
        raise ValueError("only a finished match has a record")
    return _written(match, players, shuffle, [_write_deal(deal) for deal in match.history])


def write_broken_off(match: Match, players: Sequence[str], shuffle: FairShuffle) -> dict[str, Any]:
    """Return the record of *match*, which must have been broken off. Raises ValueError for any other."""
    if match.phase is not Phase.ABANDONED:
        raise ValueError("this match was not broken off")
    deals = [_write_deal(deal) for deal in match.history]
    if match.deal is not None and match.shuffles > len(match.history):  # it was running
        deals.append({**_write_deal(match.deal, played=False), "calls": [], "broken_off": True})
    return {**_written(match, players, shuffle, deals), "broken_off": True}


def write_ended(match: Match, players: Sequence[str], shuffle: FairShuffle) -> dict[str, Any]:
    """Return the record of *match*, which is over or was broken off. Raises ValueError for any other."""
    write = write_record if match.phase is Phase.OVER else write_broken_off
    return write(match, players, shuffle)


def _written(
    match: Match, players: Sequence[str], shuffle: FairShuffle, deals: list[dict[str, Any]]
) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "rules": rules_to_json(match.rules),
        "players": list(players),
        "first_dealer": match.first_dealer,
        "shuffle": {
            "commitment": commitment(shuffle.secret),
            "secret": shuffle.secret.hex(),
            "entropy": list(shuffle.words),
        },
        "deals": deals,
        "totals": list(match.totals),
        "winners": list(match.winners),
    }


def _write_deal(deal: Deal, *, played: bool = True) -> dict[str, Any]:
    calls = [] if None in deal.calls else list(deal.calls)
    data: dict[str, Any] = {
        "dealer": deal.dealer,
        "hands": [format_cards(hand) for hand in deal.dealt],
        "calls": calls,
    }
    if deal.extra:
        data["extra"] = True
    if not played:
        return data
    if deal.redealt:
        return {**data, "redealt": str(deal.redealt)}
    assert deal.scores is not None
    plays = [card.text for card in deal.plays]
    return {**data, "plays": plays, "tricks": list(deal.won), "scores": list(deal.scores)}


def read_record(data: object) -> Record:
    """Return the record in *data*, as parsed from JSON. Raises NotARecord for a wrong shape."""
    top = _object(data, "the record", required=("format", "rules", "players", "first_dealer", "deals"))
    if top["format"] != FORMAT:
        raise NotARecord(f"format: this reads {FORMAT} only")
    rules = _object(top["rules"], "rules", required=tuple(field.name for field in fields(Ruleset)))
    return Record(
        rules=rules,
        players=_list(top["players"], "players", str, length=4),
        first_dealer=_seat(top["first_dealer"], "first_dealer"),
        shuffle=_read_shuffle(top["shuffle"]) if top.get("shuffle") is not None else None,
        deals=tuple(_read_deal(deal, f"deal {i}") for i, deal in enumerate(_array(top["deals"], "deals"), 1)),
        totals=_list(top.get("totals"), "totals", int, length=4),
        winners=_list(top.get("winners"), "winners", int),
        broken_off=_flag(top, "broken_off", "the record"),
    )


def _read_shuffle(data: object) -> ShuffleProof:
    shuffle = _object(data, "shuffle", required=("commitment", "secret", "entropy"))
    commitment, secret = shuffle["commitment"], shuffle["secret"]
    if not isinstance(commitment, str) or not isinstance(secret, str):
        raise NotARecord("shuffle: commitment and secret are hexadecimal text")
    try:
        raw = bytes.fromhex(secret)
    except ValueError:
        raise NotARecord("shuffle, secret: not hexadecimal") from None
    a, b, c, d = _list(shuffle["entropy"], "shuffle, entropy", str, length=4)
    if any("\ud800" <= letter <= "\udfff" for letter in a + b + c + d):
        raise NotARecord("shuffle, entropy: half a character")  # JSON can spell it, UTF-8 cannot
    return ShuffleProof(commitment.lower(), raw, (a, b, c, d))


def _read_deal(data: object, where: str) -> RecordedDeal:
    deal = _object(data, where, required=("dealer", "hands", "calls"))
    redealt, extra = deal.get("redealt"), _flag(deal, "extra", where)
    broken_off = _flag(deal, "broken_off", where)
    if not isinstance(redealt, str | None):
        raise NotARecord(f"{where}: redealt is text or absent")
    hands = _list(deal["hands"], f"{where}, hands", str, length=4)
    played = redealt is None and not broken_off
    told = {key for key in ("plays", "tricks", "scores") if played or key in deal}
    return RecordedDeal(
        dealer=_seat(deal["dealer"], f"{where}, dealer"),
        hands=tuple(_cards(parse_cards, hand, f"{where}, hands") for hand in hands),
        calls=_list(deal["calls"], f"{where}, calls", int),
        plays=_plays(deal.get("plays"), where) if "plays" in told else None,
        tricks=_list(deal.get("tricks"), f"{where}, tricks", int, length=4) if "tricks" in told else None,
        scores=_list(deal.get("scores"), f"{where}, scores", int, length=4) if "scores" in told else None,
        extra=extra,
        redealt=redealt,
        broken_off=broken_off,
    )


def _plays(data: object, where: str) -> tuple[Card, ...]:
    return tuple(_cards(parse_card, text, f"{where}, plays") for text in _list(data, f"{where}, plays", str))


def _cards(parse: Callable[[str], T], text: str, where: str) -> T:
    try:
        return parse(text)
    except ValueError as error:
        raise NotARecord(f"{where}: {error}") from None


def _object(data: object, where: str, required: Sequence[str]) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise NotARecord(f"{where}: not a JSON object")
    for key in required:
        if key not in data:
            raise NotARecord(f"{where}: no {key}")
    return data


def _flag(data: dict[str, Any], key: str, where: str) -> bool:
    flag = data.get(key, False)
    if not isinstance(flag, bool):
        raise NotARecord(f"{where}: {key} is true or absent")
    return flag


def _array(data: object, where: str) -> list[object]:
    if not isinstance(data, list):
        raise NotARecord(f"{where}: not a list")
    return data


def _list(data: object, where: str, kind: type[T], length: int | None = None) -> tuple[T, ...]:
    items = _array(data, where)
    if length is not None and len(items) != length:
        raise NotARecord(f"{where}: {len(items)} entries where {length} belong")
    if not all(isinstance(item, kind) and not isinstance(item, bool) for item in items):
        raise NotARecord(f"{where}: not all entries are {'text' if kind is str else 'whole numbers'}")
    return tuple(items)  # type: ignore[arg-type]  # every item was checked above


def _seat(data: object, where: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data <= 3:
        raise NotARecord(f"{where}: a seat is 0 to 3")
    return data
