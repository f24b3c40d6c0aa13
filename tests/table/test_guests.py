"""Somebody who asks for a chair is let in, or not."""

import pytest

from bot.table.actions import (
    Admit,
    Decline,
    End,
    TakeChair,
)
from bot.table.refusals import LastDeal, NotSeated, StaleMove
from tests.table.room import ASHA, BIMAL, DEEPA, ESHA, Room


async def test_a_guest_comes_only_when_let_in(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=3)
    await room.act(TakeChair(ESHA, 2))
    with pytest.raises(NotSeated):
        await room.act(Admit(ESHA, 2, ESHA.user_id))
    await room.play()
    await room.wait(8)
    assert room.names()[2] == "Pixel"
    for action in (Admit(BIMAL, 2, DEEPA.user_id), Decline(BIMAL, 3, ESHA.user_id)):
        with pytest.raises(StaleMove):
            await room.act(action)
    await room.act(Admit(BIMAL, 2, ESHA.user_id))
    await room.play()
    await room.wait(8)
    assert room.names()[2] == "Esha"


async def test_a_guest_who_is_not_wanted_does_not_come(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.act(TakeChair(ESHA, 2))
    await room.act(Decline(ASHA, 2, ESHA.user_id))
    assert room.chair(2).successor is None
    await room.let_in(DEEPA, 2)
    assert room.chair(2).welcome


async def test_no_chair_is_promised_in_the_last_deal(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=2)
    await room.play()
    await room.act(TakeChair(ESHA, 2))
    await room.wait(8)
    with pytest.raises(LastDeal):
        await room.act(TakeChair(DEEPA, 3))


async def test_no_chair_is_promised_while_the_match_closes(room: Room) -> None:
    await room.begin(ASHA, BIMAL, preset="callbreak-master")
    await room.act(TakeChair(ESHA, 2))
    await room.act(End(ASHA))
    with pytest.raises(LastDeal):
        await room.act(TakeChair(DEEPA, 3))
