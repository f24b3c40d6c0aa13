"""The clock is the host's choice, and goes on to the next table."""

import pytest

from bot.table.actions import (
    Cancel,
    ChooseClock,
    Close,
)
from bot.table.clocks import Clocks
from bot.table.refusals import HostOnly
from tests.table.room import ASHA, BIMAL, GUILD, Room


async def test_the_host_chooses_the_clock_and_the_next_table_has_it(room: Room) -> None:
    await room.open()
    assert room.table.clock is Clocks.NORMAL
    await room.join(BIMAL)
    with pytest.raises(HostOnly):
        await room.act(ChooseClock(BIMAL, Clocks.OFF))
    assert (await room.act(ChooseClock(ASHA, Clocks.QUICK))).after.clock is Clocks.QUICK
    await room.act(Cancel(ASHA))
    assert (await room.open()).clock is Clocks.QUICK
    await room.act(Cancel(ASHA))
    assert (await room.open(clock=Clocks.OFF)).clock is Clocks.OFF
    await room.act(Cancel(ASHA))
    assert (await room.open(preset="call-bridge", deals=2)).clock is Clocks.QUICK
    await room.act(ChooseClock(ASHA, Clocks.NORMAL))
    assert room.store.choices[GUILD].deals == 2


async def test_a_rematch_keeps_the_clock(room: Room) -> None:
    table = await room.begin(ASHA, clock=Clocks.QUICK)
    await room.act(Close(ASHA))
    again = (await room.tables.rematch(table.id, ASHA, "1")).after
    assert (again.clock, again.pinged) == (Clocks.QUICK, None)
