"""The running table: its public buttons, leaving and coming back, ending, rules and scores."""

import discord
from discord import app_commands

from bot.client import CallbreakClient, Topic
from bot.engine.presets import CALLBREAK
from bot.ui import anywhere, custom_ids, panel_desk, public_desk
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press
from bot.ui.more_view import ENDING_IS_MEANT
from bot.ui.press import PressItem, desk_of
from bot.ui.rules_view import help_message, rules_message

_ANSWERS = {
    "scores": public_desk.scores,
    "more": public_desk.more,
    "rematch": public_desk.rematch,
    "rules": public_desk.rules,
    "again": public_desk.repost,
    "leave": public_desk.leave,
    "back": panel_desk.take_back,
}


class TableButton(PressItem, template=custom_ids.TABLE):
    """A button of the public table, or of what stands behind *More*."""

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Carry out the button's action."""
        verb, number = self.intent.verb, self.intent.number()
        if verb == "cards":
            await panel_desk.my_cards(desk, press, await desk.table(self.table_id))
        elif verb == "next":
            await public_desk.next_deal(desk, press, self.table_id, number)
        elif verb == "end":
            meant = number == ENDING_IS_MEANT
            await public_desk.press_end(desk, press, self.table_id, meant=meant)
        elif verb == "take":
            await public_desk.take_chair(desk, press, self.table_id, min(number or 0, 3))
        else:
            await _ANSWERS[verb](desk, press, self.table_id)


class RulebookButton(PressItem, template=custom_ids.RULEBOOK):
    """Another page of a table's rules, or of the standard ones."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Turn to it."""
        rules = (await desk.table(self.table_id)).rules if self.table_id else CALLBREAK
        page = rules_message(desk.wording(press), rules, self.table_id, self.intent.number() or 1)
        await desk.rewrite(press, page)


class GuestButton(PressItem, template=custom_ids.GUEST):
    """Lets somebody in who asks for a chair, or does not."""

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Do so."""
        admits = self.intent.verb == "admit"
        seat, guest = self.intent.number("seat") or 0, self.intent.user("guest")
        await public_desk.answer_guest(desk, press, self.table_id, seat, guest, admits=admits)


class TableMenu(PressItem, template=custom_ids.CHOOSE_TABLE):
    """The menu of the tables where something can be done."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Do it there."""
        await anywhere.chosen_table(desk, press, self.intent.verb, self.intent.chosen)


class TableTopic(Topic, name="Table"):
    """``/callbreak table``, ``leave``, ``end``, ``rules`` and ``help``."""

    presses = (TableButton, RulebookButton, GuestButton, TableMenu)

    @app_commands.command(description=said("command-table"))
    async def table(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Post this channel's table again at the bottom."""
        desk = desk_of(press)
        await public_desk.show_table(desk, press, desk.here(press))

    @app_commands.command(description=said("command-leave"))
    async def leave(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Leave this channel's table, or wherever on the server the presser sits."""
        await anywhere.leave(desk_of(press), press)

    @app_commands.command(description=said("command-end"))
    async def end(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Ask for the end of this channel's match, or wherever on the server the presser sits."""
        await anywhere.end(desk_of(press), press)

    @app_commands.command(description=said("command-rules"))
    async def rules(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Show the rules of this channel's table, or the standard ones."""
        desk = desk_of(press)
        table = desk.tables.at(press.channel_id or 0)
        rules, table_id = (table.rules, table.id) if table else (CALLBREAK, 0)
        await desk.whisper(press, rules_message(desk.wording(press), rules, table_id))

    @app_commands.command(description=said("command-help"))
    async def help(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Show how to play with this bot."""
        desk = desk_of(press)
        await desk.whisper(press, help_message(desk.wording(press)))


class AdminTopic(Topic, name="Tables of the server"):
    """``/callbreak-admin end``."""

    for_admins = True

    @app_commands.command(description=said("command-admin-end"))
    async def end(self, press: discord.Interaction[CallbreakClient]) -> None:
        """End this channel's table, or one of the server's."""
        await anywhere.close(desk_of(press), press)


async def setup(client: CallbreakClient) -> None:
    """Load this topic."""
    await TableTopic.add_to(client)
    await AdminTopic.add_to(client)
