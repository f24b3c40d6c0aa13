"""From a table to its rows and back."""

import json
from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import RowMapping

from bot.engine.codec import EVENT_VERSION, event_from_json, event_to_json
from bot.engine.evolve import replay
from bot.engine.messages import Event
from bot.engine.rules import rules_from_json, rules_to_json
from bot.players import Level
from bot.storage.columns import compact
from bot.storage.errors import BrokenLogError
from bot.table.clocks import Clocks
from bot.table.results import Result
from bot.table.state import Chair, Due, DueKind, Person, Stage, Table

__all__ = ["chair_rows", "event_rows", "free_seats", "read_table", "result_rows", "table_row", "version_of"]

Row = dict[str, Any]


def version_of(table: Table) -> int:
    """Return how many events the table's match log holds."""
    return table.match.version if table.match else 0


def table_row(table: Table) -> Row:
    """Return the table's own row, all but its id."""
    return {
        "guild_id": table.guild_id,
        "channel_id": table.channel_id,
        "stage": table.stage,
        "preset": table.preset,
        "rules": compact(rules_to_json(table.rules)),
        "secret": table.secret,
        "host_id": table.host_id,
        "opened": table.opened,
        "moved": table.moved,
        "revision": table.revision,
        "version": version_of(table),
        "ready": table.ready,
        "votes": table.votes,
        "due_kind": table.due.kind if table.due else None,
        "due_at": table.due.at if table.due else None,
        "people_at_start": table.people_at_start,
        "clock": table.clock,
        "pinged": table.pinged,
        "level": table.level,
    }


def chair_rows(table_id: int, chairs: Sequence[Chair | None]) -> list[Row]:
    """Return one row for each chair; a free seat has none."""
    return [
        {"table_id": table_id, "seat": seat, **_chair_row(chair)}
        for seat, chair in enumerate(chairs)
        if chair is not None
    ]


def _chair_row(chair: Chair) -> Row:
    person, successor = chair.person, chair.successor
    return {
        "user_id": person.user_id if person else None,
        "user_name": person.name if person else None,
        "name": chair.name,
        "word": chair.word,
        "starter": chair.starter,
        "left": chair.left,
        "kept": chair.kept,
        "successor_id": successor.user_id if successor else None,
        "successor_name": successor.name if successor else None,
        "welcome": chair.welcome,
        "skipped": chair.skipped,
        "level": chair.level,
    }


def free_seats(chairs: Sequence[Chair | None]) -> list[int]:
    """Return the seats without a chair."""
    return [seat for seat, chair in enumerate(chairs) if chair is None]


def event_rows(table_id: int, first: int, events: Iterable[Event]) -> list[Row]:
    """Return one row for each event, numbered from *first*."""
    return [
        {"table_id": table_id, "seq": seq, "version": EVENT_VERSION, "body": compact(event_to_json(event))}
        for seq, event in enumerate(events, first)
    ]


def result_rows(table: Table, results: Iterable[Result]) -> list[Row]:
    """Return one row for each result of *table*, whose last move ended the match."""
    return [
        {
            "table_id": table.id,
            "seat": result.seat,
            "guild_id": table.guild_id,
            "user_id": result.user_id,
            "finished_at": table.moved,
            "people": result.people,
            "scoring": result.scoring,
            "place": result.place,
            "won": result.won,
            "total": result.total,
            "deals": result.deals,
            "best": result.best,
            "made": result.made,
        }
        for result in results
    ]


def read_table(row: RowMapping, chairs: Iterable[RowMapping], events: Sequence[RowMapping]) -> Table:
    """Return the table of *row*, its match replayed. Raises BrokenLogError."""
    try:
        return _table(row, chairs, events)
    except Exception as error:
        # Whatever a broken log leads to; not with its own text, which may show cards.
        raise BrokenLogError(f"table {row['id']} cannot be read ({type(error).__name__}).") from None


def _table(row: RowMapping, chairs: Iterable[RowMapping], events: Sequence[RowMapping]) -> Table:
    if len(events) != row["version"]:
        raise ValueError("the log is too short or too long")
    return Table(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        preset=row["preset"],
        rules=rules_from_json(json.loads(row["rules"])),
        secret=row["secret"],
        host_id=row["host_id"],
        chairs=_chairs(chairs),
        opened=row["opened"],
        moved=row["moved"],
        stage=Stage(row["stage"]),
        revision=row["revision"],
        match=replay(map(_event, events)) if events else None,
        ready=row["ready"],
        votes=row["votes"],
        due=_due(row["due_kind"], row["due_at"]),
        people_at_start=row["people_at_start"],
        clock=Clocks(row["clock"]),
        pinged=row["pinged"],
        level=Level(row["level"]),
    )


def _chairs(rows: Iterable[RowMapping]) -> tuple[Chair | None, ...]:
    chairs: list[Chair | None] = [None] * 4
    for row in rows:
        chairs[row["seat"]] = Chair(
            person=_person(row["user_id"], row["user_name"]),
            name=row["name"],
            word=row["word"],
            starter=row["starter"],
            left=row["left"],
            kept=row["kept"],
            successor=_person(row["successor_id"], row["successor_name"]),
            welcome=row["welcome"],
            skipped=row["skipped"],
            level=Level(row["level"]) if row["level"] else None,
        )
    return tuple(chairs)


def _person(user_id: int | None, name: str | None) -> Person | None:
    return None if user_id is None or name is None else Person(user_id, name)


def _due(kind: str | None, at: datetime | None) -> Due | None:
    return None if kind is None or at is None else Due(DueKind(kind), at)


def _event(row: RowMapping) -> Event:
    if row["version"] > EVENT_VERSION:
        raise ValueError("written by a newer version")
    return event_from_json(json.loads(row["body"]))
