"""Two people at once, and one person twice: presses that overlap while the store is writing."""

import asyncio
import gc
from collections.abc import Coroutine, Sequence
from typing import Any

import pytest

from bot.engine.messages import CardPlayed, DealStarted, MatchStarted
from bot.engine.refusals import Refusal
from bot.engine.state import Phase
from bot.table.actions import AddComputer, ChooseRules, Join, Leave, NextDeal, Play, Start
from bot.table.ports import Change, Choice
from bot.table.refusals import ChannelTaken, NotInLobby, StaleMove, TableFull
from bot.table.setup import Opening
from bot.table.state import Stage
from tests.table.room import ASHA, BIMAL, CHANDRA, CHANNEL, DEEPA, ESHA, GUILD, Room, settle


async def together(presses: Sequence[Coroutine[Any, Any, Change]]) -> list[type[BaseException]]:
    """Press all at once; return why the others were refused. Anything but a refusal is raised."""
    answers = await asyncio.gather(*presses, return_exceptions=True)
    for answer in answers:
        if isinstance(answer, BaseException) and not isinstance(answer, Refusal):
            raise answer
    return [type(answer) for answer in answers if isinstance(answer, BaseException)]


async def test_five_people_at_once_fill_four_chairs(room: Room) -> None:
    await room.open()
    everybody = (BIMAL, CHANDRA, DEEPA, ESHA)
    refused = await together([room.act(Join(person, str(person.user_id))) for person in everybody])
    assert refused == [TableFull]
    assert room.names() == ["Asha", "Bimal", "Chandra", "Deepa"]


async def test_a_person_who_presses_join_ten_times_sits_once(room: Room) -> None:
    await room.open()
    refused = await together([room.act(Join(BIMAL, str(word))) for word in range(10)])
    assert len(refused) == 9
    assert room.names() == ["Asha", "Bimal", None, None]
    assert room.chair(1).word == "0"


async def test_a_computer_and_a_person_do_not_share_the_last_chair(room: Room) -> None:
    await room.open(computers=2)
    assert await together([room.act(AddComputer(ASHA)), room.act(Join(BIMAL, "1"))]) == [TableFull]
    assert None not in room.table.chairs


async def test_start_pressed_by_four_at_once_starts_one_match(room: Room) -> None:
    await room.open()
    await room.join(BIMAL, CHANDRA, DEEPA)
    presses = [room.start(person, word=person.name) for person in (DEEPA, ASHA, ASHA, BIMAL)]
    assert await together(presses) == [NotInLobby] * 3
    events = room.store.logs[room.table.id]
    assert sum(isinstance(event, MatchStarted) for event in events) == 1
    assert sum(isinstance(event, DealStarted) for event in events) == 1
    assert room.chair(0).word == "Deepa"


async def test_start_and_leave_at_once_leave_no_chair_empty(room: Room) -> None:
    await room.open()
    await room.join(BIMAL)
    assert await together([room.act(Leave(BIMAL)), room.start()]) == []
    assert None not in room.table.chairs
    assert (room.stage(), room.table.people_at_start) == (Stage.MATCH, 1)


async def test_a_card_pressed_three_times_is_played_once(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    await room.play_to(Phase.PLAYING)
    move = room.move(old=room.match.move)
    assert await together([room.act(move) for _ in range(3)]) == [StaleMove] * 2
    assert sum(isinstance(event, CardPlayed) for event in room.store.logs[room.table.id]) == 1


async def test_a_card_typed_twice_is_played_once(room: Room) -> None:
    await room.begin(ASHA)
    await room.play_to(Phase.PLAYING)
    held, move = len(room.match.legal), room.move()
    assert held
    assert len(await together([room.act(move), room.act(move)])) == 1
    mine = [
        event
        for event in room.store.logs[room.table.id]
        if isinstance(event, CardPlayed) and event.seat == room.table.seat_of(ASHA.user_id)
    ]
    assert len(mine) == 1


async def test_the_same_moment_for_all_four_plays_one_card(room: Room) -> None:
    await room.begin(ASHA, BIMAL, CHANDRA, DEEPA)
    await room.play_to(Phase.PLAYING)
    card = room.match.legal[0]
    everybody = (ASHA, BIMAL, CHANDRA, DEEPA)
    assert len(await together([room.act(Play(person, card)) for person in everybody])) == 3


async def test_the_last_ready_press_and_the_clock_deal_once(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    await room.act(NextDeal(ASHA))
    press = asyncio.ensure_future(room.act(NextDeal(BIMAL)))
    await room.wait(8)
    await press
    assert room.match.shuffles == 2


async def test_the_clock_and_a_late_ready_press_deal_once(room: Room) -> None:
    await room.begin(ASHA, BIMAL)
    await room.play()
    old = room.match.shuffles
    await room.act(NextDeal(ASHA, old))
    await room.clock.advance(8)
    refused = await together([room.act(NextDeal(BIMAL, old))])
    await settle()
    assert room.match.shuffles == 2
    assert refused == [StaleMove]


async def test_two_commands_open_one_lobby(room: Room) -> None:
    opened = [room.tables.open(Opening(GUILD, CHANNEL, person)) for person in (ASHA, BIMAL)]
    assert await together(opened) == [ChannelTaken]
    assert len(room.store.rows) == 1


async def test_the_last_of_two_choices_is_the_servers_default(room: Room) -> None:
    await room.open()
    await together([room.act(ChooseRules(ASHA, name, 2)) for name in ("call-bridge", "callbreak-nepal")])
    assert room.store.choices[GUILD] == Choice(room.table.preset, 2) == Choice("callbreak-nepal", 2)


async def test_channels_do_not_wait_for_each_other(room: Room) -> None:
    tables = [
        (await room.tables.open(Opening(GUILD, channel, ASHA))).after for channel in (CHANNEL, CHANNEL + 1)
    ]
    async with room.tables._lock(CHANNEL):
        waits = asyncio.ensure_future(room.tables.act(tables[0].id, Start(ASHA, "1")))
        await room.tables.act(tables[1].id, Start(ASHA, "1"))
        assert not waits.done()
    assert (await waits).after.stage is Stage.MATCH


async def test_a_lock_that_is_held_or_awaited_is_never_dropped(room: Room) -> None:
    await room.open()
    presses = []
    for person in (BIMAL, CHANDRA, DEEPA, ESHA):
        presses.append(asyncio.ensure_future(room.act(Join(person, "1"))))
        await asyncio.sleep(0)
        gc.collect()
    with pytest.raises(TableFull):
        await asyncio.gather(*presses)
    await settle()
    assert len(set(room.names())) == 4


async def test_a_press_given_up_while_waiting_harms_nobody(room: Room) -> None:
    await room.open()
    first = asyncio.ensure_future(room.act(Join(BIMAL, "1")))
    second = asyncio.ensure_future(room.act(Join(CHANDRA, "2")))
    third = asyncio.ensure_future(room.act(Join(DEEPA, "3")))
    await asyncio.sleep(0)
    second.cancel()
    await asyncio.gather(first, third)
    assert room.names() == ["Asha", "Bimal", "Deepa", None]
