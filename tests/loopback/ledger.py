"""What the database says after everything, held against what people did and were told."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from bot.engine.codec import event_from_json
from bot.engine.evolve import evolve, replay
from bot.engine.messages import CallMade, CardPlayed
from bot.engine.record import read_record, write_record
from bot.engine.state import Match
from bot.engine.verify import verify_record
from bot.settings import Settings
from bot.storage import Database, finished_match
from tests.loopback.people import Move

__all__ = ["Verdict", "compare", "judge", "logged_moves"]


@dataclass(slots=True)
class Verdict:
    """What was found; every list should be empty."""

    lost: list[Move] = field(default_factory=list)
    """Acknowledged, and not in the log."""
    doubled: list[str] = field(default_factory=list)
    """In the log twice, or without a press."""
    unproven: list[str] = field(default_factory=list)
    """Records that do not verify."""
    integrity: str = ""
    acknowledged: int = 0
    logged: int = 0
    """Moves of people in the log."""
    records: int = 0
    stages: Counter[str] = field(default_factory=Counter)

    @property
    def clean(self) -> bool:
        """Return whether nothing was lost, doubled or spoiled."""
        return not (self.lost or self.doubled or self.unproven) and self.integrity == "ok"


async def judge(path: Path, moves: list[Move]) -> Verdict:
    """Read the database at *path*, which no bot uses now, and judge it."""
    verdict = Verdict()
    with closing(sqlite3.connect(path)) as connection:
        verdict.integrity = connection.execute("PRAGMA integrity_check").fetchone()[0]
        tables = dict(connection.execute("SELECT id, stage FROM tables"))
    verdict.stages.update(tables.values())
    compare(verdict, moves, logged_moves(path))
    async with Database(Settings(database_url=f"sqlite:///{path}")) as database:
        for table in tables:
            await _prove(verdict, database, table)
    return verdict


Entry = tuple[int, int, str, int]
"""Table, number of the move, what was played or called, and the user whose chair it was."""


def logged_moves(path: Path) -> list[Entry]:
    """Return the moves of people in every log, but for last cards, which play themselves."""
    with closing(sqlite3.connect(path)) as connection:
        tables = [table for (table,) in connection.execute("SELECT id FROM tables")]
        return [entry for table in tables for entry in _logged(connection, table)]


def _logged(connection: sqlite3.Connection, table: int) -> list[Entry]:
    """Return the moves of people in a table's log."""
    owners = dict(
        connection.execute("SELECT seat, user_id FROM chairs WHERE table_id = ? AND user_id", (table,))
    )
    rows = connection.execute("SELECT body FROM events WHERE table_id = ? ORDER BY seq", (table,))
    events = [event_from_json(json.loads(body)) for (body,) in rows]
    found: list[Entry] = []
    match = replay(events[:1]) if events else None
    for event in events[1:]:
        assert match is not None
        if isinstance(event, CallMade | CardPlayed) and event.seat in owners and not _last_card(match, event):
            what = event.card.text if isinstance(event, CardPlayed) else str(event.call)
            found.append((table, match.move, what, owners[event.seat]))
        match = evolve(match, event)
    return found


def _last_card(match: Match, event: CallMade | CardPlayed) -> bool:
    """Return whether *event* plays somebody's last card, which nobody has to press."""
    deal = match.deal
    return isinstance(event, CardPlayed) and deal is not None and len(deal.hands[event.seat]) == 1


def compare(verdict: Verdict, moves: list[Move], logged: list[Entry]) -> None:
    """Hold the presses against the moves in the log, and note what does not agree."""
    counted = Counter(logged)
    sent = {(move.table, move.number, move.what, move.user) for move in moves}
    verdict.logged = len(logged)
    verdict.acknowledged = sum(move.acknowledged for move in moves)
    for move in moves:
        if move.acknowledged and (move.table, move.number, move.what, move.user) not in counted:
            verdict.lost.append(move)
    turns = Counter((table, number) for table, number, _, _ in logged)
    verdict.doubled += [f"{turn} happened {times} times" for turn, times in turns.items() if times > 1]
    verdict.doubled += [f"{entry} was pressed by nobody" for entry in counted if entry not in sent]


async def _prove(verdict: Verdict, database: Database, table: int) -> None:
    try:
        found = await finished_match(database, table)
        if found is None:
            return
        record = json.loads(json.dumps(write_record(found.match, found.players, found.shuffle)))
        proven = verify_record(read_record(record))
    except Exception as error:
        verdict.unproven.append(f"table {table}: {error!r}")
        return
    verdict.records += 1
    if not proven:
        verdict.unproven.append(f"table {table}: correct, but unproven")
