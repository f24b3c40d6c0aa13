"""``python -m bot run``: run the bot on Discord until it is told to stop."""

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from typing import Protocol, runtime_checkable

import aiohttp
import discord

from bot import logs
from bot.cli.exits import Exit
from bot.settings import Settings, SettingsError
from bot.storage import StorageError

__all__ = ["run"]

_AUTHENTICATION_FAILED = 4004
"""The code with which Discord's gateway closes on a token that has been reset."""

_BAD_TOKEN = (
    "DISCORD_TOKEN: Discord does not accept this token. Copy the whole token again, or press Reset Token "
    "on the Bot page of your application at discord.com/developers/applications and write the new one "
    "to the file .env."
)
_UNREACHABLE = (
    aiohttp.ClientError,
    discord.GatewayNotFound,
    discord.DiscordServerError,
    ConnectionError,
    TimeoutError,
)
_SIGNALS = (signal.SIGINT, signal.SIGTERM)
MakeClient = Callable[[Settings], discord.Client]


@runtime_checkable
class Stoppable(Protocol):
    """A client that can stop without leaving anybody waiting."""

    def is_ready(self) -> bool:
        """Return whether it has got so far that people use it."""

    async def shut_down(self) -> None:
        """Answer who waits, and close."""


class _BadTokenError(Exception):
    """Discord does not accept the token."""


def run(make_client: MakeClient | None = None) -> Exit:
    """Run the bot, the real one unless *make_client* gives another; return the exit code."""
    try:
        settings = Settings.from_env()
        token = _usable(settings.require_token())
        logs.set_up(settings.log_level, settings.log_format, secrets=(token,))
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # it is not there to speak
        asyncio.run(_serve(make_client or _real_client(), settings, token))
    except SettingsError as error:
        return _explain(error, Exit.WRONG_SETTINGS)
    except _BadTokenError:
        return _explain(_BAD_TOKEN, Exit.WRONG_SETTINGS)
    except StorageError as error:
        return _explain(error, Exit.FAILED)
    except _UNREACHABLE as error:
        return _explain(f"Discord cannot be reached: {error}", Exit.FAILED)
    except KeyboardInterrupt:  # where the event loop cannot handle signals
        pass
    return Exit.FINE


def _real_client() -> MakeClient:
    from bot.app import create_bot

    return create_bot


def _usable(token: str) -> str:
    """Return *token* if it can be sent at all: blanks and other scripts cannot."""
    if not token.isascii() or not token.isprintable() or " " in token:
        raise _BadTokenError
    return token


def _explain(problem: object, code: Exit) -> Exit:
    print(problem, file=sys.stderr)
    return code


async def _serve(make_client: MakeClient, settings: Settings, token: str) -> None:
    """Run a client until it fails or the process is told to end, and close it either way."""
    async with make_client(settings) as client:
        running = asyncio.create_task(client.start(token))
        told = asyncio.create_task(_stop_signal().wait())
        try:
            await asyncio.wait({running, told}, return_when=asyncio.FIRST_COMPLETED)
        finally:  # also where the event loop cannot handle signals, and this task is cancelled
            told.cancel()
            ended = running.done()
            if not ended:
                await _stop(client, running)
        if ended:
            _raise_what_ended_it(running.exception())


async def _stop(client: discord.Client, running: "asyncio.Task[None]") -> None:
    """End *client*, in peace if it has got so far that people may be waiting for it."""
    logging.getLogger(__name__).info("Stopping")
    if isinstance(client, Stoppable) and client.is_ready():
        await client.shut_down()
    running.cancel()
    await asyncio.wait({running})


def _raise_what_ended_it(error: BaseException | None) -> None:
    refused = isinstance(error, discord.ConnectionClosed) and error.code == _AUTHENTICATION_FAILED
    if refused or isinstance(error, discord.LoginFailure):
        raise _BadTokenError from None
    if isinstance(error, AttributeError):  # discord.py trips over what it lacks before its first connection
        if isinstance(error.__context__, _UNREACHABLE):
            raise error.__context__
        if isinstance(error.__context__, discord.gateway.ReconnectWebSocket):
            raise ConnectionError("its gateway closed the connection at once") from None
    if error is not None:
        raise error


def _stop_signal() -> asyncio.Event:
    """Return an event that Ctrl-C or SIGTERM sets; the next of them ends the process at once."""
    told = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stop() -> None:
        told.set()
        for number in _SIGNALS:
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_DFL)

    for number in _SIGNALS:
        try:
            loop.add_signal_handler(number, stop)
        except (NotImplementedError, RuntimeError):  # Windows, or not the main thread
            break
    return told
