"""The desk: what every answer to a press needs."""

from dataclasses import dataclass, field
from typing import Any

import discord

from bot.preferences import Preferences
from bot.table.actions import Action
from bot.table.clock import Clock
from bot.table.ports import Change
from bot.table.refusals import NoTable, NotInMatch, NotSeated, TableGone
from bot.table.service import Tables
from bot.table.state import Person, Stage, Table
from bot.ui import patience
from bot.ui.announcer import ScreenAnnouncer
from bot.ui.avatars import Avatars
from bot.ui.door import Door
from bot.ui.layout import Message
from bot.ui.more_view import notice
from bot.ui.role_calls import RoleCalls
from bot.ui.screen import Screen
from bot.ui.seen import Seen
from bot.ui.sender import NOBODY
from bot.ui.slots import Slot, Token, token_of
from bot.ui.wording import Wording
from bot.ui.words import Words

__all__ = ["Desk", "Press", "person_of"]

Press = discord.Interaction[Any]
"""A press of a button, a choice in a menu or a slash command."""


def person_of(press: Press) -> Person:
    """Return who pressed; half a character, which JSON can spell, can be neither kept nor sent."""
    name = press.user.display_name.encode(errors="replace").decode()
    return Person(press.user.id, name)


@dataclass(frozen=True, slots=True)
class Desk:
    """Takes presses to the tables and answers them."""

    tables: Tables
    announcer: ScreenAnnouncer
    words: Words
    clock: Clock
    preferences: Preferences
    avatars: Avatars
    door: Door = field(default_factory=Door)
    role_calls: RoleCalls = field(default_factory=RoleCalls)

    def wording(self, press: Press) -> Wording:
        """Return the wording in the presser's language, suits and cards in words for who listens."""
        user_id, guild_id = press.user.id, press.guild_id or 0
        wording = self.words.private(str(press.locale), user_id, guild_id)
        return self.announcer.panels.voice(wording, user_id, guild_id)

    async def know(self, press: Press) -> None:
        """Learn what the presser and their server have chosen, before anything is shown to them."""
        await self.preferences.know(press.user.id, press.guild_id)

    def token(self, press: Press) -> Token:
        """Return the token that *press* brought."""
        return token_of(press, self.clock.now())

    def answered(self, press: Press, table: Table) -> Seen:
        """Return the screens of a live table, having taken up the token of a press that was answered."""
        seen = self.seen(table)
        seen.note_token(press.user.id, self.token(press), str(press.locale))
        seen.may_attach = press.app_permissions.attach_files
        self.avatars.want(press.user)
        return seen

    def seen(self, table: Table) -> Seen:
        """Return the screens of *table*, which may have ended since it was looked up."""
        return self.announcer.seen(self.tables.newest(table))

    async def table(self, table_id: int) -> Table:
        """Return a table, over or not. Raises TableGone."""
        table = await self.tables.get(table_id)
        if table is None:
            raise TableGone
        return table

    async def require_here(self, press: Press, table_id: int) -> Table:
        """Return a table. Raises TableGone for a button that does not belong to this channel's messages."""
        table = await self.table(table_id)
        if table.channel_id != press.channel_id:
            raise TableGone
        return table

    def show_end(self, press: Press, table: Table) -> None:
        """Let the public message that was pressed show how *table* ended, for it does not yet."""
        if press.message is not None and not press.message.flags.ephemeral:
            attach = press.app_permissions.attach_files
            self.announcer.show_end(table, Slot(press.message.id), may_attach=attach)

    def here(self, press: Press) -> Table:
        """Return the live table of the press's channel. Raises NoTable."""
        table = self.tables.at(press.channel_id or 0)
        if table is None:
            raise NoTable
        return table

    async def act(self, table_id: int, action: Action) -> Change:
        """Carry out *action*. Raises Refusal."""
        return await self.tables.act(table_id, action)

    def seat(self, press: Press, table: Table) -> int:
        """Return the presser's seat at a table whose match runs. Raises NotInMatch or NotSeated."""
        if table.stage is Stage.LOBBY:
            raise NotInMatch
        seat = table.seated(press.user.id)
        if seat is None:
            raise NotSeated(left=table.seat_of(press.user.id) is not None)
        return seat

    async def whisper(self, press: Press, view: Message) -> Slot | None:
        """Answer with a private message and return its slot, or None when it was not the first answer."""
        if press.response.is_done():
            work = press.followup.send(view=view, ephemeral=True, wait=True, allowed_mentions=NOBODY)
            await patience.within(patience.TOKEN, work)
            return None
        answer = press.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
        sent = await patience.within(patience.ANSWER, answer)
        return Slot(sent.message_id, self.token(press)) if sent.message_id else None

    async def tell(self, press: Press, key: str, **facts: object) -> None:
        """Answer with the private text *key*."""
        await self.whisper(press, notice(self.wording(press)(key, **facts)))

    async def reply(self, press: Press, view: Message) -> None:
        """Answer on the private message that was pressed, or with a new one: never on one that others see."""
        if press.message is not None and press.message.flags.ephemeral:
            await self.rewrite(press, view)
        else:
            await self.whisper(press, view)

    async def rewrite(self, press: Press, screen: Message | Screen) -> None:
        """Answer by editing the message that was pressed."""
        shown = screen if isinstance(screen, Screen) else Screen(screen)
        answer = press.response.edit_message(**shown.changes(), allowed_mentions=NOBODY)
        await patience.within(patience.ANSWER, answer)

    async def defer(self, press: Press) -> None:
        """Answer without changing anything, so that Discord does not call the press a failure."""
        await patience.within(patience.ANSWER, press.response.defer())

    async def paint(self, press: Press, table: Table, *, buttons: bool = True) -> Screen:
        """Return the public message of *table* for an answer to *press*."""
        pictures = press.app_permissions.attach_files
        return await self.announcer.painter.paint(table, pictures=pictures, buttons=buttons)
