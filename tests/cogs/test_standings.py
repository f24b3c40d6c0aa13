"""The leaderboard and profiles, as people see them: pages, menus, showing everybody, who is left out."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
from simcord import MemberActor, ResponseMessage
from sqlalchemy import insert

from bot.engine.presets import PRESETS
from bot.engine.rules import Scoring
from bot.i18n import be_strict
from bot.settings import Settings
from bot.storage import Database, SqlStore
from bot.storage.rows import result_rows
from bot.storage.schema import results
from bot.table.results import Result
from bot.table.state import Stage
from tests.harness import EPOCH, Request, World
from tests.harness.players import Players
from tests.storage.evenings import lobby

OTHER_GUILD = 5
SILENT = 1 << 12
"""Discord: the message flag SUPPRESS_NOTIFICATIONS."""


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def result(user_id: int, *, won: bool = False, preset: str = "callbreak", **facts: int) -> Result:
    """Return a result of five deals with two people, all at 2.0 a deal unless *facts* say otherwise."""
    usual = {"place": 1 if won else 3, "total": 100, "deals": 5, "best": 40, "made": 4, "people": 2}
    scoring = PRESETS[preset].scoring
    return Result(seat=0, user_id=user_id, scoring=scoring, won=won, **{**usual, **facts})


Keep = Callable[..., Awaitable[None]]


@pytest_asyncio.fixture
async def keep(settings: Settings, world: World) -> AsyncIterator[Keep]:
    """Keep a finished match of *preset* with these results in the bot's own database."""
    database = Database(settings)
    await database.open()
    rng = random.Random(1)
    channels = iter(range(1, 1000))

    async def keep(*rows: Result, preset: str = "callbreak", guild_id: int | None = None) -> None:
        new = lobby(rng, channel_id=next(channels), guild_id=guild_id or world.guild.id)
        table = replace(new, preset=preset, stage=Stage.FINISHED, due=None, moved=EPOCH)
        table = replace(table, id=await SqlStore(database).create(table))
        seated = [replace(row, seat=seat) for seat, row in enumerate(rows)]
        async with database.write() as connection:
            await connection.execute(insert(results), result_rows(table, seated))

    yield keep
    await database.close()


def panel(world: World, member: MemberActor) -> ResponseMessage:
    """Return a person's newest private message."""
    return world.panels(member)[0]


def seen(world: World, message: ResponseMessage) -> str:
    """Return all that a message says."""
    return "\n".join(world.texts(message)).replace("\u00a0", " ")


def by_everybody(request: Request) -> bool:
    """Return whether a request makes a message that everybody sees."""
    return request.is_message and request.audience is None


async def open_board(world: World, member: MemberActor, **options: Any) -> ResponseMessage:
    await world.slash(member, "callbreak leaderboard", **options)
    return panel(world, member)


def ranked(world: World, board: ResponseMessage) -> list[str]:
    """Return the lines of a board's page."""
    return world.texts(board)[1].replace("\u00a0", " ").splitlines()


async def crowd(world: World, keep: Keep, count: int) -> list[MemberActor]:
    """Let *count* more people join, the first having won most, the last nothing."""
    people = [world.add_person(f"P{number}") for number in range(count)]
    for number, person in enumerate(people):
        for match in range(count):
            await keep(result(person.id, won=match >= number + 1))
    return people


async def test_an_empty_board_says_how_to_get_on_it(world: World) -> None:
    board = await open_board(world, world.people[0])
    assert board.ephemeral
    assert "Nobody is on the board yet" in seen(world, board)
    assert "at least two people" in seen(world, board)
    assert world.components(board)[0]["components"][-1]["type"] == 10, "nothing to press"
    assert world.public() == []


async def test_a_match_that_two_people_play_is_on_the_board_and_in_their_profiles(world: World) -> None:
    players = Players(world, 2)
    await players.begin(deals=1, computers=2)
    await players.play_match()
    asha, bimal, chitra, _ = world.people
    text = seen(world, await open_board(world, asha, sort="matches"))
    assert text.count("**1 match**") == 3, "two lines, and Asha's own once more"
    assert f"<@{asha.id}>" in text
    assert f"<@{bimal.id}>" in text
    await world.slash(bimal, "callbreak profile")
    profile = seen(world, panel(world, bimal))
    assert "## Bimal\n**1 match**" in profile
    assert "**Callbreak scoring** · 1 match" in profile
    assert profile.count("· Callbreak · <t:") == 1
    await world.slash(chitra, "callbreak profile")
    assert "You have not finished a match here yet" in seen(world, panel(world, chitra))


async def test_a_match_against_the_computer_alone_counts_for_nothing(world: World, keep: Keep) -> None:
    asha, *_ = world.people
    await keep(result(asha.id, won=True, people=1))
    assert "Nobody is on the board yet" in seen(world, await open_board(world, asha))
    await world.slash(asha, "callbreak profile")
    assert "You have not finished a match here yet" in seen(world, panel(world, asha))


