"""The ledger finds what it is there for: moves that are missing, made by nobody, and spoiled records."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.settings import Settings
from bot.storage import Database, SqlStore
from tests.loopback.ledger import judge, logged_moves
from tests.loopback.people import Move
from tests.storage.evenings import evening, lobby

pytestmark = pytest.mark.no_cover


async def played(path: Path) -> list[Move]:
    """Play one match into a database and return the presses that would have made its moves."""
    chance = random.Random(5)
    async with Database(Settings(database_url=f"sqlite:///{path}")) as database:
        store, table = SqlStore(database), lobby(chance)
        table = replace(table, id=await store.create(table))
        for commit in evening(table, chance):
            await store.append(commit.table, commit.expected, commit.events, commit.results)
    return [Move(*entry, acknowledged=True) for entry in logged_moves(path)]


async def test_a_match_as_it_was_pressed_is_clean(tmp_path: Path) -> None:
    moves = await played(tmp_path / "callbreak.db")
    verdict = await judge(tmp_path / "callbreak.db", moves)
    assert verdict.clean, verdict
    assert verdict.records == 1
    assert verdict.acknowledged == verdict.logged == len(moves) > 10


async def test_a_move_that_was_acknowledged_and_is_missing_is_found(tmp_path: Path) -> None:
    moves = await played(tmp_path / "callbreak.db")
    lost = replace(moves[3], what="nothing that was played")
    verdict = await judge(tmp_path / "callbreak.db", [*moves, lost])
    assert verdict.lost == [lost]
    unheard = replace(lost, acknowledged=False)
    assert (await judge(tmp_path / "callbreak.db", [*moves, unheard])).clean


async def test_a_move_that_nobody_pressed_is_found(tmp_path: Path) -> None:
    moves = await played(tmp_path / "callbreak.db")
    verdict = await judge(tmp_path / "callbreak.db", moves[1:])
    assert len(verdict.doubled) == 1
    assert not verdict.clean


async def test_a_record_that_proves_nothing_is_found(tmp_path: Path) -> None:
    moves = await played(tmp_path / "callbreak.db")
    with closing(sqlite3.connect(tmp_path / "callbreak.db")) as connection, connection:
        connection.execute("UPDATE tables SET secret = zeroblob(32)")
    verdict = await judge(tmp_path / "callbreak.db", moves)
    assert verdict.unproven
    assert not verdict.clean


@pytest.mark.parametrize(
    ("what", "answer", "tells"),
    [
        ("10H", "You played <:hearts:7>\u206010.\n### You called 2", True),
        ("10H", "You played 10♥.", True),
        ("10H", "You played <:spades:7>\u206010.", False),
        ("KH", "You played <:hearts:7>\u206010.", False),
        ("KH", "### You called 2\nA trick was taken.", False),
        ("2", "### You called 2", True),
        ("3", "### You called 2", False),
    ],
)
def test_an_answer_acknowledges_the_very_card_and_no_other(what: str, answer: str, *, tells: bool) -> None:
    assert Move(1, 101, what, 1).told_in(answer) is tells
