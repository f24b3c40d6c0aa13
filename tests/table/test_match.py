"""The match: calls, cards, the deals one after another, and how it ends."""

from datetime import timedelta

import pytest

from bot.engine.messages import CardPlayed, DealScored, DealStarted
from bot.engine.presets import PRESETS
from bot.engine.refusals import CallOutOfRange, CardNotHeld, NotNow, NotYourTurn, Refusal
from bot.engine.state import Phase
from bot.table.actions import Call, Leave, NextDeal, Play, TakeBack
from bot.table.refusals import DealRunning, NotSeated, StaleMove, TableGone
from bot.table.state import DueKind, Stage
from tests.table.room import ASHA, BIMAL, CHANDRA, DEEPA, ESHA, PEOPLE, Room


async def test_the_first_deal_is_dealt_at_start(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    assert room.match.phase is Phase.CALLING
    assert room.match.shuffles == 1


async def test_a_call_and_a_card_count_for_the_presser_alone(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    mover, seat = room.mover(), room.match.turn
    other = next(person for person in PEOPLE[:4] if person != mover)
    with pytest.raises(NotYourTurn) as refused:
        await room.act(Call(other, 3))
    assert refused.value.turn == seat
    with pytest.raises(NotSeated) as stranger:
        await room.act(Call(ESHA, 3))
    assert not stranger.value.left
    with pytest.raises(CallOutOfRange):
        await room.act(Call(mover, 14))
    with pytest.raises(NotNow):
        await room.act(Play(mover, room.match.deal.hands[0][0] if room.match.deal else NotImplemented))
    await room.act(Call(mover, 3))
    assert room.match.deal is not None
    assert room.match.deal.calls.count(3) == 1


async def test_a_card_must_be_held_and_legal(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    await room.play_to(Phase.PLAYING)
    deal, seat = room.match.deal, room.match.turn
    assert deal is not None
    assert seat is not None
    with pytest.raises(CardNotHeld):
        await room.act(Play(room.mover(), deal.hands[(seat + 1) % 4][0]))
    for _ in range(51):
        deal, seat = room.match.deal, room.match.turn
        assert deal is not None
        assert seat is not None
        if forbidden := [card for card in deal.hands[seat] if card not in room.match.legal]:
            with pytest.raises(Refusal):
                await room.act(Play(room.mover(), forbidden[0]))
            break
        await room.act(room.move())
    else:
        raise AssertionError("every card was legal throughout")


async def test_computers_move_at_once(room: Room) -> None:
    await room.begin(ASHA)
    assert room.mover() == ASHA
    await room.act(room.move())
    while room.match.phase in (Phase.CALLING, Phase.PLAYING):
        assert room.mover() == ASHA
        await room.act(room.move())
    assert len(room.match.history) == 1


async def test_the_thirteenth_trick_plays_itself(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    for _ in range(4 + 12 * 4 - 1):
        await room.act(room.move())
    last = await room.act(room.move())
    assert sum(isinstance(event, CardPlayed) for event in last.events) == 1 + 4
    assert isinstance(last.events[-1], DealScored)
    assert len(room.match.history[0].plays) == 52


async def test_the_next_deal_comes_eight_seconds_after_the_score(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    due = room.table.due
    assert due is not None
    assert (due.kind, due.at - room.clock.now()) == (DueKind.NEXT_DEAL, timedelta(seconds=8))
    await room.wait(7.9)
    assert room.match.phase is Phase.DEALING
    await room.wait(0.1)
    assert isinstance(room.told.changes[-1].events[0], DealStarted)
    assert room.told.changes[-1].actor is None


async def test_a_press_meanwhile_does_not_put_the_next_deal_off(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    await room.wait(5)
    await room.act(NextDeal(ASHA))
    await room.wait(3)
    assert room.match.shuffles == 2


async def test_the_next_deal_comes_as_soon_as_all_people_are_ready(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    await room.act(NextDeal(BIMAL))
    assert (room.table.ready, room.match.shuffles) == (frozenset({1}), 1)
    await room.act(NextDeal(BIMAL))
    assert room.match.shuffles == 1
    await room.act(NextDeal(ASHA))
    assert (room.table.ready, room.match.shuffles) == (frozenset(), 2)
    await room.wait(8)
    assert room.match.shuffles == 2


async def test_who_leaves_is_not_waited_for(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    await room.act(NextDeal(BIMAL))
    await room.act(Leave(ASHA))
    assert room.match.shuffles == 2


async def test_who_comes_back_is_ready_only_by_pressing_again(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA)
    await room.play()
    await room.act(NextDeal(BIMAL))
    await room.leave(BIMAL)
    await room.act(TakeBack(BIMAL))
    await room.act(NextDeal(ASHA))
    await room.act(NextDeal(CHANDRA))
    assert (room.table.ready, room.match.shuffles) == (frozenset({0, 2}), 1)


async def test_ready_is_for_between_deals_and_for_players(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    with pytest.raises(DealRunning):
        await room.act(NextDeal(ASHA))
    await room.play()
    with pytest.raises(NotSeated):
        await room.act(NextDeal(ESHA))


@pytest.mark.parametrize("preset", PRESETS)
async def test_a_match_of_every_preset_ends_after_its_deals(room: Room, preset: str) -> None:
    await room.begin(ASHA, BIMAL, preset=preset, deals=2)
    await room.play_out()
    assert room.match.counted == 2
    assert room.match.phase is Phase.OVER
    assert (room.stage(), room.table.due) == (Stage.FINISHED, None)
    assert len(room.store.results[room.table.id]) == 4
    with pytest.raises(TableGone):
        await room.act(NextDeal(ASHA))


async def test_an_old_button_plays_nothing(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    seen: set[int] = set()
    while room.match.turn is not None:
        now = room.match.move
        assert now > max(seen, default=0)
        for old in seen:
            with pytest.raises(StaleMove):
                await room.act(room.move(old=old))
        seen = {*sorted(seen)[-2:], now}
        await room.act(room.move(old=now))


async def test_a_next_deal_button_of_a_former_deal_readies_nobody(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    old = room.match.shuffles
    await room.act(NextDeal(ASHA, old))
    await room.act(NextDeal(BIMAL, old))
    with pytest.raises(StaleMove):
        await room.act(NextDeal(BIMAL, old))
    await room.play()
    with pytest.raises(StaleMove):
        await room.act(NextDeal(BIMAL, old))
    assert room.table.ready == frozenset()


async def test_the_buttons_of_a_first_call_are_dead_between_deals(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    first = room.move(old=room.match.move)
    await room.play()
    with pytest.raises(StaleMove):
        await room.act(first)
