"""What a table does by itself: it deals, moves for the computer's chairs and plays the thirteenth trick."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.engine import seat_view, submit
from bot.engine.messages import Command, Event, MakeCall, MatchStarted, PlayCard, StartDeal
from bot.engine.state import Match, Phase
from bot.table.ports import Minds, Shuffler
from bot.table.state import Chair, Due, DueKind, Stage, Table
from bot.table.turns import give_up_due, turn_due

__all__ = ["NEXT_DEAL_AFTER", "House", "Step", "with_due"]

NEXT_DEAL_AFTER = timedelta(seconds=8)
_DEALS_IN_ONE_GO = 12
"""Redeals are rare, but nothing bounds a run of bad luck; the next ones wait for the due step."""
_BREATHER = timedelta(seconds=1)

Step = tuple[Table, tuple[Event, ...]]


def _nobody(user_id: int) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class House:
    """The dealer and the computer players' minds."""

    shuffler: Shuffler
    minds: Minds
    plays_forced: Callable[[int], bool] = _nobody
    """Whether a user wants the only card that may be played to be played for them."""

    def begin(self, table: Table) -> Step:
        """Begin the match of a lobby whose four chairs are filled and have brought their words."""
        dealer = self.shuffler.first_dealer(table.shuffle)
        started = Match(table.rules, dealer)
        return replace(table, stage=Stage.MATCH, match=started), (MatchStarted(table.rules, dealer),)

    def submit(self, table: Table, command: Command) -> Step:
        """Carry out one command of the match. Raises Refusal."""
        assert table.match is not None
        match, events = submit(table.match, command)
        return replace(table, match=match), events

    def deal(self, table: Table) -> Step:
        """Deal, after those who take over a chair have sat down."""
        match = table.match
        assert match is not None
        pack = self.shuffler.pack(table.shuffle, match.shuffles + 1)
        seated = replace(table, chairs=tuple(map(_succeeded, table.chairs)), ready=frozenset())
        return self.submit(seated, StartDeal(pack))

    async def advance(self, table: Table, now: datetime, since: int | None = None) -> Step:
        """Do all that nobody has to be waited for; leave the table with its due step.

        What is due stays so while the match is at move *since*.
        """
        events: list[Event] = []
        deals = 0
        while (move := self._next(table)) is not None:
            if move is _DEAL:
                deals += 1
                if deals > _DEALS_IN_ONE_GO:
                    return replace(table, due=Due(DueKind.NEXT_DEAL, now + _BREATHER)), tuple(events)
            table, more = await move(self, table)
            events += more
        return with_due(table, now, since), tuple(events)

    def _next(self, table: Table) -> "_Move | None":
        match = table.match
        if table.stage is not Stage.MATCH or match is None or not table.people():
            return None  # the computer players do not play on among themselves
        if match.phase is Phase.DEALING:
            waits = table.between_deals and not table.ready >= set(table.people())
            return None if waits else _DEAL
        seat = match.turn
        if seat is None:
            return None
        chair = table.chairs[seat]
        if _last_trick(match) or (chair and chair.by_computer) or self._forced(match, chair):
            return _AUTOPLAY
        return None

    def _forced(self, match: Match, chair: Chair | None) -> bool:
        owner = chair.person if chair else None
        return len(match.legal) == 1 and owner is not None and self.plays_forced(owner.user_id)

    async def move_for(self, table: Table) -> Step:
        """Move for the seat whose turn it is, as the computer would."""
        match = table.match
        assert match is not None
        assert match.turn is not None
        view = seat_view(match, match.turn)
        level, seed = table.level_at(view.seat), table.seed_at(view.seat)
        if view.may_call:
            return self.submit(table, MakeCall(view.seat, await self.minds.call(view, level, seed)))
        card = view.legal[0] if len(view.legal) == 1 else await self.minds.play(view, level, seed)
        return self.submit(table, PlayCard(view.seat, card))

    async def _deal(self, table: Table) -> Step:
        return self.deal(table)


_Move = Callable[[House, Table], Awaitable[Step]]
_DEAL: _Move = House._deal
_AUTOPLAY: _Move = House.move_for


def _last_trick(match: Match) -> bool:
    return match.phase is Phase.PLAYING and match.deal is not None and len(match.deal.tricks) == 12


def _succeeded(chair: Chair | None) -> Chair | None:
    if chair is None or chair.successor is None or not chair.welcome:
        return chair
    return Chair(chair.successor, chair.successor.name, word=chair.word, starter=False)


def with_due(table: Table, now: datetime, since: int | None = None) -> Table:
    """Return *table* with what is due; what was due stays so while the match is at move *since*."""
    match = table.match
    if match and match.phase is Phase.OVER:
        return replace(table, stage=Stage.FINISHED, due=None)
    if match and match.phase is Phase.ABANDONED:
        return replace(table, stage=Stage.CLOSED, due=None)
    if match and match.move != since:
        table = replace(table, due=None)
    return replace(table, due=_due(table, now))


def _due(table: Table, now: datetime) -> Due | None:
    if not table.people():
        return give_up_due(table, now)
    if not table.between_deals:
        return turn_due(table, now)
    if table.due and table.due.kind is DueKind.NEXT_DEAL:
        return table.due  # the clock runs from the score, not from the latest press
    return Due(DueKind.NEXT_DEAL, now + NEXT_DEAL_AFTER)
