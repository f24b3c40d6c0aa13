"""Who is still on the server: asked once, kept a day."""

import logging
from collections.abc import Callable, Collection
from datetime import datetime, timedelta

from bot.ladder.ports import Members, MembersUnknownError, Results

__all__ = ["KEPT", "Roll"]

KEPT = timedelta(days=1)

_log = logging.getLogger(__name__)


class Roll:
    """Answers about members, by the clock passed in as *now*."""

    def __init__(self, results: Results, members: Members, now: Callable[[], datetime]) -> None:
        self._results = results
        self._members = members
        self._now = now

    async def known(self, guild_id: int) -> dict[int, bool]:
        """Return what was found less than a day ago, True for members."""
        return dict(await self._results.membership(guild_id, self._now() - KEPT))

    async def ask(self, guild_id: int, ids: Collection[int]) -> dict[int, bool]:
        """Find out about *ids* and keep the answer; nothing is found while Discord does not say."""
        try:
            here = await self._members.still_here(guild_id, ids)
        except MembersUnknownError:
            _log.warning("guild %s: its members cannot be asked for; showing everybody", guild_id)
            return {}
        found = {user_id: user_id in here for user_id in ids}
        await self._results.remember_membership(guild_id, found, self._now())
        return found
