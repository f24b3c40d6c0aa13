"""Nobody is ever sent a card that they may not see, and the secret stays where it is until the end."""

from __future__ import annotations

import logging
from dataclasses import dataclass, field

import pytest
from simcord import MemberActor

from bot.client import CallbreakClient
from bot.engine.cards import Card
from bot.table.ports import Change
from bot.table.state import Table
from bot.ui.announcer import ScreenAnnouncer
from tests.harness import Kind, Players, Request, World
from tests.harness.players import Hook
from tests.harness.reading import cards_in

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover


@dataclass
class Watch:
    """What the table was when each request went out: every change is announced before it is shown."""

    world: World
    moments: list[tuple[int, Table]] = field(default_factory=list)

    def attach(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Listen to what is announced."""
        announce = ScreenAnnouncer.announce

        def listen(announcer: ScreenAnnouncer, change: Change) -> None:
            self.moments.append((self.world.recorder.cursor, change.after))
            announce(announcer, change)

        monkeypatch.setattr(ScreenAnnouncer, "announce", listen)

    def requests(self) -> list[tuple[Request, Table]]:
        """Return every request with the table as it was then."""
        marks = [*(mark for mark, _ in self.moments[1:]), self.world.recorder.cursor]
        return [
            (request, table)
            for (begin, table), end in zip(self.moments, marks, strict=True)
            for request in self.world.recorder.requests[begin:end]
        ]


def may_see(table: Table, user_id: int | None) -> set[Card]:
    """Return the cards that a person may be shown, None standing for everybody."""
    match = table.match
    if match is None:
        return set()
    deals = [*match.history[-1:], *([match.deal] if match.deal else [])]
    shown = {card for deal in deals for trick in deal.tricks for card in trick.cards}
    if match.deal is None:
        return shown
    shown |= set(match.deal.trick)
    seat = None if user_id is None else table.seated(user_id)
    return shown if seat is None else shown | set(match.deal.hands[seat])


def leaks(watch: Watch) -> list[str]:
    """Return what was sent to somebody who may not see it."""
    return [
        f"{request.method} {request.path} shows {cards} to {request.audience or 'everybody'}"
        for request, table in watch.requests()
        if (cards := cards_in(request.body) - may_see(table, request.audience))
    ]


@pytest.mark.parametrize(
    ("preset", "people"), [("callbreak", 4), ("call-bridge", 2), ("callbreak-master", 1)]
)
async def test_every_card_sent_may_be_seen(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, preset: str, people: int
) -> None:
    caplog.set_level(logging.DEBUG)
    watch = Watch(world)
    watch.attach(monkeypatch)
    players = Players(world, people, before_move=looking(world.add_person("Esha")))
    await players.begin(rules=preset, deals=2)
    await players.play_match()

    assert leaks(watch) == []
    shown = {card for request, _ in watch.requests() for card in cards_in(request.body)}
    assert len(shown) > 48, "the test reads what is sent"
    secret_stays(world, watch, caplog)


def looking(onlooker: MemberActor) -> Hook:
    """Let the players, and somebody without a chair, look at whatever shows cards, every few moves."""

    async def look_around(players: Players) -> None:
        world, someone = players.world, players.chance.choice([*players.people, onlooker])
        match players.moves % 12:
            case 3:
                await players.press(someone, "My cards")
            case 5:
                await world.slash(someone, "callbreak hand")
            case 7:
                await players.press(someone, "Scores" if players.offers("Scores") else "More")
            case 9:
                await world.autocomplete(someone, "callbreak play", "card", "")
            case 11:
                await world.slash(someone, "callbreak table")
            case _:
                return
        await world.advance(1)

    return look_around


def secret_stays(world: World, watch: Watch, caplog: pytest.LogCaptureFixture) -> None:
    """Check that the secret was sent when the match was over, not before, and was never logged."""
    secret = watch.moments[-1][1].secret.hex()
    sent = [table.live for request, table in watch.requests() for text in request.strings() if secret in text]
    assert sent
    assert not any(sent)
    assert isinstance(world.bot, CallbreakClient)
    logged = [
        record for record in caplog.records if record.name.startswith(("bot", "cogs", "discord", "aio"))
    ]
    assert logged
    for record in logged:
        text = record.getMessage()
        assert secret not in text
        assert not cards_in(text), record


async def test_the_public_is_told_nothing_of_hands_that_nobody_played_from(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(world)
    watch.attach(monkeypatch)
    players = Players(world, 2)
    await players.begin(deals=1)
    for _ in range(2):
        await players.move()
    await world.slash(players.host, "callbreak end")
    assert leaks(watch) == []
    assert {request.kind for request, _ in watch.requests()} >= {Kind.CALLBACK, Kind.TOKEN_EDIT}