async def test_another_server_has_a_board_of_its_own(world: World, keep: Keep) -> None:
    asha, bimal, *_ = world.people
    await keep(result(asha.id, won=True), result(bimal.id), guild_id=OTHER_GUILD)
    assert "Nobody is on the board yet" in seen(world, await open_board(world, asha))


async def test_equals_share_a_rank_and_its_medal(world: World, keep: Keep) -> None:
    asha, bimal, chitra, dev = world.people
    await keep(result(asha.id, won=True), result(bimal.id, won=True), result(chitra.id), result(dev.id))
    lines = ranked(world, await open_board(world, dev))
    assert lines == [
        f"`1` 🥇 <@{asha.id}> · **1 win** · 1 match",
        f"`1` 🥇 <@{bimal.id}> · **1 win** · 1 match",
        f"`3` 🥉 <@{chitra.id}> · **0 wins** · 1 match",
        f"`3` 🥉 <@{dev.id}> · **0 wins** · 1 match",
    ]


@pytest.mark.parametrize(
    ("sort", "asha", "bimal"),
    [
        ("wins", "**1 win** · 2 matches", "**0 wins** · 1 match"),
        ("matches", "**2 matches** · 1 win", "**1 match** · 0 wins"),
        ("average-place", "**2.00** · 2 matches", "**4.00** · 1 match"),
        ("calls-made", "**66.7%** · 2 matches", "**20.0%** · 1 match"),
        ("average-score", "**2.02** · 1 match", "**−1.35** · 1 match"),
        ("best-deal", "**5.2** · 1 match", "**−3.0** · 1 match"),
    ],
)
async def test_every_order_shows_its_figure(
    world: World, keep: Keep, sort: str, asha: str, bimal: str
) -> None:
    """Asha has played a match of Call Bridge too; her scores are of the Callbreak match alone."""
    one, two, *_ = world.people
    await keep(
        result(one.id, won=True, total=101, best=52),
        result(two.id, place=4, total=-54, deals=4, best=-30, made=1),
    )
    await keep(
        result(one.id, preset="call-bridge", deals=10, made=6, total=3330, best=900), preset="call-bridge"
    )
    shown = seen(world, await open_board(world, one, sort=sort))
    assert f"`1` 🥇 <@{one.id}> · {asha}" in shown
    if sort == "calls-made":
        bimal = "**25.0%** · 1 match"
    assert f"`2` 🥈 <@{two.id}> · {bimal}" in shown
    assert ("Callbreak scoring" in shown) == (sort in ("average-score", "best-deal"))


async def test_a_kind_of_scoring_alone_asks_for_its_scores(world: World, keep: Keep) -> None:
    asha, bimal, *_ = world.people
    await keep(result(asha.id, preset="call-bridge", total=3330, best=900), preset="call-bridge")
    board = await open_board(world, bimal, scoring="tens")
    assert "Average score a deal · Tens scoring" in seen(world, board)
    assert f"<@{asha.id}> · **66.6** · 1 match" in seen(world, board)
    assert "finish a match with this scoring" in seen(world, board)
    await bimal.select(board, ["best-deal"], custom_id="cb:board:sort:average-score:tens:1")
    assert f"<@{asha.id}> · **90** · 1 match" in seen(world, board)
    await bimal.select(board, ["bridge"], custom_id="cb:board:scoring:best-deal:tens:1")
    assert "Best deal · Bridge scoring" in seen(world, board)
    assert "Nobody has a score of this kind yet" in seen(world, board)
    await bimal.select(board, ["callbreak"], custom_id="cb:board:scoring:best-deal:bridge:1")
    assert "Best deal · Callbreak scoring" in seen(world, board)


async def test_pages_are_turned_in_place_and_the_own_rank_is_on_each(world: World, keep: Keep) -> None:
    people = await crowd(world, keep, 12)
    last = people[-1]
    board = await open_board(world, last)
    assert "page 1 of 2" in seen(world, board)
    assert f"**Your rank**\n`12` <@{last.id}> · **0 wins** · 12 matches" in seen(world, board)
    assert len(ranked(world, board)) == 10
    assert {button.label: button.disabled for button in world.buttons(board)} == {
        "Previous": True,
        "Next": False,
        "Show everyone": False,
    }
    await world.press(last, board, label="Next")
    assert "page 2 of 2" in seen(world, board)
    assert ranked(world, board) == [
        f"`11` <@{people[10].id}> · **1 win** · 12 matches",
        f"`12` <@{last.id}> · **0 wins** · 12 matches",
    ]
    assert "**Your rank**" in seen(world, board)
    assert len(world.panels(last)) == 1
    await world.press(last, board, label="Previous")
    assert "page 1 of 2" in seen(world, board)
    await last.select(board, ["matches"], custom_id="cb:board:sort:wins:callbreak:1")
    assert "-# Matches · page 1 of 2" in seen(world, board)
    assert "page 2 of 2" in seen(world, await open_board(world, last, page=99))


