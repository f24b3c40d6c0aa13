"""A server's settings, as those who manage it choose them, and what becomes of them at the tables."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import MemberActor, ResponseMessage

from bot.preferences import Pace, Server, Starters
from bot.table.clocks import Clocks
from bot.ui.settings_server import PAGES
from tests.cogs.support import desk, state, told
from tests.cogs.test_settings import chosen, make_manager, open_server, preferences, turn
from tests.harness import Players, World
from tests.harness.components import walk
from tests.harness.raw import raw_press

UNKNOWN = "choose from what is offered"


def server(world: World) -> Server:
    return preferences(world).server(world.guild.id)


async def panel_of(world: World, member: MemberActor, page: str) -> ResponseMessage:
    """Return a page of the server's panel, opened by somebody who manages the server."""
    make_manager(world, member)
    panel = await open_server(world, member)
    await turn(world, member, panel, page)
    return panel


def named(world: World, panel: ResponseMessage, custom_id: str) -> list[str]:
    """Return the ids that a menu of channels or roles shows as chosen."""
    (menu,) = (part for part in walk(world.components(panel)) if part.get("custom_id") == custom_id)
    return [str(value["id"]) for value in menu.get("default_values") or []]


# ---------------------------------------------------------------- the panel


async def test_every_page_can_be_turned_to_and_shows_the_defaults(world: World) -> None:
    asha, *_ = world.people
    panel = await panel_of(world, asha, "matches")
    assert chosen(world, panel) == {
        "preset": "As played last",
        "deals": "As played last",
        "clock": "As played last",
        "pace": "Shown for 1.5 seconds",
        "pings": "They are mentioned once",
    }
    await turn(world, asha, panel, "access")
    assert chosen(world, panel) == {"starters": "Everybody"}
    for name in ("channels", "starters", "table_role"):
        assert named(world, panel, f"cb:server-ids:{name}") == []
    await turn(world, asha, panel, "looks")
    assert set(chosen(world, panel)) == set(PAGES["looks"])
    assert len(world.panels(asha)) == 1


async def test_a_choice_leaves_its_page_open(world: World) -> None:
    asha, *_ = world.people
    panel = await panel_of(world, asha, "matches")
    for name, word in (("preset", "call-bridge"), ("clock", "quick"), ("pace", "instant"), ("pings", "off")):
        await asha.select(panel, [word], custom_id=f"cb:server:{name}")
    assert chosen(world, panel) == {
        "preset": "Call Bridge",
        "deals": "As the rules say (12)",
        "clock": "Quick",
        "pace": "The game goes on at once",
        "pings": "Nobody is mentioned",
    }
    await world.restart()
    assert server(world) == Server(preset="call-bridge", clock=Clocks.QUICK, pace=Pace.INSTANT, pings=False)


async def test_channels_and_roles_are_chosen_shown_and_taken_back(world: World) -> None:
    asha, *_ = world.people
    hall = world.guild.create_voice_channel("hall")
    role = world.guild.create_role("Players", mentionable=True)
    panel = await panel_of(world, asha, "access")
    await asha.select(panel, [world.channel, hall], custom_id="cb:server-ids:channels")
    await asha.select(panel, [role], custom_id="cb:server-ids:starters")
    await asha.select(panel, [role], custom_id="cb:server-ids:table_role")
    assert server(world) == Server(
        channels=frozenset({world.channel.id, hall.id}), starters=role.id, table_role=role.id
    )
    assert set(named(world, panel, "cb:server-ids:channels")) == {str(world.channel.id), str(hall.id)}
    assert named(world, panel, "cb:server-ids:starters") == [str(role.id)]
    assert named(world, panel, "cb:server-ids:table_role") == [str(role.id)]
    assert chosen(world, panel) == {"starters": "The role below"}
    for name in ("channels", "starters", "table_role"):
        await asha.select(panel, [], custom_id=f"cb:server-ids:{name}")
    assert server(world) == Server()


async def test_emptying_no_role_leaves_the_managers_alone(world: World) -> None:
    asha, *_ = world.people
    panel = await panel_of(world, asha, "access")
    await asha.select(panel, ["managers"], custom_id="cb:server:starters")
    await asha.select(panel, [], custom_id="cb:server-ids:starters")
    assert server(world).starters is Starters.MANAGERS
    await asha.select(panel, ["everybody"], custom_id="cb:server:starters")
    assert server(world).starters is Starters.EVERYBODY


