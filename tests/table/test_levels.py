"""Levels of computer players: who thinks for which chair, and that it is kept."""

import pytest

from bot.engine.state import Phase
from bot.players import Level
from bot.table.actions import AddComputer, Leave
from bot.table.setup import Opening
from tests.table.doubles import Thinks
from tests.table.room import ASHA, BIMAL, CHANNEL, GUILD, Room


def thinker(room: Room) -> Thinks:
    """Return who thinks for the computer players."""
    minds = room.house.minds
    assert isinstance(minds, Thinks)
    return minds


def levels(room: Room) -> list[Level | None]:
    """Return the level of each chair, None for a person's."""
    return [chair.level if chair else None for chair in room.table.chairs]


async def test_each_computer_player_has_the_level_that_was_chosen(room: Room) -> None:
    await room.open()
    for level in (Level.HARD, Level.EASY, None):
        await room.act(AddComputer(ASHA, level))
    assert levels(room) == [None, Level.HARD, Level.EASY, Level.EASY]
    assert room.names() == ["Asha", "Titan", "Pip", "Dot"]
    assert thinker(room).expected >= {Level.HARD, Level.EASY}
    await room.start()
    await room.play_to(Phase.PLAYING)
    assert set(thinker(room).levels) == {Level.HARD, Level.EASY}


async def test_start_fills_the_chairs_at_the_level_chosen_last(room: Room) -> None:
    await room.open()
    await room.act(AddComputer(ASHA, Level.HARD))
    await room.start()
    assert levels(room) == [None, Level.HARD, Level.HARD, Level.HARD]


async def test_the_command_that_opens_a_table_may_say_the_level(room: Room) -> None:
    opening = Opening(GUILD, CHANNEL, ASHA, computers=2, level=Level.EASY)
    assert (await room.tables.open(opening)).after.level is Level.EASY
    assert levels(room) == [None, Level.EASY, Level.EASY, None]


@pytest.mark.parametrize("level", [None, Level.HARD])
async def test_who_is_absent_is_played_for_at_the_level_of_the_table(room: Room, level: Level | None) -> None:
    await room.open()
    await room.join(BIMAL)
    if level:
        await room.act(AddComputer(ASHA, level))
        await room.act(AddComputer(ASHA, level))
    await room.start()
    await room.play_to(Phase.PLAYING)
    thinker(room).levels.clear()
    await room.act(Leave(BIMAL))
    await room.play_to(Phase.DEALING)
    assert set(thinker(room).levels) == {level or Level.MEDIUM}


async def test_levels_outlive_a_restart_and_the_match(room: Room) -> None:
    await room.open()
    await room.act(AddComputer(ASHA, Level.HARD))
    await room.start()
    before = levels(room)
    thinker(room).expected.clear()
    await room.restart()
    assert levels(room) == before
    assert room.table.level is Level.HARD
    assert thinker(room).expected == {Level.HARD}


async def test_each_chair_of_each_table_has_a_seed_of_its_own(room: Room) -> None:
    await room.begin(ASHA)
    await room.play_to(Phase.PLAYING)
    assert set(thinker(room).seeds) == {4 * room.table.id + seat for seat in (1, 2, 3)}
