"""The lobby as people see it: chairs, labels, the host's options, refusals, and how it ends."""

from __future__ import annotations

import re

import pytest
from simcord import InteractionResult, MemberActor

from tests.cogs.support import desk, state, told
from tests.cogs.test_menus import menu_of
from tests.harness import Players, World

LABELS = {"Join", "Leave", "Start", "Options", "Cancel"}


def labels(world: World) -> list[str]:
    """Return the labels of the newest public message's buttons."""
    return [button.label for button in world.buttons(world.public()[0])]


def text(world: World) -> str:
    """Return the words of the newest public message."""
    return "\n".join(world.texts(world.public()[0]))


async def press(world: World, person: MemberActor, label: str) -> InteractionResult:
    """Press a button of the newest public message."""
    return await world.press(person, world.public()[0], label=label)


async def add_computer(world: World, person: MemberActor, level: str) -> InteractionResult:
    """Choose a level in the lobby's menu *Add computer*."""
    lobby = world.public()[0]
    menu = menu_of(world, lobby)
    assert menu
    assert [option["value"] for option in menu["options"]] == ["easy", "medium", "hard"]
    result = await person.select(lobby, [level], custom_id=menu["custom_id"])
    await world.advance(2)
    return result


async def choose(world: World, person: MemberActor, menu: str, value: str) -> InteractionResult:
    """Choose in one of the menus behind *Options*."""
    await press(world, person, "Options")
    result = await person.select(world.panels(person)[0], [value], custom_id=f"cb:{menu}:1")
    await world.advance(2)
    return result


async def test_a_lobby_shows_the_seal_the_rules_the_chairs_and_the_buttons(world: World) -> None:
    asha, *_ = world.people
    await world.slash(asha, "callbreak start")
    assert set(labels(world)) == LABELS
    shown = text(world)
    assert re.search(r"`[0-9a-f]{64}`", shown)
    assert "Callbreak · 5 deals · ↻" in shown
    assert "**Asha** · host" in shown
    assert shown.count("free chair") >= 3
    for level, name in (("hard", "🧠 Titan"), ("hard", "🧠 Vector"), ("easy", "🐣 Pip")):
        await add_computer(world, asha, level)
        assert name in text(world)
        assert "Remove computer" in labels(world)
    assert menu_of(world, world.public()[0]) is None, "every chair is taken"
    for name in ("🐣 Pip", "🧠 Vector", "🧠 Titan"):
        assert name in text(world)
        await press(world, asha, "Remove computer")
        assert name not in text(world)
    assert "Remove computer" not in labels(world)


async def test_options_of_start_are_taken(world: World) -> None:
    await world.slash(world.people[0], "callbreak start", rules="call-bridge", deals=3, computers=2)
    assert "Call Bridge · 3 deals · ↺" in text(world)
    assert text(world).count("🤖") == 2


@pytest.mark.parametrize("label", ["Remove computer", "Cancel", "Start"])
async def test_what_is_the_hosts_is_refused_to_others_privately(world: World, label: str) -> None:
    asha, bimal, *_ = world.people
    await world.slash(asha, "callbreak start", computers=1)
    await press(world, bimal, "Join")
    before = text(world)
    refusal = told(world, await press(world, bimal, label))
    assert "Only the host" in refusal
    assert f"<@{asha.id}>" in refusal
    assert text(world) == before


async def test_options_are_the_hosts(world: World) -> None:
    asha, bimal, *_ = world.people
    await world.slash(asha, "callbreak start")
    await press(world, bimal, "Join")
    await choose(world, asha, "preset", "callbreak-master")
    assert "Callbreak Master · no fixed end · ↺" in text(world)
    assert any("no fixed end" in line for line in world.texts(world.panels(asha)[0]))
    await choose(world, asha, "deals", "7")
    assert "Callbreak Master · 7 deals" in text(world)
    await choose(world, asha, "deals", "own")
    assert "no fixed end" in text(world)
    await choose(world, asha, "preset", "callbreak")
    assert "Callbreak · 5 deals" in text(world)


async def test_an_outsider_cannot_change_the_rules(world: World) -> None:
    asha, bimal, *_ = world.people
    await world.slash(asha, "callbreak start")
    before = text(world)
    await press(world, bimal, "Options")
    panels = world.panels(bimal)
    if any(button for panel in panels for button in world.buttons(panel)) or "Only" not in str(
        world.texts(panels[0])
    ):
        refusal = await bimal.select(panels[0], ["call-bridge"], custom_id="cb:preset:1")
        assert "Only the host" in told(world, refusal)
    assert text(world) == before


