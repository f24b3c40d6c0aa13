"""`doctor` finds what keeps the bot from working, says what to do, and changes nothing."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections import namedtuple
from collections.abc import AsyncIterator, Callable
from datetime import timedelta
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.cli import main
from bot.cli.doctor import _doctor
from bot.settings import Settings
from bot.storage import Database, SqlStore
from tests.cli.scripted_discord import ALL_RIGHTS, CHANNEL, GUILD, ScriptedDiscord, scripted_discord
from tests.storage.evenings import lobby

Output = pytest.CaptureFixture[str]
TOKEN = "t0.k3n"
SEND = discord.Permissions(send_messages=True).value
ATTACH = discord.Permissions(attach_files=True).value


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own with a token in a file that only its owner reads."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "LOG_FORMAT"):
        monkeypatch.delenv(name, raising=False)
    env = tmp_path / ".env"
    env.write_text(f"DISCORD_TOKEN={TOKEN}\n")
    env.chmod(0o600)
    return tmp_path


@pytest_asyncio.fixture
async def there(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ScriptedDiscord]:
    """Discord, on this computer."""
    async with scripted_discord() as served:
        monkeypatch.setattr(discord.http.Route, "BASE", served.url)
        yield served


@pytest_asyncio.fixture
async def table() -> int:
    """A lobby that is open in the channel."""
    async with Database(Settings.from_env()) as database:
        return await SqlStore(database).create(lobby(random.Random(1), CHANNEL, GUILD))


async def report(capsys: Output) -> tuple[int, list[str]]:
    """Return the exit code and the lines."""
    code = await _doctor()
    said = capsys.readouterr().out
    assert TOKEN not in said
    return code, said.splitlines()


def content(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder."""
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def make_private(name: str) -> None:
    Path(name).chmod(0o600)


def found(lines: list[str], subject: str) -> str:
    """Return the one line about something."""
    (line,) = (line for line in lines if line[6:].startswith(subject))
    return line


@pytest.mark.usefixtures("there", "table")
async def test_all_is_well(capsys: Output, folder: Path) -> None:
    make_private("data/callbreak.db")
    before = content(folder)
    code, lines = await report(capsys)
    assert (code, [line for line in lines if not line.startswith("ok    ")]) == (0, [])
    subjects = [line[6:].split(":")[0].split(" ")[0] for line in lines]
    assert subjects == [
        ".env", "settings", "disk", "database", "token", "clock", "intents", "emoji", "server", "table",
    ]  # fmt: skip
    assert content(folder) == before


@pytest.mark.usefixtures("there")
async def test_before_the_first_start(capsys: Output, folder: Path) -> None:
    code, lines = await report(capsys)
    assert code == 0
    assert "makes it at its first start" in found(lines, "database")
    assert list(content(folder)) == [".env"]


Trouble = Callable[[ScriptedDiscord], None]


def rights(without: int) -> Trouble:
    return lambda there: setattr(there, "rights", ALL_RIGHTS & ~without)


def application(**facts: object) -> Trouble:
    return lambda there: there.application.update(facts)


