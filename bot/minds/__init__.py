"""Where computer players think, so that nobody at any table has to wait for it."""

from bot.minds.pool import Minds

__all__ = ["Minds"]
