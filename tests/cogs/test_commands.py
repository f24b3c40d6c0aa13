"""Playing by typing: the same moves as the buttons, and refusals in words."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.cards import PACK, Card, parse_card
from bot.engine.state import Phase
from tests.cogs.support import now, state, told
from tests.harness import Players, World


async def first_lead(world: World, people: int = 1, **options: object) -> Players:
    """Return people at a table where one of them is to lead or follow."""
    players = Players(world, people, calls=range(2, 5))
    await players.begin(**options)
    while (match := state(players).match) and match.phase is not Phase.PLAYING:
        await world.advance(6)
        await players.move()
    await world.advance(6)
    return players


def hand_of(players: Players) -> tuple[Card, ...]:
    """Return the host's cards."""
    table = state(players)
    seat = table.seated(players.host.id)
    assert seat is not None
    assert table.match is not None
    assert table.match.deal is not None
    return table.match.deal.hands[seat]


async def test_a_whole_match_can_be_typed(world: World) -> None:
    players = Players(world, 2)
    await players.begin(deals=1)
    while not players.over():
        await world.advance(2)
        person = players.to_move()
        if person is None:
            continue
        before = now(players)
        if players.says("to call"):
            result = await world.slash(person, "callbreak call", number=4)
            assert "You called 4" in told(world, result)
        else:
            legal = await world.autocomplete(person, "callbreak play", "card", "")
            result = await world.slash(person, "callbreak play", card=legal[0])
            assert "You played" in told(world, result)
        await world.advance(2)
        assert players.over() or now(players) > before
        await world.advance(2)
    assert players.over()
    assert all(len(players.panels(person)) == 1 for person in players.people)


async def test_only_legal_cards_are_offered(world: World) -> None:
    players = await first_lead(world)
    for _ in range(3):
        match = state(players).match
        assert match is not None
        offered = await world.autocomplete(players.host, "callbreak play", "card", "")
        assert set(map(parse_card, offered)) == set(match.legal)
        some = offered[0]
        narrowed = await world.autocomplete(players.host, "callbreak play", "card", some[:-1].lower())
        assert some in narrowed
        assert set(narrowed) <= set(offered)
        await players.move()
        await world.advance(6)


async def test_nobody_else_is_offered_anything(world: World) -> None:
    players = await first_lead(world, 2)
    live = await players.find_live()
    other = next(person for person in players.people if person.id != live.person.id)
    for person in (other, world.people[3]):
        assert await world.autocomplete(person, "callbreak play", "card", "") == []


@pytest.mark.parametrize(
    "typed", ["", " ", "KX", "11S", "joker", "♠", "1S", "K", "SK!", "9" * 200, "👍", "K S S"]
)
async def test_what_is_no_card_is_told_so(world: World, typed: str) -> None:
    players = await first_lead(world)
    before = now(players)
    result = await world.slash(players.host, "callbreak play", card=typed or "?")
    assert "That is not a card" in told(world, result)
    assert now(players) == before


async def test_cards_are_understood_however_they_are_typed(world: World) -> None:
    players = await first_lead(world)
    match = state(players).match
    assert match is not None
    card = match.legal[0]
    typed = f" {card.rank_text.lower()}{ {'C': '♣', 'D': '♦', 'H': '♥', 'S': '♠'}[card.suit] } "
    assert "You played" in told(world, await world.slash(players.host, "callbreak play", card=typed))


async def test_refusals_name_the_rule_and_the_cards(world: World) -> None:
    players = await first_lead(world)
    for _ in range(12):
        match = state(players).match
        assert match is not None
        before, hand = now(players), hand_of(players)
        missing = next(card for card in PACK if card not in hand)
        text = told(world, await world.slash(players.host, "callbreak play", card=missing.text))
        assert "You do not hold" in text
        for card in [card for card in hand if card not in match.legal][:1]:
            text = told(world, await world.slash(players.host, "callbreak play", card=card.text))
            assert any(rule in text for rule in ("ollow suit", "eat", "trump", "You have no")), text
            assert all(legal.rank_text in text for legal in match.legal)
        assert now(players) == before
        await players.move()
        await world.advance(6)
        if players.resting():
            return


async def test_typing_at_the_wrong_time(world: World) -> None:
    asha, bimal, chitra, *_ = world.people
    moves: list[tuple[str, dict[str, Any]]] = [
        ("call", {"number": 3}),
        ("play", {"card": "AS"}),
        ("hand", {}),
    ]
    for command, options in (*moves, ("table", {})):
        for person in (asha, chitra):
            text = told(world, await world.slash(person, f"callbreak {command}", **options))
            assert "no table in this channel" in text
            assert "/callbreak start" in text
    players = Players(world, [asha, bimal])
    await players.open()
    for command, options in moves:
        text = told(world, await world.slash(asha, f"callbreak {command}", **options))
        assert "has not started" in text
    await players.start()
    assert "calls come first" in told(world, await world.slash(asha, "callbreak play", card="AS"))
    for command, options in (*moves, ("leave", {}), ("end", {})):
        text = told(world, await world.slash(chitra, f"callbreak {command}", **options))
        assert "no chair" in text or "calls come first" in text, command
    assert "has a table already" in told(world, await world.slash(chitra, "callbreak start"))


async def test_hand_brings_the_panel_anew_and_only_one_stays(world: World) -> None:
    players = await first_lead(world)
    old = (await players.find_live()).panel
    result = await world.slash(players.host, "callbreak hand")
    assert result.response is not None
    assert [panel.id for panel in players.panels(players.host)] == [result.response.id]
    assert result.response.id != old.id
    assert (await players.find_live()).panel.id == result.response.id


async def test_table_posts_the_table_again_at_the_bottom(world: World) -> None:
    players = await first_lead(world, 2)
    before = players.table()
    result = await world.slash(world.people[3], "callbreak table")
    assert result.response is not None
    assert [message.id for message in world.public()] == [result.response.id]
    assert result.response.id != before.id
    await players.move()
    await world.advance(2)
    assert players.table().id == result.response.id, "moves are shown there"
    assert not world.recorder.bot_paths()


async def test_rules_and_help_are_for_the_asker_only(world: World) -> None:
    asha, *_ = world.people
    assert "Callbreak" in told(world, await world.slash(asha, "callbreak rules"))
    text = told(world, await world.slash(asha, "callbreak help"))
    assert "How to play" in text
    assert "</callbreak start:" in text
    await world.slash(asha, "callbreak start", rules="call-bridge")
    assert "Call Bridge · 12 deals" in told(world, await world.slash(asha, "callbreak rules"))
