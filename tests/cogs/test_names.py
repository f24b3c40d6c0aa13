"""A match of people with the worst of names: nobody is notified, nothing is rendered, nothing breaks."""

from __future__ import annotations

import pytest
from simcord import MemberActor

from bot.preferences import Style
from tests.cogs.support import desk
from tests.harness import Players, Request, World
from tests.harness.components import TEXT_DISPLAY, walk

# Long, and what it reaches is counted elsewhere: tracing would double its time.
pytestmark = pytest.mark.no_cover

WORST = (
    ("@everyone <@1> <@&1>", "# **Big** ||a||\n- b", "\u202eאבג \u200f1/2", "\u3164\u200b"),
    ("🦄" * 32, "田" * 32, "[x](https://b.example)", "/callbreak end `a`"),
)


def newcomers(world: World, names: tuple[str, ...]) -> list[MemberActor]:
    """Let people with these names join the server."""
    made = [world.env.create_user(f"user{number}", global_name=name) for number, name in enumerate(names)]
    return [world.guild.add_member(user) for user in made]


MARKS = ("@everyone", "<@1>", "<@&1>", "||a||", "\n- b", "\u202e", "\u200f", "https://b", "\u3164")
"""What only these names bring, as Discord would render it."""
COMMAND = "</callbreak end `"


def rendered(request: Request) -> list[str]:
    """Return the texts of a message in which a name has become markup. Labels and descriptions have none."""
    parts = walk((request.body or {}).get("components"))
    shown = [str(item["content"]) for item in parts if item.get("type") == TEXT_DISPLAY]
    return [text for text in shown if any(mark in text for mark in (*MARKS, COMMAND))]


async def look_around(players: Players) -> None:
    """Open, every few moves, what names people."""
    if players.moves % 9 == 4:
        someone = players.chance.choice(players.people)
        label = players.chance.choice(["My cards", "Scores", "More"])
        if players.offers(label):
            await players.press(someone, label)
        await players.world.advance(1)


@pytest.mark.parametrize("style", [Style.PICTURE, Style.TEXT])
@pytest.mark.parametrize("names", WORST, ids=["marks", "wide"])
async def test_a_match_of_the_worst_names(
    world: World, real_pictures: None, style: Style, names: tuple[str, ...]
) -> None:
    people = newcomers(world, names)
    with world.as_bot():
        await desk(world).preferences.choose_server(world.guild.id, "style", style)
    players = Players(world, people, calls=range(2, 5), before_move=look_around)
    await players.begin(deals=1)
    await players.play_match()
    for label in ("Scores", "Check the deals"):
        await players.press(people[0], label)
    for person in people:
        await people[0].slash(world.channel, "callbreak profile", member=person)
    await world.slash(people[1], "callbreak leaderboard")
    await players.press(people[0], "Rematch")
    await players.press(world.people[0], "Join")

    sent = [request for request in world.recorder.requests if request.is_message]
    assert len(sent) > 60
    for request in sent:
        allowed = (request.body or {}).get("allowed_mentions")
        assert allowed is not None, request
        assert not allowed.get("parse"), request
        assert set(allowed.get("users", [])) <= {str(person.id) for person in people}, request
    assert [rendered(request) for request in sent if rendered(request)] == []
