"""How often one person may have a role told of new tables: opening and closing them must not be a bell."""

from dataclasses import dataclass, field
from datetime import datetime, timedelta

__all__ = ["QUIET", "RoleCalls"]

QUIET = timedelta(minutes=10)
"""So long after a role was told for somebody, it is not told for them again."""


@dataclass(slots=True)
class RoleCalls:
    """Who had a role told lately, by server and person; in memory only."""

    _last: dict[tuple[int, int], datetime] = field(default_factory=dict)

    def take(self, guild_id: int, user_id: int, now: datetime) -> bool:
        """Return whether a role may be told for this person *now*, and note that it is."""
        self._last = {key: at for key, at in self._last.items() if now - at < QUIET}
        if (guild_id, user_id) in self._last:
            return False
        self._last[guild_id, user_id] = now
        return True
