"""What may be done at a table whose match runs, besides the moves by themselves. Raises Refusal."""

from dataclasses import replace

from bot.engine.messages import AbandonMatch, CloseMatch, MakeCall, PlayCard
from bot.engine.state import Phase
from bot.table.actions import Admit, Call, Decline, End, Leave, NextDeal, Play, TakeBack, TakeChair
from bot.table.autoplay import House, Step
from bot.table.lobby import with_next_host
from bot.table.refusals import (
    AlreadySeated,
    Away,
    ChairTaken,
    DealRunning,
    LastDeal,
    NotLeft,
    NotSeated,
    StaleMove,
)
from bot.table.state import Chair, Person, Table

__all__ = [
    "admit",
    "call",
    "close",
    "count_votes",
    "decline",
    "depart",
    "end",
    "leave",
    "next_deal",
    "play",
    "run_out",
    "take_back",
    "take_chair",
]


def _seat(table: Table, person: Person) -> int:
    """Return the seat that *person* plays. Raises NotSeated."""
    seat = table.seated(person.user_id)
    if seat is None:
        raise NotSeated(left=table.seat_of(person.user_id) is not None)
    return seat


def _check_move(table: Table, seat: int, move: int | None) -> None:
    assert table.match is not None
    if move is not None and move != table.match.move:
        raise StaleMove
    if _chair(table, seat).away:
        raise Away


def _chair(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat]
    assert chair is not None
    return chair


def _present(table: Table, seat: int) -> Table:
    """Return *table*, the owner of *seat* having done something."""
    chair = _chair(table, seat)
    return table.with_chair(seat, replace(chair, skipped=0)) if chair.skipped else table


def call(house: House, table: Table, action: Call) -> Step:
    """Make a call."""
    seat = _seat(table, action.person)
    _check_move(table, seat, action.move)
    return house.submit(_present(table, seat), MakeCall(seat, action.call))


def play(house: House, table: Table, action: Play) -> Step:
    """Play a card."""
    seat = _seat(table, action.person)
    _check_move(table, seat, action.move)
    return house.submit(_present(table, seat), PlayCard(seat, action.card))


async def run_out(house: House, table: Table) -> Step:
    """Move for whoever is on turn, whose time is up."""
    assert table.match is not None
    seat = table.match.turn
    assert seat is not None
    moved, events = await house.move_for(table)
    chair = _chair(moved, seat)
    late = replace(chair, skipped=chair.skipped + 1)
    moved = moved.with_chair(seat, late)
    if late.away:
        moved = replace(moved, ready=moved.ready - {seat}, votes=moved.votes - {seat})
    counted, more = count_votes(house, moved)
    return counted, (*events, *more)


def next_deal(table: Table, action: NextDeal) -> Table:
    """Note that a player is ready; whoever was away is back."""
    seat = _seat(table, action.person)
    assert table.match is not None
    if action.shuffles is not None and action.shuffles != table.match.shuffles:
        raise StaleMove
    if not table.between_deals:
        raise DealRunning
    return replace(_present(table, seat), ready=table.ready | {seat})


def end(house: House, table: Table, action: End) -> Step:
    """Note that a player wants the match to end; the host's wish, or a majority's, is carried out.

    Whoever was away is back.
    """
    seat = _seat(table, action.person)
    asked = replace(_present(table, seat), votes=table.votes | {seat})
    if action.person.user_id != table.host_id:
        return count_votes(house, asked)
    return _ended(house, asked)


def count_votes(house: House, table: Table) -> Step:
    """End the match if a majority of the people who play now have asked for it."""
    people = set(table.people())
    majority = 2 * len(table.votes & people) > len(people)
    return _ended(house, table) if majority else (table, ())


def _ended(house: House, table: Table) -> Step:
    match = table.match
    assert match is not None
    if match.phase in (Phase.OVER, Phase.ABANDONED) or match.closing:
        return table, ()
    return house.submit(table, CloseMatch() if table.rules.deals is None else AbandonMatch())


def close(house: House, table: Table) -> Step:
    """Break the match off."""
    return house.submit(table, AbandonMatch())


def leave(house: House, table: Table, action: Leave) -> Step:
    """Hand the chair to the computer.

    Somebody to whom a chair is only promised gives the promise back.
    """
    promised = table.promised(action.person.user_id)
    if promised is not None:
        return _with_successor(table, promised, None), ()
    return depart(house, table, _seat(table, action.person))


def depart(house: House, table: Table, seat: int) -> Step:
    """Let the computer play *seat*, whose owner has left; a match without people is broken off.

    The votes for its end are counted anew among those who stay.
    """
    chair = _chair(table, seat)
    left = replace(table, ready=table.ready - {seat}, votes=table.votes - {seat})
    left = left.with_chair(seat, replace(chair, left=True, skipped=0))
    if not any(chair and chair.player for chair in left.chairs):
        return house.submit(left, AbandonMatch())
    if chair.person and chair.person.user_id == table.host_id:
        left = with_next_host(left, seat) or left
    return count_votes(house, left)


def take_back(table: Table, action: TakeBack) -> Table:
    """Give the chair back to the person who left it, or who was away."""
    seat = table.seat_of(action.person.user_id)
    if seat is None:
        raise NotLeft(seated=False)
    chair = _chair(table, seat)
    if chair.away:
        return _present(table, seat)
    if not chair.left:
        raise NotLeft(seated=True)
    return table.with_chair(seat, replace(chair, left=False, successor=None, welcome=False))


def take_chair(table: Table, action: TakeChair) -> Table:
    """Note that a person asks for the computer's chair at a seat, from the next deal on."""
    person = action.person
    if table.promised(person.user_id) is not None or table.seat_of(person.user_id) is not None:
        raise AlreadySeated
    chair = table.chairs[action.seat]
    if chair is None or not chair.vacant or chair.successor:
        raise ChairTaken
    if _is_last_deal(table):
        raise LastDeal
    return _with_successor(table, action.seat, person)


def _is_last_deal(table: Table) -> bool:
    """Return whether no other deal is certain to follow; an extra deal is for those who are tied."""
    match, deals = table.match, table.rules.deals
    assert match is not None
    running = 0 if table.between_deals else 1
    return match.closing or (deals is not None and match.counted + running >= deals)


def admit(table: Table, action: Admit) -> Table:
    """Promise a chair to the person who asks for it."""
    _seat(table, action.person)
    chair = _asked_for(table, action.seat, action.guest)
    return table.with_chair(action.seat, replace(chair, welcome=True))


def decline(table: Table, action: Decline) -> Table:
    """Do not give a chair to the person who asks for it."""
    _seat(table, action.person)
    _asked_for(table, action.seat, action.guest)
    return _with_successor(table, action.seat, None)


def _asked_for(table: Table, seat: int, guest: int) -> Chair:
    """Return the chair at *seat*. Raises StaleMove unless *guest* asks for it."""
    chair = table.chairs[seat]
    if chair is None or chair.successor is None or chair.successor.user_id != guest:
        raise StaleMove
    return chair


def _with_successor(table: Table, seat: int, person: Person | None) -> Table:
    return table.with_chair(seat, replace(_chair(table, seat), successor=person, welcome=False))
