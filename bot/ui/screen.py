"""The public message, painted: the picture where it may be shown, the text everywhere."""

import asyncio
import io
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.preferences import Preferences, Style, SuitColours
from bot.table.state import Stage, Table
from bot.ui.layout import Message
from bot.ui.pictures import chart, score_card, table_picture
from bot.ui.scene_view import Faces, chart_scene, score_scene, table_scene
from bot.ui.table_view import PICTURE, Shown, public_message
from bot.ui.wording import Wording

__all__ = ["Painter", "Screen"]


@dataclass(frozen=True, slots=True)
class Screen:
    """A message to be sent once."""

    view: Message
    files: tuple[discord.File, ...] | None = None
    """Its pictures: none at all takes away those that the message had, None leaves them alone."""

    def parts(self) -> dict[str, Any]:
        """Return the arguments for sending it."""
        return {"view": self.view, **({"files": list(self.files)} if self.files else {})}

    def changes(self) -> dict[str, Any]:
        """Return the arguments for letting a message show it."""
        return {"view": self.view, **({} if self.files is None else {"attachments": list(self.files)})}


class Painter:
    """Paints the public messages, off the event loop."""

    def __init__(self, words: Callable[[int], Wording], preferences: Preferences, faces: Faces) -> None:
        self._words = words
        self._preferences = preferences
        self._faces = faces

    async def paint(
        self, table: Table, *, pictures: bool, buttons: bool = True, restored: bool = False
    ) -> Screen:
        """Return the public message of *table*; with its picture where *pictures* may be sent."""
        wording, server = self._words(table.guild_id), self._preferences.server(table.guild_id)
        draw = self._drawing(wording, table, server.suit_colours)
        if server.style is Style.TEXT:
            style = Shown.WORDS
        else:
            style = Shown.PICTURE if draw and pictures else Shown.TEXT
        view = public_message(wording, table, buttons=buttons, restored=restored, style=style)
        if draw is None or style is not Shown.PICTURE:
            return Screen(view, ())
        picture = await asyncio.to_thread(draw)
        return Screen(view, (discord.File(io.BytesIO(picture), PICTURE),))

    def _drawing(self, wording: Wording, table: Table, colours: SuitColours) -> Callable[[], bytes] | None:
        """Return how to draw *table*, from facts that are taken now; None where there is nothing to draw."""
        if table.match is None or table.stage is Stage.CLOSED:
            return None
        if table.stage is Stage.FINISHED:
            totals = chart_scene(wording, table, self._faces)
            return lambda: chart(totals)
        if table.between_deals:
            scored = score_scene(wording, table, self._faces)
            return lambda: score_card(scored)
        four = colours is SuitColours.FOUR
        scene = table_scene(wording, table, self._faces, four_colours=four)
        return lambda: table_picture(scene)
