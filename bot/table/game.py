"""What may be done at a table whose match runs, besides the moves by themselves. Raises Refusal."""

from dataclasses import replace

from bot.engine.messages import AbandonMatch, CloseMatch, MakeCall, PlayCard
from bot.table.actions import Call, End, Leave, NextDeal, Play, TakeBack, TakeChair
from bot.table.autoplay import House, Step
from bot.table.lobby import with_next_host
from bot.table.refusals import (
    AlreadySeated,
    ChairTaken,
    DealRunning,
    NotLeft,
    NotSeated,
    StaleMove,
)
from bot.table.state import Person, Table

__all__ = ["call", "end", "leave", "next_deal", "play", "take_back", "take_chair"]


def _seat(table: Table, person: Person) -> int:
    """Return the seat that *person* plays. Raises NotSeated."""
    seat = table.seated(person.user_id)
    if seat is None:
        raise NotSeated(left=table.seat_of(person.user_id) is not None)
    return seat


def _check_move(table: Table, move: int | None) -> None:
    assert table.match is not None
    if move is not None and move != table.match.move:
        raise StaleMove


def call(house: House, table: Table, action: Call) -> Step:
    """Make a call."""
    seat = _seat(table, action.person)
    _check_move(table, action.move)
    return house.submit(table, MakeCall(seat, action.call))


def play(house: House, table: Table, action: Play) -> Step:
    """Play a card."""
    seat = _seat(table, action.person)
    _check_move(table, action.move)
    return house.submit(table, PlayCard(seat, action.card))


def next_deal(table: Table, action: NextDeal) -> Table:
    """Note that a player is ready."""
    seat = _seat(table, action.person)
    assert table.match is not None
    if action.shuffles is not None and action.shuffles != table.match.shuffles:
        raise StaleMove
    if not table.between_deals:
        raise DealRunning
    return replace(table, ready=table.ready | {seat})


def end(house: House, table: Table, action: End) -> Step:
    """Note that a player wants the match to end; the host's wish, or a majority's, is carried out."""
    seat, people = _seat(table, action.person), table.people()
    asked = replace(table, votes=table.votes | {seat})
    majority = 2 * len(asked.votes & set(people)) > len(people)
    assert table.match is not None
    if table.match.closing or (action.person.user_id != table.host_id and not majority):
        return asked, ()
    return house.submit(asked, CloseMatch() if table.rules.deals is None else AbandonMatch())


def leave(house: House, table: Table, action: Leave) -> Step:
    """Hand the chair to the computer; a match without people is broken off.

    Somebody to whom a chair is only promised gives the promise back.
    """
    promised = _promised(table, action.person)
    if promised is not None:
        return _with_successor(table, promised, None), ()
    seat = _seat(table, action.person)
    chair = table.chairs[seat]
    assert chair is not None
    left = replace(table, ready=table.ready - {seat}, votes=table.votes - {seat})
    left = left.with_chair(seat, replace(chair, left=True))
    if not left.people():
        return house.submit(left, AbandonMatch())
    if action.person.user_id == table.host_id:
        left = with_next_host(left, seat) or left
    return left, ()


def take_back(table: Table, action: TakeBack) -> Table:
    """Give the chair back to the person who left it."""
    seat = table.seat_of(action.person.user_id)
    chair = None if seat is None else table.chairs[seat]
    if seat is None or chair is None or not chair.left:
        raise NotLeft
    return table.with_chair(seat, replace(chair, left=False, successor=None))


def take_chair(table: Table, action: TakeChair) -> Table:
    """Promise the computer's chair at a seat to a person, from the next deal on."""
    person = action.person
    if _promised(table, person) is not None or table.seat_of(person.user_id) is not None:
        raise AlreadySeated
    chair = table.chairs[action.seat]
    if chair is None or not chair.by_computer or chair.successor:
        raise ChairTaken
    return _with_successor(table, action.seat, person)


def _promised(table: Table, person: Person) -> int | None:
    """Return the seat that is promised to *person*, or None."""
    for seat, chair in enumerate(table.chairs):
        if chair and chair.successor and chair.successor.user_id == person.user_id:
            return seat
    return None


def _with_successor(table: Table, seat: int, person: Person | None) -> Table:
    chair = table.chairs[seat]
    assert chair is not None
    return table.with_chair(seat, replace(chair, successor=person))
