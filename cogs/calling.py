"""Calling: the call buttons, and the call that is typed."""

import re

import discord
from discord import app_commands

from bot.client import CallbreakClient, Topic
from bot.table.actions import Call
from bot.table.refusals import StaleMove
from bot.ui import custom_ids, panel_desk
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press, person_of
from bot.ui.press import PressItem, chosen, desk_of


class CallButton(PressItem, template=custom_ids.CALL):
    """A number to call."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Call it."""
        call = Call(person_of(press), self.number() or 0, self.number("move"))
        await panel_desk.press_call(desk, press, self.table_id, call, sure=self.facts["verb"] == "sure")


class OtherCallsButton(PressItem, template=custom_ids.CALLS):
    """The way to the other calls."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Show them."""
        higher = self.facts["verb"] == "higher"
        await panel_desk.choose_calls(desk, press, self.table_id, self.number("move") or 0, higher=higher)


class CallMenu(PressItem, template=custom_ids.CALL_MENU):
    """The calls that may be made, as a menu."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Call the number that was chosen; what is no number was never offered."""
        number = chosen(press)
        if not re.fullmatch(r"[0-9]{1,2}", number):
            raise StaleMove
        call = Call(person_of(press), int(number), self.number("move"))
        await panel_desk.press_call(desk, press, self.table_id, call, sure=False)


class Calling(Topic):
    """``/callbreak call``."""

    presses = (CallButton, CallMenu, OtherCallsButton)

    @app_commands.command(description=said("command-call"))
    @app_commands.describe(number=said("option-number"))
    async def call(
        self, press: discord.Interaction[CallbreakClient], number: app_commands.Range[int, 1, 13]
    ) -> None:
        """Call a number of tricks at this channel's table."""
        await panel_desk.type_move(desk_of(press), press, Call(person_of(press), number))


async def setup(client: CallbreakClient) -> None:
    """Load this topic."""
    await Calling.add_to(client)
