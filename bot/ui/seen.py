"""What is on the screens of one table, and what has to be shown next. No input or output here."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from bot.engine.messages import CallMade, CardPlayed, TrickTaken
from bot.engine.state import Match, Phase
from bot.table.ports import Change
from bot.table.state import Stage, Table
from bot.ui.slots import Slot, Token

__all__ = [
    "AT_ONCE",
    "HELD_AT_MOST",
    "LOOK_AT_TRICK",
    "OUTDATED",
    "PUBLIC_PAUSE",
    "REPOST_PAUSE",
    "TRIES",
    "Panel",
    "Seen",
    "cards_of",
    "deal_of",
]

LOOK_AT_TRICK = timedelta(seconds=1.5)
"""How long a completed trick is shown before the next lead."""
PUBLIC_PAUSE = timedelta(seconds=1.2)
"""The least time between two edits of a public message."""
REPOST_PAUSE = timedelta(seconds=10)
"""The least time between two posts of one table by people."""

AT_ONCE = datetime.min.replace(tzinfo=UTC)
"""A time that is always past."""
TRIES = 5
"""How often in a row a public message is tried before the next change is waited for."""
HELD_AT_MOST = timedelta(seconds=3)
"""How long answers may keep everything else from being sent; a press is answered within it or never."""
OUTDATED = -1
"""A count of shuffles that no match has: the panel has to be shown anew."""


@dataclass(slots=True)
class Panel:
    """A player's private panel: its message, and the deal, shuffle and turn that it shows."""

    slot: Slot
    deal: int
    shuffles: int
    cards: int
    """How many of the player's cards it shows."""
    live_move: int | None = None
    """The move for which it offers controls."""
    over: bool = False
    away: bool = False
    """Whether it says that the computer plays, and offers to be back."""