def refuse(asked: str, status: int, code: int = 0) -> Trouble:
    return lambda there: there.replaced.update({asked: (status, {"code": code, "message": "no"})})


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize(
    ("trouble", "subject", "grade", "words"),
    [
        (refuse("GET /users/@me", 401), "token", 78, "Press Reset Token"),
        (
            lambda there: setattr(there, "skew", timedelta(seconds=-90)),
            "clock",
            1,
            "seconds ahead of Discord's",
        ),
        (lambda there: setattr(there, "skew", timedelta(minutes=2)), "clock", 1, "behind Discord's"),
        (application(flags=1 << 18), "privileged intents", 0, "Message Content. Turn them off"),
        (application(interactions_endpoint_url="https://x"), "interactions endpoint", 1, "Clear it"),
        (lambda there: there.emoji.remove("hearts"), "emoji", 0, "missing: hearts"),
        (rights(SEND), "server", 1, "lacks Send Messages."),
        (rights(SEND), "table", 1, "lacks Send Messages."),
        (rights(ATTACH), "server", 0, "without Attach Files"),
        (refuse(f"GET /channels/{CHANNEL}", 404, 10003), "table", 0, "is gone"),
        (refuse(f"GET /channels/{CHANNEL}", 403, 50001), "table", 1, "does not see channel"),
        (lambda there: there.guilds.clear(), "servers", 0, "on none yet"),
        (refuse("GET /users/@me/guilds", 403), "Discord", 1, "refused a question"),
    ],
)
async def test_trouble_on_discord(
    there: ScriptedDiscord, capsys: Output, trouble: Trouble, subject: str, grade: int, words: str
) -> None:
    trouble(there)
    code, lines = await report(capsys)
    line = found(lines, subject)
    assert words in line
    assert line.startswith("FIX" if grade else "note")
    assert code == grade


@pytest.mark.usefixtures("table")
async def test_without_its_commands_the_bot_is_to_be_invited_again(
    there: ScriptedDiscord, capsys: Output
) -> None:
    refuse(f"GET /applications/11/guilds/{GUILD}/commands", 403, 50001)(there)
    code, lines = await report(capsys)
    assert code == 1
    assert any("commands may not be offered" in line and "Invite the bot again" in line for line in lines)


async def test_discord_out_of_reach(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:1/api")
    code, lines = await report(capsys)
    assert code == 1
    assert "cannot be reached" in found(lines, "Discord")


@pytest.mark.skipif(os.name == "nt", reason="Windows keeps rights otherwise")
@pytest.mark.usefixtures("there")
async def test_a_token_that_others_can_read(folder: Path, capsys: Output) -> None:
    (folder / ".env").chmod(0o640)
    code, lines = await report(capsys)
    assert code == 1
    assert "chmod 600 .env" in found(lines, ".env")


def damage(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[5 * 4096 :] = random.Random(2).randbytes(len(data) - 5 * 4096)
    path.write_bytes(data)


def age(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0001'")
    connection.close()


def renew(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()


@pytest.mark.usefixtures("there", "table")
@pytest.mark.parametrize(
    ("spoil", "code", "words"),
    [
        (damage, 1, "damaged"),
        (age, 0, "Make a backup before."),
        (renew, 1, "newer version"),
        (lambda path: path.write_text("Dear diary, " * 99), 1, "not a database"),
    ],
)
async def test_trouble_with_the_database(
    capsys: Output, spoil: Callable[[Path], None], code: int, words: str
) -> None:
    spoil(Path("data/callbreak.db"))
    said = await report(capsys)
    assert said[0] == code
    assert any(words in line for line in said[1] if line[6:].startswith("database:"))


@pytest.mark.usefixtures("there")
async def test_a_full_disk(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = namedtuple("usage", "total used free")
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(9, 9, 5 * 1024 * 1024))
    code, lines = await report(capsys)
    assert code == 1
    assert "5 MiB free" in found(lines, "disk")


@pytest.mark.usefixtures("there")
async def test_a_folder_that_may_not_be_written(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    code, lines = await report(capsys)
    assert code == 1
    assert "cannot be made" in found(lines, "database")


def test_wrong_settings(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    monkeypatch.setenv("LOG_LEVEL", "loud")
    monkeypatch.setenv("DATABASE_URL", "postgres://db")
    assert main(["doctor"]) == 78
    lines = capsys.readouterr().out.splitlines()
    assert [line[:20] for line in lines[1:]] == ["FIX   settings: DATA", "FIX   settings: LOG_"]


def test_without_a_token(folder: Path, capsys: Output) -> None:
    (folder / ".env").unlink()
    assert main(["doctor"]) == 78
    lines = capsys.readouterr().out.splitlines()
    assert "DISCORD_TOKEN: missing" in found(lines, "token")
    assert "environment" in found(lines, ".env")
