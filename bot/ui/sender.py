"""Sends and edits messages: by a token where one lives, by the bot's own right elsewhere."""

import logging
from collections.abc import Callable, Iterable
from datetime import datetime
from typing import Any

import discord

from bot.ui import patience
from bot.ui.patience import FAILURES
from bot.ui.screen import Screen
from bot.ui.slots import DEAD_TOKEN, GONE_CHANNEL, GONE_MESSAGE, Slot, Token

__all__ = ["MessageGoneError", "Sender"]

log = logging.getLogger(__name__)

_UNEDITABLE = frozenset({GONE_MESSAGE, 30046, 50083})
"""Deleted, edited too often since it grew old, or in a thread that was archived: only a new message helps."""
NOBODY = discord.AllowedMentions.none()


class MessageGoneError(Exception):
    """The message was deleted, or cannot be edited any more."""


def _nothing(channel_id: int) -> None:
    pass


class Sender:
    """The only place that sends by itself; answers to presses are sent by the press."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.channel_gone: Callable[[int], None] = _nothing
        """Is told of a channel that Discord says is not there any more."""

    def may_attach(self, channel_id: int) -> bool:
        """Return whether the bot may attach files in a channel, as far as it knows the channel."""
        channel = self._client.get_channel(channel_id)
        if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            return False
        return channel.permissions_for(channel.guild.me).attach_files

    async def edit(
        self, slot: Slot, screen: Screen, shown: object, now: datetime, channel_id: int | None = None
    ) -> bool:
        """Let *slot* show *screen* and return whether it does.

        Without a living token the bot's own right is used when *channel_id* is given.
        Raises MessageGoneError when only a new message helps.
        """
        slot.wrote(shown)
        mine = slot.writes
        try:
            done = await self._edit(slot, screen, now, channel_id)
        except FAILURES as error:
            done = False
            if isinstance(error, discord.HTTPException) and error.code in _UNEDITABLE:
                slot.shown = None
                raise MessageGoneError from None
            log.warning("a message could not be edited: %s", error)
            self._look_at(error, channel_id)
        if not done or slot.writes != mine:
            slot.shown = None  # not sent, or overtaken by another edit: the order is not known
        return done

    async def _edit(self, slot: Slot, screen: Screen, now: datetime, channel_id: int | None) -> bool:
        if slot.token and slot.alive(now):
            hook = slot.token.hook
            try:
                edit = hook.edit_message(slot.message_id, **screen.changes(), allowed_mentions=NOBODY)
                await patience.within(patience.TOKEN, edit)
            except discord.HTTPException as error:
                if error.status != 401 and error.code not in DEAD_TOKEN:
                    raise
                slot.token = None
            else:
                return True
        if channel_id is None:
            return False
        message = self._client.get_partial_messageable(channel_id).get_partial_message(slot.message_id)
        await patience.request(self._client, message.edit(**screen.changes(), allowed_mentions=NOBODY))
        return True

    async def post(
        self, tokens: Iterable[Token], screen: Screen, channel_id: int, *, mention: int | None = None
    ) -> Slot | None:
        """Post a public message as a follow-up of the first token that works, else by the bot's own right.

        It is silent, unless the user *mention* is to be notified.
        """
        for token in tokens:
            if slot := await self.follow_up(token, screen, ephemeral=False, mention=mention):
                return slot
        try:
            channel = self._client.get_partial_messageable(channel_id)
            sent = await patience.request(self._client, channel.send(**screen.parts(), **_notifying(mention)))
        except FAILURES as error:
            log.warning("a message could not be posted in channel %s: %s", channel_id, error)
            self._look_at(error, channel_id)
            return None
        return Slot(sent.id)

    def _look_at(self, error: Exception, channel_id: int | None) -> None:
        gone = isinstance(error, discord.NotFound) and error.code == GONE_CHANNEL
        if gone and channel_id is not None:
            self.channel_gone(channel_id)

    async def follow_up(
        self, token: Token, screen: Screen, *, ephemeral: bool = True, mention: int | None = None
    ) -> Slot | None:
        """Send a follow-up of *token* and return its slot, or None when that failed."""
        try:
            notifying = _notifying(mention, ephemeral=ephemeral)
            work = token.hook.send(**screen.parts(), ephemeral=ephemeral, wait=True, **notifying)
            sent = await patience.within(patience.TOKEN, work)
        except FAILURES as error:
            log.info("a follow-up could not be sent: %s", error)
            return None
        return Slot(sent.id, token)

    async def delete(self, slot: Slot, now: datetime, channel_id: int | None = None) -> None:
        """Delete a message where that is possible; it may be gone already."""
        try:
            if slot.token and slot.alive(now):
                await patience.within(patience.TOKEN, slot.token.hook.delete_message(slot.message_id))
            elif channel_id is not None:
                channel = self._client.get_partial_messageable(channel_id)
                await patience.request(self._client, channel.get_partial_message(slot.message_id).delete())
        except FAILURES as error:
            log.info("a message could not be deleted: %s", error)


def _notifying(mention: int | None, *, ephemeral: bool = False) -> dict[str, Any]:
    """Return the arguments that let a message notify *mention*, or nobody."""
    if mention is None:
        return {"silent": not ephemeral, "allowed_mentions": NOBODY}
    only = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(mention)])
    return {"allowed_mentions": only}
