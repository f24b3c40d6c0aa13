"""Standings: the server's leaderboard and people's profiles."""

from dataclasses import replace

import discord
from discord import app_commands

from bot.client import CallbreakClient, Topic
from bot.engine.rules import Scoring
from bot.ladder import Sort
from bot.ui import custom_ids, standings_desk
from bot.ui.board_view import SORTS, Asked
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press
from bot.ui.figures_text import SCORINGS
from bot.ui.intents import Intent
from bot.ui.press import PressItem, desk_of

ORDERS = [app_commands.Choice(name=said(key), value=sort.value) for sort, key in SORTS.items()]
KINDS = [app_commands.Choice(name=said(key), value=kind.value) for kind, key in SCORINGS.items()]


class BoardButton(PressItem, template=custom_ids.BOARD):
    """Another page of the leaderboard, or the way to show it to everybody."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Turn the page, or post it."""
        answer = standings_desk.show_everyone if self.intent.verb == "show" else standings_desk.turn_to
        page = self.intent.number("page") or 1
        await answer(desk, press, replace(asked_by(self.intent), page=page))


class BoardMenu(PressItem, template=custom_ids.BOARD_MENU):
    """What the leaderboard goes by, or whose scores it compares."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Begin the chosen leaderboard."""
        asked = asked_by(self.intent)
        if self.intent.verb == "sort":
            asked = replace(asked, sort=self.intent.chosen_one(Sort))
        else:
            asked = replace(asked, scoring=self.intent.chosen_one(Scoring))
        await standings_desk.turn_to(desk, press, asked)


def asked_by(intent: Intent) -> Asked:
    """Return the first page of the leaderboard that a control names."""
    return Asked(intent.one_of(Sort, "sort"), intent.one_of(Scoring, "scoring"))


class Standings(Topic):
    """``/callbreak leaderboard`` and ``/callbreak profile``."""

    presses = (BoardButton, BoardMenu)

    @app_commands.command(description=said("command-leaderboard"))
    @app_commands.describe(
        sort=said("option-sort"),
        scoring=said("option-scoring"),
        page=said("option-page"),
    )
    @app_commands.choices(sort=ORDERS, scoring=KINDS)
    async def leaderboard(
        self,
        press: discord.Interaction[CallbreakClient],
        sort: str | None = None,
        scoring: str | None = None,
        page: app_commands.Range[int, 1, 999_999] = 1,
    ) -> None:
        """Show the best players of this server; naming a kind of scoring alone asks for its scores."""
        order = Sort(sort) if sort else Sort.AVERAGE_SCORE if scoring else Sort.WINS
        kind = Scoring(scoring) if scoring else Scoring.CALLBREAK
        await standings_desk.leaderboard(desk_of(press), press, Asked(order, kind, page))

    @app_commands.command(description=said("command-profile"))
    @app_commands.describe(member=said("option-member"))
    async def profile(
        self, press: discord.Interaction[CallbreakClient], member: discord.User | None = None
    ) -> None:
        """Show how the presser, or somebody else, has played on this server."""
        await standings_desk.profile(desk_of(press), press, member)


async def setup(client: CallbreakClient) -> None:
    """Load this topic."""
    await Standings.add_to(client)
