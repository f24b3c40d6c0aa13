"""Whole matches of every preset, played by people who press what they see, through restarts."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping

import pytest

from bot.engine.presets import PRESETS
from bot.engine.record import read_record, write_record
from bot.engine.rules import Ruleset
from bot.engine.verify import verify_record
from bot.settings import Settings
from bot.storage import Database, FinishedMatch, finished_match
from tests.cogs.support import TABLE, score_board
from tests.harness import World, card_of, pictures, walk
from tests.harness.players import Players, shown_name

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

RESTARTED = "The bot was restarted"
CARD_ID = re.compile(r"cb:play:\d+:\d+:(\d+|[JQKA])[CDHS]")
CALL_ID = re.compile(r"cb:(call|sure):\d+:\d+:call:\d+")


class Restarts:
    """Restart the bot at random moments, before some of a deal's moves."""

    def __init__(self, seed: int, moves: int, times: int) -> None:
        self.at = set(random.Random(seed).sample(range(1, moves), times))
        self.said: list[bool] = []

    async def __call__(self, players: Players) -> None:
        """Restart, if this is the moment, and look whether the table says so."""
        if players.moves not in self.at:
            return
        self.at.discard(players.moves)
        await players.world.restart()
        await players.world.advance(1)
        self.said.append(players.says(RESTARTED))


def one_deal(rules: Ruleset) -> Mapping[str, int]:
    """Return the options of *start* that make a match short; an open-ended one stays so."""
    return {} if rules.deals is None else {"deals": 1}


async def the_match(settings: Settings) -> FinishedMatch:
    """Return the finished match as the database tells it."""
    async with Database(settings) as database:
        found = await finished_match(database, TABLE)
    assert found is not None
    return found


@pytest.mark.parametrize("people", [1, 2, 3, 4])
@pytest.mark.parametrize("preset", PRESETS)
async def test_a_whole_match_through_restarts(
    world: World, settings: Settings, preset: str, people: int
) -> None:
    rules, seed = PRESETS[preset], people * 100 + len(preset)
    again = Restarts(seed, 12 * people, 2)
    players = Players(world, people, seed=seed, before_move=again)
    await players.begin(rules=preset, **one_deal(rules))
    await players.move()
    if rules.deals is None:
        await world.slash(players.host, "callbreak end")
    await players.play_match()
    assert not again.at
    assert all(again.said)
    assert players.says("wins") or players.says("share the win")
    await leaves_nothing_behind(world, players)
    ids_say_what_they_are(world)

    match = await the_match(settings)
    record = write_record(match.match, match.players, match.shuffle)
    assert verify_record(read_record(json.loads(json.dumps(record))))
    assert {shown_name(person) for person in players.people} <= set(match.players)

    ranked = {row.user_id for row in (await score_board(world, rules.scoring)).rows}
    assert ranked == ({person.id for person in players.people} if people >= 2 else set())


async def leaves_nothing_behind(world: World, players: Players) -> None:
    """Check that a match that is over has no live button and no view in memory."""
    await world.advance(2)
    assert players.live() is None
    assert [button.label for button in world.buttons(players.table())] == [
        "Rematch",
        "Scores",
        "Check the deals",
    ]
    with_buttons = [message for message in world.public() if world.buttons(message)]
    assert len(with_buttons) == 1
    assert not world.bot._connection._view_store._views
    assert not world.bot._connection._view_store._synced_message_views


def ids_say_what_they_are(world: World) -> None:
    """Check that only card buttons' ids end in a card, and only call buttons' in a call."""
    sent = {
        str(item["custom_id"])
        for request in world.recorder.requests
        for item in walk(request.body)
        if "custom_id" in item
    }
    assert any(card_of(custom_id) for custom_id in sent)
    for custom_id in sent:
        assert bool(card_of(custom_id)) == bool(CARD_ID.fullmatch(custom_id)), custom_id
        assert bool(re.search(r":call:\d+$", custom_id)) == bool(CALL_ID.fullmatch(custom_id)), custom_id


@pytest.mark.usefixtures("real_pictures")
async def test_a_deal_with_its_pictures_drawn(world: World) -> None:
    players = Players(world, 1)
    await players.begin(deals=1)
    await players.play_match()
    assert players.over()
    told = pictures(world.components(players.table()))
    assert told
    assert all(told)
    files = world.env.backend.get_message(world.channel.id, players.table().id).attachments
    assert len(files) == len(told), "an edit replaces the picture, it does not add one"
