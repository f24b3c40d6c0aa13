"""Custom ids that nobody was shown: of other tables, other people's cards, numbers out of range."""

from __future__ import annotations

import pytest
from simcord import MemberActor, ResponseMessage

from bot.engine.cards import PACK
from bot.engine.state import Phase
from tests.cogs.support import now, state, told
from tests.harness import Players, World
from tests.harness.raw import raw_press

HUGE = "9" * 16


async def refused(world: World, person: MemberActor, message: ResponseMessage, custom_id: str) -> str:
    """Press, and return what the presser alone was told."""
    return told(world, await raw_press(world, person, message, custom_id))


async def playing(world: World, people: int) -> Players:
    """Return people at a table where cards are being played, on the turn of one of them."""
    players = Players(world, people, calls=range(2, 5))
    await players.begin()
    while (match := state(players).match) and match.phase is not Phase.PLAYING:
        await players.move()
    await world.advance(6)
    return players


ELSEWHERE = [
    "cb:play:{table}:100:AS",
    "cb:call:{table}:100:call:3",
    "cb:sure:{table}:100:call:8",
    "cb:higher:{table}:100",
    "cb:cards:{table}",
    "cb:scores:{table}",
    "cb:more:{table}",
    "cb:rules:{table}",
    "cb:again:{table}",
    "cb:leave:{table}",
    "cb:end:{table}",
    "cb:back:{table}",
    "cb:take:{table}:3",
    "cb:next:{table}:1",
    "cb:rematch:{table}",
    "cb:join:{table}",
    "cb:unseat:{table}",
    "cb:add:{table}",
    "cb:remove:{table}",
    "cb:start:{table}",
    "cb:options:{table}",
    "cb:cancel:{table}",
]


@pytest.mark.parametrize("table", ["999", HUGE])
async def test_a_table_that_is_not_there(world: World, table: str) -> None:
    players = await playing(world, 1)
    before, public = now(players), world.texts(players.table())
    for custom_id in ELSEWHERE:
        for message in (players.table(), players.panels(players.host)[0]):
            text = await refused(world, players.host, message, custom_id.format(table=table))
            assert "This table is gone" in text or "earlier moment" in text, custom_id
    assert now(players) == before
    assert world.texts(players.table()) == public


async def test_other_peoples_cards_and_turns(world: World) -> None:
    players = await playing(world, 4)
    esha = world.add_person("Esha")
    live = await players.find_live()
    table, before = state(players), now(players)
    match = table.match
    assert match is not None
    assert match.deal is not None
    seat = table.seated(live.person.id)
    assert seat is not None
    move, hand = match.move, match.deal.hands[seat]
    stranger = next(card for card in PACK if card not in hand)
    asleep = next(person for person in players.people if person.id != live.person.id)

    rules = await world.slash(esha, "callbreak rules")
    assert rules.response is not None
    text = await refused(world, esha, rules.response, f"cb:play:1:{move}:{hand[0].text}")
    assert "You have no chair" in text
    text = await refused(world, asleep, players.panels(asleep)[0], f"cb:play:1:{move}:{hand[0].text}")
    assert "turn" in text
    text = await refused(world, live.person, live.panel, f"cb:play:1:{move}:{stranger.text}")
    assert "You do not hold" in text
    forbidden = [card for card in hand if card not in match.legal]
    for card in forbidden[:1]:
        await refused(world, live.person, live.panel, f"cb:play:1:{move}:{card.text}")
    text = await refused(world, live.person, live.panel, f"cb:call:1:{move}:call:3")
    assert "cards are in play" in text
    assert now(players) == before


async def test_calls_out_of_range(world: World) -> None:
    players = Players(world, 1)
    await players.begin(rules="call-bridge")
    live = await players.find_live()
    match, before = state(players).match, now(players)
    assert match is not None
    for verb, number in (("call", 0), ("call", 1), ("sure", 14), ("sure", 99)):
        text = await refused(world, players.host, live.panel, f"cb:{verb}:1:{match.move}:call:{number}")
        assert "A call here is 2 to 13" in text
    await raw_press(world, players.host, live.panel, f"cb:call:1:{match.move}:call:99")
    assert now(players) == before


