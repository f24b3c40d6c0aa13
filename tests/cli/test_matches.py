"""`matches` lists the finished matches and changes nothing."""

import asyncio
import random
import re
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli import main
from bot.settings import Settings
from bot.storage import Database, SqlStore
from tests.storage.evenings import evening, lobby

Output = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Name the database that the settings name; it is not there yet."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'callbreak.db'}")
    return tmp_path / "callbreak.db"


async def _play(matches: int) -> None:
    """Finish some matches, and leave a lobby and one more match running."""
    rng = random.Random(7)
    async with Database(Settings.from_env()) as database:
        store = SqlStore(database)
        for number in range(matches + 2):
            table = lobby(rng, channel_id=number + 1)
            table = replace(table, id=await store.create(table))
            commits = list(evening(table, rng))
            for commit in (commits, commits[:3], [])[max(0, number - matches + 1)]:
                await store.append(commit.table, commit.expected, commit.events, commit.results)


def test_finished_matches_are_listed_with_number_and_time(path: Path, capsys: Output) -> None:
    asyncio.run(_play(2))
    assert main(["matches"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [int(line.split()[0]) for line in lines] == [1, 2]
    shape = r" +\d+  2026-\d\d-\d\d \d\d:\d\d UTC  [a-z-]+ +deals +\d+  people \d  server \d+"
    assert all(re.fullmatch(shape, line) for line in lines)


def test_none_is_fine(path: Path, capsys: Output) -> None:
    asyncio.run(_play(0))
    assert main(["matches"]) == 0
    assert capsys.readouterr().out == "No match has been finished yet.\n"


@pytest.mark.parametrize("command", [["matches"], ["export", "1"]])
def test_an_earlier_versions_database_is_left_as_it_is(
    path: Path, capsys: Output, command: list[str]
) -> None:
    """The earlier version may be running on it."""
    asyncio.run(_play(0))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()
    before = path.read_bytes()
    assert main(command) == 1
    assert "Start the bot once" in capsys.readouterr().err
    assert path.read_bytes() == before


def test_a_database_that_is_not_there_is_not_made(path: Path, capsys: Output) -> None:
    assert main(["matches"]) == 1
    assert "there is no such file" in capsys.readouterr().err
    assert not path.exists()


def test_a_wrong_setting(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgres://db")
    assert main(["matches"]) == 78
    assert capsys.readouterr().err.startswith("DATABASE_URL: ")
