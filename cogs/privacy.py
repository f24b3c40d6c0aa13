"""Privacy: what is kept about a person, and how to be rid of it; and which servers the bot is on."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import CallbreakClient, Topic
from bot.ui import custom_ids, privacy_desk
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press
from bot.ui.press import PressItem, desk_of
from bot.ui.privacy_view import Scope

_ANSWERS = {"export": privacy_desk.export, "erase": privacy_desk.ask_erase}
_ERASING = {"ask": privacy_desk.ask_sure, "sure": privacy_desk.erase}


class PrivacyButton(PressItem, template=custom_ids.PRIVACY):
    """A button below what is kept about somebody."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Carry out the button's action, on the presser's own data."""
        await _ANSWERS[self.intent.verb](desk, press)


class EraseButton(PressItem, template=custom_ids.ERASE):
    """The question where the presser is to be erased, or the last one, answered."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Ask once more, or erase the presser."""
        await _ERASING[self.intent.verb](desk, press, self.intent.one_of(Scope, "scope"))


class PrivacyTopic(Topic, name="Privacy"):
    """``/callbreak privacy show``, ``export`` and ``erase``."""

    presses = (PrivacyButton, EraseButton)
    privacy = app_commands.Group(name="privacy", description=said("command-privacy"))

    @privacy.command(description=said("command-privacy-show"))
    async def show(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Tell the presser what is kept about them."""
        await privacy_desk.show(desk_of(press), press)

    @privacy.command(description=said("command-privacy-export"))
    async def export(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Give the presser a file with all that is kept about them."""
        await privacy_desk.export(desk_of(press), press)

    @privacy.command(description=said("command-privacy-erase"))
    async def erase(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Ask the presser where they are to be erased."""
        await privacy_desk.ask_erase(desk_of(press), press)


class Whereabouts(commands.Cog):
    """Takes note of the servers that the bot is on, for how long their data is kept.

    An outage is none of these events.
    """

    def __init__(self, client: CallbreakClient) -> None:
        self.client = client

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Take Discord's complete list of servers, those with an outage among them."""
        if self.client.shard_id is None:  # one shard of several knows its own servers only
            await self.client.retention.ready({guild.id for guild in self.client.guilds})

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Take note that the bot was removed, or the server deleted."""
        await self.client.retention.removed(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Take note that the bot is there, again or for the first time."""
        await self.client.retention.returned(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Take note that the bot is there still; Discord may say so of a server that it has come back to."""
        await self.client.retention.returned(guild.id)


async def setup(client: CallbreakClient) -> None:
    """Load this topic."""
    await PrivacyTopic.add_to(client)
    await client.add_cog(Whereabouts(client))
