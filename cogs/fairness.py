"""The fair shuffle: how it works, and the check of a match's deals."""

import discord
from discord import app_commands

from bot.client import CallbreakClient, Topic
from bot.ui import custom_ids, fairness_desk
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press
from bot.ui.press import PressItem, desk_of

_LARGEST = 10**15
"""No table has a number as large; custom ids hold sixteen digits."""


class CheckButton(PressItem, template=custom_ids.CHECK):
    """The way to the proof of a match that has ended."""

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Give it."""
        await fairness_desk.check(desk, press, self.table_id)


class Fairness(Topic):
    """``/callbreak fairness``."""

    presses = (CheckButton,)

    @app_commands.command(description=said("command-fairness"))
    @app_commands.describe(match=said("option-match"))
    async def fairness(
        self,
        press: discord.Interaction[CallbreakClient],
        match: app_commands.Range[int, 1, _LARGEST] | None = None,
    ) -> None:
        """Explain the shuffle, or give the proof of a match that was played in this channel."""
        if match is None:
            await fairness_desk.explain(desk_of(press), press)
        else:
            await fairness_desk.check(desk_of(press), press, match)


async def setup(client: CallbreakClient) -> None:
    """Load this topic."""
    await Fairness.add_to(client)
