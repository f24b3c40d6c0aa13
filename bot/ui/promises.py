"""What becomes of a chair that somebody asked for, told to that person while their token lives."""

from collections.abc import Iterator
from dataclasses import dataclass

from bot.table.clock import Clock
from bot.table.ports import Change
from bot.table.state import Person, Stage, Table
from bot.ui.more_view import notice
from bot.ui.screen import Screen
from bot.ui.seen import Seen
from bot.ui.sender import Sender
from bot.ui.wording import Wording
from bot.ui.words import Words

__all__ = ["News", "Promises"]


@dataclass(frozen=True, slots=True)
class News:
    """What somebody is told about the chair at ``seat``."""

    person: Person
    seat: int
    reason: str | None
    """Why it will not be theirs: ``over``, ``back`` or ``declined``; None when it will."""


@dataclass(frozen=True, slots=True)
class Promises:
    """Tells those who wait for a chair."""

    sender: Sender
    clock: Clock
    words: Words

    def news(self, change: Change) -> Iterator[News]:
        """Yield what *change* means for those who asked for a chair and did not bring it about themselves."""
        before, after = change.before, change.after
        if before is None or before.stage is not Stage.MATCH:
            return
        for seat, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
            guest = old.successor if old else None
            if old is None or new is None or guest is None or guest.user_id == change.actor:
                continue
            if after.seat_of(guest.user_id) is not None:
                continue
            if not after.live:
                yield News(guest, seat, "over")
            elif new.successor != guest:
                yield News(guest, seat, "declined" if new.vacant else "back")
            elif new.welcome and not old.welcome:
                yield News(guest, seat, None)

    async def tell(self, seen: Seen, news: News) -> None:
        """Tell somebody, if a press of theirs still gives the right to."""
        table, user_id = seen.table, news.person.user_id
        token = seen.tokens.get(user_id)
        if token is None or not token.alive(self.clock.now()):
            return
        wording = self.words.private(seen.locales.get(user_id), user_id, table.guild_id)
        await self.sender.follow_up(token, Screen(notice(_text(wording, table, news))))


def _text(wording: Wording, table: Table, news: News) -> str:
    name = wording.seat(table, news.seat)
    if news.reason is None:
        return wording("chair-promised", name=name)
    return wording("chair-not-yours", name=name, reason=news.reason)
