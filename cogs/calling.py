"""Calling: the call buttons, and the call that is typed."""

import discord
from discord import app_commands

from bot.client import CallbreakClient, Topic
from bot.table.actions import Call
from bot.ui import custom_ids, panel_desk
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press, person_of
from bot.ui.press import PressItem, desk_of


class CallButton(PressItem, template=custom_ids.CALL):
    """A number to call."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Call it."""
        intent = self.intent
        call = Call(person_of(press), intent.number() or 0, intent.number("move"))
        await panel_desk.press_call(desk, press, intent.table, call, sure=intent.verb == "sure")


class OtherCallsButton(PressItem, template=custom_ids.CALLS):
    """The way to the other calls."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Show them."""
        intent = self.intent
        higher, move = intent.verb == "higher", intent.number("move") or 0
        await panel_desk.choose_calls(desk, press, intent.table, move, higher=higher)


class CallMenu(PressItem, template=custom_ids.CALL_MENU):
    """The calls that may be made, as a menu."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Call the number that was chosen."""
        intent = self.intent
        call = Call(person_of(press), intent.chosen_number, intent.number("move"))
        await panel_desk.press_call(desk, press, intent.table, call, sure=False)


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
