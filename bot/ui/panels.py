"""A player's panel in their own language and manner, with a hint where something is new to them."""

import logging
from datetime import timedelta

from bot.engine import SeatView, seat_view
from bot.engine.state import Phase
from bot.preferences import Pace, Preferences, Style
from bot.table.state import Table
from bot.ui.controls import Manner
from bot.ui.hand_view import panel
from bot.ui.layout import Message
from bot.ui.moment import Moment
from bot.ui.seen import LOOK_AT_TRICK
from bot.ui.wording import Wording

__all__ = ["Panels"]

log = logging.getLogger(__name__)


class Panels:
    """Makes the panels of all players."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences

    def manner(self, user_id: int, guild_id: int) -> Manner:
        """Return how a person likes their panel."""
        text = self._preferences.style(user_id, guild_id) is Style.TEXT
        return Manner(text=text, menus=self._preferences.mine(user_id).menus)

    def voice(self, wording: Wording, user_id: int, guild_id: int) -> Wording:
        """Return *wording*, or the same for somebody who listens."""
        return wording.spoken() if self.manner(user_id, guild_id).text else wording

    def look(self, guild_id: int) -> timedelta:
        """Return for how long a server likes to look at a finished trick."""
        instant = self._preferences.server(guild_id).pace is Pace.INSTANT
        return timedelta(0) if instant else LOOK_AT_TRICK

    def pings(self, guild_id: int) -> bool:
        """Return whether a server wants people to be called by a mention."""
        return self._preferences.server(guild_id).pings

    def show(self, wording: Wording, table: Table, user_id: int, moment: Moment) -> Message:
        """Return the panel of *user_id*, who plays at *table*."""
        seat = table.seat_of(user_id)
        assert seat is not None
        return panel(wording, table, seat, moment, self.manner(user_id, table.guild_id))

    async def hint(self, wording: Wording, table: Table, user_id: int) -> str | None:
        """Return what is explained to a player on turn, the first time they meet it; never twice."""
        seat = table.seated(user_id)
        if table.match is None or seat is None:
            return None
        for code in _hints(seat_view(table.match, seat)):
            if self._preferences.wants_hint(user_id, code):
                await self._saw(user_id, code)
                return wording(f"hint-{code}")
        return None

    async def _saw(self, user_id: int, code: str) -> None:
        try:
            await self._preferences.saw_hint(user_id, code)
        except Exception:
            log.exception("it could not be kept that user %s was shown a hint", user_id)


def _hints(view: SeatView) -> list[str]:
    """Return what could be explained about the turn that *view* shows, the most telling first."""
    public = view.public
    ended = public.history[-1] if public.history else None
    if view.may_call:
        redealt = ended is not None and ended.redealt is not None
        missed = ended is not None and ended.scores is not None and ended.scores[view.seat] < 0
        return [
            *(["first-redeal"] if redealt else []),
            *(["first-missed"] if missed else []),
            "first-call",
        ]
    if public.phase is not Phase.PLAYING or not view.legal or len(view.legal) == len(view.hand):
        return []
    led = public.trick[0].suit if public.trick else None
    trumped = led is not None and view.legal[0].suit is public.rules.trump is not led
    return [*(["first-trump"] if trumped else []), "first-forced"]
