"""Card play: the card buttons, the card that is typed, and the private panel."""

import discord
from discord import app_commands

from bot.client import CallbreakClient, Topic
from bot.engine import seat_view
from bot.engine.cards import parse_card, sort_hand
from bot.table.actions import Play
from bot.ui import custom_ids, panel_desk
from bot.ui.command_texts import said
from bot.ui.desk import Desk, Press, person_of
from bot.ui.press import PressItem, desk_of
from bot.ui.wording import latin


class CardButton(PressItem, template=custom_ids.PLAY):
    """A card to play."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Play it."""
        intent = self.intent
        play = Play(person_of(press), intent.card(), intent.number("move"))
        await panel_desk.move(desk, press, intent.table, play)


class CardMenu(PressItem, template=custom_ids.CARD_MENU):
    """The cards that may be played, as a menu."""

    private = True

    async def pressed(self, desk: Desk, press: Press) -> None:
        """Play the card that was chosen."""
        intent = self.intent
        play = Play(person_of(press), intent.chosen_card, intent.number("move"))
        await panel_desk.move(desk, press, intent.table, play)


class CardPlay(Topic):
    """``/callbreak play`` and ``/callbreak hand``."""

    presses = (CardButton, CardMenu)

    @app_commands.command(description=said("command-play"))
    @app_commands.describe(card=said("option-card"))
    async def play(self, press: discord.Interaction[CallbreakClient], card: str) -> None:
        """Play a card at this channel's table."""
        desk = desk_of(press)
        try:
            played = parse_card(latin(card.strip()))
        except ValueError:
            await desk.tell(press, "not-a-card")
            return
        await panel_desk.type_move(desk, press, Play(person_of(press), played))

    @play.autocomplete("card")
    async def legal(
        self, press: discord.Interaction[CallbreakClient], typed: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the cards that may be played now."""
        table = desk_of(press).tables.at(press.channel_id or 0)
        seat = table.seated(press.user.id) if table else None
        if table is None or table.match is None or seat is None:
            return []
        view = seat_view(table.match, seat)
        symbols = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
        offered = [
            app_commands.Choice(name=f"{card.rank_text}{symbols[card.suit]}", value=card.text)
            for card in sort_hand(view.legal, view.public.rules.trump)
        ]
        wanted = typed.strip().upper()
        return [choice for choice in offered if wanted in choice.value or wanted in choice.name]

    @app_commands.command(description=said("command-hand"))
    async def hand(self, press: discord.Interaction[CallbreakClient]) -> None:
        """Show the presser's cards at this channel's table."""
        desk = desk_of(press)
        await panel_desk.my_cards(desk, press, desk.here(press))


async def setup(client: CallbreakClient) -> None:
    """Load this topic."""
    await CardPlay.add_to(client)