async def test_anybody_seated_may_start_once_four_are(world: World) -> None:
    asha, bimal, *_ = world.people
    await world.slash(asha, "callbreak start", computers=2)
    await press(world, bimal, "Join")
    esha = world.add_person("Esha")
    assert "no chair" in told(world, await press(world, esha, "Start"))
    await press(world, bimal, "Start")
    assert "deal 1 of 5" in text(world)


async def test_start_fills_the_free_chairs_with_computers(world: World) -> None:
    await world.slash(world.people[0], "callbreak start")
    await press(world, world.people[0], "Start")
    assert text(world).count("(computer, Medium):") == 3


async def test_the_next_person_in_seat_order_becomes_host_and_the_last_one_closes_it(world: World) -> None:
    asha, bimal, chitra, _ = world.people
    await world.slash(asha, "callbreak start", computers=1)
    await press(world, bimal, "Join")
    await press(world, chitra, "Join")
    await press(world, asha, "Leave")
    assert "**Bimal** · host" in text(world)
    assert "Bimal’s Callbreak table" in text(world)
    await press(world, bimal, "Leave")
    assert "**Chitra** · host" in text(world)
    await press(world, chitra, "Leave")
    assert "has closed" in text(world)
    assert labels(world) == []
    await world.slash(asha, "callbreak start")
    assert "**Asha** · host" in text(world), "the channel is free again"


async def test_cancel_closes_it(world: World) -> None:
    asha, *_ = world.people
    await world.slash(asha, "callbreak start")
    await press(world, asha, "Cancel")
    assert "has closed" in text(world)
    assert labels(world) == []


@pytest.mark.parametrize("command", ["end", "leave"])
async def test_the_host_closes_it_by_command(world: World, command: str) -> None:
    asha, *_ = world.people
    await world.slash(asha, "callbreak start")
    assert "closed" in told(world, await world.slash(asha, f"callbreak {command}")) or command == "leave"
    await world.advance(2)
    assert "has closed" in text(world)


async def test_it_closes_after_half_an_hour_without_a_press(world: World) -> None:
    asha, bimal, *_ = world.people
    await world.slash(asha, "callbreak start")
    await world.advance(29 * 60)
    await press(world, bimal, "Join")
    await world.advance(29 * 60)
    assert "Join" in labels(world)
    await world.advance(2 * 60)
    assert "has closed" in text(world)
    assert labels(world) == []
    assert desk(world).tables.at(world.channel.id) is None


async def test_the_servers_last_choice_is_its_next_default(world: World) -> None:
    asha, *_ = world.people
    await world.slash(asha, "callbreak start")
    await choose(world, asha, "preset", "callbreak-nepal")
    await press(world, asha, "Cancel")
    await world.slash(asha, "callbreak start")
    assert "Callbreak (Nepal) · 5 deals" in text(world)
    await press(world, asha, "Cancel")
    await world.slash(asha, "callbreak start", rules="call-bridge", deals=4)
    await press(world, asha, "Cancel")
    await world.restart()
    await world.slash(asha, "callbreak start")
    assert "Call Bridge · 4 deals" in text(world)


async def test_a_rematch_keeps_the_chairs_for_two_minutes(world: World) -> None:
    players = Players(world, 3)
    asha, bimal, _ = players.people
    await players.begin(deals=1)
    await players.play_match()
    seal = re.search(r"[0-9a-f]{64}", text(world))
    await world.advance(10)
    await press(world, bimal, "Rematch")
    shown = text(world)
    assert "**Bimal** · host" in shown
    assert "kept for Asha" in shown
    assert "kept for Chitra" in shown
    assert shown.count("🤖") == 1
    again = re.search(r"[0-9a-f]{64}", shown)
    assert seal
    assert again
    assert seal[0] != again[0]

    finished = world.public()[1]
    dev = world.people[3]
    assert "kept for" in told(world, await press(world, dev, "Join"))
    await world.press(asha, finished, label="Rematch")
    await world.advance(2)
    assert "kept for Asha" not in text(world)
    await world.advance(2 * 60)
    assert "kept for" not in text(world)
    await press(world, dev, "Join")
    assert "Dev" in text(world)
    await press(world, bimal, "Start")
    assert "deal 1 of 1" in text(world)
    table = state(players)
    assert [chair.name for chair in table.chairs if chair and chair.person] == ["Asha", "Bimal", "Dev"]


async def test_a_stranger_cannot_ask_for_a_rematch(world: World) -> None:
    players = Players(world, 1)
    await players.begin(deals=1)
    await players.play_match()
    assert "no chair" in told(world, await press(world, world.people[2], "Rematch"))
    assert players.over()
