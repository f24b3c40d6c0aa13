"""Before the match: who may do what in a lobby, and when it closes."""

from datetime import timedelta
from typing import Any

import pytest

from bot.engine.presets import CALLBREAK, CALLBREAK_MASTER
from bot.table.actions import (
    AddComputer,
    Call,
    Cancel,
    ChooseRules,
    End,
    Join,
    Leave,
    NextDeal,
    RemoveComputer,
    Start,
    TakeBack,
    TakeChair,
)
from bot.table.clocks import Clocks
from bot.table.ports import Choice
from bot.table.refusals import (
    AlreadySeated,
    ChannelTaken,
    HostOnly,
    NoComputer,
    NotInLobby,
    NotInMatch,
    NotSeated,
    TableFull,
    TableGone,
    WrongRules,
)
from bot.table.setup import Opening
from bot.table.state import DueKind, Stage
from tests.table.room import ASHA, BIMAL, CHANDRA, CHANNEL, DEEPA, ESHA, GUILD, Room


async def test_a_lobby_shows_its_host_rules_and_commitment(room: Room) -> None:
    table = await room.open(computers=1)
    assert room.names() == ["Asha", "Pixel", None, None]
    assert (table.host_id, table.rules, table.stage) == (ASHA.user_id, CALLBREAK, Stage.LOBBY)
    assert len(table.commitment) == 64


async def test_a_match_never_starts_from_the_command_that_opened_its_lobby(room: Room) -> None:
    table = await room.open(computers=3)
    await room.wait(60)
    assert None not in table.chairs
    assert room.stage() is Stage.LOBBY


async def test_nothing_starts_by_itself_when_four_people_sit(room: Room) -> None:
    await room.open()
    await room.join(BIMAL, CHANDRA, DEEPA)
    await room.wait(29 * 60)
    assert room.stage() is Stage.LOBBY


async def test_there_is_one_table_in_a_channel(room: Room) -> None:
    table = await room.open()
    with pytest.raises(ChannelTaken) as refused:
        await room.open(BIMAL)
    assert refused.value.table == table.id


async def test_more_than_three_computers_do_not_fit_and_nothing_opens(room: Room) -> None:
    with pytest.raises(TableFull):
        await room.open(computers=4)
    assert room.tables.at(CHANNEL) is None


async def test_people_sit_down_in_the_lowest_free_chair(room: Room) -> None:
    await room.open()
    await room.join(BIMAL, CHANDRA)
    await room.leave(BIMAL)
    await room.join(DEEPA, ESHA)
    assert room.names() == ["Asha", "Deepa", "Chandra", "Esha"]


async def test_nobody_sits_twice(room: Room) -> None:
    await room.open()
    with pytest.raises(AlreadySeated):
        await room.join(ASHA)


async def test_a_fifth_is_refused(room: Room) -> None:
    await room.open()
    await room.join(BIMAL, CHANDRA, DEEPA)
    with pytest.raises(TableFull):
        await room.join(ESHA)
    with pytest.raises(TableFull):
        await room.add_computers(1)


@pytest.mark.parametrize("power", [AddComputer, RemoveComputer, Cancel, End])
async def test_computers_and_cancel_are_the_hosts(room: Room, power: type[Cancel]) -> None:
    await room.open(computers=1)
    await room.join(BIMAL)
    before = room.table
    for person in (BIMAL, ESHA):
        with pytest.raises(HostOnly) as refused:
            await room.act(power(person))
        assert refused.value.host_id == ASHA.user_id
    assert room.table == before
    await room.act(power(ASHA))
    assert room.table != before


async def test_rules_are_the_hosts_to_choose(room: Room) -> None:
    await room.open()
    await room.join(BIMAL)
    with pytest.raises(HostOnly):
        await room.act(ChooseRules(BIMAL, "call-bridge", None))
    await room.act(ChooseRules(ASHA, "call-bridge", 3))
    assert (room.table.preset, room.table.rules.deals) == ("call-bridge", 3)


async def test_the_computer_that_came_last_goes_first(room: Room) -> None:
    await room.open(computers=2)
    await room.act(RemoveComputer(ASHA))
    assert room.names() == ["Asha", "Pixel", None, None]
    await room.act(RemoveComputer(ASHA))
    with pytest.raises(NoComputer):
        await room.act(RemoveComputer(ASHA))


