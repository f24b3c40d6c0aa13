"""Whatever a modified client sends is answered, is no error of ours, and changes nothing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from simcord import MemberActor

from bot.client import CallbreakClient, Topic
from bot.engine.cards import PACK
from bot.engine.rules import Scoring
from bot.engine.state import Phase
from bot.ladder import Sort
from bot.table.refusals import StaleMove
from bot.ui import custom_ids
from bot.ui.intents import Intent
from tests.cogs.support import state
from tests.harness import Players, World
from tests.harness.raw import raw_press, raw_slash

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

TEMPLATES = [
    value
    for name, value in vars(custom_ids).items()
    if name.isupper() and not name.startswith("_") and isinstance(value, str)
]
VERBS = ["board:sort", "board:show", "mine", "server", "rulebook", "check", "pick", "choose", "play"]
VERBS += [
    "join",
    "unseat",
    "add",
    "remove",
    "start",
    "options",
    "cancel",
    "preset",
    "deals",
    "cards",
    "scores",
]
VERBS += ["more", "next", "back", "rematch", "rules", "again", "take", "call", "sure", "fewer", "higher"]
NUMBERS = st.sampled_from(
    [
        "0",
        "1",
        "2",
        "3",
        "4",
        "-1",
        "1" * 9,
        "9" * 16,
        "9" * 17,
        "9" * 60,
        "٣",
        "१",
        "²",
        "1.5",
        "1e3",
        "",
        " 1",
    ]
)
PARTS = st.one_of(
    NUMBERS,
    st.sampled_from(
        [*map(str, PACK[::7]), "AS", "as", "1S", "call", "wins", "callbreak", "language", "own", "__init__"]
    ),
    st.text(max_size=12),
)
MADE_UP = st.builds(
    lambda verb, parts: ":".join(["cb", verb, *parts])[:100],
    st.sampled_from(VERBS),
    st.lists(PARTS, max_size=5),
)
IDS = st.one_of(
    MADE_UP,
    st.sampled_from(TEMPLATES).flatmap(lambda template: st.from_regex(template, fullmatch=True)),
    st.text(min_size=1, max_size=100),
    st.text(min_size=97, max_size=97).map(lambda text: f"cb:{text}"),
)
VALUES = st.none() | st.lists(
    st.one_of(
        PARTS,
        st.sampled_from(["call-bridge", "53", "en", "open", "picture", *Sort, *Scoring]),
        st.text(max_size=100),
    ),
    max_size=3,
)
FUZZ = settings(deadline=None, max_examples=120, suppress_health_check=[HealthCheck.function_scoped_fixture])
"""One world sees every example, so that what one of them spoils shows in the next."""
LEAVES = ("cb:leave:", "cb:end:", "cb:choose-table:", "cb:privacy:sure")
"""What somebody who is seated may always do, from whatever message."""


class Onlookers:
    """Four people whose cards are in play, one of them not to move, and somebody who looks on."""

    def __init__(self, players: Players) -> None:
        self.players = players
        self.world = players.world
        self.stranger = self.world.add_person("Esha")
        table = state(players)
        assert table.match is not None
        turn = table.match.turn
        self.asleep = next(person for person in players.people if table.seated(person.id) != turn)
        self.public = players.table()
        self.before = table

    async def press(
        self, person: MemberActor, private: bool, custom_id: str, values: list[str] | None
    ) -> None:
        """Press, and check that it was answered and changed nothing."""
        world = self.world
        shown = world.texts(self.public)
        message = self.players.panels(self.asleep)[0] if private else self.public
        result = await raw_press(world, person, message, custom_id, values)
        assert result.acknowledged, "Discord would say that the interaction failed"
        self.check(shown)

    def check(self, shown: list[str]) -> None:
        """Check that the table is what it was, that it says so, and that nothing went wrong."""
        world = self.world
        assert not world.trouble.lines
        assert replace(state(self.players), moved=self.before.moved, revision=0) == replace(
            self.before, revision=0
        )
        assert world.texts(self.public) == shown


@pytest_asyncio.fixture
async def people(world: World) -> Onlookers:
    """Four people whose cards are in play, and somebody who looks on."""
    players = Players(world, 4, calls=range(2, 5))
    await players.begin()
    while (match := state(players).match) and match.phase is not Phase.PLAYING:
        await players.move()
    await world.advance(6)
    return Onlookers(players)


@FUZZ
@given(private=st.booleans(), custom_id=IDS, values=VALUES)
async def test_no_press_of_a_stranger_changes_a_table(
    people: Onlookers, private: bool, custom_id: str, values: list[str] | None
) -> None:
    await people.press(people.stranger, private, custom_id, values)


@FUZZ
@given(private=st.booleans(), custom_id=IDS, values=VALUES)
async def test_no_press_out_of_turn_changes_a_table(
    people: Onlookers, private: bool, custom_id: str, values: list[str] | None
) -> None:
    assume(not custom_id.startswith(LEAVES))
    assume(private or not custom_id.startswith("cb:again:"))  # posts the table anew, as it should
    await people.press(people.asleep, private, custom_id, values)


@pytest_asyncio.fixture
async def lobby(world: World) -> Players:
    """A lobby with Asha and Bimal in it."""
    players = Players(world, 2)
    await players.open()
    return players


@FUZZ
@given(custom_id=IDS, values=VALUES, private=st.booleans())
async def test_a_lobby_answers_everything(
    lobby: Players, custom_id: str, values: list[str] | None, private: bool
) -> None:
    """What Dev sends, who may sit down and stand up like anybody, never changes the host's choices."""
    world, dev = lobby.world, lobby.world.people[3]
    if private and not lobby.panels(dev):
        await world.slash(dev, "callbreak help")
    message = lobby.panels(dev)[0] if private else lobby.table()
    before = state(lobby)
    result = await raw_press(world, dev, message, custom_id, values)
    assert result.acknowledged, "Discord would say that the interaction failed"
    assert not world.trouble.lines
    after = state(lobby)
    assert (after.rules, after.host_id, after.stage) == (before.rules, before.host_id, before.stage)
    assert after.chairs[:2] == before.chairs[:2]


