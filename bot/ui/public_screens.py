"""Sends the public message of a table: posted for each deal, edited meanwhile, stripped afterwards."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Protocol

from bot.table.clock import Clock
from bot.ui.pings import PingBook
from bot.ui.screen import Painter
from bot.ui.seen import PUBLIC_PAUSE, TRIES, Seen, deal_of
from bot.ui.sender import MessageGoneError, Sender
from bot.ui.slots import Slot

__all__ = ["RETRY", "MessageBook", "PublicScreens"]

RETRY = timedelta(seconds=5)
"""How long what could not be sent rests."""


class MessageBook(PingBook, Protocol):
    """Which public message and which ping belong to which table, over a restart."""

    async def remember(self, table_id: int, message_id: int) -> None:
        """Keep the id of the table's newest public message."""

    async def recall(self, table_id: int) -> int | None:
        """Return it, or None."""


@dataclass(frozen=True, slots=True)
class PublicScreens:
    """Keeps the public messages of tables up to date."""

    _sender: Sender
    _clock: Clock
    _book: MessageBook
    _painter: Painter
    _discard: Callable[[Slot, int], None]
    """Deletes a message, in a channel, that another has replaced."""

    async def begin_deal(self, seen: Seen) -> None:
        """Post the message of a new deal, and leave the one before behind."""
        old = await self.post(seen)
        if old and old.shown != "stripped":
            seen.left_behind.append(old)
        if seen.table.match:
            seen.deal = deal_of(seen.table.match)

    async def post_first(self, seen: Seen) -> None:
        """Post the message that the table lacks."""
        await self.post(seen)
        if seen.public is None:
            seen.failures += 1
            seen.public_at = self._clock.now() + RETRY

    async def post(self, seen: Seen) -> Slot | None:
        """Post the table anew and return the message that this one replaces, if there was one."""
        table, now = seen.table, self._clock.now()
        screen = await self._painter.paint(table, pictures=seen.may_attach)
        slot = await self._sender.post(seen.live_tokens(now), screen, table.channel_id)
        if slot:
            slot.shown = table.revision
            # Taken only now: somebody else may have posted it meanwhile.
            old, seen.public = seen.public, slot
            seen.public_at, seen.restored = now + PUBLIC_PAUSE, False
            await self._book.remember(table.id, slot.message_id)
            return old
        return None

    async def strip(self, seen: Seen) -> None:
        """Take the buttons from the messages that were left behind."""
        now = self._clock.now()
        scored = seen.scored or seen.table
        while seen.left_behind:
            slot = seen.left_behind.pop()
            screen = await self._painter.paint(scored, pictures=seen.may_attach, buttons=False)
            try:
                await self._sender.edit(slot, screen, "stripped", now, scored.channel_id)
            except MessageGoneError:
                continue

    async def edit(self, seen: Seen) -> None:
        """Let the public message show the newest state; post it anew where it cannot be edited."""
        table, slot, now = seen.table, seen.public, self._clock.now()
        assert slot is not None
        seen.public_at = now + PUBLIC_PAUSE
        restored, seen.restored = seen.restored, False
        screen = await self._painter.paint(table, pictures=seen.may_attach, restored=restored)
        try:
            done = await self._sender.edit(slot, screen, table.revision, now, table.channel_id)
        except MessageGoneError:
            old = await self.post(seen)
            if old:  # it may still be there, too old or in an archived thread
                self._discard(old, table.channel_id)
                return
            done = False
        seen.failures = 0 if done else seen.failures + 1
        if seen.failures >= TRIES:
            seen.failures, seen.gave_up = 0, True  # the next change or press tries again
        elif not done:
            seen.restored, seen.public_at = restored, now + RETRY