@dataclass(slots=True)
class Seen:
    """One table's screens. ``table`` is the newest state, whatever is shown of it yet."""

    table: Table
    public: Slot | None = None
    deal: int | None = None
    """Which deal the public message belongs to."""
    restored: bool = False
    scored: Table | None = None
    """The table as it was scored last, for the message that a new deal leaves behind."""
    panels: dict[int, Panel] = field(default_factory=dict)
    tokens: dict[int, Token] = field(default_factory=dict)
    """The newest token of each person who pressed something here, newest person last."""
    locales: dict[int, str] = field(default_factory=dict)
    """The language of each of them."""
    left_behind: list[Slot] = field(default_factory=list)
    """Messages of former deals that have yet to lose their buttons."""
    followed: dict[int, datetime] = field(default_factory=dict)
    """When each person was last sent a follow-up."""
    turn_at: datetime = AT_ONCE
    """Before this nobody is shown that it is their turn."""
    public_at: datetime = AT_ONCE
    """Before this the public message rests."""
    reposted_at: datetime = AT_ONCE
    """When somebody last had the table posted again."""
    held: int = 0
    """Presses that are being answered; nothing else is sent meanwhile."""
    held_since: datetime | None = None
    """Since when one press after the other is answered, with nothing sent in between."""
    busy: bool = False
    may_attach: bool = False
    """Whether the bot may attach files here, as the latest press told."""
    pings: bool = True
    """Whether whoever keeps others waiting may be called by a mention."""
    gave_up: bool = False
    """Whether editing the public message was given up, until somebody presses something."""
    failures: int = 0
    """How often in a row the public message could not be edited or posted."""

    def note(self, change: Change, now: datetime, look: timedelta = LOOK_AT_TRICK) -> None:
        """Take up a change; a completed trick is shown for *look* before the next turn."""
        table = change.after
        self.gave_up = False
        if self.public is None:
            self.failures = 0
        self.table = table
        if table.between_deals:
            self.scored = table
        moved = bool(change.events) and isinstance(change.events[0], CallMade | CardPlayed)
        taken = any(isinstance(event, TrickTaken) for event in change.events)
        seat = None if change.actor is None else table.seat_of(change.actor)
        own = table.match is not None and seat is not None and seat == table.match.turn
        self.turn_at = now + look if taken or (own and moved) else now

    def end(self, table: Table) -> None:
        """Take up that *table* is over and that nothing of it can be shown any more."""
        self.table, self.public, self.restored = table, None, False
        self.panels.clear()
        self.tokens.clear()
        self.left_behind.clear()

    def hold(self, now: datetime) -> None:
        """Let a press be answered first."""
        self.held += 1
        self.held_since = self.held_since or now

    def must_wait(self, now: datetime) -> bool:
        """Return whether a press is answered first; presses without end are not waited for."""
        return bool(self.held) and (self.held_since is None or now - self.held_since < HELD_AT_MOST)

    def note_token(self, user_id: int, token: Token, locale: str) -> None:
        """Take up the token of a press, and its language."""
        self.gave_up = False
        self.tokens.pop(user_id, None)
        self.tokens[user_id] = token
        self.locales[user_id] = locale

    def live_tokens(self, now: datetime) -> list[Token]:
        """Return the tokens that still work, the newest first."""
        return [token for token in reversed(self.tokens.values()) if token.alive(now)]

    @property
    def needs_message(self) -> bool:
        """Whether a new deal waits for a public message of its own."""
        match = self.table.match
        return self.table.stage is Stage.MATCH and match is not None and self.deal != deal_of(match)

    @property
    def unposted(self) -> bool:
        """Whether the table has no public message, because the answer that should have been it got lost."""
        return self.table.live and self.public is None and not self.needs_message and self.failures < TRIES

    @property
    def needs_edit(self) -> bool:
        """Whether the public message shows less than the newest state."""
        return (
            self.public is not None
            and not self.gave_up
            and not self.needs_message
            and (self.public.shown != self.table.revision or self.restored)
        )

    def is_live(self, user_id: int, now: datetime) -> bool:
        """Return whether it is a person's turn, and time to show them that it is."""
        match, seat = self.table.match, self.table.seated(user_id)
        return match is not None and seat is not None and match.turn == seat and self.turn_at <= now

    def is_current(self, user_id: int, message_id: int, now: datetime) -> bool:
        """Return whether a message is the person's panel, and nothing newer is to be shown on it now."""
        panel, at = self.panels.get(user_id), self.panel_times().get(user_id)
        if panel is None or panel.slot.message_id != message_id or (at is not None and at <= now):
            return False
        # It asks for nothing, or rightly.
        return panel.live_move is None or self.is_live(user_id, now)

    def panel_times(self) -> dict[int, datetime]:
        """Return whose panel has to be shown or edited, and from when on."""
        if self.table.stage is Stage.MATCH:
            wanted = {user_id: self._wanted(user_id, seat) for user_id, seat in self._players()}
            return {user_id: at for user_id, at in wanted.items() if at is not None}
        return {user_id: AT_ONCE for user_id, panel in self.panels.items() if not panel.over}

    def _players(self) -> list[tuple[int, int]]:
        seats = enumerate(self.table.chairs)
        return [(chair.player.user_id, seat) for seat, chair in seats if chair and chair.player]

    def _wanted(self, user_id: int, seat: int) -> datetime | None:
        match, panel = self.table.match, self.panels.get(user_id)
        assert match is not None
        if self.table.is_away(user_id):
            return AT_ONCE if panel and not panel.away else None
        if match.phase not in (Phase.CALLING, Phase.PLAYING):
            return None
        if panel is None:
            return AT_ONCE if user_id in self.tokens else None
        if panel.away or panel.deal != deal_of(match) or panel.shuffles != match.shuffles:
            return AT_ONCE
        if panel.cards != cards_of(match, seat):
            return self.turn_at  # a card was played for them
        if panel.live_move not in (None, match.move):
            return AT_ONCE  # the computer called for them: the controls are of an earlier moment
        if match.turn == seat and panel.live_move != match.move:
            return self.turn_at
        return None


def cards_of(match: Match, seat: int) -> int:
    """Return how many cards *seat* holds."""
    return len(match.deal.hands[seat]) if match.deal else 0


def deal_of(match: Match) -> int:
    """Return the number, from 0, of the deal that a message is about: redeals do not count."""
    scored = sum(deal.scores is not None for deal in match.history)
    resting = match.phase not in (Phase.CALLING, Phase.PLAYING) and match.history
    return scored - 1 if resting and match.history[-1].scores is not None else scored
