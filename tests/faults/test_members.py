"""Members who go in the middle of a match: no event tells the bot, its clock finds out."""

from __future__ import annotations

import pytest

from bot.table.state import Chair
from tests.cogs.support import desk, state
from tests.faults.support import plays_on
from tests.harness import Players, World

pytestmark = pytest.mark.no_cover
MINUTE = 60


def chair_of(players: Players, user_id: int) -> Chair:
    """Return somebody's chair, left or not."""
    table = state(players)
    seat = table.seat_of(user_id)
    assert seat is not None
    chair = table.chairs[seat]
    assert chair is not None
    return chair


@pytest.mark.parametrize("banned", [False, True])
async def test_the_others_play_on_without_a_member_who_left_or_was_banned(
    world: World, *, banned: bool
) -> None:
    players = Players(world, 3)
    await players.begin()
    gone = (await players.find_live()).person
    if banned:
        world.env.backend.apply_ban(world.guild.id, gone.id, None)
    else:
        world.env.backend.remove_member(world.guild.id, gone.id)
    await world.advance(2 * MINUTE)
    assert chair_of(players, gone.id).left
    players.people.remove(gone)
    await plays_on(players)


async def test_who_comes_back_to_the_server_may_take_the_chair_again(world: World) -> None:
    players = Players(world, 2)
    await players.begin()
    gone = (await players.find_live()).person
    member = world.env.backend.get_member(world.guild.id, gone.id)
    world.env.backend.remove_member(world.guild.id, gone.id)
    await world.advance(2 * MINUTE)
    assert chair_of(players, gone.id).left
    world.env.backend.get_guild(world.guild.id).members[gone.id] = member
    await players.press(gone, "My cards")
    await world.press(gone, players.panels(gone)[0], label="Take back my chair")
    assert not chair_of(players, gone.id).left
    await plays_on(players)


async def test_a_match_ends_when_its_only_person_has_left_the_server(world: World) -> None:
    players = Players(world, 1)
    await players.begin()
    await players.find_live()
    world.env.backend.remove_member(world.guild.id, players.host.id)
    await world.advance(30 * MINUTE)
    assert desk(world).tables.at(world.channel.id) is None