async def test_what_is_gone_is_not_shown(world: World) -> None:
    asha, *_ = world.people
    doomed = world.guild.create_text_channel("doomed")
    role = world.guild.create_role("Doomed")
    panel = await panel_of(world, asha, "access")
    await asha.select(panel, [doomed], custom_id="cb:server-ids:channels")
    await asha.select(panel, [role], custom_id="cb:server-ids:starters")
    await asha.select(panel, [role], custom_id="cb:server-ids:table_role")
    world.env.backend.delete_channel(doomed.id)
    world.env.backend.delete_role(world.guild.id, role.id)
    await world.settle()
    await turn(world, asha, panel, "looks")
    await turn(world, asha, panel, "access")
    assert chosen(world, panel) == {"starters": "Who manages the server"}
    for name in ("channels", "starters", "table_role"):
        assert named(world, panel, f"cb:server-ids:{name}") == []


async def test_everybody_is_no_role_to_tell_and_is_everybody_who_may_start(world: World) -> None:
    asha, *_ = world.people
    panel = await panel_of(world, asha, "access")
    everybody = [str(world.guild.id)]
    result = await raw_press(world, asha, panel, "cb:server-ids:table_role", everybody)
    assert "everybody has" in told(world, result)
    await asha.select(panel, ["managers"], custom_id="cb:server:starters")
    await raw_press(world, asha, panel, "cb:server-ids:starters", everybody)
    assert server(world) == Server()


# ---------------------------------------------------------------- hostile presses

FORGED: list[tuple[str, list[str] | None]] = [
    *((f"cb:server:{name}", values) for name in ("style", "deals", "clock") for values in ([], ["x"])),
    ("cb:server:language", ["tlh"]),
    ("cb:server:style", ["default"]),
    ("cb:server:deals", ["53"]),
    ("cb:server:deals", ["-1"]),
    ("cb:server:preset", ["whist"]),
    ("cb:server:pace", ["9" * 4000]),
    ("cb:server:pings", ["True"]),
    ("cb:server:starters", ["1234"]),
    ("cb:server:starters", ["default"]),
    ("cb:server:starters", ["role"]),
    ("cb:server:channels", ["default"]),
    ("cb:server:table_role", ["1234"]),
    ("cb:server:guild_id", ["1234"]),
    ("cb:server:nonsense", ["x"]),
    *(
        (f"cb:server-ids:{name}", values)
        for name in ("channels", "starters", "table_role")
        for values in (["1234"], ["x"], ["-1"], ["१"], ["9" * 4000], [""], ["1"] * 30)
    ),
    ("cb:server-ids:style", ["text"]),
    ("cb:server-ids:guild_id", []),
    ("cb:server-ids:nonsense", None),
    ("cb:server-page:nonsense", None),
]


async def test_a_manager_who_makes_up_a_choice_is_told_so(world: World) -> None:
    asha, *_ = world.people
    panel = await panel_of(world, asha, "looks")
    before = world.components(panel)
    for custom_id, values in FORGED:
        result = await raw_press(world, asha, panel, custom_id, values)
        assert UNKNOWN in told(world, result), (custom_id, values)
        assert world.components(panel) == before
        assert server(world) == Server()


OWN = ["cb:server:style", "cb:server-ids:channels", "cb:server-ids:table_role", "cb:server-page:access"]


async def test_who_does_not_manage_the_server_is_told_who_may(world: World) -> None:
    asha, bimal, *_ = world.people
    await world.slash(bimal, "callbreak settings")
    panel = world.panels(bimal)[0]
    before = world.components(panel)
    for custom_id in (*OWN, "cb:server:nonsense", "cb:server-ids:x", "cb:server-page:x"):
        for values in (None, [], ["text"], ["1234"]):
            result = await raw_press(world, bimal, panel, custom_id, values)
            assert "Manage Server" in told(world, result), (custom_id, values)
            assert world.components(panel) == before
    assert server(world) == Server()
    assert world.panels(asha) == []


