"""`export` gives the record of a finished match, and of no other."""

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli import main
from bot.settings import Settings
from bot.storage import Database, SqlStore
from bot.table.state import Stage
from tests.storage.evenings import evening, lobby

Output = pytest.CaptureFixture[str]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Name the database that the settings name; it is not there yet."""
    path = tmp_path / "callbreak.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{path}")
    return path


async def _play(until: Stage) -> int:
    rng = random.Random(7)
    async with Database(Settings.from_env()) as database:
        store = SqlStore(database)
        table = lobby(rng)
        table = replace(table, id=await store.create(table))
        if until is Stage.LOBBY:
            return table.id
        for commit in evening(table, rng):
            await store.append(commit.table, commit.expected, commit.events, commit.results)
            if until is Stage.MATCH:
                break
            if until is Stage.CLOSED:
                over = replace(commit.table, stage=Stage.CLOSED, revision=commit.table.revision + 1, due=None)
                await store.append(over, commit.table.revision, (), ())
                break
    return table.id


def play(until: Stage) -> int:
    """Keep a table that has come to a stage, and return its number."""
    return asyncio.run(_play(until))


def test_a_finished_match_is_written_and_proven(path: Path, capsys: Output) -> None:
    match = play(Stage.FINISHED)
    out = path.parent / "match.json"
    assert main(["export", str(match), "--out", str(out)]) == 0
    assert main(["verify", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: proven\n"


def test_without_a_file_it_goes_to_standard_output(path: Path, capsys: Output) -> None:
    match = play(Stage.FINISHED)
    assert main(["export", f"#{match}"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["format"] == "callbreak-match/1"
    assert printed.out.isascii()
    assert printed.err == ""


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        (Stage.LOBBY, "has not started"),
        (Stage.MATCH, "is still being played"),
        (Stage.CLOSED, "was broken off"),
    ],
)
def test_a_match_without_a_result_has_no_record(path: Path, capsys: Output, stage: Stage, words: str) -> None:
    match = play(stage)
    assert main(["export", str(match), "--out", "match.json"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"Match {match} {words}")
    assert not Path("match.json").exists()


def test_an_unknown_match(path: Path, capsys: Output) -> None:
    match = play(Stage.LOBBY)
    assert main(["export", str(match + 1)]) == 1
    assert capsys.readouterr().err == f"There is no match {match + 1}.\n"


def test_a_database_that_is_not_there_is_not_made(path: Path, capsys: Output) -> None:
    assert main(["export", "1"]) == 1
    assert "there is no such file" in capsys.readouterr().err
    assert not path.exists()


def test_a_file_that_is_no_database(path: Path, capsys: Output) -> None:
    path.write_text("Dear diary, " * 99)
    assert main(["export", "1"]) == 1
    assert str(path) in capsys.readouterr().err


def test_a_place_that_cannot_be_written_to(path: Path, capsys: Output) -> None:
    match = play(Stage.FINISHED)
    assert main(["export", str(match), "--out", str(path.parent / "missing" / "match.json")]) == 1
    assert "cannot be written (" in capsys.readouterr().err


def test_a_wrong_setting(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgres://db")
    assert main(["export", "1"]) == 78
    assert capsys.readouterr().err.startswith("DATABASE_URL: ")


@pytest.mark.parametrize("number", ["0", "-1", "x", "", "1.5", "٣", "9" * 30, "##1"])
def test_a_match_is_a_number(path: Path, capsys: Output, number: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["export", "--", number])
    assert ended.value.code == 2
    assert "the number of its table" in capsys.readouterr().err
