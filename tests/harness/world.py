"""A simulated Discord with the bot in it, and people who press its buttons."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any, cast

import discord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, ResponseMessage

from bot.engine.refusals import Refusal
from bot.table.ports import StoreFailedError
from bot.ui.rights import NotAllowedError
from tests.harness.clock import ManualClock
from tests.harness.components import Button, buttons, find_button, texts
from tests.harness.requests import Recorder

__all__ = ["NAMES", "Trouble", "World", "open_world"]

NAMES = ("Asha", "Bimal", "Chitra", "Dev")
MakeBot = Callable[[], discord.Client]
Shown = ResponseMessage | discord.Message

# Settling asks in this rhythm (seconds) whether the bot is idle; the default of 0.05 makes a suite three
# times as slow. The argument is private: simcord is pinned.
cast("Any", Env._settle_internal).__kwdefaults__["idle"] = 0.002


_NOT_UNDERSTOOD = (
    discord.app_commands.CommandNotFound,
    discord.app_commands.CommandSignatureMismatch,
    discord.app_commands.TransformerError,
)
"""What discord.py raises for a command that nobody could type; the bot answers it like any failure."""


class World:
    """One simulated server with a channel and people, the bot, its clock and its requests."""

    def __init__(self, env: Env, make_bot: MakeBot, clock: ManualClock, names: Sequence[str] = NAMES) -> None:
        self.env = env
        self.clock = clock
        self.recorder = Recorder(env.backend)
        self.trouble = Trouble()
        self._make_bot = make_bot
        clock.travel = env.advance_time
        clock.scope = env._bot_scope
        self.guild: GuildHandle = env.create_guild("Callbreak Club")
        self.channel: ChannelHandle = self.guild.create_text_channel("games")
        self.people: list[MemberActor] = [self.add_person(name) for name in names]

    @property
    def bot(self) -> discord.Client:
        """Return the bot that runs now."""
        return self.env.bot

    def add_person(self, name: str) -> MemberActor:
        """Let one more person join the server."""
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name))

    async def slash(
        self, member: MemberActor, command: str, channel: ChannelHandle | None = None, **options: Any
    ) -> InteractionResult:
        """Run a slash command such as `callbreak start` and let the bot finish."""
        return await member.slash(channel or self.channel, command, **options)

    async def autocomplete(
        self, member: MemberActor, command: str, option: str, typed: str = "", **filled: Any
    ) -> list[Any]:
        """Return the values that the bot offers while somebody types into an option."""
        choices = await member.autocomplete(self.channel, command, option, typed, **filled)
        return [choice["value"] for choice in choices]

    async def press(
        self,
        member: MemberActor,
        message: Shown,
        *,
        label: str | None = None,
        custom_id: str | None = None,
        suffix: str | None = None,
    ) -> InteractionResult:
        """Press the one button that fits, as the message stands now; LookupError if none or several do."""
        button = find_button(self.components(message), label=label, custom_id=custom_id, suffix=suffix)
        return await member.click(message, custom_id=button.custom_id)

    def components(self, message: Shown) -> list[dict[str, Any]]:
        """Return a message's components as they stand now."""
        channel_id = message.channel_id if isinstance(message, ResponseMessage) else message.channel.id
        return self.env.backend.get_message(channel_id, message.id).components

    def texts(self, message: Shown) -> list[str]:
        """Return every text display of a message as it stands now."""
        return texts(self.components(message))

    def buttons(self, message: Shown) -> list[Button]:
        """Return every button of a message as it stands now."""
        return buttons(self.components(message))

    def messages(self, member: MemberActor, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
        """Return what a person sees in a channel, newest first, their own ephemeral messages included."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {})
        seen = [message for message in stored.values() if message.visible_to(member.id)]
        return [
            ResponseMessage(self.env, message)
            for message in sorted(seen, key=lambda item: item.id, reverse=True)
        ]

    def panels(self, member: MemberActor) -> list[ResponseMessage]:
        """Return a person's ephemeral messages, newest first."""
        return [message for message in self.messages(member) if message.ephemeral]

    def public(self, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
        """Return the messages that everybody sees, newest first."""
        return [message for message in self.messages(self.people[0], channel) if not message.ephemeral]

    def find(
        self, member: MemberActor, *, label: str | None = None, suffix: str | None = None
    ) -> ResponseMessage:
        """Return the newest message in which a person sees an enabled button that fits, or LookupError."""
        for message in self.messages(member):
            for button in self.buttons(message):
                fits = (label is None or button.label == label) and (
                    suffix is None or button.custom_id.endswith(suffix)
                )
                if fits and not button.disabled:
                    return message
        raise LookupError(f"{member.name} sees no enabled button {label or suffix!r}")

    def as_bot(self) -> AbstractContextManager[None]:
        """Let the test call discord.py itself, as the bot would; nobody can press or wait meanwhile."""
        return self.env._bot_scope()

    async def settle(self) -> None:
        """Let the bot finish what it has begun."""
        await self.env.settle()

    async def advance(self, seconds: float) -> None:
        """Let time pass for the bot's clock and for Discord's tokens alike."""
        await self.clock.advance(seconds, self.settle)

    async def restart(self) -> discord.Client:
        """End the bot as if its process died, and start a new one on the same database."""
        old = self.bot
        self.clock.forget()
        await self.env.restart_bot(self._make_bot())
        await old.close()
        return self.bot


class Trouble(logging.Handler):
    """Keep every error that is logged. A test that provokes one clears `lines` once it has looked."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a record."""
        why = f": {record.exc_info[1]!r}" if record.exc_info else ""
        self.lines.append(f"{record.name}: {record.getMessage()}{why}")


def is_refusal(error: BaseException) -> bool:
    """Return whether a command only refused what it was asked: the person was told why.

    What the store cannot keep is in the log as an error, too, and a test has to look at that.
    """
    told = isinstance(getattr(error, "original", error), Refusal | NotAllowedError | StoreFailedError)
    return told or isinstance(error, _NOT_UNDERSTOOD)


@asynccontextmanager
async def open_world(
    make_bot: MakeBot, clock: ManualClock | None = None, **options: Any
) -> AsyncIterator[World]:
    """Start the bot in a new world; at the end raise what the bot raised, logged as an error, or broke.

    A fault in the handling of a press is answered and logged, and so reaches nobody else.
    `options` go to `simcord.Env`.
    """
    env = Env(make_bot(), **options)
    await env.start()
    world = World(env, make_bot, clock or ManualClock())
    log = logging.getLogger()
    log.addHandler(world.trouble)
    try:
        yield world
    finally:
        await env.shutdown()
        await env.bot.close()
        log.removeHandler(world.trouble)
    if env.check_errors:
        raised = [error for error in env.errors_since(env._errors_acknowledged) if not is_refusal(error)]
        if raised:
            raise BaseExceptionGroup("the bot raised", raised)
    assert not world.recorder.faults, world.recorder.faults
    assert not world.trouble.lines, world.trouble.lines
