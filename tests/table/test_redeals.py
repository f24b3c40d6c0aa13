"""Deals that are thrown in: dealt again at once, but not without end in one press."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.engine.cards import PACK
from bot.engine.messages import DealStarted, DealThrownIn
from bot.engine.presets import CALLBREAK
from bot.engine.state import Phase, Redeal
from bot.table.actions import NextDeal, Start, TakeChair
from bot.table.ports import Choice
from bot.table.refusals import DealRunning
from bot.table.setup import Opening, open_lobby
from bot.table.state import DueKind
from tests.table.doubles import Chance, pack_of
from tests.table.room import ASHA, BIMAL, CHANNEL, ESHA, GUILD, Room

NO_TRUMP = pack_of("CDHS")
"""Three of the four hands hold no trump."""


async def room_with(thrown_in: Sequence[int]) -> Room:
    """Return a room whose rules deal again without trumps, with a lobby; those packs are thrown in."""
    packs = {number: NO_TRUMP if number in thrown_in else PACK for number in range(1, 50)}
    room = Room(Chance(dealer=0, packs=packs))
    lobby = open_lobby(Opening(GUILD, CHANNEL, ASHA), Choice("callbreak", None), bytes(32), room.clock.now())
    await room.store.create(replace(lobby, rules=replace(CALLBREAK, redeal_no_trump=True)))
    await room.restart()
    return room


async def test_a_deal_without_trumps_is_dealt_again_in_the_same_press() -> None:
    room = await room_with([1, 2])
    started = await room.act(Start(ASHA, "1"))
    assert sum(isinstance(event, DealThrownIn) for event in started.events) == 2
    assert [deal.redealt for deal in room.match.history] == [Redeal.NO_TRUMP] * 2
    assert (room.match.phase, room.match.shuffles) == (Phase.CALLING, 3)


async def test_low_calls_are_dealt_again_at_once_by_the_same_dealer(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    dealer = room.match.next_dealer
    while room.match.shuffles == 1:
        await room.act(room.move(call=1))
    assert room.match.history[0].redealt is Redeal.LOW_CALLS
    assert room.match.deal is not None
    assert room.match.deal.dealer == dealer


async def test_a_run_of_redeals_is_bounded_and_goes_on_by_itself() -> None:
    room = await room_with(range(1, 31))
    started = await room.act(Start(ASHA, "1"))
    assert sum(isinstance(event, DealStarted) for event in started.events) == 12
    due = room.table.due
    assert due is not None
    assert due.kind is DueKind.NEXT_DEAL
    assert (due.at - room.clock.now()).total_seconds() == 1
    await room.wait(10)
    assert (room.match.shuffles, room.match.phase) == (31, Phase.CALLING)


async def test_such_a_run_survives_a_restart() -> None:
    room = await room_with(range(1, 31))
    await room.act(Start(ASHA, "1"))
    await room.restart()
    await room.wait(20)
    assert room.match.phase is Phase.CALLING


async def test_a_press_during_such_a_run_goes_on_with_it() -> None:
    room = await room_with(range(1, 16))
    await room.act(Start(ASHA, "1"))
    with pytest.raises(DealRunning):
        await room.act(NextDeal(ASHA))
    await room.act(TakeChair(ESHA, 2))
    assert (room.match.shuffles, room.match.phase) == (16, Phase.CALLING)
    assert len(room.clock.waiting()) == 1, "nothing of the run is due any more"


async def test_a_redeal_between_two_deals_waits_for_nobody() -> None:
    room = await room_with([2, 3])
    await room.act(Start(ASHA, "1"))
    await room.play()
    await room.wait(8)
    assert (room.match.shuffles, room.match.phase) == (4, Phase.CALLING)
