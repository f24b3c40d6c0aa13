"""Chairs during a match: left, taken back, and taken by a late friend."""

import pytest

from bot.engine.state import Phase
from bot.table.actions import Call, Leave, NextDeal, TakeBack, TakeChair
from bot.table.refusals import AlreadySeated, ChairTaken, NotLeft, NotSeated
from tests.table.room import ASHA, BIMAL, CHANDRA, DEEPA, ESHA, Room


async def test_who_leaves_hands_the_chair_to_the_computer_which_moves_at_once(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    mover, seat = room.mover(), room.match.turn
    await room.leave(mover)
    assert room.match.deal is not None
    assert seat is not None
    assert room.match.deal.calls[seat] == 2
    assert room.chair(seat).by_computer
    assert room.chair(seat).person == mover
    with pytest.raises(NotSeated) as refused:
        await room.act(Call(mover, 3))
    assert refused.value.left
    with pytest.raises(NotSeated):
        await room.leave(mover)


async def test_when_the_host_leaves_a_match_the_next_person_is_host(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA)
    await room.leave(BIMAL)
    assert room.table.host_id == ASHA.user_id
    await room.leave(ASHA)
    assert room.table.host_id == CHANDRA.user_id


async def test_the_chair_can_be_taken_back_at_any_time(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.leave(BIMAL)
    await room.play_to(Phase.PLAYING)
    await room.act(TakeBack(BIMAL))
    assert not room.chair(1).by_computer
    while room.match.turn != 1:
        await room.act(room.move())
    assert room.mover() == BIMAL


async def test_only_a_chair_that_was_left_can_be_taken_back(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    for person, seated in ((ASHA, True), (ESHA, False)):
        with pytest.raises(NotLeft) as refused:
            await room.act(TakeBack(person))
        assert refused.value.seated is seated


async def test_a_late_friend_takes_a_computers_chair_from_the_next_deal_on(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.let_in(ESHA, 2)
    assert (room.names()[2], room.chair(2).successor) == ("Pixel", ESHA)
    with pytest.raises(NotSeated):
        await room.act(Call(ESHA, 3))
    await room.play()
    assert room.chair(2).by_computer
    await room.wait(8)
    assert room.names()[2] == "Esha"
    assert room.table.people() == (0, 1, 2)
    while room.match.turn != 2:
        await room.act(room.move())
    assert room.mover() == ESHA


async def test_the_chair_keeps_its_word_so_that_the_deals_stay_sealed(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    before = room.table.shuffle
    await room.let_in(ESHA, 2)
    await room.play()
    await room.wait(8)
    assert room.table.shuffle == before


async def test_the_result_counts_for_nobody_who_sat_down_after_the_first_deal(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=2)
    await room.let_in(ESHA, 3)
    await room.leave(BIMAL)
    await room.let_in(DEEPA, 1)
    await room.play_out()
    assert room.names() == ["Asha", "Deepa", "Pixel", "Esha"]
    results = room.store.results[room.table.id]
    assert [row.user_id for row in results] == [ASHA.user_id, None, None, None]
    assert {row.people for row in results} == {2}


async def test_the_result_counts_for_who_left_and_nobody_replaced(room: Room) -> None:
    await room.begin(ASHA, BIMAL, deals=1)
    await room.leave(BIMAL)
    await room.play()
    assert room.store.results[room.table.id][1].user_id == BIMAL.user_id


async def test_a_chair_is_promised_once_and_a_person_has_one_promise(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.act(TakeChair(ESHA, 2))
    with pytest.raises(ChairTaken):
        await room.act(TakeChair(DEEPA, 2))
    with pytest.raises(AlreadySeated):
        await room.act(TakeChair(ESHA, 3))


async def test_a_persons_chair_is_not_to_be_had(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    with pytest.raises(ChairTaken):
        await room.act(TakeChair(ESHA, 1))


async def test_nobody_has_two_chairs(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    with pytest.raises(AlreadySeated):
        await room.act(TakeChair(BIMAL, 2))
    await room.leave(BIMAL)
    with pytest.raises(AlreadySeated):
        await room.act(TakeChair(BIMAL, 2))


async def test_a_promise_can_be_given_back(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.act(TakeChair(ESHA, 2))
    await room.act(Leave(ESHA))
    assert room.chair(2).successor is None
    with pytest.raises(NotSeated):
        await room.act(Leave(ESHA))
    await room.let_in(DEEPA, 2)
    await room.play()
    await room.wait(8)
    assert room.names()[2] == "Deepa"


async def test_the_owner_comes_before_a_promise(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.leave(BIMAL)
    await room.let_in(ESHA, 1)
    await room.act(TakeBack(BIMAL))
    await room.play()
    await room.wait(8)
    assert (room.names()[1], room.table.seat_of(ESHA.user_id)) == ("Bimal", None)


async def test_who_was_replaced_cannot_take_back(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.leave(BIMAL)
    await room.let_in(ESHA, 1)
    await room.play()
    await room.act(NextDeal(ASHA))
    with pytest.raises(NotLeft):
        await room.act(TakeBack(BIMAL))
    await room.leave(ASHA)
    assert room.table.host_id == ESHA.user_id
