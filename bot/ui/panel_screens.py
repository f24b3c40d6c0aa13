"""Sends each player's private panel: an edit of the one they have, or a new one while their token lives."""

from dataclasses import dataclass
from typing import Any

from bot.table.clock import Clock
from bot.table.state import Stage
from bot.ui.hand_view import away_message, over_message
from bot.ui.moment import Moment
from bot.ui.panels import Panels
from bot.ui.screen import Screen
from bot.ui.seen import Panel, Seen, cards_of, deal_of
from bot.ui.sender import MessageGoneError, Sender
from bot.ui.words import Words

__all__ = ["PanelScreens"]


@dataclass(frozen=True, slots=True)
class PanelScreens:
    """Keeps the panels of a table's players up to date."""

    _sender: Sender
    _clock: Clock
    _words: Words
    _panels: Panels

    async def show(self, seen: Seen, user_id: int) -> None:
        """Show somebody their panel as things stand, in place of the one that they have."""
        wording = self._words.private(seen.locales.get(user_id), user_id, seen.table.guild_id)
        hint = None
        if seen.is_live(user_id, self._clock.now()):
            hint = await self._panels.hint(wording, seen.table, user_id)
        # From here on nothing is awaited until it is sent: the table may have moved on meanwhile.
        table, now = seen.table, self._clock.now()
        shown = seen.panels.get(user_id)
        if table.stage is not Stage.MATCH or table.match is None:
            if shown:
                shown.over = True
                await self._edit(seen, user_id, shown, over_message(wording, table))
            return
        if table.seated(user_id) is None:
            return  # left just now
        if table.is_away(user_id):
            if shown:
                shown.away = True
                await self._edit(seen, user_id, shown, away_message(wording, table))
            return
        live = seen.is_live(user_id, now)
        view = self._panels.show(wording, table, user_id, Moment(on_turn=live, hint=hint if live else None))
        if shown and shown.deal == deal_of(table.match):
            shown.away = False
            shown.shuffles = table.match.shuffles
            shown.cards = cards_of(table.match, table.seat_of(user_id) or 0)
            shown.live_move = table.match.move if live else None
            await self._edit(seen, user_id, shown, view)
        else:
            await self._new(seen, user_id, view, live=live)

    async def _edit(self, seen: Seen, user_id: int, shown: Panel, view: Any) -> None:
        try:
            done = await self._sender.edit(shown.slot, Screen(view), seen.table.revision, self._clock.now())
        except MessageGoneError:
            done = False
        if not done and seen.panels.get(user_id) is shown:
            del seen.panels[user_id]  # a new one follows, if the player's token lives
        elif shown.slot.shown is None:
            shown.live_move = None

    async def _new(self, seen: Seen, user_id: int, view: Any, *, live: bool) -> None:
        now, match = self._clock.now(), seen.table.match
        seat = seen.table.seat_of(user_id) or 0
        assert match is not None
        token = seen.tokens.get(user_id)
        slot = await self._sender.follow_up(token, Screen(view)) if token and token.alive(now) else None
        old = seen.panels.pop(user_id, None)
        if slot is None:
            seen.tokens.pop(user_id, None)
            return
        move = match.move if live else None
        seen.panels[user_id] = Panel(slot, deal_of(match), match.shuffles, cards_of(match, seat), move)
        seen.followed[user_id] = now
        if old:
            await self._sender.delete(old.slot, now)
