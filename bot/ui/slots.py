"""Messages that are on people's screens, and the rights to edit them.

An interaction's token may edit the message its button sat on and those it sent, for fifteen minutes; that
does not count against the bot's own allowance (Discord: Interaction callbacks and token edits).
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import discord

__all__ = ["DEAD_TOKEN", "GONE_CHANNEL", "GONE_MESSAGE", "Slot", "Token", "token_of"]

TOKEN_LIVES = timedelta(minutes=14, seconds=30)
DEAD_TOKEN = frozenset({10015, 50027})
"""Error codes of a token that will never work again; so is status 401."""
GONE_MESSAGE = 10008
GONE_CHANNEL = 10003


@dataclass(frozen=True, slots=True)
class Token:
    """An interaction's token, held by the webhook that uses it."""

    hook: discord.Webhook = field(repr=False)
    expires: datetime

    def alive(self, now: datetime, left: timedelta = timedelta(0)) -> bool:
        """Return whether it lives for *left* more."""
        return now + left < self.expires


@dataclass(slots=True)
class Slot:
    """One message, what it shows, and the token that edits it."""

    message_id: int
    token: Token | None = None
    shown: object = None
    """A key of what it shows; None when that is not known."""
    writes: int = 0
    """How many edits were sent, so that one overtaken by another is noticed."""

    def alive(self, now: datetime) -> bool:
        """Return whether a token can edit it."""
        return self.token is not None and self.token.alive(now)

    def wrote(self, shown: object, token: Token | None = None) -> None:
        """Note that an edit was sent."""
        self.writes += 1
        self.shown = shown
        self.token = token or self.token


def token_of(interaction: discord.Interaction[Any], now: datetime) -> Token:
    """Return the token that *interaction*, received *now*, brought."""
    return Token(interaction.followup, now + TOKEN_LIVES)