OPTIONS = {
    "start": ("rules", "deals", "computers"),
    "call": ("number",),
    "play": ("card",),
    "leaderboard": ("sort", "scoring", "page"),
    "profile": ("member",),
    "fairness": ("match",),
    "no-such-command": ("x",),
}
GIVEN = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        ["", "AS", "10\u200bH", "\u0967\u0966H", "callbreak", "wins", "__class__", "\ud800", "\x00"]
    ),
    st.integers(-(2**53), 2**53),
    st.sampled_from([0, -1, 53, 10**15]),
    st.booleans(),
    st.floats(allow_nan=False, allow_infinity=False),
)


@FUZZ
@given(data=st.data(), command=st.sampled_from(sorted(OPTIONS)))
async def test_every_command_answers_every_option(
    people: Onlookers, data: st.DataObject, command: str
) -> None:
    options: dict[str, Any] = {
        name: data.draw(GIVEN, label=name) for name in OPTIONS[command] if data.draw(st.booleans())
    }
    world, shown = people.world, people.world.texts(people.public)
    result = await raw_slash(world, people.stranger, f"callbreak {command}", options)
    assert result.acknowledged, "Discord would say that the interaction failed"
    people.check(shown)


# ------------------------------------------------------------ the one place that reads


@given(
    facts=st.dictionaries(st.sampled_from(["table", "number", "card", "sort"]), st.none() | PARTS),
    values=VALUES,
)
def test_an_intent_is_typed_or_refused(facts: dict[str, str | None], values: list[str] | None) -> None:
    intent = Intent(facts, tuple(values or ()))
    for read in (
        lambda: intent.table,
        lambda: intent.number(),
        lambda: intent.card(),
        lambda: intent.one_of(Sort, "sort"),
        lambda: intent.chosen_one(Scoring),
        lambda: intent.chosen_number,
        lambda: intent.chosen_card,
        lambda: intent.verb,
    ):
        try:
            found = read()
        except StaleMove:
            continue
        assert (
            found is None
            or (isinstance(found, int) and 0 <= found < 10**16)
            or found in {*Sort, *Scoring, *PACK}
        )


def test_every_kind_of_press_is_fuzzed(world: World) -> None:
    """The templates above are those that the topics use."""
    assert isinstance(world.bot, CallbreakClient)
    topics = [cog for cog in world.bot.cogs.values() if isinstance(cog, Topic)]
    used = {press.__discord_ui_compiled_template__.pattern for topic in topics for press in topic.presses}
    assert used == set(TEMPLATES)
