"""Settings: a person's own, and a server's."""

import discord
from discord import app_commands

from bot.client import CallbreakClient, Topic
from bot.ui import custom_ids, settings_desk
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press
from bot.ui.press import PressItem, desk_of


class MineMenu(PressItem, template=custom_ids.MINE):
    """One of the presser's own settings."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Keep what was chosen."""
        await settings_desk.change_mine(desk, press, self.intent.part("setting"), self.intent.word)


class ServerMenu(PressItem, template=custom_ids.SERVER):
    """One of the server's settings."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Keep what was chosen, if the presser manages the server."""
        await settings_desk.change_server(desk, press, self.intent.part("setting"), self.intent.word)


class ServerIds(PressItem, template=custom_ids.SERVER_IDS):
    """One of the server's settings that names channels or roles."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Keep what was chosen, if the presser manages the server."""
        await settings_desk.change_server_ids(desk, press, self.intent.part("setting"), self.intent.values)


class ServerPage(PressItem, template=custom_ids.SERVER_PAGE):
    """Another page of the server's settings."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Turn to it, if the presser manages the server."""
        await settings_desk.turn_server(desk, press, self.intent.part("page"))


class MySettings(Topic, name="Settings"):
    """``/callbreak settings``."""

    presses = (MineMenu,)

    @app_commands.command(description=said("command-settings"))
    async def settings(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Show the presser's own settings."""
        await settings_desk.show_mine(desk_of(press), press)


class ServerSettings(Topic, name="Server settings"):
    """``/callbreak-admin settings``."""

    presses = (ServerMenu, ServerIds, ServerPage)
    for_admins = True

    @app_commands.command(description=said("command-admin-settings"))
    async def settings(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Show the server's settings."""
        await settings_desk.show_server(desk_of(press), press)


async def setup(client: CallbreakClient) -> None:
    """Load both topics."""
    await MySettings.add_to(client)
    await ServerSettings.add_to(client)