async def test_a_computer_passes_over_a_name_in_use(room: Room) -> None:
    await room.open()
    await room.join(type(BIMAL)(7, "Pixel"))
    await room.add_computers(1)
    assert room.names() == ["Asha", "Pixel", "Widget", None]


async def test_computers_fill_the_empty_chairs_when_the_host_starts(room: Room) -> None:
    await room.open()
    await room.join(BIMAL)
    started = await room.start()
    assert room.names() == ["Asha", "Bimal", "Pixel", "Widget"]
    assert (started.after.stage, started.after.people_at_start) == (Stage.MATCH, 2)


async def test_the_host_may_start_alone(room: Room) -> None:
    await room.open()
    assert (await room.start()).after.people() == (0,)


async def test_others_start_only_when_four_chairs_are_filled(room: Room) -> None:
    await room.open(computers=1)
    await room.join(BIMAL)
    with pytest.raises(HostOnly):
        await room.start(BIMAL)
    await room.add_computers(1)
    assert (await room.start(BIMAL)).after.stage is Stage.MATCH


async def test_somebody_without_a_chair_never_starts(room: Room) -> None:
    await room.open(computers=3)
    with pytest.raises(NotSeated):
        await room.start(ESHA)


async def test_somebody_without_a_chair_cannot_leave(room: Room) -> None:
    await room.open()
    with pytest.raises(NotSeated):
        await room.leave(BIMAL)


async def test_when_the_host_leaves_the_next_person_in_seat_order_is_host(room: Room) -> None:
    await room.open(computers=1)
    await room.join(BIMAL, CHANDRA)
    await room.leave(ASHA)
    assert room.table.host_id == BIMAL.user_id
    await room.join(ASHA)
    assert room.names()[0] == "Asha"
    await room.leave(BIMAL)
    assert room.table.host_id == CHANDRA.user_id
    await room.leave(CHANDRA)
    assert room.table.host_id == ASHA.user_id


async def test_when_somebody_else_leaves_the_host_stays(room: Room) -> None:
    await room.open()
    await room.join(BIMAL)
    await room.leave(BIMAL)
    assert (room.table.host_id, room.names()) == (ASHA.user_id, ["Asha", None, None, None])


async def test_a_lobby_without_people_closes(room: Room) -> None:
    await room.open(computers=3)
    await room.leave(ASHA)
    assert (room.table.stage, room.table.due) == (Stage.CLOSED, None)
    assert room.tables.at(CHANNEL) is None
    with pytest.raises(TableGone):
        await room.join(BIMAL)


async def test_a_cancelled_lobby_frees_the_channel(room: Room) -> None:
    await room.open()
    await room.act(Cancel(ASHA))
    assert (await room.open(BIMAL)).host_id == BIMAL.user_id


async def test_a_lobby_closes_after_thirty_minutes_without_a_press(room: Room) -> None:
    await room.open()
    await room.wait(29 * 60)
    await room.join(BIMAL)
    await room.wait(30 * 60 - 1)
    assert room.stage() is Stage.LOBBY
    await room.wait(1)
    assert room.stage() is Stage.CLOSED
    assert room.told.changes[-1].actor is None


async def test_a_refused_press_does_not_keep_a_lobby_open(room: Room) -> None:
    await room.open()
    due = room.table.due
    await room.wait(60)
    with pytest.raises(AlreadySeated):
        await room.join(ASHA)
    assert room.table.due == due
    assert due is not None
    assert (due.kind, due.at) == (DueKind.CLOSE_LOBBY, room.table.opened + timedelta(minutes=30))


async def test_a_match_has_no_lobby_buttons_and_a_lobby_none_of_a_match(room: Room) -> None:
    await room.open()
    for action in (Call(ASHA, 3), NextDeal(ASHA), TakeBack(ASHA), TakeChair(ESHA, 1)):
        with pytest.raises(NotInMatch):
            await room.act(action)
    await room.start()
    lobby = (
        Join(ESHA, "1"),
        AddComputer(ASHA),
        RemoveComputer(ASHA),
        ChooseRules(ASHA, "callbreak", 1),
        Start(ASHA, "2"),
        Cancel(ASHA),
    )
    for late in lobby:
        with pytest.raises(NotInLobby):
            await room.act(late)


