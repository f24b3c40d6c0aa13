"""One action at a table, whole: the person's own step, then all that follows by itself."""

from dataclasses import replace
from datetime import datetime
from typing import assert_never

from bot.engine.messages import Event
from bot.table import game, lobby
from bot.table.actions import (
    Action,
    AddComputer,
    Call,
    Cancel,
    ChooseRules,
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

__all__ = ["act", "fall_due"]


def act(house: House, table: Table, action: Action, now: datetime) -> Step:
    """Return the table after *action* and the match events. Raises Refusal, changing nothing."""
    if not table.live:
        raise TableGone
    changed, events = _act(house, table, action)
    return _settled(house, replace(changed, moved=now), events, now)


def fall_due(house: House, table: Table, now: datetime) -> Step:
    """Return the table after its due step, which must exist, was carried out at *now*."""
    assert table.due is not None
    match table.due.kind:
        case DueKind.CLOSE_LOBBY:
            return replace(table, stage=Stage.CLOSED, due=None), ()
        case DueKind.RELEASE_CHAIRS:
            released = lobby.release_kept(table)
            return replace(released, due=lobby.lobby_due(released, table.moved)), ()
        case DueKind.NEXT_DEAL:
            dealt, events = house.deal(replace(table, due=None))
            return _settled(house, dealt, events, now)
        case _:
            assert_never(table.due.kind)


def _settled(house: House, table: Table, events: tuple[Event, ...], now: datetime) -> Step:
    if table.stage is Stage.LOBBY:
        return replace(table, due=lobby.lobby_due(table, now)), events
    settled, more = house.advance(table, now)
    return settled, (*events, *more)


def _act(house: House, table: Table, action: Action) -> Step:
    match action:
        case Call() | Play() | NextDeal() | TakeBack() | TakeChair():
            if table.stage is Stage.LOBBY:
                raise NotInMatch
            return _in_match(house, table, action)
        case Leave() | End():
            return _anywhere(house, table, action)
        case Forget():
            return forget(house, table, action)
        case Join() | AddComputer() | RemoveComputer() | ChooseRules() | Start() | Cancel():
            if table.stage is not Stage.LOBBY:
                raise NotInLobby
            return _in_lobby(house, table, action)
        case _:
            assert_never(action)


def _anywhere(house: House, table: Table, action: Leave | End) -> Step:
    if table.stage is Stage.MATCH:
        return (
            game.leave(house, table, action) if isinstance(action, Leave) else game.end(house, table, action)
        )
    if isinstance(action, Leave):
        return lobby.leave(table, action), ()
    return lobby.cancel(table, Cancel(action.person)), ()


def _in_match(house: House, table: Table, action: Call | Play | NextDeal | TakeBack | TakeChair) -> Step:
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
        case _:
            assert_never(action)


def _in_lobby(
    house: House, table: Table, action: Join | AddComputer | RemoveComputer | ChooseRules | Start | Cancel
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
        case Cancel():
            return lobby.cancel(table, action), ()
        case Start():
            lobby.require_starter(table, action.person)
            return house.begin(lobby.fill_chairs(table, action))
        case _:
            assert_never(action)
