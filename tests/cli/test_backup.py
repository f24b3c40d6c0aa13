"""`backup` copies the database while the bot runs, and the copy can be put back."""

import os
import random
import shutil
import sqlite3
import stat
from collections.abc import Callable
from pathlib import Path

import discord
import pytest

from bot.cli import main
from bot.settings import Settings
from bot.storage import Database, SqlStore
from bot.table.state import Table
from tests.harness import ManualClock, Players, open_world
from tests.storage.evenings import lobby

Output = pytest.CaptureFixture[str]


@pytest.fixture
def path(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database that the settings name; it is not there yet."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", settings.database_url)
    return settings.database_path


@pytest.fixture
async def kept(settings: Settings, path: Path) -> Path:
    """The database with one table in it."""
    async with Database(settings) as database:
        await SqlStore(database).create(lobby(random.Random(1)))
    return path


async def test_a_match_goes_on_from_a_backup(
    path: Path, make_bot: Callable[[], discord.Client], clock: ManualClock
) -> None:
    """Play, copy in the middle of a trick, go on, put the copy back: the same card is to be played again."""
    async with open_world(make_bot, clock) as world:
        players = Players(world, 2)
        await players.begin(deals=1)
        for _ in range(5):
            await players.move()
        assert main(["backup", "copy.db"]) == 0
        copied = await live(Path("copy.db"))
        for _ in range(3):
            await players.move()
        assert await live(path) != copied
        await world.bot.close()
        for left in path.parent.glob(f"{path.name}*"):
            left.unlink()
        shutil.copy("copy.db", path)
        clock.forget()
        await world.env.restart_bot(make_bot())
        assert await live(path) == copied
        await world.slash(world.people[0], "callbreak hand")
        await world.slash(world.people[1], "callbreak hand")
        await players.play_match()
        assert players.over()


async def live(path: Path) -> list[Table]:
    """Return the tables that go on in a database, its log replayed."""
    database = Database(Settings(database_url=f"sqlite:///{path}"))
    await database.open(existing=True)
    tables = await SqlStore(database).live()
    await database.close()
    return tables


def test_the_copy_is_one_file_that_only_its_owner_reads(kept: Path, capsys: Output) -> None:
    before = os.umask(0)
    try:
        assert main(["backup", "copy.db"]) == 0
    finally:
        os.umask(before)
    assert capsys.readouterr().out.startswith("copy.db: whole, ")
    assert sorted(entry.name for entry in kept.parent.iterdir()) == [kept.name, "copy.db"]
    if os.name != "nt":
        assert stat.S_IMODE(Path("copy.db").stat().st_mode) == 0o600


def test_what_stands_in_the_log_beside_it_is_copied(kept: Path) -> None:
    writer = sqlite3.connect(kept)
    writer.execute("INSERT INTO guilds (id, preset) VALUES (7, 'callbreak')")
    writer.commit()
    assert kept.with_name(f"{kept.name}-wal").stat().st_size
    assert main(["backup", "copy.db"]) == 0
    writer.close()
    copy = sqlite3.connect("copy.db")
    assert copy.execute("SELECT id FROM guilds").fetchall() == [(7,)]
    copy.close()


def test_a_writer_is_not_held_up_and_its_half_is_not_copied(kept: Path) -> None:
    writer = sqlite3.connect(kept, isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    writer.execute("INSERT INTO guilds (id, preset) VALUES (7, 'callbreak')")
    assert main(["backup", "copy.db"]) == 0
    writer.execute("COMMIT")
    writer.close()
    copy = sqlite3.connect("copy.db")
    assert copy.execute("SELECT count(*) FROM guilds").fetchone() == (0,)
    copy.close()


def test_an_earlier_copy_goes_only_when_asked(kept: Path, capsys: Output) -> None:
    Path("copy.db").write_text("precious")
    assert main(["backup", "copy.db"]) == 1
    assert "--force" in capsys.readouterr().err
    assert Path("copy.db").read_text() == "precious"
    assert main(["backup", "--force", "copy.db"]) == 0
    assert Path("copy.db").read_bytes().startswith(b"SQLite format 3")


def damage(path: Path) -> None:
    """Overwrite every page but the first two with noise."""
    data = bytearray(path.read_bytes())
    data[8192:] = random.Random(2).randbytes(len(data) - 8192)
    path.write_bytes(data)


def test_a_damaged_database_does_not_replace_an_earlier_copy(kept: Path, capsys: Output) -> None:
    assert main(["backup", "copy.db"]) == 0
    good = Path("copy.db").read_bytes()
    damage(kept)
    assert main(["backup", "--force", "copy.db"]) == 1
    assert "damaged" in capsys.readouterr().err
    assert Path("copy.db").read_bytes() == good
    assert sorted(entry.name for entry in kept.parent.iterdir()) == [kept.name, "copy.db"]


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("callbreak.db", "the database itself"),
        ("missing/copy.db", "cannot be written"),
        (".", "is a folder"),
    ],
)
def test_places_that_will_not_do(kept: Path, capsys: Output, target: str, words: str) -> None:
    before = kept.read_bytes()
    assert main(["backup", "--force", target]) == 1
    assert words in capsys.readouterr().err
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "words"),
    [(None, "no such file"), (b"Dear diary, " * 99, "not a database"), (b"", "no matches of the bot")],
)
def test_what_is_no_database_is_not_copied(
    path: Path, capsys: Output, content: bytes | None, words: str
) -> None:
    if content is not None:
        path.write_bytes(content)
    assert main(["backup", "copy.db"]) == 1
    assert words in capsys.readouterr().err
    assert not Path("copy.db").exists()


def test_a_wrong_setting(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgres://db")
    assert main(["backup", "copy.db"]) == 78
    assert capsys.readouterr().err.startswith("DATABASE_URL: ")
