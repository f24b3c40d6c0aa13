"""Hints as people meet them: in the panel, once for each person, over matches and restarts."""

from __future__ import annotations

from collections import Counter

from simcord import MemberActor

from bot.i18n import texts_for
from bot.preferences import Mine
from tests.cogs.support import desk
from tests.harness import Players, World
from tests.harness.players import PACE

CODES = ("call", "forced", "redeal", "trump", "missed")


def opening(code: str) -> str:
    """Return how a hint begins, as far as it holds nothing that a mention would change."""
    return texts_for(None).text(f"hint-first-{code}").partition("(")[0].strip()


def given(world: World, since: int = 0) -> Counter[tuple[int | None, str]]:
    """Return how often each hint went out to whom; None stands for everybody."""
    found: Counter[tuple[int | None, str]] = Counter()
    for request in world.recorder.since(since):
        told = "\n".join(request.strings())
        found.update((request.audience, code) for code in CODES if opening(code) in told)
    return found


def seen_by(world: World, person: MemberActor) -> set[str]:
    return {code for (audience, code) in given(world) if audience == person.id}


async def moves(players: Players, count: int) -> None:
    for _ in range(count):
        await players.world.advance(PACE)
        if not players.resting():
            await players.move()


async def test_over_a_whole_match_each_person_is_given_each_hint_once(world: World) -> None:
    players = Players(world, 2, calls=range(5, 6))
    await players.begin(deals=2)
    await players.play_match(ready=True)
    found = given(world)
    assert set(found.values()) == {1}
    assert {audience for audience, _ in found} == {person.id for person in players.people}
    for person in players.people:
        assert {"call", "forced", "missed"} <= seen_by(world, person)
    mark = world.recorder.cursor
    await players.press(players.host, "Rematch")
    for person in players.people[1:]:
        await players.press(person, "Join")
    await players.start()
    await moves(players, 12)
    assert not given(world, mark).keys() & found.keys(), "not in the next match either"


async def test_the_panel_is_shown_again_without_the_hint(world: World) -> None:
    players = Players(world, 1)
    await players.begin()
    panel = players.panels(players.host)[0]
    assert any(opening("call") in text for text in world.texts(panel))
    await players.press(players.host, "My cards")
    assert not any("Hint:" in text for text in world.texts(players.panels(players.host)[0]))
    assert given(world) == {(players.host.id, "call"): 1}


async def test_a_restart_brings_no_hint_back(world: World) -> None:
    players = Players(world, 1, calls=range(3, 5))
    await players.begin()
    await moves(players, 6)
    before = given(world)
    assert before
    mark = world.recorder.cursor
    await world.restart()
    await players.press(players.host, "My cards")
    await moves(players, 6)
    again = given(world, mark)
    assert not again.keys() & before.keys()


async def test_who_switches_hints_off_gets_none_and_the_others_do(world: World) -> None:
    asha, bimal, *_ = world.people
    await world.slash(asha, "callbreak settings")
    await asha.select(world.panels(asha)[0], ["off"], custom_id="cb:mine:hints")
    players = Players(world, 2, calls=range(3, 5))
    await players.begin()
    await moves(players, 16)
    assert seen_by(world, asha) == set()
    assert {"call", "forced"} <= seen_by(world, bimal)
    assert not any(audience is None for audience, _ in given(world))


async def test_a_redeal_is_explained_to_who_is_to_call(world: World) -> None:
    players = Players(world, 4, calls=range(1, 2))
    await players.begin()
    await moves(players, 5)
    told = {audience: count for (audience, code), count in given(world).items() if code == "redeal"}
    assert set(told.values()) == {1}
    assert 1 <= len(told) <= 2, "whoever has been on turn since"
    assert desk(world).preferences.mine(players.host.id) != Mine(), "it is kept"
