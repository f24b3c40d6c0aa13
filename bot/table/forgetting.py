"""Leaving for good: nothing at the table names the person any more."""

from dataclasses import replace

from bot.table import game, lobby
from bot.table.actions import Forget, Leave
from bot.table.autoplay import House, Step
from bot.table.refusals import NotSeated
from bot.table.state import Chair, Stage, Table

__all__ = ["NOBODY", "forget"]

NOBODY = 0
"""The host where nobody is left to be one; no id of Discord's."""


def forget(house: House, table: Table, action: Forget) -> Step:
    """Take *action*'s person out of the table; in a match the computer plays on. Raises NotSeated."""
    user_id = action.person.user_id
    if not table.knows(user_id):
        raise NotSeated
    left, events = _left(house, _without_promise(table, user_id), Leave(action.person))
    chairs = tuple(_nameless(chair, user_id) for chair in left.chairs)
    host_id = NOBODY if left.host_id == user_id else left.host_id
    return replace(left, chairs=chairs, host_id=host_id), events


def _left(house: House, table: Table, leaving: Leave) -> Step:
    user_id = leaving.person.user_id
    if table.stage is Stage.LOBBY and table.seat_of(user_id) is not None:
        return lobby.leave(table, leaving), ()
    if table.stage is Stage.MATCH and table.seated(user_id) is not None:
        return game.leave(house, table, leaving)
    return table, ()


def _without_promise(table: Table, user_id: int) -> Table:
    chairs = tuple(
        replace(chair, successor=None, welcome=False)
        if chair and chair.successor and chair.successor.user_id == user_id
        else chair
        for chair in table.chairs
    )
    return replace(table, chairs=chairs)


def _nameless(chair: Chair | None, user_id: int) -> Chair | None:
    if chair is None or chair.person is None or chair.person.user_id != user_id:
        return chair
    # Its word stays, since the deals hang on it (RULES, The fair shuffle, 3).
    return replace(chair, person=None, name="", left=False, skipped=0)
