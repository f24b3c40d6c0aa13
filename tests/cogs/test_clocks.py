"""Clocks as people see them: the computer's move, away, I'm back, and a match without anybody."""

from __future__ import annotations

import discord
from simcord import MemberActor

from bot.table.clocks import Clocks
from tests.cogs.support import desk, now, score_board, state, told
from tests.harness import Players, World
from tests.harness.raw import raw_press


def labels(players: Players) -> list[str]:
    """Return the labels on the newest public message."""
    return [button.label for button in players.world.buttons(players.table())]


async def be_away(players: Players) -> MemberActor:
    """Let the first to move be away; the others move. Return who is away."""
    slow = (await players.find_live()).person
    while not state(players).is_away(slow.id):
        live = await players.find_live()
        if live.person.id == slow.id:
            await players.world.advance(121)
        else:
            await players.move()
    await players.world.advance(2)
    return slow


async def test_the_host_chooses_the_clock_and_everybody_sees_it(world: World) -> None:
    players = Players(world, 2)
    asha, bimal = players.people
    await players.open(clock="quick")
    await world.advance(2)
    assert players.says("Clock · Quick: 30 seconds a card")
    assert state(players).clock is Clocks.QUICK
    refused = told(world, await world.press(bimal, players.table(), label="Options"))
    assert "Only the host" in refused
    assert str(asha.id) in refused
    lobby = players.table()
    await players.start()
    assert "has started" in told(world, await raw_press(world, asha, lobby, "cb:options:1"))


async def test_whose_time_is_up_is_played_for_once(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await world.advance(60)  # the bot has just been started
    await players.begin(clock="quick")
    slow = (await players.find_live()).person
    before = now(players)
    await world.advance(44)
    assert now(players) == before
    await world.advance(3)
    assert now(players) > before
    assert not state(players).is_away(slow.id)
    assert (await players.find_live()).person.id != slow.id
    await players.move()
    assert (await players.find_live()).person.id == slow.id


async def test_who_is_away_is_told_so_and_says_when_they_are_back(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin(deals=1)
    slow = await be_away(players)
    shown = next(person.user.global_name for person in players.people if person.id == slow.id)
    assert players.says(f"{shown} (away") or players.says(f"💤 {shown}")
    assert "I’m back" in labels(players)
    panel = players.panels(slow)[0]
    assert any("The computer plays for you" in text for text in world.texts(panel))
    assert "You were away" in told(world, await world.slash(slow, "callbreak play", card="AS"))
    assert "The computer plays for you" in told(world, await world.slash(slow, "callbreak hand"))
    await world.press(slow, players.panels(slow)[0], label="I’m back")
    await world.advance(2)
    assert not state(players).is_away(slow.id)
    assert "I’m back" not in labels(players)
    await players.play_match()
    assert {row.user_id for row in (await score_board(world)).rows} == {
        person.id for person in players.people
    }


async def test_the_public_button_and_more_bring_back_too(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin()
    slow = await be_away(players)
    other = next(person for person in players.people if person.id != slow.id)
    assert "have not left" in told(world, await world.press(other, players.table(), label="I’m back"))
    await players.press(slow, "More")
    assert "I’m back" in [button.label for button in world.buttons(players.panels(slow)[0])]
    await players.press(slow, "I’m back")
    assert not state(players).is_away(slow.id)


async def test_a_match_that_nobody_is_left_at_ends_and_counts_for_nobody(world: World) -> None:
    players = Players(world, 1, calls=range(2, 5))
    await players.begin(deals=1)
    while not state(players).is_away(players.host.id):
        await world.advance(60)
    await world.advance(2)
    before = now(players)
    assert players.says("Everybody is away")
    await world.advance(9 * 60)
    assert now(players) == before
    await world.advance(3 * 60)
    assert players.says("broken off")
    assert desk(world).tables.at(world.channel.id) is None
    assert (await score_board(world)).rows == ()


async def test_whoever_left_the_server_leaves_the_match_when_the_clock_finds_out(world: World) -> None:
    players = Players(world, 2, calls=range(2, 5))
    await players.begin()
    gone = (await players.find_live()).person
    world.env.backend.remove_member(world.guild.id, gone.id)
    await world.advance(33)
    seat = state(players).seat_of(gone.id)
    assert seat is not None
    chair = state(players).chairs[seat]
    assert chair is not None
    assert chair.left


async def test_time_rests_while_the_bot_is_cut_off(world: World) -> None:
    players = Players(world, 2)
    await players.begin()
    before = now(players)
    assert isinstance(world.bot, discord.Client)
    world.bot.dispatch("disconnect")
    await world.settle()
    await world.advance(3600)
    assert now(players) == before
    world.bot.dispatch("resumed")
    await world.settle()
    await world.advance(50)
    assert now(players) == before
    await world.advance(80)
    assert now(players) > before
