"""The public message, painted: the picture where it may be shown, the text everywhere."""

import asyncio
import io
import logging
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

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Screen:
    """A message, to be sent as often as it takes."""

    view: Message
    pictures: tuple[bytes, ...] | None = None
    """What is attached: nothing at all takes away what the message had, None leaves it alone."""

    def parts(self) -> dict[str, Any]:
        """Return the arguments for sending it."""
        return {"view": self.view, **({"files": self._files()} if self.pictures else {})}

    def changes(self) -> dict[str, Any]:
        """Return the arguments for letting a message show it."""
        return {"view": self.view, **({} if self.pictures is None else {"attachments": self._files()})}

    def _files(self) -> list[discord.File]:
        """Return the pictures as files: new ones each time, for discord.py reads a file only once."""
        return [discord.File(io.BytesIO(picture), PICTURE) for picture in self.pictures or ()]


class Painter:
    """Paints the public messages, off the event loop."""

    def __init__(self, words: Callable[[int], Wording], preferences: Preferences, faces: Faces) -> None:
        self._words = words
        self._preferences = preferences
        self._faces = faces
        self._failed = False

    async def paint(
        self, table: Table, *, pictures: bool, buttons: bool = True, restored: bool = False
    ) -> Screen:
        """Return the public message of *table*; with its picture where *pictures* may be sent."""
        server = self._preferences.server(table.guild_id)
        wants = pictures and server.style is Style.PICTURE
        picture = await self._picture(table, server.suit_colours) if wants else None
        if server.style is Style.TEXT:
            style = Shown.WORDS
        else:
            style = Shown.TEXT if picture is None else Shown.PICTURE
        wording = self._words(table.guild_id)
        view = public_message(wording, table, buttons=buttons, restored=restored, style=style)
        return Screen(view, () if picture is None else (picture,))

    async def _picture(self, table: Table, colours: SuitColours) -> bytes | None:
        """Return the picture of *table*; None where there is nothing to draw, or drawing fails."""
        try:
            draw = self._drawing(self._words(table.guild_id), table, colours)
            return None if draw is None else await asyncio.to_thread(draw)
        except Exception:
            # The text says it all, so a fault here must not take the message down with it; once is enough.
            if not self._failed:
                log.exception("table %s is shown in text, for no picture of it can be drawn", table.id)
            self._failed = True
            return None

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
