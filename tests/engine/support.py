"""What several of these tests need: positions from text, matches of random legal play, stored cases."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from bot.engine import decide, evolve, submit
from bot.engine.cards import PACK, Card, parse_cards
from bot.engine.messages import (
    CloseMatch,
    Command,
    DealStarted,
    Event,
    MakeCall,
    MatchStarted,
    PlayCard,
    StartDeal,
)
from bot.engine.play import legal_cards
from bot.engine.presets import CALLBREAK
from bot.engine.rules import Ruleset
from bot.engine.shuffle import FairShuffle
from bot.engine.state import Match, Phase

DATA = Path(__file__).resolve().parent.parent / "data"
RECORDS = sorted((DATA / "records").glob("*.json"))


def rules(**fields: Any) -> Ruleset:
    """Return the standard rules but for *fields*."""
    return replace(CALLBREAK, **fields)


def legal(hand: str, trick: str = "", *, first_trick: bool = False, **fields: Any) -> str:
    """Return what may be played from *hand*, with the standard rules but for *fields*."""
    cards = legal_cards(rules(**fields), parse_cards(hand), parse_cards(trick), first_trick=first_trick)
    return " ".join(map(str, cards))


def rows(name: str) -> list[tuple[str, ...]]:
    """Return the rows of a table of cases, split at its bars; a dash stands for nothing."""
    lines = (DATA / name).read_text(encoding="ascii").splitlines()
    return [
        tuple("" if part == "-" else part for part in line.split(" | "))
        for line in lines
        if not line.startswith("#")
    ]


def load_record(name: str) -> dict[str, Any]:
    """Return the stored record *name*, fresh each time."""
    record: dict[str, Any] = json.loads((DATA / "records" / f"{name}.json").read_text(encoding="ascii"))
    return record


def position(ruleset: Ruleset, hands: Iterable[str], dealer: int = 3) -> Match:
    """Return a match in which *hands*, of any size but equal, were just dealt by *dealer*."""
    dealt = tuple(parse_cards(hand) for hand in hands)
    return evolve(Match(ruleset, dealer), DealStarted(dealer, dealt, extra=False))


def called(match: Match, *calls: int) -> Match:
    """Return *match* after *calls*, in the order of calling."""
    for call in calls:
        assert match.turn is not None
        match, _ = submit(match, MakeCall(match.turn, call))
    return match


def played(match: Match, cards: str) -> Match:
    """Return *match* after *cards*, each played by whoever is to play."""
    for card in parse_cards(cards):
        assert match.turn is not None
        match, _ = submit(match, PlayCard(match.turn, card))
    return match


def shuffled(rng: Random) -> tuple[Card, ...]:
    """Return a pack in an order of *rng*'s."""
    return tuple(rng.sample(PACK, 52))


def random_shuffle(rng: Random) -> FairShuffle:
    """Return the shuffles of one match, made from *rng*'s secret and words."""
    a, b, c, d = (str(rng.getrandbits(62)) for _ in range(4))
    return FairShuffle(rng.randbytes(32), (a, b, c, d))


def next_command(match: Match, rng: Random, shuffle: FairShuffle | None = None) -> Command:
    """Return something that may be done now in *match*, which runs."""
    if match.phase is Phase.DEALING:
        return StartDeal(shuffle.pack(match.shuffles + 1) if shuffle else shuffled(rng))
    assert match.turn is not None
    if match.phase is Phase.CALLING:
        return MakeCall(match.turn, rng.randint(match.rules.min_call, match.rules.max_call))
    return PlayCard(match.turn, rng.choice(match.legal))


def random_match(
    ruleset: Ruleset, rng: Random, shuffle: FairShuffle, *, close_after: int = 2
) -> tuple[Match, list[Event]]:
    """Return a whole match of random legal play; one without a fixed end is closed after some deals."""
    first_dealer = shuffle.first_dealer()
    match = Match(ruleset, first_dealer)
    told: list[Event] = [MatchStarted(ruleset, first_dealer)]
    while match.phase is not Phase.OVER:
        match, more = submit(match, next_command(match, rng, shuffle))
        told += more
        if ruleset.deals is None and match.counted == close_after and not match.closing:
            match, more = submit(match, CloseMatch())
            told += more
    return match, told


def moments(match: Match, rng: Random, steps: int) -> Iterator[Match]:
    """Yield *match* after each of up to *steps* random legal commands."""
    for _ in range(steps):
        if match.phase is Phase.OVER:
            return
        for event in decide(match, next_command(match, rng)):
            match = evolve(match, event)
        yield match