async def test_everybody_is_shown_the_page_without_a_ping_or_a_button(world: World, keep: Keep) -> None:
    asha, bimal, *_ = world.people
    await keep(result(asha.id, won=True), result(bimal.id))
    board = await open_board(world, bimal)
    mark = world.recorder.cursor
    await world.press(bimal, board, label="Show everyone")
    (shown,) = world.public()
    assert world.texts(shown)[:2] == world.texts(board)[:2]
    assert f"Shown by <@{bimal.id}>" in seen(world, shown)
    assert "Your rank" not in seen(world, shown)
    assert {part["type"] for part in world.components(shown)[0]["components"]} == {10}
    (sent,) = [request.body for request in world.recorder.requests[mark:] if by_everybody(request)]
    assert sent["allowed_mentions"] == {"parse": []}
    assert sent["flags"] & SILENT
    assert not world.recorder.bot_paths(mark)
    assert [(button.label, button.disabled) for button in world.buttons(board)] == [("Shown", True)]


async def test_buttons_of_a_board_live_over_a_restart(world: World, keep: Keep) -> None:
    people = await crowd(world, keep, 11)
    board = await open_board(world, people[0])
    await world.advance(20 * 60)
    await world.restart()
    await world.press(people[0], board, label="Next")
    assert "page 2 of 2" in seen(world, board)


async def test_whoever_left_the_server_is_left_out(world: World, keep: Keep) -> None:
    asha, bimal, chitra, _ = world.people
    await keep(result(asha.id, won=True), result(bimal.id), result(chitra.id))
    world.guild.remove_member(asha)
    shown = seen(world, await open_board(world, bimal))
    assert f"<@{asha.id}>" not in shown
    assert f"`1` 🥇 <@{bimal.id}>" in shown


async def test_a_board_is_shown_though_discord_does_not_say_who_is_here(
    world: World, keep: Keep, monkeypatch: pytest.MonkeyPatch
) -> None:
    asha, bimal, *_ = world.people
    await keep(result(asha.id, won=True), result(bimal.id))
    guild = world.bot.get_guild(world.guild.id)
    assert guild is not None

    async def silent(*_: object, **__: object) -> list[object]:
        raise TimeoutError

    monkeypatch.setattr(type(guild), "query_members", silent)
    assert f"<@{asha.id}>" in seen(world, await open_board(world, bimal))


async def test_a_profile_tells_of_each_scoring_and_of_the_last_five_matches(world: World, keep: Keep) -> None:
    asha, bimal, *_ = world.people
    for number in range(4):
        await keep(result(asha.id, won=number > 0, total=-13 + number, best=61 + number))
    await keep(
        result(asha.id, preset="call-bridge", place=2, total=3330, best=900, made=1), preset="call-bridge"
    )
    await keep(result(asha.id, preset="callbreak-master", total=-40, best=-20), preset="callbreak-master")
    await bimal.slash(world.channel, "callbreak profile", member=asha)
    shown = panel(world, bimal)
    assert shown.ephemeral
    when = f"<t:{int(EPOCH.timestamp())}:d>"
    assert world.texts(shown) == [
        "## Asha\n**6 matches** · **3 wins**\nAverage place **1.83**\nCalls made **70.0%**",
        "**Callbreak scoring** · 4 matches\nAverage **−0.23** a deal · best deal **6.4**\n"
        "**Bridge scoring** · 1 match\nAverage **−0.8** a deal · best deal **−2**\n"
        "**Tens scoring** · 1 match\nAverage **66.6** a deal · best deal **90**",
        "### Last matches\n-# Place · score · rules · day\n"
        f"`3` **−4** · Callbreak Master · {when}\n"
        f"`2` **333** · Call Bridge · {when}\n"
        f"`1` 🏆 **−1.0** · Callbreak · {when}\n"
        f"`1` 🏆 **−1.1** · Callbreak · {when}\n"
        f"`1` 🏆 **−1.2** · Callbreak · {when}",
        "-# Only finished matches that at least two people began are counted.",
    ]
    assert PRESETS["callbreak-master"].scoring is Scoring.BRIDGE


async def test_a_profile_of_somebody_without_a_match_or_gone(world: World, keep: Keep) -> None:
    asha, bimal, *_ = world.people
    await asha.slash(world.channel, "callbreak profile", member=bimal)
    assert seen(world, panel(world, asha)).startswith("Bimal has not finished a match here yet.")
    await keep(result(bimal.id, won=True))
    world.guild.remove_member(bimal)
    await asha.slash(world.channel, "callbreak profile", member=bimal.user)
    assert seen(world, panel(world, asha)) == "Bimal is not on this server."
