"""Anybody presses anything at any time: what holds at every table, always."""

import asyncio
import re
from collections.abc import Coroutine
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.engine import replay
from bot.engine.cards import PACK
from bot.engine.presets import PRESETS
from bot.engine.refusals import Refusal
from bot.engine.state import Phase
from bot.table.actions import (
    Action,
    AddComputer,
    Admit,
    Call,
    Cancel,
    ChooseClock,
    ChooseRules,
    Close,
    Decline,
    End,
    Join,
    Leave,
    NextDeal,
    Play,
    RemoveComputer,
    Start,
    TakeBack,
    TakeChair,
)
from bot.table.clocks import Clocks
from bot.table.state import DueKind, Stage, Table
from bot.table.turns import TURN_STEPS
from tests.table.room import CHANNEL, PEOPLE, Room, settle

people = st.sampled_from(PEOPLE)
words = st.integers(1, 10**6).map(str)
ids = people.map(lambda person: person.user_id)
moves = st.none() | st.integers(100, 160)
presets = st.sampled_from(sorted(PRESETS))
deals = st.sampled_from([None, 1, 2, 0])

lobby_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Join, people, words),
    st.builds(AddComputer, people),
    st.builds(RemoveComputer, people),
    st.builds(ChooseRules, people, presets, deals),
    st.builds(ChooseClock, people, st.sampled_from(Clocks)),
    st.builds(Start, people, words),
    st.builds(Cancel, people),
)
match_actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Call, people, st.integers(0, 14), moves),
    st.builds(Play, people, st.sampled_from(PACK), moves),
    st.builds(NextDeal, people, st.none() | st.integers(1, 3)),
    st.builds(End, people),
    st.builds(Leave, people),
    st.builds(TakeBack, people),
    st.builds(TakeChair, people, st.integers(0, 3)),
    st.builds(Admit, people, st.integers(0, 3), ids),
    st.builds(Decline, people, st.integers(0, 3), ids),
)
actions = lobby_actions | match_actions | st.builds(Close, people)


