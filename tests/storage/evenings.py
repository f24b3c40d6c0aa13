"""Tables as an evening brings them: random lobbies, and random matches commit by commit."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta

from bot.engine import submit
from bot.engine.messages import CloseMatch, Command, Event, MakeCall, MatchStarted, PlayCard, StartDeal
from bot.engine.presets import PRESETS
from bot.engine.state import Match, Phase
from bot.table.results import Result, results_of
from bot.table.state import Chair, Due, DueKind, Person, Stage, Table

__all__ = ["BIGGEST_ID", "NAMES", "NOW", "Commit", "evening", "lobby", "seated"]

NOW = datetime(2026, 3, 1, 18, 30, 0, 123456, tzinfo=UTC)
BIGGEST_ID = 2**63 - 1
NAMES = ("आशा", "বিমল 🎴", "O'Neil; DROP TABLE tables", "Zoë\u200d\n", "王小明", "a" * 32)


@dataclass(frozen=True)
class Commit:
    """What one append is given."""

    table: Table
    expected: int
    events: tuple[Event, ...] = ()
    results: tuple[Result, ...] = ()


def person(rng: random.Random) -> Person:
    return Person(rng.randrange(2**62, BIGGEST_ID + 1), rng.choice(NAMES))


def lobby(rng: random.Random, channel_id: int = BIGGEST_ID, guild_id: int = BIGGEST_ID - 1) -> Table:
    """Return a new lobby with its host in it."""
    host, preset = person(rng), rng.choice(list(PRESETS))
    rules = PRESETS[preset]
    return Table(
        id=0,
        guild_id=guild_id,
        channel_id=channel_id,
        preset=preset,
        rules=rules if rules.deals is None else replace(rules, deals=rng.randint(1, 2)),
        secret=rng.randbytes(32),
        host_id=host.user_id,
        chairs=(Chair(host, host.name), None, None, None),
        opened=NOW,
        moved=NOW,
        due=Due(DueKind.CLOSE_LOBBY, NOW + timedelta(minutes=30)),
    )


def seated(table: Table, rng: random.Random, people: int = 2) -> Table:
    """Return *table* with four chairs, the first *people* of them people's, each with its word."""
    chairs = []
    for seat in range(4):
        owner = person(rng) if seat < people else None
        name = owner.name if owner else f"Computer {seat}"
        chairs.append(Chair(owner, name, word=str(rng.randrange(2**63))))
    return replace(table, chairs=tuple(chairs), people_at_start=people)


def evening(table: Table, rng: random.Random) -> Iterator[Commit]:
    """Yield every commit of a random match at *table*, which the store has kept, to its end."""
    table = seated(table, rng, people=rng.randint(1, 4))
    dealer = table.shuffle.first_dealer()
    events: tuple[Event, ...] = (MatchStarted(table.rules, dealer),)
    table = replace(table, stage=Stage.MATCH, match=Match(table.rules, dealer))
    while True:
        commit = _commit(table, events, rng)
        yield commit
        table, events = commit.table, ()
        if not table.live:
            return
        for _ in range(rng.randint(1, 6)):
            assert table.match is not None
            if table.match.phase is Phase.OVER:
                break
            match, more = submit(table.match, _command(table, rng))
            table, events = replace(table, match=match), (*events, *more)


def _command(table: Table, rng: random.Random) -> Command:
    match = table.match
    assert match is not None
    if match.phase is Phase.DEALING:
        closes = match.rules.deals is None and match.counted > 0 and not match.closing
        return CloseMatch() if closes else StartDeal(table.shuffle.pack(match.shuffles + 1))
    assert match.turn is not None
    if match.phase is Phase.CALLING:
        return MakeCall(match.turn, rng.randint(max(2, match.rules.min_call), 4))
    return PlayCard(match.turn, rng.choice(match.legal))


def _commit(table: Table, events: tuple[Event, ...], rng: random.Random) -> Commit:
    """Return the commit of *table* with *events*, its other fields shaken up."""
    assert table.match is not None
    over = table.match.phase is Phase.OVER
    moved = table.moved + timedelta(microseconds=rng.randrange(9_000_000))
    after = replace(
        table,
        stage=Stage.FINISHED if over else Stage.MATCH,
        revision=table.revision + 1,
        moved=moved,
        ready=frozenset(rng.sample(range(4), rng.randint(0, 4))),
        votes=frozenset(rng.sample(range(4), rng.randint(0, 4))),
        due=None if over or rng.random() < 0.5 else Due(DueKind.NEXT_DEAL, moved + timedelta(seconds=8)),
        chairs=tuple(_shaken(chair, rng) for chair in table.chairs),
    )
    return Commit(after, table.revision, events, results_of(after) if over else ())


def _shaken(chair: Chair | None, rng: random.Random) -> Chair | None:
    if chair is None or rng.random() < 0.97:
        return chair
    if chair.successor:
        return Chair(chair.successor, chair.successor.name, word=chair.word, starter=False)
    if chair.left or chair.person is None:
        return replace(chair, successor=person(rng))
    return replace(chair, left=True)
