"""Tables at a chosen moment, without Discord: whose hands, calls and tricks the test decides."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from discord import ui

from bot.engine import submit
from bot.engine.cards import PACK, Card, Suit
from bot.engine.messages import MakeCall, PlayCard, StartDeal
from bot.engine.presets import CALLBREAK
from bot.engine.rules import Ruleset
from bot.engine.state import Match, Phase, step
from bot.i18n import texts_for
from bot.table.state import Chair, Person, Stage, Table
from bot.ui.emoji import SuitEmoji
from bot.ui.wording import Wording
from tests.harness.clock import EPOCH

__all__ = ["EMOJI", "NAMES", "PLAIN", "a_deal", "called", "payload", "playing", "table_of", "table_with"]

EMOJI = Wording(texts_for(None), SuitEmoji({suit: 10**18 + n for n, suit in enumerate(Suit)}), 10**18)
PLAIN = Wording(texts_for(None), SuitEmoji())
NAMES = ("Asha", "**Bimal** <@5>", "Chitra of the very long name, who lives far", "देव")


def table_of(match: Match | None, rules: Ruleset, **changes: Any) -> Table:
    """Return a table of four people, the first of them the host."""
    people = [Person(100 + seat, name) for seat, name in enumerate(NAMES)]
    chairs = tuple(Chair(person, person.name, word=str(person.user_id)) for person in people)
    table = Table(
        id=10**15,
        guild_id=1,
        channel_id=2,
        preset="callbreak",
        rules=rules,
        secret=bytes(32),
        host_id=100,
        chairs=chairs,
        opened=EPOCH,
        moved=EPOCH,
        stage=Stage.MATCH if match else Stage.LOBBY,
        match=match,
    )
    return replace(table, **changes)


def table_with(hand: Sequence[Card], rules: Ruleset = CALLBREAK) -> Table:
    """Return a table where seat 0 holds *hand* and is to call first."""
    others = iter([card for card in PACK if card not in hand])
    pack = [card for own in hand for card in (own, next(others), next(others), next(others))]
    match, _ = submit(Match(rules, -step(rules) % 4), StartDeal(tuple(pack)))
    return table_of(match, rules)


def called(table: Table, call: int | None = None) -> Table:
    """Return *table* after every seat has called; seat 0 leads."""
    match = table.match
    assert match is not None
    number = min(table.rules.max_call, max(3, table.rules.min_call)) if call is None else call
    while match.phase is Phase.CALLING and match.turn is not None:
        match, _ = submit(match, MakeCall(match.turn, number))
    return replace(table, match=match)


def playing(table: Table, *cards: Card) -> Table:
    """Return *table* after these cards were played, each by whose turn it was."""
    match = table.match
    assert match is not None
    for card in cards:
        seat = match.turn
        assert seat is not None
        match, _ = submit(match, PlayCard(seat, card))
    return replace(table, match=match)


def a_deal(rules: Ruleset, seed: int) -> Iterator[Table]:
    """Yield a table after every step of a deal of random legal moves."""
    chance = random.Random(seed)
    match = Match(rules, 0)
    while match.phase is Phase.DEALING and not any(deal.scores for deal in match.history):
        match, _ = submit(match, StartDeal(tuple(chance.sample(PACK, 52))))
        while (seat := match.turn) is not None:
            yield table_of(match, rules)
            if match.phase is Phase.CALLING:
                match, _ = submit(match, MakeCall(seat, chance.randint(rules.min_call, rules.max_call)))
            else:
                match, _ = submit(match, PlayCard(seat, chance.choice(match.legal)))
    yield table_of(match, rules, stage=Stage.FINISHED if match.phase is Phase.OVER else Stage.MATCH)


def payload(view: ui.LayoutView) -> dict[str, Any]:
    """Return the request body that sends *view*."""
    components: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    return {"components": components, "flags": 1 << 15}
