"""What Discord tells of channels and servers that go, and of the connection."""

import discord
from discord.ext import commands

from bot.client import CallbreakClient
from bot.ui import channels
from bot.ui.desk import Desk


class Channels(commands.Cog):
    """Listens; nobody presses anything here."""

    def __init__(self, client: CallbreakClient) -> None:
        self._client = client

    @property
    def _desk(self) -> Desk:
        desk = self._client.desk
        assert isinstance(desk, Desk)
        return desk

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the channel's table, and those of its threads."""
        await channels.channel_deleted(self._desk, self._client, channel.guild.id, channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Close the thread's table."""
        await channels.channel_deleted(self._desk, self._client, thread.guild_id, thread.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the server's tables; an outage is told in another way."""
        await channels.server_gone(self._desk, guild.id)

    @commands.Cog.listener()
    async def on_disconnect(self) -> None:
        """Let nobody's time run out while presses do not arrive."""
        self._desk.tables.cut_off()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        """Let time run out again."""
        self._desk.tables.connected()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Let time run out again, and look for channels that went meanwhile."""
        self._desk.tables.connected()
        await channels.look_for_channels(self._desk, self._client)


async def setup(client: CallbreakClient) -> None:
    """Load the listeners."""
    await client.add_cog(Channels(client))
