"""Forced cards: the only card that may be played is played for whoever wants that."""

from __future__ import annotations

from dataclasses import replace

from bot.engine.messages import CardPlayed
from bot.engine.state import Phase
from tests.table.room import ASHA, BIMAL, Room


async def test_a_forced_card_is_played_for_whoever_wants_it(room: Room) -> None:
    room.tables.house = replace(room.house, plays_forced=lambda user_id: user_id == ASHA.user_id)
    await room.begin(ASHA, BIMAL)
    forced_others = 0
    while room.match.phase in (Phase.CALLING, Phase.PLAYING):
        seat = room.match.turn
        chair = room.table.chairs[seat] if seat is not None else None
        one = room.match.phase is Phase.PLAYING and len(room.match.legal) == 1
        assert not (one and chair and chair.person == ASHA)
        forced_others += bool(one and chair and chair.person == BIMAL)
        await room.act(room.move())
    assert forced_others, "nobody else's card is played for them"


async def test_nobodys_card_is_played_unasked(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    moved = await room.act(room.move())
    assert sum(isinstance(event, CardPlayed) for event in moved.events) <= 2  # the computers' alone
