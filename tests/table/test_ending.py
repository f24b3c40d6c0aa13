"""Ending a match before its time: by the host, by a majority, by leaving."""

import pytest

from bot.engine.messages import MatchAbandoned, MatchClosing, MatchEnded
from bot.engine.state import Phase
from bot.table.actions import Close, End, NextDeal
from bot.table.refusals import NotSeated, TableGone
from bot.table.state import Stage
from tests.table.room import ASHA, BIMAL, CHANDRA, CHANNEL, DEEPA, ESHA, Room

OPEN = "callbreak-master"


async def test_the_host_ends_an_open_ended_match_after_the_running_deal_and_it_counts(room: Room) -> None:
    await room.begin(ASHA, BIMAL, preset=OPEN)
    ended = await room.act(End(ASHA))
    assert ended.events == (MatchClosing(),)
    assert room.stage() is Stage.MATCH
    await room.play()
    assert (room.stage(), room.match.counted) == (Stage.FINISHED, 1)
    assert len(room.store.results[room.table.id]) == 4


async def test_an_open_ended_match_goes_on_until_somebody_ends_it(room: Room) -> None:
    await room.begin(ASHA, preset=OPEN)
    for _ in range(7):
        await room.play()
        await room.act(NextDeal(ASHA))
    assert (room.stage(), room.match.counted) == (Stage.MATCH, 7)


async def test_between_deals_an_open_ended_match_ends_at_once(room: Room) -> None:
    await room.begin(ASHA, BIMAL, preset=OPEN)
    await room.play()
    ended = await room.act(End(ASHA))
    assert isinstance(ended.events[-1], MatchEnded)
    assert room.stage() is Stage.FINISHED
    assert len(room.store.results[room.table.id]) == 4
    await room.wait(60)
    assert room.told.changes[-1] is ended


async def test_a_majority_of_the_people_ends_it_without_the_host(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA, preset=OPEN)
    for person in (BIMAL, CHANDRA):
        assert not (await room.act(End(person))).events
    assert room.table.votes == {1, 2}
    assert (await room.act(End(DEEPA))).events == (MatchClosing(),)


async def test_half_is_no_majority_and_one_person_has_one_vote(room: Room) -> None:
    await room.begin(ASHA, BIMAL, preset=OPEN)
    for _ in range(3):
        await room.act(End(BIMAL))
    assert not room.match.closing


async def test_computers_have_no_vote(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, preset=OPEN)
    await room.act(End(BIMAL))
    assert not room.match.closing
    await room.act(End(CHANDRA))
    assert room.match.closing


async def test_who_left_takes_the_vote_along(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA, preset=OPEN)
    await room.act(End(BIMAL))
    await room.act(End(CHANDRA))
    await room.leave(BIMAL)
    assert room.table.votes == {2}
    assert room.stage() is Stage.MATCH
    await room.act(End(DEEPA))
    assert room.match.closing


async def test_votes_are_counted_anew_when_somebody_leaves(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    await room.act(End(BIMAL))
    await room.act(End(CHANDRA))
    assert room.stage() is Stage.MATCH
    await room.leave(DEEPA)
    assert room.stage() is Stage.CLOSED
    assert room.store.results == {}


async def test_the_match_of_others_does_not_end_because_somebody_left(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    await room.act(End(BIMAL))
    await room.leave(DEEPA)
    assert room.stage() is Stage.MATCH
    await room.leave(BIMAL)
    assert room.stage() is Stage.MATCH


async def test_whoever_manages_the_server_ends_any_lobby_or_match(room: Room) -> None:
    await room.open()
    assert (await room.act(Close(ESHA))).after.stage is Stage.CLOSED
    await room.begin(ASHA, BIMAL, preset=OPEN)
    await room.play()
    ended = await room.act(Close(ESHA))
    assert (ended.after.stage, ended.events, ended.after.due) == (Stage.CLOSED, (MatchAbandoned(),), None)
    assert room.store.results == {}


async def test_only_players_ask_for_the_end(room: Room) -> None:
    await room.begin(ASHA, BIMAL, preset=OPEN)
    with pytest.raises(NotSeated):
        await room.act(End(ESHA))
    await room.leave(BIMAL)
    with pytest.raises(NotSeated) as refused:
        await room.act(End(BIMAL))
    assert refused.value.left


async def test_asking_again_while_it_closes_changes_nothing(room: Room) -> None:
    await room.begin(ASHA, BIMAL, preset=OPEN)
    await room.act(End(ASHA))
    again = await room.act(End(ASHA))
    assert again.events == ()
    assert room.match.closing


async def test_a_fixed_match_ended_by_hand_is_not_scored(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    ended = await room.act(End(ASHA))
    assert ended.events == (MatchAbandoned(),)
    assert (room.stage(), room.match.phase) == (Stage.CLOSED, Phase.ABANDONED)
    assert room.store.results == {}
    await room.wait(60)
    with pytest.raises(TableGone):
        await room.act(End(ASHA))


async def test_a_number_of_deals_makes_an_open_ended_preset_fixed(room: Room) -> None:
    await room.begin(ASHA, BIMAL, preset=OPEN, deals=3)
    await room.act(End(ASHA))
    assert (room.stage(), room.store.results) == (Stage.CLOSED, {})


@pytest.mark.parametrize("preset", ["callbreak", OPEN])
async def test_when_the_last_person_leaves_the_match_is_broken_off_without_a_result(
    room: Room, preset: str
) -> None:
    await room.begin(ASHA, BIMAL, preset=preset)
    await room.play()
    await room.leave(BIMAL)
    assert room.stage() is Stage.MATCH
    await room.leave(ASHA)
    assert (room.stage(), room.match.phase, room.table.due) == (Stage.CLOSED, Phase.ABANDONED, None)
    assert room.store.results == {}
    assert room.tables.at(CHANNEL) is None
