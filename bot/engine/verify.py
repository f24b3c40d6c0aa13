"""Check a match record against the rules and the fair shuffle (RULES, The match record)."""

from dataclasses import dataclass
from typing import NoReturn

from bot.engine.cards import PACK, Card, Suit
from bot.engine.decide import decide
from bot.engine.evolve import evolve
from bot.engine.messages import CloseMatch, Command, MakeCall, PlayCard, StartDeal
from bot.engine.record import Record, RecordedDeal, ShuffleProof
from bot.engine.refusals import (
    CallOutOfRange,
    CardNotHeld,
    IllegalCard,
    MustBeat,
    MustFollow,
    MustNotLeadTrump,
    MustNotUndertrump,
    MustTrump,
    Refusal,
)
from bot.engine.rules import RulesError, Ruleset, rules_from_json
from bot.engine.shuffle import SECRET_BYTES, FairShuffle, commitment
from bot.engine.state import Match, Phase, following_seat, step

__all__ = ["Fault", "Place", "verify_record"]


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record: deals and tricks from 1, seats from 0; None where it does not apply."""

    deal: int | None = None
    trick: int | None = None
    seat: int | None = None

    def __str__(self) -> str:
        parts = (("deal", self.deal), ("trick", self.trick), ("seat", self.seat))
        return ", ".join(f"{name} {number}" for name, number in parts if number is not None) or "match"


class Fault(Exception):
    """The first thing wrong with a record: ``place``, the ``rule`` by its field or key, and why."""

    def __init__(self, place: Place, rule: str, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.place = place
        self.rule = rule
        self.why = why


def verify_record(record: Record) -> bool:
    """Check all of *record*; return whether the shuffle proves its deals too. Raises Fault."""
    rules = _rules(record)
    shuffle = _shuffle(record) if record.shuffle else None
    match = Match(rules, record.first_dealer)
    last_counted = max(
        (i for i, deal in enumerate(record.deals) if not deal.extra and not deal.redealt), default=-1
    )
    for index, deal in enumerate(record.deals):
        if deal.broken_off and not (record.broken_off and index + 1 == len(record.deals)):
            raise Fault(Place(index + 1), "broken_off", "only the last deal of a match can be broken off")
        match = _deal(match, deal, index + 1, shuffle)
        if rules.deals is None and index == last_counted and not record.broken_off:
            match = _submit(match, CloseMatch(), Place(index + 1))
    _result(match, record)
    return shuffle is not None


def _rules(record: Record) -> Ruleset:
    try:
        return rules_from_json(record.rules)
    except RulesError as error:
        raise Fault(Place(), error.field, f"rules, {error}") from None


def _shuffle(record: Record) -> FairShuffle:
    proof = record.shuffle
    assert isinstance(proof, ShuffleProof)
    if len(proof.secret) != SECRET_BYTES:
        raise Fault(Place(), "secret", f"the secret has {len(proof.secret)} bytes instead of {SECRET_BYTES}")
    if commitment(proof.secret) != proof.commitment:
        raise Fault(Place(), "commitment", "the commitment is not the secret's SHA-256")
    shuffle = FairShuffle(proof.secret, proof.words)
    if (dealer := shuffle.first_dealer()) != record.first_dealer:
        raise Fault(Place(), "first_dealer", f"the shuffle makes seat {dealer} the first dealer")
    return shuffle


def _deal(match: Match, deal: RecordedDeal, number: int, shuffle: FairShuffle | None) -> Match:
    place = Place(number)
    if match.phase is not Phase.DEALING:
        raise Fault(place, "deals", "the match was over before this deal")
    if deal.dealer != match.next_dealer:
        raise Fault(place, "dealer", f"seat {match.next_dealer} deals, not seat {deal.dealer}")
    if deal.extra != bool(match.tied):
        raise Fault(place, "extra", "an extra deal is due" if match.tied else "no extra deal is due")
    match = _submit(match, StartDeal(_pack(match, deal, place, shuffle)), place)
    if deal.broken_off:
        return _running(match, deal, place)
    if match.phase is Phase.CALLING:
        match = _calls(match, deal, number)
    else:
        _same(place, "calls", deal.calls, ())
    redealt = match.history[-1].redealt if match.phase is Phase.DEALING else None
    _same(place, "redealt", deal.redealt, redealt)
    if redealt is None:
        return _plays(match, deal, number)
    _untold(deal, place, "thrown in")
    return match


def _running(match: Match, deal: RecordedDeal, place: Place) -> Match:
    """Check the deal in which a match was broken off: only what was dealt is told of it."""
    if match.phase is not Phase.CALLING:
        raise Fault(place, "broken_off", "this deal was thrown in, so it was not running")
    _same(place, "calls", deal.calls, ())
    _same(place, "redealt", deal.redealt, None)
    _untold(deal, place, "broken off")
    return match


def _untold(deal: RecordedDeal, place: Place, why: str) -> None:
    for key in ("plays", "tricks", "scores"):
        if getattr(deal, key) is not None:
            raise Fault(place, key, f"a deal that was {why} has no {key}")


def _pack(match: Match, deal: RecordedDeal, place: Place, shuffle: FairShuffle | None) -> tuple[Card, ...]:
    for seat, hand in enumerate(deal.hands):
        if len(hand) != 13:
            raise Fault(Place(place.deal, seat=seat), "hands", f"{len(hand)} cards dealt instead of 13")
    rules, first = match.rules, following_seat(match.rules, deal.dealer)
    order = [deal.hands[(first + step(rules) * turn) % 4] for turn in range(4)]
    pack = tuple(card for four in zip(*order, strict=True) for card in four)
    if missing := sorted(set(PACK) - set(pack), key=lambda card: card.index):
        raise Fault(place, "hands", f"{missing[0]} is in no hand, so another card is there twice")
    if shuffle and pack != shuffle.pack(match.shuffles + 1):
        raise Fault(place, "shuffle", "the hands are not those of the shuffle")
    return pack


def _calls(match: Match, deal: RecordedDeal, number: int) -> Match:
    if len(deal.calls) != 4:
        raise Fault(Place(number), "calls", f"{len(deal.calls)} calls instead of four")
    while match.phase is Phase.CALLING:
        seat = match.turn
        assert seat is not None
        match = _submit(match, MakeCall(seat, deal.calls[seat]), Place(number, seat=seat))
    return match


def _plays(match: Match, deal: RecordedDeal, number: int) -> Match:
    place = Place(number)
    if deal.plays is None or len(deal.plays) != len(PACK):
        raise Fault(place, "plays", f"{len(deal.plays or ())} cards played instead of 52")
    for index, card in enumerate(deal.plays):
        seat = match.turn
        assert seat is not None
        match = _submit(match, PlayCard(seat, card), Place(number, index // 4 + 1, seat))
    played = match.history[-1]
    _by_seat(number, "tricks", deal.tricks, played.won)
    _by_seat(number, "scores", deal.scores, played.scores)
    return match


def _submit(match: Match, command: Command, place: Place) -> Match:
    try:
        events = decide(match, command)
    except Refusal as refusal:
        _refused(refusal, place)
    for event in events:
        match = evolve(match, event)
    return match


def _refused(refusal: Refusal, place: Place) -> NoReturn:
    raise Fault(place, refusal.code, _why(refusal)) from None


def _why(refusal: Refusal) -> str:
    match refusal:
        case CallOutOfRange(lowest, highest):
            return f"a call is {lowest} to {highest}"
        case CardNotHeld(card):
            return f"{card} is not held"
        case MustFollow(card, held, suit):
            return f"{card} does not follow {_suit(suit)} and {_named(held)} held"
        case MustBeat(card, held, best):
            return f"{card} does not beat {best} and {_named(held)} held"
        case MustTrump(card, held, suit, best):
            over = f"above {best} " if best else ""
            return f"{card} is no trump {over}on {_suit(suit)} and {_named(held)} held"
        case MustNotUndertrump(card, held, best):
            return f"{card} undertrumps {best} and {_named(held)} held"
        case MustNotLeadTrump(card, held):
            return f"{card} leads a trump to the first trick and {_named(held)} held"
        case IllegalCard(card, held):
            return f"{card} is no trump and {_named(held)} held"
        case _:
            return f"not possible here ({refusal})"


def _named(held: tuple[Card, ...]) -> str:
    return f"{' '.join(map(str, held))} {'was' if len(held) == 1 else 'were'}"


def _suit(suit: Suit) -> str:
    return suit.name.lower()


def _same(place: Place, rule: str, told: object, true: object) -> None:
    if told != true:
        raise Fault(place, rule, f"{rule} is {_text(told)} where {_text(true)} is right")


def _by_seat(number: int, rule: str, told: tuple[int, ...] | None, true: tuple[int, ...] | None) -> None:
    assert told is not None
    assert true is not None
    for seat, (said, right) in enumerate(zip(told, true, strict=True)):
        _same(Place(number, seat=seat), rule, said, right)


def _text(value: object) -> str:
    """Return *value* on one short line of plain letters, whatever a record may hold."""
    if value is None:
        return "none"
    items = ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    plain = items.encode("unicode_escape").decode()[:60]
    return f"[{plain}]" if isinstance(value, tuple) else plain


def _result(match: Match, record: Record) -> None:
    if record.broken_off:
        if match.phase is Phase.OVER:
            raise Fault(Place(), "broken_off", "the match was played to its end")
    elif match.phase is not Phase.OVER:
        what = "an extra deal is due" if match.tied else "the match is not finished"
        raise Fault(Place(), "deals", f"{what} after {len(record.deals)} deals")
    for seat, (said, right) in enumerate(zip(record.totals, match.totals, strict=True)):
        _same(Place(seat=seat), "totals", said, right)
    _same(Place(), "winners", record.winners, match.winners)
