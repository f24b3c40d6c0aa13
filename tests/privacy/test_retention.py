"""How long data stays, by a clock that the test moves: removal, outage, comeback, restart, faults."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import pytest

from bot.privacy import KEPT, Kept, PersonData, Retention
from tests.harness.clock import ManualClock

DAY = 24 * 3600
HERE, THERE = 1, 2


@dataclass
class FakeStore:
    """What is kept of servers, in memory."""

    known: set[int] = field(default_factory=lambda: {HERE, THERE})
    gone: dict[int, datetime] = field(default_factory=dict)
    sweeps: list[datetime] = field(default_factory=list)
    scrubs: int = 0
    returns: int = 0
    failure: Exception | None = None
    before_drop: Callable[[], None] = lambda: None

    async def kept(self, user_id: int, guild_id: int) -> Kept:
        raise NotImplementedError

    async def data(self, user_id: int) -> PersonData:
        raise NotImplementedError

    async def erase(self, user_id: int, guild_id: int | None) -> None:
        raise NotImplementedError

    async def guilds(self) -> set[int]:
        return set(self.known)

    async def note_departures(self, guild_ids: Iterable[int], at: datetime) -> None:
        for guild_id in guild_ids:
            self.gone.setdefault(guild_id, at)

    async def note_returns(self, guild_ids: Collection[int]) -> None:
        self.returns += 1
        for guild_id in guild_ids:
            self.gone.pop(guild_id, None)

    async def departed(self, before: datetime) -> Sequence[int]:
        if self.failure:
            raise self.failure
        return [guild_id for guild_id, at in self.gone.items() if at <= before]

    async def drop_guild(self, guild_id: int, before: datetime) -> bool:
        self.before_drop()
        if self.gone.get(guild_id, datetime.max.replace(tzinfo=before.tzinfo)) > before:
            return False
        del self.gone[guild_id]
        self.known.discard(guild_id)
        return True

    async def drop_stale(self, before: datetime) -> int:
        self.sweeps.append(before)
        return 1

    async def scrub(self) -> bool:
        self.scrubs += 1
        return True


@dataclass
class House:
    """A store that outlives processes, and a process that `restart` replaces."""

    store: FakeStore = field(default_factory=FakeStore)
    clock: ManualClock = field(default_factory=ManualClock)
    present: set[int] = field(default_factory=lambda: {HERE, THERE})
    forgotten: list[int] = field(default_factory=list)
    retention: Retention = field(init=False)

    def __post_init__(self) -> None:
        self.retention = self.process()

    def process(self) -> Retention:
        return Retention(self.store, self.clock, lambda: self.present, self)

    def forget_person(self, user_id: int) -> None:
        raise NotImplementedError

    def forget_server(self, guild_id: int) -> None:
        self.forgotten.append(guild_id)

    async def ready(self) -> None:
        await self.retention.ready(self.present)

    async def restart(self) -> None:
        self.clock.forget()
        self.retention = self.process()
        await self.ready()

    async def remove(self, guild_id: int) -> None:
        """Let the bot be removed, as discord.py tells it."""
        self.present.discard(guild_id)
        await self.retention.removed(guild_id)

    async def come_back(self, guild_id: int) -> None:
        self.present.add(guild_id)
        await self.retention.returned(guild_id)

    async def days(self, number: float) -> None:
        async def settle() -> None:
            for _ in range(50):
                await asyncio.sleep(0)

        await self.clock.advance(number * DAY, settle)


@pytest.fixture
def house() -> House:
    return House()


async def test_a_servers_data_goes_thirty_days_after_the_removal(house: House) -> None:
    await house.ready()
    await house.remove(HERE)
    await house.days(30)
    assert house.store.known == {HERE, THERE}
    await house.days(1)
    assert house.store.known == {THERE}
    assert house.forgotten == [HERE]
    assert house.store.gone == {}


async def test_an_outage_begins_nothing(house: House) -> None:
    """discord.py tells of an outage by another event, and keeps the server among its own."""
    await house.ready()
    await house.days(60)
    assert house.store.known == {HERE, THERE}
    assert house.store.gone == {}


async def test_coming_back_ends_the_thirty_days(house: House) -> None:
    await house.ready()
    await house.remove(HERE)
    await house.days(29)
    await house.come_back(HERE)
    await house.days(5)
    assert house.store.known == {HERE, THERE}
    await house.remove(HERE)
    await house.days(29)
    assert house.store.known == {HERE, THERE}, "they begin anew"
    await house.days(3)
    assert house.store.known == {THERE}


async def test_restarts_in_between_change_nothing(house: House) -> None:
    await house.ready()
    await house.remove(HERE)
    for _ in range(3):
        await house.days(10)
        await house.restart()
    assert house.store.known == {HERE, THERE}
    await house.days(1)
    assert house.store.known == {THERE}


async def test_a_server_that_is_missing_at_a_start_is_noted_once(house: House) -> None:
    house.present = {THERE}
    await house.restart()
    first = house.clock.now()
    assert house.store.gone == {HERE: first}
    await house.days(20)
    await house.restart()
    assert house.store.gone == {HERE: first}
    await house.days(11)
    assert house.store.known == {THERE}


async def test_a_server_that_is_there_at_a_start_is_no_longer_gone(house: House) -> None:
    await house.ready()
    await house.remove(HERE)
    await house.days(40 / 24)  # the bot stops, and is invited again meanwhile
    house.present = {HERE, THERE}
    house.clock.forget()
    await house.clock.advance(60 * DAY)
    await house.restart()
    await house.days(3)
    assert house.store.known == {HERE, THERE}
    assert house.store.gone == {}


async def test_nothing_goes_before_discord_has_named_all_servers(house: House) -> None:
    house.store.gone = {HERE: house.clock.now() - KEPT * 2}
    await house.days(5)
    assert house.store.sweeps == []
    assert house.store.known == {HERE, THERE}


async def test_a_server_that_is_there_is_never_deleted(house: House) -> None:
    """Whatever the row says: its event may have been lost while Discord could not be reached."""
    await house.ready()
    house.store.gone = {HERE: house.clock.now() - KEPT * 2}
    house.retention._gone.add(HERE)
    await house.days(1)
    assert house.store.known == {HERE, THERE}
    assert house.store.gone == {}


async def test_a_comeback_in_the_last_moment_counts(house: House) -> None:
    await house.ready()
    await house.remove(HERE)
    house.store.before_drop = house.store.gone.clear
    await house.days(32)
    assert house.store.known == {HERE, THERE}
    assert house.forgotten == []


async def test_the_sweep_comes_daily_and_once(house: House) -> None:
    await house.ready()
    await house.ready()  # a new session after a lost one
    await house.days(3)
    assert len(house.store.sweeps) == 3
    assert house.store.scrubs == 3
    assert house.store.sweeps[0] == house.clock.now() - timedelta(days=3) + timedelta(minutes=10) - KEPT


async def test_a_fault_waits_for_the_next_day(house: House, caplog: pytest.LogCaptureFixture) -> None:
    await house.ready()
    house.store.failure = OSError("the disk is full")
    await house.days(1)
    assert "trying again tomorrow" in caplog.text
    house.store.failure = None
    await house.days(1)
    assert len(house.store.sweeps) == 1


async def test_closing_stops_the_sweeps(house: House) -> None:
    await house.retention.close()
    await house.ready()
    assert house.clock.waiting() == ()
    again = House()
    await again.ready()
    await again.retention.close()
    assert again.clock.waiting() == ()


async def test_what_is_said_of_servers_that_never_left_asks_the_store_nothing(house: House) -> None:
    await house.ready()
    asked = house.store.returns
    await house.come_back(THERE)
    assert house.store.returns == asked
    await house.remove(THERE)
    await house.come_back(THERE)
    assert house.store.returns == asked + 1
