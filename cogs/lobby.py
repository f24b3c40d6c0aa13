"""The lobby: opening a table, sitting down, and everything before the first deal."""

import discord
from discord import app_commands

from bot.client import CallbreakClient, Topic
from bot.engine.presets import PRESETS
from bot.players import Level
from bot.table.actions import (
    Action,
    AddComputer,
    Cancel,
    ChooseClock,
    ChooseRules,
    Join,
    Leave,
    RemoveComputer,
    Start,
)
from bot.table.clocks import Clocks
from bot.table.setup import Opening
from bot.table.state import Person, Table
from bot.ui import custom_ids, public_desk
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press, person_of
from bot.ui.lobby_view import PRESETS_OWN_DEALS, options_message
from bot.ui.press import PressItem, desk_of

RULES = [app_commands.Choice(name=said(f"preset-{name}"), value=name) for name in PRESETS]

LEVELS = [app_commands.Choice(name=said(f"level-{level}"), value=level.value) for level in Level]


class LobbyPress(PressItem, template=custom_ids.LOBBY):
    """A button of the lobby."""

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Carry out the button's action."""
        person, verb = person_of(press), self.intent.verb
        if verb == "options":
            await public_desk.options(desk, press, self.table_id)
            return
        word = str(press.id)
        actions: dict[str, Action] = {
            "join": Join(person, word),
            "unseat": Leave(person),
            "remove": RemoveComputer(person),
            "start": Start(person, word),
            "cancel": Cancel(person),
        }
        await public_desk.press_public(desk, press, self.table_id, actions[verb])


class LevelMenu(PressItem, template=custom_ids.LEVEL_MENU):
    """The menu that seats a computer player."""

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Seat one of the level that was chosen."""
        action = AddComputer(person_of(press), self.intent.chosen_one(Level))
        await public_desk.press_public(desk, press, self.table_id, action)


class RulesMenu(PressItem, template=custom_ids.RULES_MENU):
    """A menu of the host's options."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Choose the rules, and show the choice in the panel."""
        table = await desk.table(self.table_id)
        change = await desk.act(table.id, self._choice(table, person_of(press)))
        await desk.rewrite(press, options_message(desk.wording(press), change.after))
        desk.answered(press, change.after)

    def _choice(self, table: Table, person: Person) -> ChooseRules | ChooseClock:
        intent = self.intent
        if intent.verb == "clock":
            return ChooseClock(person, intent.chosen_one(Clocks))
        if intent.verb == "preset":
            return ChooseRules(person, intent.chosen, None)
        own = intent.chosen == PRESETS_OWN_DEALS
        return ChooseRules(person, table.preset, None if own else intent.chosen_number)


class Lobby(Topic):
    """``/callbreak start``."""

    presses = (LobbyPress, LevelMenu, RulesMenu)

    @app_commands.command(description=said("command-start"))
    @app_commands.describe(
        rules=said("option-rules"),
        deals=said("option-deals"),
        computers=said("option-computers"),
        level=said("option-level"),
    )
    @app_commands.choices(rules=RULES, level=LEVELS)
    async def start(
        self,
        press: discord.Interaction[CallbreakClient],
        rules: str | None = None,
        deals: app_commands.Range[int, 1, 52] | None = None,
        computers: app_commands.Range[int, 0, 3] = 0,
        level: str | None = None,
    ) -> None:
        """Open a lobby in this channel."""
        opening = Opening(
            guild_id=press.guild_id or 0,
            channel_id=press.channel_id or 0,
            person=person_of(press),
            preset=rules,
            deals=deals,
            computers=computers,
            level=Level(level) if level else None,
        )
        await public_desk.open_table(desk_of(press), press, opening)


async def setup(client: CallbreakClient) -> None:
    """Load this topic."""
    await Lobby.add_to(client)
