"""`run` explains what keeps the bot from running, and ends cleanly when it is told to."""

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import aiohttp
import discord
import pytest

from bot.cli.run import run
from bot.settings import Settings
from bot.storage import NewerDatabaseError

ROOT = Path(__file__).resolve().parent.parent.parent
Output = pytest.CaptureFixture[str]


class Client(discord.Client):
    """A client whose start ends as the test wants."""

    made: ClassVar["list[Client]"] = []

    def __init__(self, end: BaseException | None) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.end = end
        self.token = ""
        self.made.append(self)

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        self.token = token
        if self.end:
            raise self.end


class Answer:
    """What comes with an HTTP error."""

    status = 500
    reason = "Trouble"
    headers: ClassVar[dict[str, str]] = {}


class Socket:
    """What has closed."""

    close_code = None


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Start in an empty folder with a token, and forget earlier clients."""
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE_URL", "LOG_LEVEL", "LOG_FORMAT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", "t0.k3n")
    Client.made.clear()


@pytest.fixture(autouse=True)
def logs() -> Iterator[None]:
    """Give the loggers back as they were."""
    loggers = [logging.getLogger(name) for name in (None, "discord")]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


def run_until(end: BaseException | None = None) -> int:
    return run(lambda _: Client(end))


def test_the_client_is_started_with_the_token_and_closed() -> None:
    assert run_until() == 0
    (client,) = Client.made
    assert client.token == "t0.k3n"
    assert client.is_closed()


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = Socket()
    return discord.ConnectionClosed(socket, shard_id=None, code=code)


@pytest.mark.parametrize("refusal", [discord.LoginFailure("no"), closed(4004)])
def test_a_token_that_discord_refuses_is_a_wrong_setting(refusal: Exception, capsys: Output) -> None:
    assert run_until(refusal) == 78
    assert capsys.readouterr().err.startswith("DISCORD_TOKEN: Discord does not accept this token.")
    assert Client.made[0].is_closed()


@pytest.mark.parametrize("token", ["two words", "tökén", "line\nbreak", "a\x00b"])
def test_a_token_that_cannot_be_sent_is_not_tried(
    token: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    (tmp_path / ".env").write_text(f'DISCORD_TOKEN="{token}"', encoding="utf-8")
    monkeypatch.delenv("DISCORD_TOKEN")
    assert run_until() == 78
    assert Client.made == []
    assert "does not accept this token" in capsys.readouterr().err


@pytest.mark.parametrize(
    "trouble",
    [
        aiohttp.ClientConnectionError("no route"),
        discord.GatewayNotFound(),  # type: ignore[no-untyped-call]
        discord.DiscordServerError(Answer(), "down"),
        ConnectionResetError("gone"),
        TimeoutError("late"),
    ],
    ids=lambda trouble: type(trouble).__name__,
)
def test_discord_out_of_reach_is_said_without_a_traceback(trouble: Exception, capsys: Output) -> None:
    assert run_until(trouble) == 1
    assert capsys.readouterr().err.startswith("Discord cannot be reached: ")


def test_a_first_connection_that_fails_is_said_without_a_traceback(capsys: Output) -> None:
    """discord.py stumbles over a connection that it has not had yet."""
    stumble = AttributeError("'NoneType' object has no attribute 'sequence'")
    stumble.__context__ = aiohttp.ClientConnectionError("no route")
    assert run_until(stumble) == 1
    assert capsys.readouterr().err == "Discord cannot be reached: no route\n"


def test_an_unusable_database_is_explained(capsys: Output) -> None:
    assert run_until(NewerDatabaseError("The database a.db cannot be used: newer.")) == 1
    assert capsys.readouterr().err == "The database a.db cannot be used: newer.\n"


@pytest.mark.parametrize("mistake", [closed(4014), ZeroDivisionError()])
def test_a_mistake_of_our_own_is_not_hidden(mistake: Exception) -> None:
    with pytest.raises(type(mistake)):
        run_until(mistake)


@pytest.mark.parametrize(
    ("level", "ours", "theirs"), [("DEBUG", 10, 20), ("INFO", 20, 20), ("ERROR", 40, 40)]
)
def test_debug_lines_of_discord_are_never_logged(
    monkeypatch: pytest.MonkeyPatch, level: str, ours: int, theirs: int
) -> None:
    """They repeat whole messages, with everybody's cards."""
    monkeypatch.setenv("LOG_LEVEL", level)
    assert run_until() == 0
    assert logging.getLogger("bot").getEffectiveLevel() == ours
    assert logging.getLogger("discord.http").getEffectiveLevel() == theirs


@pytest.mark.parametrize(
    ("name", "value"),
    [("DISCORD_TOKEN", " "), ("DATABASE_URL", "postgres://db"), ("LOG_LEVEL", "loud"), ("LOG_FORMAT", "xml")],
)
def test_wrong_settings_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    assert run_until() == 78
    assert capsys.readouterr().err.startswith(f"{name}: ")
    assert Client.made == []


SERVER = """
import asyncio, discord, sys
from bot.cli.run import run

class Client(discord.Client):
    async def start(self, token, *, reconnect=True):
        print("started", flush=True)
        await asyncio.Event().wait()

    async def close(self):
        print("closed", flush=True)
        await super().close()

sys.exit(run(lambda settings: Client(intents=discord.Intents(guilds=True))))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows ends processes otherwise")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly(number: signal.Signals) -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", SERVER]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LOG_LEVEL": "WARNING"}
    with subprocess.Popen(command, env=env, stdout=-1, stderr=-1, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        process.send_signal(number)
        out, err = process.communicate(timeout=20)
    assert (process.returncode, out, err) == (0, "closed\n", "")


STUBBORN = SERVER.replace(
    "    async def close",
    """
    def is_ready(self):
        return True

    async def shut_down(self):
        print("stopping", flush=True)
        await asyncio.Event().wait()

    async def close""",
)


@pytest.mark.skipif(os.name == "nt", reason="Windows ends processes otherwise")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_second_signal_ends_it_at_once(number: signal.Signals) -> None:
    command = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", STUBBORN]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LOG_LEVEL": "WARNING"}
    with subprocess.Popen(command, env=env, stdout=-1, stderr=-1, text=True) as process:
        assert process.stdout is not None
        for line in ("started\n", "stopping\n"):
            assert process.stdout.readline() == line
            process.send_signal(number)
        process.communicate(timeout=20)
    assert process.returncode == -number


def test_settings_reach_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "sqlite:///other.db")
    seen: list[Settings] = []

    def make(settings: Settings) -> discord.Client:
        seen.append(settings)
        return Client(None)

    assert run(make) == 0
    assert [settings.database_path for settings in seen] == [Path("other.db")]