class AnybodyPresses(RuleBasedStateMachine):
    """One channel; five people press, time passes, the process restarts, writes fail."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.room: Room = self.run(self._enter())
        self.seen = 0

    async def _enter(self) -> Room:
        return Room()

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Run *work* on this machine's own loop and let what it began end."""

        async def whole() -> Any:
            try:
                return await work
            finally:
                await settle()

        return self.loop.run_until_complete(whole())

    def attempt(self, work: Coroutine[Any, Any, Any]) -> bool:
        """Run *work*, which may be refused; a refusal changes and says nothing."""
        before, told = self.room.tables.at(CHANNEL), len(self.room.told.changes)
        try:
            self.run(work)
        except Refusal:
            assert self.room.tables.at(CHANNEL) is before
            assert len(self.room.told.changes) == told
            return False
        assert len(self.room.told.changes) == told + 1
        return True

    def table(self) -> Table | None:
        """Return the live table, or None."""
        return self.room.tables.at(CHANNEL)

    def waits_for_a_move(self) -> bool:
        """Whether a person is to call or to play."""
        table = self.table()
        return bool(table and table.match and table.match.turn is not None and table.people())

    def is_open(self) -> bool:
        """Whether a table is live."""
        return self.table() is not None

    def is_at(self, stage: Stage) -> bool:
        """Whether the live table has come so far."""
        table = self.table()
        return table is not None and table.stage is stage

    def opened(self) -> bool:
        """Whether any table was ever opened."""
        return bool(self.room.told.changes)

    @rule(person=people, preset=st.none() | presets, deals=deals, computers=st.integers(0, 3))
    def open(self, person: Any, **wishes: Any) -> None:
        """Somebody uses /callbreak start."""
        free = self.table() is None
        opened = self.attempt(self.room.open(person, **wishes))
        assert opened == (free and wishes["deals"] != 0)

    @precondition(opened)
    @rule(action=actions)
    def press(self, action: Action) -> None:
        """Somebody presses something, now or below a table that is over."""
        self.attempt(self.room.act(action))

    @precondition(lambda self: self.is_at(Stage.LOBBY))
    @rule(action=lobby_actions)
    def press_in_the_lobby(self, action: Action) -> None:
        """Somebody presses something that a lobby shows."""
        self.attempt(self.room.act(action))

    @precondition(lambda self: self.is_at(Stage.LOBBY))
    @rule(joining=st.lists(people, max_size=3), word=words)
    def start(self, joining: list[Any], word: str) -> None:
        """Some people join, and the host starts."""
        for person in joining:
            self.attempt(self.room.act(Join(person, word)))
        host = next(person for person in PEOPLE if person.user_id == self.room.table.host_id)
        here = self.room.table.seated(host.user_id) is not None
        assert self.attempt(self.room.start(host, word)) == here

    @precondition(lambda self: self.is_at(Stage.MATCH))
    @rule(action=match_actions)
    def press_in_the_match(self, action: Action) -> None:
        """Somebody presses something that a match shows."""
        self.attempt(self.room.act(action))

    @precondition(lambda self: self.is_at(Stage.MATCH))
    @rule(person=people, seat=st.integers(0, 3))
    def change_chairs(self, person: Any, seat: int) -> None:
        """Somebody who plays leaves, who left comes back, and anybody else takes a computer's chair."""
        table = self.room.table
        if table.seated(person.user_id) is not None:
            assert self.attempt(self.room.act(Leave(person)))
        elif table.seat_of(person.user_id) is not None:
            assert self.attempt(self.room.act(TakeBack(person)))
        else:
            self.attempt(self.room.act(TakeChair(person, seat)))

    @precondition(lambda self: self.is_at(Stage.MATCH))
    @rule()
    def all_are_ready(self) -> None:
        """Everybody presses Next deal, as often as the deal is over."""
        for seat in self.room.table.people():
            chair = self.room.table.chairs[seat]
            if chair and chair.player:
                self.attempt(self.room.act(NextDeal(chair.player)))

    @precondition(opened)
    @rule(pressed=st.lists(actions, min_size=2, max_size=4))
    def press_together(self, pressed: list[Action]) -> None:
        """Several presses arrive at once."""

        async def at_once() -> list[Any]:
            return await asyncio.gather(*map(self.room.act, pressed), return_exceptions=True)

        for answer in self.run(at_once()):
            assert not isinstance(answer, BaseException) or isinstance(answer, Refusal), repr(answer)

    @precondition(opened)
    @rule(person=people, word=words, ago=st.integers(0, 2))
    def rematch(self, person: Any, word: str, ago: int) -> None:
        """Somebody presses Rematch below one of the last tables."""
        newest = len(self.room.store.rows)
        self.attempt(self.room.tables.rematch(max(1, newest - ago), person, word))

    @precondition(waits_for_a_move)
    @rule(count=st.integers(1, 9))
    def move(self, count: int) -> None:
        """People make legal moves."""
        for _ in range(count):
            if self.waits_for_a_move():
                assert self.attempt(self.room.act(self.room.move(old=self.room.match.move)))

    @precondition(waits_for_a_move)
    @rule()
    def play(self) -> None:
        """People play the deal out."""
        self.run(self.room.play())

    @precondition(lambda self: self.is_at(Stage.MATCH))
    @rule(person=people)
    def be_back(self, person: Any) -> None:
        """Somebody says that they are back, which is refused to whoever was not away and has not left."""
        table, seat = self.room.table, self.room.table.seat_of(person.user_id)
        chair = None if seat is None else table.chairs[seat]
        assert self.attempt(self.room.act(TakeBack(person))) == bool(chair and chair.by_computer)

    @rule(seconds=st.sampled_from([1, 8, 61, 125, 400]))
    def wait(self, seconds: int) -> None:
        """Time passes."""
        self.run(self.room.wait(seconds))

    @precondition(lambda self: self.is_at(Stage.LOBBY))
    @rule(seconds=st.sampled_from([120, 1799, 1800]))
    def wait_long(self, seconds: int) -> None:
        """A long time passes; the lobby may close."""
        self.run(self.room.wait(seconds))

    @rule()
    def restart(self) -> None:
        """The process dies and another takes over; nobody's time runs out at once."""
        before = self.table()
        taken_up = self.run(self.room.restart())
        assert taken_up == ([before] if before else [])

    @precondition(is_open)
    @rule(action=actions)
    def write_fails(self, action: Action) -> None:
        """The disk is full while somebody presses."""
        before, told = self.table(), len(self.room.told.changes)
        self.room.store.failure = OSError("disk full")
        try:
            self.run(self.room.act(action))
        except (OSError, Refusal):
            assert self.table() is before
            assert len(self.room.told.changes) == told
        else:
            raise AssertionError("nothing was written")
        finally:
            self.room.store.failure = None

    @invariant()
    def changes_follow_one_another(self) -> None:
        """Every commit counts the revision up by one, from what was before."""
        changes = self.room.told.changes
        for number in range(self.seen, len(changes)):
            before, after = changes[number].before, changes[number].after
            assert after.revision == (before.revision + 1 if before else 0)
            if before:
                latest = next(old.after for old in reversed(changes[:number]) if old.after.id == after.id)
                assert before == latest
            _tells_nothing(repr(changes[number]), after.secret)
        self.seen = len(changes)

    @invariant()
    def the_store_knows_the_table_as_it_is(self) -> None:
        """What memory holds is what a restart would find, and nothing else is live."""
        table = self.table()
        live = self.loop.run_until_complete(self.room.store.live())
        assert live == ([table] if table else [])
        for table_id, rows in self.room.store.results.items():
            assert self.room.store.rows[table_id].stage is Stage.FINISHED
            assert len(rows) == 4
            assert min(row.place for row in rows) == 1

    @invariant()
    def chairs_are_sound(self) -> None:
        """Four seats; a person in one at most; somebody is there; the host is one of them."""
        table = self.table()
        if table is None:
            return
        owners = [chair.person.user_id for chair in table.chairs if chair and chair.person]
        late = [chair.successor.user_id for chair in table.chairs if chair and chair.successor]
        names = [chair.name for chair in table.chairs if chair]
        assert len(table.chairs) == 4
        assert len(set(owners + late)) == len(owners + late)
        assert len(set(names)) == len(names)
        assert any(chair and chair.person and not chair.left for chair in table.chairs)
        host = table.seat_of(table.host_id)
        assert host is not None
        assert table.seated(table.host_id) is not None or table.stage is Stage.LOBBY
        assert table.votes | table.ready <= set(table.people())

    @invariant()
    def somebody_or_something_is_waited_for(self) -> None:
        """A live table waits for a person's move, or has a step that is due, with a timer."""
        table = self.table()
        assert len(self.room.clock.waiting()) == bool(table and table.due)
        if table is None:
            return
        if table.stage is Stage.LOBBY:
            assert table.due
            assert table.match is None
            return
        match = table.match
        assert match is not None
        assert match.phase in (Phase.DEALING, Phase.CALLING, Phase.PLAYING)
        assert match == replay(self.room.store.logs[table.id])
        assert None not in table.chairs
        assert all(chair and chair.word for chair in table.chairs)
        if not table.people():
            assert table.due
            assert table.due.kind is DueKind.GIVE_UP
        elif match.phase is Phase.DEALING:
            assert table.due
            assert table.due.kind is DueKind.NEXT_DEAL
            assert table.ready < set(table.people())
        else:
            assert match.turn in table.people()
            slow = table.clock is Clocks.OFF and len(table.people()) == 1
            assert table.due is None if slow else table.due and table.due.kind in TURN_STEPS

    def teardown(self) -> None:
        """Close the loop."""
        self.loop.close()


def _tells_nothing(text: str, secret: bytes) -> None:
    assert repr(secret) not in text
    assert secret.hex() not in text
    assert not re.search(r"\b(10|[2-9JQKA])[CDHS]\b", text)


TestAnybodyPresses = AnybodyPresses.TestCase
AnybodyPresses.TestCase.settings = settings(
    max_examples=30,
    stateful_step_count=50,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