async def test_the_number_of_deals_overrides_the_presets(room: Room) -> None:
    assert (await room.open(preset="callbreak-master", deals=7)).rules.deals == 7


async def test_without_a_number_of_deals_the_presets_own_stands(room: Room) -> None:
    table = await room.open(preset="callbreak-master")
    assert table.rules == CALLBREAK_MASTER
    assert table.rules.deals is None


@pytest.mark.parametrize(("preset", "deals"), [("whist", None), ("callbreak", 0), ("callbreak", 53)])
async def test_rules_that_cannot_be_played_are_refused_with_the_reason(
    room: Room, preset: str, deals: int | None
) -> None:
    with pytest.raises(WrongRules) as refused:
        await room.open(preset=preset, deals=deals)
    assert refused.value.why.startswith("deals" if deals is not None else "rules")
    assert room.store.choices == {}
    await room.open()
    with pytest.raises(WrongRules):
        await room.act(ChooseRules(ASHA, preset, deals))
    assert room.table.rules == CALLBREAK


async def test_a_servers_last_choice_is_its_next_default(room: Room) -> None:
    await room.open(preset="call-bridge", deals=4)
    await room.act(Cancel(ASHA))
    assert (await room.open()).rules.deals == 4
    await room.act(ChooseRules(ASHA, "callbreak-master", None))
    await room.act(Cancel(ASHA))
    again = await room.open()
    assert (again.preset, again.rules.deals) == ("callbreak-master", None)


async def test_a_number_of_deals_alone_keeps_the_last_preset(room: Room) -> None:
    room.store.choices[GUILD] = Choice("call-bridge", 4)
    table = await room.open(deals=2)
    assert (table.preset, table.rules.deals) == ("call-bridge", 2)
    assert room.store.choices[GUILD] == Choice("call-bridge", 2)


async def test_naming_a_preset_forgets_the_last_number_of_deals(room: Room) -> None:
    room.store.choices[GUILD] = Choice("call-bridge", 4)
    assert (await room.open(preset="callbreak")).rules.deals == 5


async def test_opening_without_a_wish_changes_no_default(room: Room) -> None:
    await room.open()
    assert room.store.choices == {}


async def test_a_person_may_sit_at_several_tables(room: Room) -> None:
    await room.open()
    other = await room.tables.open(Opening(GUILD, CHANNEL + 1, ASHA))
    assert other.after.seat_of(ASHA.user_id) == room.table.seat_of(ASHA.user_id) == 0
    assert room.tables.at(CHANNEL + 1) == other.after


async def test_leaving_is_possible_by_whoever_sits_and_nobody_else(room: Room) -> None:
    await room.open()
    await room.join(BIMAL)
    await room.act(Leave(BIMAL))
    with pytest.raises(NotSeated):
        await room.act(Leave(BIMAL))


LAST = Choice("call-bridge", 7, Clocks.OFF)


@pytest.mark.parametrize(
    ("wish", "usual", "meant"),
    [
        ({}, {}, LAST),
        ({"deals": 2}, {}, Choice("call-bridge", 2, Clocks.OFF)),
        ({"preset": "callbreak"}, {}, Choice("callbreak", None, Clocks.OFF)),
        ({}, {"usual_preset": "callbreak-nepal"}, Choice("callbreak-nepal", None, Clocks.OFF)),
        ({}, {"usual_deals": 3}, Choice("call-bridge", 3, Clocks.OFF)),
        ({"preset": "callbreak"}, {"usual_deals": 3}, Choice("callbreak", 3, Clocks.OFF)),
        ({"deals": 2}, {"usual_preset": "callbreak", "usual_deals": 3}, Choice("callbreak", 2, Clocks.OFF)),
        ({"clock": Clocks.QUICK}, {}, Choice("call-bridge", 7, Clocks.QUICK)),
    ],
)
def test_what_is_said_goes_before_the_servers_rules_and_these_before_the_last(
    wish: dict[str, Any], usual: dict[str, Any], meant: Choice
) -> None:
    assert Opening(GUILD, CHANNEL, ASHA, **wish, **usual).choice(LAST) == meant
