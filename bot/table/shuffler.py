"""The bot's own chance: secrets from the operating system, deals from the fair shuffle."""

import secrets

from bot.engine.cards import Card
from bot.engine.shuffle import SECRET_BYTES, FairShuffle

__all__ = ["FairShuffler"]


class FairShuffler:
    """Deal as RULES, The fair shuffle, says."""

    def secret(self) -> bytes:
        """Return a fresh secret from the operating system."""
        return secrets.token_bytes(SECRET_BYTES)

    def first_dealer(self, shuffle: FairShuffle) -> int:
        """Return the seat that deals first."""
        return shuffle.first_dealer()

    def pack(self, shuffle: FairShuffle, number: int) -> tuple[Card, ...]:
        """Return the pack after the match's *number*-th shuffle, from 1."""
        return shuffle.pack(number)
