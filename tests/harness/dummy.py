"""A tiny bot by which the harness itself is tested: it hides a word in a private panel."""

from __future__ import annotations

from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, Self

import aiosqlite
import discord
from discord import app_commands
from discord.ext import commands

from bot.table.clock import Clock

__all__ = ["SECRET", "DummyBot", "DummyButton"]

SECRET = "KS QS 10H"


def layout(text: str, **buttons: str) -> discord.ui.LayoutView:
    """Return a stopped layout with a text and a row of buttons given as label=command."""
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[Any] = discord.ui.ActionRow()
    for label, command in buttons.items():
        row.add_item(discord.ui.Button(label=label, custom_id=f"dummy:{command}"))
    box: discord.ui.Container[Any] = discord.ui.Container(discord.ui.TextDisplay(text))
    if buttons:
        box.add_item(row)
    view.add_item(box)
    view.stop()
    return view


class DummyButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"dummy:(?P<command>\w+)"):
    """Hand every press to the bot's method of that name."""

    def __init__(self, command: str) -> None:
        super().__init__(discord.ui.Button(label=command, custom_id=f"dummy:{command}"))
        self.command = command

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: Any
    ) -> Self:
        """Take the command from the custom id."""
        return cls(match["command"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the button says."""
        await getattr(interaction.client, f"on_{self.command}_pressed")(interaction)


class DummyBot(commands.Bot):
    """Count presses in a database, deal a secret, and change its mind by the clock."""

    def __init__(self, path: Path, clock: Clock) -> None:
        super().__init__(command_prefix=[], intents=discord.Intents(guilds=True), help_command=None)
        self.path, self.clock = path, clock
        self.database: aiosqlite.Connection | None = None

    async def setup_hook(self) -> None:
        """Open the database and register everything."""
        self.database = await aiosqlite.connect(self.path)
        await self.database.execute("CREATE TABLE IF NOT EXISTS presses (n INTEGER)")
        self.add_dynamic_items(DummyButton)
        group = app_commands.Group(name="dummy", description="A tiny bot")
        group.command(name="start", description="Begin")(self._start())
        group.command(name="play", description="Play a card")(self._play())
        self.tree.add_command(group)
        await self.tree.sync()

    def _start(self) -> Callable[..., Any]:
        async def start(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(
                view=layout("A table", Deal="deal", Count="count", Wide="wide", Swap="swap")
            )

        return start

    def _play(self) -> Callable[..., Any]:
        @app_commands.describe(card="Which")
        async def play(interaction: discord.Interaction[Any], card: str) -> None:
            await interaction.response.send_message(view=layout(f"played {card}"), ephemeral=True)

        async def offer(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
            cards = [card for card in SECRET.split() if card.startswith(typed)]
            return [app_commands.Choice(name=card, value=card) for card in cards]

        return app_commands.autocomplete(card=offer)(play)

    async def on_deal_pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Answer with type 6 and a private follow-up, which the clock shall delete."""
        await interaction.response.defer()
        panel = await interaction.followup.send(view=layout(SECRET, Show="show"), ephemeral=True, wait=True)
        await interaction.edit_original_response(view=layout("Dealt", Deal="deal", Count="count"))
        later = self.clock.now() + timedelta(seconds=8)
        self.clock.call_at(later, lambda: self._later(interaction.followup.delete_message(panel.id)))

    async def on_show_pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Edit the private panel in place, and say something on the bot's own token."""
        await interaction.response.edit_message(view=layout(SECRET + " shown", Show="show"))
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.channel.send(view=layout("somebody looked"))

    async def on_count_pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Count in the database and say so."""
        assert self.database is not None
        await self.database.execute("INSERT INTO presses VALUES (1)")
        await self.database.commit()
        async with self.database.execute("SELECT count(*) FROM presses") as rows:
            (count,) = await rows.fetchone() or (0,)
        await interaction.response.edit_message(view=layout(f"{count} presses", Deal="deal", Count="count"))

    async def on_swap_pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Put another button where the first one was."""
        await interaction.response.edit_message(view=layout("Swapped", Count="count", Deal="deal"))

    def say(self, channel_id: int, text: str) -> None:
        """Say something that nobody asked for."""
        self._later(self.get_partial_messageable(int(channel_id)).send(view=layout(text)))

    async def on_wide_pressed(self, interaction: discord.Interaction[Any]) -> None:
        """Break our own limit of four cards a row."""
        row = {f"b{card}": f"x:{card}" for card in ("2C", "3C", "4C", "5C", "6C")}
        await interaction.response.send_message(view=layout("too wide", **row), ephemeral=True)

    def _later(self, work: Any) -> None:
        self._background = self.loop.create_task(work)

    async def close(self) -> None:
        """Release the database, too."""
        if self.database is not None:
            await self.database.close()
        await super().close()
