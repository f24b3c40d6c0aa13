"""The result rows of a finished match."""

from bot.engine.rules import Scoring
from bot.table.actions import End, NextDeal
from bot.table.state import Stage
from tests.table.doubles import Chance, pack_of
from tests.table.room import ASHA, BIMAL, CHANDRA, DEEPA, Room

PACK = pack_of("CDHS")
"""Dealt by seat 3, seat 3 itself takes every trick: it holds the trumps."""


def room_with(*numbers: int) -> Room:
    """Return a room in which seat 3 deals first and those shuffles give it all trumps."""
    return Room(Chance(dealer=3, packs=dict.fromkeys(numbers, PACK)))


async def test_equal_totals_share_a_place_and_the_next_place_is_left_out() -> None:
    room = room_with(1)
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA, deals=1)
    await room.play(calls=(2, 3, 2, 4))
    rows = room.store.results[room.table.id]
    assert [row.total for row in rows] == [-20, -30, -20, 49]
    assert [row.place for row in rows] == [2, 4, 2, 1]
    assert [row.won for row in rows] == [False, False, False, True]
    assert [row.made for row in rows] == [0, 0, 0, 1]
    assert [row.best for row in rows] == [-20, -30, -20, 49]
    assert [row.user_id for row in rows] == [who.user_id for who in (ASHA, BIMAL, CHANDRA, DEEPA)]
    assert {(row.deals, row.people, row.scoring) for row in rows} == {(1, 4, Scoring.CALLBREAK)}
    assert [row.seat for row in rows] == [0, 1, 2, 3]


async def test_the_best_deal_and_the_calls_made_are_of_all_counted_deals() -> None:
    room = Room(Chance(dealer=3, packs={1: PACK, 2: pack_of("DHSC")}))
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA, deals=2)
    await room.play(calls=(2, 3, 2, 4))
    await room.wait(8)
    await room.play(calls=(2, 3, 2, 5))
    assert room.stage() is Stage.FINISHED
    rows = room.store.results[room.table.id]
    assert [row.total for row in rows] == [-40, -60, -40, 49 + 58]
    assert [row.best for row in rows] == [-20, -30, -20, 58]
    assert [row.made for row in rows] == [0, 0, 0, 2]
    assert {row.deals for row in rows} == {2}


async def test_too_many_tricks_are_not_made_where_the_scoring_says_so() -> None:
    room = room_with(1)
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA, preset="call-bridge-classic", deals=1)
    await room.play(calls=(2, 3, 3, 4))
    rows = room.store.results[room.table.id]
    assert (rows[3].made, rows[3].total, rows[3].scoring) == (0, -40, Scoring.BRIDGE)
    assert [row.place for row in rows] == [1, 2, 2, 4]
    assert [row.won for row in rows] == [True, False, False, False]


async def test_a_deal_thrown_in_and_an_extra_deal_are_not_counted() -> None:
    room = Room(Chance(dealer=3, packs={1: PACK, 2: PACK, 3: pack_of("DHSC")}))
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA, deals=1)
    for _ in range(4):
        await room.act(room.move(call=1))
    await room.play(calls=(13, 13, 13, 13))
    assert room.stage() is Stage.FINISHED
    rows = room.store.results[room.table.id]
    assert {row.deals for row in rows} == {1}
    assert [row.total for row in rows] == [-130, -130, -130, 130]


async def test_the_winner_of_an_extra_deal_stands_ahead_of_those_tied_with_it() -> None:
    room = Room(Chance(dealer=3, packs={1: PACK, 2: pack_of("DHSC")}))
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA, preset="call-bridge-classic", deals=1)
    await room.play(calls=(2, 2, 2, 2))
    assert room.stage() is Stage.MATCH
    assert room.match.tied == (0, 1, 2, 3)
    await room.act(NextDeal(ASHA))
    await room.wait(8)
    await room.play(calls=(2, 3, 3, 3))
    rows = room.store.results[room.table.id]
    assert [row.place for row in rows] == [1, 2, 2, 2]
    assert [row.best for row in rows] == [-20] * 4
    assert {row.deals for row in rows} == {1}


async def test_an_open_ended_match_gives_results_for_the_deals_played() -> None:
    room = room_with(1)
    await room.begin(ASHA, preset="callbreak-master")
    await room.play()
    await room.act(End(ASHA))
    rows = room.store.results[room.table.id]
    assert {(row.deals, row.people) for row in rows} == {(1, 1)}
    assert [row.user_id for row in rows] == [ASHA.user_id, None, None, None]


async def test_results_are_written_with_the_last_move_and_once(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=1)
    assert room.store.results == {}
    await room.play_out()
    assert list(room.store.results) == [room.table.id]