async def test_two_roles_or_another_servers_are_refused(world: World) -> None:
    asha, *_ = world.people
    panel = await panel_of(world, asha, "access")
    first, second = world.guild.create_role("A"), world.guild.create_role("B")
    abroad = world.env.create_guild("Abroad")
    far = [str(abroad.create_role("C").id)]
    await world.settle()
    for name, values in (
        ("table_role", [str(first.id), str(second.id)]),
        ("starters", [str(first.id), str(second.id)]),
        ("table_role", far),
        ("starters", far),
        ("channels", [str(abroad.create_text_channel("far").id)]),
        ("channels", [str(first.id)]),
        ("table_role", [str(world.channel.id)]),
    ):
        result = await raw_press(world, asha, panel, f"cb:server-ids:{name}", values)
        assert UNKNOWN in told(world, result)
    assert server(world) == Server()


# ---------------------------------------------------------------- rules, pace, pings


async def lobby_rules(world: World, member: MemberActor, **options: Any) -> tuple[str, int | None]:
    """Return what `/callbreak start` opens with, and close it again."""
    await world.slash(member, "callbreak start", **options)
    table = desk(world).tables.at(world.channel.id)
    assert table is not None
    await world.press(member, world.public()[0], label="Cancel")
    return table.preset, table.rules.deals


async def test_the_servers_rules_go_before_the_last_choice(world: World) -> None:
    asha, bimal, *_ = world.people
    choose = preferences(world).choose_server
    assert await lobby_rules(world, bimal, rules="call-bridge", deals=7) == ("call-bridge", 7)
    assert await lobby_rules(world, bimal) == ("call-bridge", 7)
    await choose(world.guild.id, "preset", "callbreak-nepal")
    assert await lobby_rules(world, bimal) == ("callbreak-nepal", 5)
    assert await lobby_rules(world, bimal, rules="callbreak") == ("callbreak", 5)
    assert await lobby_rules(world, bimal) == ("callbreak-nepal", 5), "one table's rules are not the next's"
    await choose(world.guild.id, "deals", "3")
    assert await lobby_rules(world, asha) == ("callbreak-nepal", 3)
    assert await lobby_rules(world, asha, rules="call-bridge") == ("call-bridge", 3)
    assert await lobby_rules(world, asha, deals=10) == ("callbreak-nepal", 10)
    await choose(world.guild.id, "preset", None)
    assert await lobby_rules(world, asha) == ("callbreak-nepal", 3), "what was played last, in 3 deals"


@pytest.mark.parametrize(("pace", "waits"), [("normal", True), ("instant", False)])
async def test_the_pace_is_how_long_a_finished_trick_is_shown(world: World, pace: str, waits: bool) -> None:
    await preferences(world).choose_server(world.guild.id, "pace", pace)
    players = Players(world, 1, calls=range(2, 5))
    await players.begin()
    while (match := state(players).match) and not any(match.deal.won if match.deal else ()):
        await world.advance(6)
        live = await players.find_live()
        await players.press_move(live, players.choose(live.buttons))
    while (match := state(players).match) and match.turn is None:
        await world.advance(6)
    assert (players.live() is None) is waits
    await world.advance(1.6)
    assert players.live() is not None


# ---------------------------------------------------------------- clocks


async def test_a_new_table_has_the_servers_clock(world: World) -> None:
    asha, *_ = world.people
    for word in (*Clocks, None):
        await preferences(world).choose_server(world.guild.id, "clock", word)
        await world.slash(asha, "callbreak start")
        table = desk(world).tables.at(world.channel.id)
        assert table is not None
        assert table.clock == (word or Clocks.NORMAL)
        await world.press(asha, world.public()[0], label="Cancel")


# ---------------------------------------------------------------- pings


@pytest.mark.parametrize(("pings", "calls"), [("on", True), ("off", False)])
async def test_a_server_may_want_nobody_to_be_mentioned(world: World, pings: str, calls: bool) -> None:
    await preferences(world).choose_server(world.guild.id, "pings", pings)
    players = Players(world, 2)
    await players.begin()
    since = world.recorder.cursor
    await world.advance(35)
    said = [request for request in world.recorder.since(since) if "it is your turn" in str(request.body)]
    assert bool(said) is calls
    live = await players.find_live()
    await players.press_move(live, players.choose(live.buttons))
    await world.advance(2)
    assert not any("it is your turn" in text for shown in world.public() for text in world.texts(shown))
