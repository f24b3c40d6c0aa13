"""One action at a table, whole: the person's own step, then all that follows by itself."""

from dataclasses import replace
from datetime import datetime
from typing import assert_never

from bot.table import game, lobby, turns
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
    Forget,
    Join,
    Leave,
    NextDeal,
    Play,
    RemoveComputer,
    Start,
    TakeBack,
    TakeChair,
)
from bot.table.autoplay import House, Step
from bot.table.forgetting import forget
from bot.table.refusals import NotInLobby, NotInMatch, TableGone
from bot.table.state import DueKind, Stage, Table

__all__ = ["act", "broken_off", "fall_due"]


async def act(house: House, table: Table, action: Action, now: datetime) -> Step:
    """Return the table after *action* and the match events. Raises Refusal, changing nothing."""
    if not table.live:
        raise TableGone
    changed, events = _act(house, table, action)
    return await _settled(house, table, (replace(changed, moved=now), events), now)


async def fall_due(house: House, table: Table, now: datetime, gone: int | None = None) -> Step:
    """Return the table after its due step, which must exist, was carried out at *now*.

    *gone* is the user who was found to be no longer on the server.
    """
    assert table.due is not None
    match table.due.kind:
        case DueKind.CLOSE_LOBBY:
            return replace(table, stage=Stage.CLOSED, due=None), ()
        case DueKind.RELEASE_CHAIRS:
            released = lobby.release_kept(table)
            due = lobby.lobby_due(released, table.moved) if released.live else None
            return replace(released, due=due), ()
        case DueKind.NEXT_DEAL:
            return await _settled(house, table, house.deal(replace(table, due=None)), now)
        case DueKind.GIVE_UP:
            return await _settled(house, table, game.close(house, table), now)
        case DueKind.PING | DueKind.MOVE | DueKind.LOOK:
            moved = await _turn_due(house, table, now, gone)
            return await _settled(house, table, moved, now)
        case _:
            assert_never(table.due.kind)


def broken_off(house: House, table: Table) -> Step:
    """Return the table, which is live, closed for good: its channel is gone, or a manager ends it."""
    if table.stage is Stage.LOBBY:
        return replace(table, stage=Stage.CLOSED, due=None), ()
    closed, events = game.close(house, table)
    return replace(closed, stage=Stage.CLOSED, due=None), events


async def _turn_due(house: House, table: Table, now: datetime, gone: int | None) -> Step:
    assert table.due is not None
    assert table.match is not None
    seat = table.match.turn
    assert seat is not None
    if gone is not None and table.seated(gone) == seat:
        return game.depart(house, table, seat)
    if table.due.kind is DueKind.MOVE:
        return await game.run_out(house, table)
    return turns.pinged(table, now), ()


async def _settled(house: House, before: Table, step: Step, now: datetime) -> Step:
    table, events = step
    if not table.live:
        return replace(table, due=None), events
    if table.stage is Stage.LOBBY:
        return replace(table, due=lobby.lobby_due(table, now)), events
    since = before.match.move if before.match else None
    settled, more = await house.advance(table, now, since)
    return settled, (*events, *more)


def _act(house: House, table: Table, action: Action) -> Step:
    match action:
        case Call() | Play() | NextDeal() | TakeBack() | TakeChair() | Admit() | Decline():
            if table.stage is Stage.LOBBY:
                raise NotInMatch
            return _in_match(house, table, action)
        case Leave() | End() | Close():
            return _anywhere(house, table, action)
        case Forget():
            return forget(house, table, action)
        case _:
            if table.stage is not Stage.LOBBY:
                raise NotInLobby
            return _in_lobby(house, table, action)


def _anywhere(house: House, table: Table, action: Leave | End | Close) -> Step:
    if isinstance(action, Close):
        return broken_off(house, table)
    if table.stage is Stage.MATCH:
        return (
            game.leave(house, table, action) if isinstance(action, Leave) else game.end(house, table, action)
        )
    if isinstance(action, Leave):
        return lobby.leave(table, action), ()
    return lobby.cancel(table, Cancel(action.person)), ()


def _in_match(
    house: House, table: Table, action: Call | Play | NextDeal | TakeBack | TakeChair | Admit | Decline
) -> Step:
    match action:
        case Play():
            return game.play(house, table, action)
        case Call():
            return game.call(house, table, action)
        case NextDeal():
            return game.next_deal(table, action), ()
        case TakeBack():
            return game.take_back(table, action), ()
        case TakeChair():
            return game.take_chair(table, action), ()
        case Admit():
            return game.admit(table, action), ()
        case Decline():
            return game.decline(table, action), ()
        case _:
            assert_never(action)


def _in_lobby(
    house: House,
    table: Table,
    action: Join | AddComputer | RemoveComputer | ChooseRules | ChooseClock | Start | Cancel,
) -> Step:
    match action:
        case Join():
            return lobby.join(table, action), ()
        case AddComputer():
            return lobby.add_computer(table, action), ()
        case RemoveComputer():
            return lobby.remove_computer(table, action), ()
        case ChooseRules():
            return lobby.choose_rules(table, action), ()
        case ChooseClock():
            return lobby.choose_clock(table, action), ()
        case Cancel():
            return lobby.cancel(table, action), ()
        case Start():
            lobby.require_starter(table, action.person)
            return house.begin(lobby.fill_chairs(table, action))
        case _:
            assert_never(action)
