"""Sends and edits messages: by a token where one lives, by the bot's own right elsewhere."""

import logging
from collections.abc import Iterable
from datetime import datetime
from typing import Any

import aiohttp
import discord

from bot.ui.screen import Screen
from bot.ui.slots import DEAD_TOKEN, GONE_MESSAGE, Slot, Token

__all__ = ["MessageGoneError", "Sender"]

log = logging.getLogger(__name__)

FAILURES = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What a request to Discord may raise; a timeout is an OSError."""
NOBODY = discord.AllowedMentions.none()


class MessageGoneError(Exception):
    """The message was deleted."""


class Sender:
    """The only place that sends by itself; answers to presses are sent by the press."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

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
        Raises MessageGoneError when the message was deleted.
        """
        slot.wrote(shown)
        mine = slot.writes
        try:
            done = await self._edit(slot, screen, now, channel_id)
        except FAILURES as error:
            done = False
            if isinstance(error, discord.NotFound) and error.code == GONE_MESSAGE:
                raise MessageGoneError from None
            log.warning("a message could not be edited: %s", error)
        if not done or slot.writes != mine:
            slot.shown = None  # not sent, or overtaken by another edit: the order is not known
        return done

    async def _edit(self, slot: Slot, screen: Screen, now: datetime, channel_id: int | None) -> bool:
        if slot.token and slot.alive(now):
            hook = slot.token.hook
            try:
                await hook.edit_message(slot.message_id, **screen.changes(), allowed_mentions=NOBODY)
            except discord.HTTPException as error:
                if error.status != 401 and error.code not in DEAD_TOKEN:
                    raise
                slot.token = None
            else:
                return True
        if channel_id is None:
            return False
        channel = self._client.get_partial_messageable(channel_id)
        await channel.get_partial_message(slot.message_id).edit(**screen.changes(), allowed_mentions=NOBODY)
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
            sent = await channel.send(**screen.parts(), **_notifying(mention))
        except FAILURES as error:
            log.warning("a message could not be posted in channel %s: %s", channel_id, error)
            return None
        return Slot(sent.id)

    async def follow_up(
        self, token: Token, screen: Screen, *, ephemeral: bool = True, mention: int | None = None
    ) -> Slot | None:
        """Send a follow-up of *token* and return its slot, or None when that failed."""
        try:
            sent = await token.hook.send(
                **screen.parts(), ephemeral=ephemeral, wait=True, **_notifying(mention, ephemeral=ephemeral)
            )
        except FAILURES as error:
            log.info("a follow-up could not be sent: %s", error)
            return None
        return Slot(sent.id, token)

    async def delete(self, slot: Slot, now: datetime, channel_id: int | None = None) -> None:
        """Delete a message where that is possible; it may be gone already."""
        try:
            if slot.token and slot.alive(now):
                await slot.token.hook.delete_message(slot.message_id)
            elif channel_id is not None:
                channel = self._client.get_partial_messageable(channel_id)
                await channel.get_partial_message(slot.message_id).delete()
        except FAILURES as error:
            log.info("a message could not be deleted: %s", error)


def _notifying(mention: int | None, *, ephemeral: bool = False) -> dict[str, Any]:
    """Return the arguments that let a message notify *mention*, or nobody."""
    if mention is None:
        return {"silent": not ephemeral, "allowed_mentions": NOBODY}
    only = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(mention)])
    return {"allowed_mentions": only}