async def test_numbers_that_no_button_carries(world: World) -> None:
    players = await playing(world, 2)
    before, public = now(players), world.texts(players.table())
    for custom_id in ("cb:next:1:999999999", "cb:next:1", "cb:take:1:999999999", "cb:take:1", "cb:back:1"):
        for person in players.people:
            await raw_press(world, person, players.table(), custom_id)
            await raw_press(world, person, players.panels(person)[0], custom_id)
    for move in ("0", "999999999"):
        for verb in ("play:1:{}:AS", "call:1:{}:call:3", "higher:1:{}", "fewer:1:{}"):
            person = players.people[1]
            result = await raw_press(world, person, players.panels(person)[0], "cb:" + verb.format(move))
            assert result.acknowledged
    assert now(players) == before
    assert world.texts(players.table()) == public


async def test_a_panels_buttons_on_the_public_message_show_nobody_a_hand(world: World) -> None:
    players = await playing(world, 1)
    match = state(players).match
    assert match is not None
    public = players.table()
    for custom_id in (
        f"cb:higher:1:{match.move}",
        "cb:play:1:1:AS",
        f"cb:play:1:{match.move}:{match.legal[0].text}",
    ):
        assert "earlier moment" in await refused(world, players.host, public, custom_id)
        assert not [button for button in world.buttons(public) if button.custom_id.startswith("cb:play")]


async def test_menus_with_choices_that_were_not_offered(world: World) -> None:
    asha, bimal, *_ = world.people
    await world.slash(asha, "callbreak start", deals=3)
    lobby = world.public()[0]
    await world.press(asha, lobby, label="Options")
    menus = world.panels(asha)[0]
    for custom_id, values in (
        ("cb:preset:1", ["poker"]),
        ("cb:preset:1", []),
        ("cb:deals:1", ["-5"]),
        ("cb:deals:1", ["0"]),
        ("cb:deals:1", ["53"]),
        ("cb:deals:1", ["many"]),
        ("cb:deals:1", ["9" * 30]),
        ("cb:deals:1", []),
    ):
        assert told(world, await raw_press(world, asha, menus, custom_id, values))
        assert "earlier moment" in told(world, await raw_press(world, bimal, lobby, custom_id, values))
    await world.press(bimal, lobby, label="Options")
    own = world.panels(bimal)[0]
    assert "Only the host" in told(world, await raw_press(world, bimal, own, "cb:preset:1", ["call-bridge"]))
    assert any("3 deals" in text for text in world.texts(lobby))


async def test_ids_of_no_kind_at_all_are_answered(world: World) -> None:
    players = await playing(world, 1)
    before = now(players)
    for custom_id in (
        "cb:",
        "cb:play",
        "cb:play:1:1:1S",
        "cb:play:0:1:AS",
        "cb:join:-1",
        "x",
        "cb:call:1:1:call:",
        "cb:cards:١",
        "cb:play:1:100:AS:",
        "callbreak:play:1",
    ):
        text = await refused(world, players.host, players.table(), custom_id)
        assert "earlier moment" in text, custom_id
    assert now(players) == before


@pytest.mark.parametrize("scoring", ["callbreak", "poker", ""])
async def test_choices_of_a_leaderboard_that_were_not_offered(world: World, scoring: str) -> None:
    asha, *_ = world.people
    shown = (await world.slash(asha, "callbreak leaderboard")).response
    assert shown is not None
    for verb, values in (("sort", ["callbreak"]), ("sort", []), ("scoring", ["wins"]), ("page", [])):
        result = await raw_press(world, asha, shown, f"cb:board:{verb}:wins:{scoring}:1", values)
        assert result.acknowledged
    result = await raw_press(world, asha, shown, "cb:board:sort:wins:callbreak:1", ["richest"])
    assert "earlier moment" in told(world, result)


async def test_scores_before_the_first_deal(world: World) -> None:
    asha, *_ = world.people
    await world.slash(asha, "callbreak start")
    lobby = world.public()[0]
    assert "has not started yet" in told(world, await raw_press(world, asha, lobby, "cb:scores:1"))
    await world.press(asha, lobby, label="Cancel")
    assert "This table is gone" in told(world, await raw_press(world, asha, lobby, "cb:scores:1"))


async def test_private_answers_do_not_take_the_place_of_what_everybody_sees(world: World) -> None:
    players = await playing(world, 2)
    public = players.table()
    before = world.texts(public)
    assert await refused(world, world.people[3], public, "cb:board:show:wins:callbreak:1")
    assert world.texts(public) == before
    assert "You have asked" in await refused(world, world.people[3], public, "cb:take:1:3")
    assert "You have asked" not in "\n".join(world.texts(public))
    assert "asks for" in "\n".join(world.texts(public)), "everybody sees that somebody asks"
    assert "computer" in (await refused(world, players.people[1], public, "cb:leave:1")).lower()
    await world.advance(6)
    assert [button.label for button in world.buttons(players.table())]
