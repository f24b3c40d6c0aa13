"""The Discord client: starts, loads the cogs by name, syncs commands, closes everything. No game logic."""

import asyncio
import logging
import pkgutil
from collections.abc import Coroutine
from importlib import import_module
from typing import Any, ClassVar, Protocol

import discord
from discord import app_commands
from discord.ext import commands

from bot.logs import failures
from bot.ui.command_texts import CommandTranslator, said
from bot.ui.patience import FAILURES, is_discords
from bot.ui.press import answer_error, desk_of, refuse_unknown

__all__ = ["CallbreakClient", "Parts", "Topic"]

log = logging.getLogger(__name__)

GROUP = "callbreak"
ADMIN_GROUP = "callbreak-admin"
STOP_WITHIN = 5.0
"""Seconds for what is still to be answered and shown; hosts kill a process that takes more than ten."""
CLOSE_WITHIN = 3.0


class Parts(Protocol):
    """What the client runs; built by ``bot.app``."""

    async def start(self) -> None:
        """Get ready, logged in but not connected yet. Raises StorageError."""

    async def commands_known(self, group_id: int) -> None:
        """Take note of the id of ``/callbreak``."""

    async def connected(self) -> None:
        """Go on with the tables; called once, when the servers are known."""

    async def finish(self) -> None:
        """Begin nothing more by itself, and say what is still to be said, while Discord can be reached."""

    async def close(self) -> None:
        """Release everything."""


class Tree(app_commands.CommandTree["CallbreakClient"]):
    """Commands whose every failure is answered."""

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        """Let a command in by the door; discord.py answers nobody when its own check fails."""
        desk = desk_of(interaction)
        table = desk.tables.at(interaction.channel_id or 0)
        with desk.door.entered(interaction.id, table.id if table else None):
            try:
                await super()._call(interaction)
            except app_commands.AppCommandError:
                raise
            except Exception as error:
                if interaction.type is not discord.InteractionType.autocomplete:
                    await answer_error(interaction, error)

    def _get_app_command_options(self, data: Any) -> tuple[app_commands.Command[Any, ..., Any], Any]:
        """Return what was typed, provided that it could be; discord.py takes a client's word for it."""
        command, options = super()._get_app_command_options(data)
        known = {parameter.display_name: parameter for parameter in command.parameters}
        if not all(
            option.get("focused") or _could_be(known.get(option["name"]), option) for option in options
        ):
            raise app_commands.CommandSignatureMismatch(command)
        return command, options

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Learn what the person and their server have chosen, before they are answered."""
        desk = desk_of(interaction)
        desk.door.require_open()
        await desk.know(interaction)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Tell the person who typed it."""
        await answer_error(interaction, error)


def _could_be(parameter: app_commands.Parameter | None, option: Any) -> bool:
    """Return whether Discord lets somebody type or choose this, by its type and its choices."""
    if parameter is None:
        return False
    offered = [choice.value for choice in parameter.choices]
    return parameter.type.value == option["type"] and (not offered or option.get("value") in offered)


class CallbreakClient(commands.Bot):
    """The bot on Discord. ``desk`` takes presses, ``ladder`` the questions about standings.

    ``privacy`` takes those about a person's own data, ``retention`` which servers the bot is on.
    """

    desk: Any
    ladder: Any
    privacy: Any
    retention: Any

    def __init__(self) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            http_trace=failures(),
            max_ratelimit_timeout=30.0,  # seconds; longer waits fail at once and are made good later
            tree_cls=Tree,
        )
        description = said("command-callbreak")
        self.callbreak = app_commands.Group(name=GROUP, description=description, guild_only=True)
        self.tree.add_command(self.callbreak)
        self.admin = app_commands.Group(
            name=ADMIN_GROUP,
            description=said("command-callbreak-admin"),
            guild_only=True,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            default_permissions=discord.Permissions(manage_guild=True),
        )
        self.tree.add_command(self.admin)
        self.parts: Parts | None = None
        self._greeted = False

    async def setup_hook(self) -> None:
        """Start the parts, load the cogs, and let Discord know the commands."""
        assert self.parts is not None
        await self.parts.start()
        await self._load_cogs()
        await self.tree.set_translator(CommandTranslator())
        await self._sync()

    async def _sync(self) -> None:
        """Let Discord know the commands; when it is out of order, those of before do."""
        assert self.parts is not None
        try:
            synced = await self.tree.sync()
        except FAILURES as error:
            if not is_discords(error):
                raise
            log.warning("The commands could not be brought up to date, so those of before stay: %s", error)
            return
        for command in synced:
            if command.name == GROUP:
                await self.parts.commands_known(command.id)

    async def _load_cogs(self) -> None:
        package = import_module("cogs")
        for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda module: module.name):
            await self.load_extension(f"cogs.{module.name}")

    async def on_ready(self) -> None:
        """Go on with the tables, the first time that the servers are known."""
        log.info("Ready in %s servers", len(self.guilds))
        if not self._greeted and self.parts is not None:
            self._greeted = True
            await self.parts.connected()

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a press of a control that no topic knows; discord.py would leave it without an answer."""
        data: Any = interaction.data or {}
        if interaction.type is discord.InteractionType.component and not self._knows(data.get("custom_id")):
            await refuse_unknown(interaction)

    def _knows(self, custom_id: object) -> bool:
        topics = (cog for cog in self.cogs.values() if isinstance(cog, Topic))
        patterns = (press.__discord_ui_compiled_template__ for topic in topics for press in topic.presses)
        return any(pattern.fullmatch(str(custom_id)) for pattern in patterns)

    async def on_disconnect(self) -> None:
        """Tell the log; discord.py connects again by itself."""
        if not self.is_closed():
            log.info("disconnected from Discord")

    async def on_resumed(self) -> None:
        """Tell the log."""
        log.info("connected to Discord again")

    async def shut_down(self) -> None:
        """Answer whoever has pressed, turn away who presses now, then close(); each in bounded time."""
        await _within(STOP_WITHIN, self._finish(), "some answers were not sent in time")
        await _within(CLOSE_WITHIN, self.close(), "the connection was not closed in time")

    async def _finish(self) -> None:
        await self.desk.door.close()
        if self.parts is not None:
            await self.parts.finish()

    async def close(self) -> None:
        """Disconnect and release everything; safe to call twice and before a start."""
        await super().close()
        if self.parts is not None:
            parts, self.parts = self.parts, None
            await parts.close()


async def _within(seconds: float, work: Coroutine[Any, Any, None], late: str) -> None:
    """Do *work* as far as it gets in some seconds; nothing keeps the bot from stopping."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        log.warning(late)
    except Exception:
        log.exception("stopping went wrong")


class Topic(commands.Cog):
    """A cog whose commands stand under ``/callbreak``, and whose presses are found by their custom ids.

    Those of a topic that is ``for_admins`` stand under ``/callbreak-admin``.
    """

    presses: ClassVar[tuple[type[discord.ui.DynamicItem[Any]], ...]] = ()
    for_admins: ClassVar[bool] = False

    @classmethod
    async def add_to(cls, client: CallbreakClient) -> None:
        """Add this topic to *client*."""
        topic = cls()
        group = client.admin if cls.for_admins else client.callbreak
        await client.add_cog(topic)
        for command in topic.get_app_commands():
            client.tree.remove_command(command.name)  # add_cog() put it at the top level
            group.add_command(command)
        client.add_dynamic_items(*cls.presses)
