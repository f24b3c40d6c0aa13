"""What may be done in a lobby. Pure: a table and an action give the next table, or a refusal."""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.engine.presets import PRESETS
from bot.engine.rules import RulesError, Ruleset
from bot.players import COMPUTER_NAMES
from bot.table.actions import (
    AddComputer,
    Cancel,
    ChooseClock,
    ChooseRules,
    Join,
    Leave,
    RemoveComputer,
    Start,
)
from bot.table.refusals import (
    AlreadySeated,
    ChairsKept,
    HostOnly,
    NoComputer,
    NotSeated,
    TableFull,
    WrongRules,
)
from bot.table.state import Chair, Due, DueKind, Person, Stage, Table

__all__ = [
    "KEEP_CHAIRS",
    "LOBBY_CLOSES",
    "add_computer",
    "cancel",
    "choose_clock",
    "choose_rules",
    "fill_chairs",
    "join",
    "leave",
    "lobby_due",
    "release_kept",
    "remove_computer",
    "require_host",
    "require_starter",
    "rules_for",
]

LOBBY_CLOSES = timedelta(minutes=30)
KEEP_CHAIRS = timedelta(minutes=2)


def rules_for(preset: str, deals: int | None) -> Ruleset:
    """Return *preset* with *deals* deals, None for its own number. Raises WrongRules."""
    if preset not in PRESETS:
        raise WrongRules(f"rules: {', '.join(PRESETS)}")
    if deals is None:
        return PRESETS[preset]
    try:
        return replace(PRESETS[preset], deals=deals)
    except RulesError as error:
        raise WrongRules(str(error)) from None


def lobby_due(table: Table, now: datetime) -> Due:
    """Return what happens to the lobby by itself if nobody presses anything from *now* on."""
    if any(chair and chair.kept for chair in table.chairs):
        return Due(DueKind.RELEASE_CHAIRS, table.opened + KEEP_CHAIRS)
    return Due(DueKind.CLOSE_LOBBY, now + LOBBY_CLOSES)


def join(table: Table, action: Join) -> Table:
    """Seat a person: in the chair kept for them, else in the lowest free one."""
    person = action.person
    seat = table.seat_of(person.user_id)
    if seat is None:
        seat = _free_seat(table)
    elif not _chair(table, seat).kept:
        raise AlreadySeated
    return table.with_chair(seat, Chair(person, person.name, word=action.word))


def _chair(table: Table, seat: int) -> Chair:
    chair = table.chairs[seat]
    assert chair is not None
    return chair


def _free_seat(table: Table) -> int:
    if None in table.chairs:
        return table.chairs.index(None)
    kept = tuple(chair.name for chair in table.chairs if chair and chair.kept)
    raise ChairsKept(kept) if kept else TableFull()


def leave(table: Table, action: Leave) -> Table:
    """Free a chair; the next person in seat order becomes host, and without one the lobby closes.

    In a rematch's lobby that may be somebody whose chair is only kept.
    """
    seat = table.seat_of(action.person.user_id)
    if seat is None:
        raise NotSeated
    left = table.with_chair(seat, None)
    if action.person.user_id != table.host_id:
        return left
    return with_next_host(left, seat) or replace(left, stage=Stage.CLOSED)


def with_next_host(table: Table, seat: int) -> Table | None:
    """Return *table* hosted by the next person after *seat*, or None without one.

    Whoever is here comes before whoever is away, or only has a chair kept.
    """
    after = (table.chairs[(seat + turn) % 4] for turn in (1, 2, 3))
    persons = [chair for chair in after if chair and chair.person and not chair.left]
    hosts = sorted(persons, key=lambda chair: chair.away or chair.kept)
    person = hosts[0].person if hosts else None
    return replace(table, host_id=person.user_id) if person else None


def require_host(table: Table, person: Person) -> None:
    """Raise HostOnly unless *person* is the host."""
    if person.user_id != table.host_id:
        raise HostOnly(table.host_id)


def add_computer(table: Table, action: AddComputer) -> Table:
    """Seat a computer player in the lowest free chair."""
    require_host(table, action.person)
    table = replace(table, level=action.level or table.level)
    return table.with_chair(_free_seat(table), _computer(table))


def _computer(table: Table) -> Chair:
    taken, level = {chair.name for chair in table.chairs if chair}, table.level
    return Chair(None, next(name for name in COMPUTER_NAMES[level] if name not in taken), level=level)


def remove_computer(table: Table, action: RemoveComputer) -> Table:
    """Free the chair of the computer player who came last."""
    require_host(table, action.person)
    for seat in (3, 2, 1, 0):
        chair = table.chairs[seat]
        if chair and chair.person is None:
            return table.with_chair(seat, None)
    raise NoComputer


def choose_rules(table: Table, action: ChooseRules) -> Table:
    """Change the rules of the match to come."""
    require_host(table, action.person)
    return replace(table, preset=action.preset, rules=rules_for(action.preset, action.deals))


def choose_clock(table: Table, action: ChooseClock) -> Table:
    """Change how long the match to come waits for people."""
    require_host(table, action.person)
    return replace(table, clock=action.clock)


def cancel(table: Table, action: Cancel) -> Table:
    """Close the lobby."""
    require_host(table, action.person)
    return replace(table, stage=Stage.CLOSED)


def release_kept(table: Table) -> Table:
    """Free the chairs that were kept for players of the last match.

    If one was the host's, the next person becomes host, and without one the lobby closes.
    """
    freed = replace(table, chairs=tuple(None if chair and chair.kept else chair for chair in table.chairs))
    if freed.seated(table.host_id) is not None:
        return freed
    return with_next_host(freed, table.seat_of(table.host_id) or 0) or replace(freed, stage=Stage.CLOSED)


def require_starter(table: Table, person: Person) -> None:
    """Raise unless *person* may start: the host always, anybody seated once four chairs are filled."""
    if table.seated(person.user_id) is None:
        raise NotSeated
    if any(chair is None or chair.kept for chair in table.chairs):
        require_host(table, person)


def fill_chairs(table: Table, action: Start) -> Table:
    """Return the table with a computer player in every empty chair and a word for every chair.

    The *Start* press is the word of the host, of the computer players, and of whoever brought none
    (RULES, The fair shuffle, 2).
    """
    filled = release_kept(table)
    for seat, chair in enumerate(filled.chairs):
        chair = chair or _computer(filled)
        own = chair.word is not None and chair.person and chair.person.user_id != filled.host_id
        filled = filled.with_chair(seat, chair if own else replace(chair, word=action.word))
    return replace(filled, people_at_start=sum(bool(chair and chair.person) for chair in filled.chairs))
