"""Opening a lobby, and opening it again for a rematch."""

from dataclasses import dataclass, replace
from datetime import datetime

from bot.players import Level
from bot.table.actions import AddComputer
from bot.table.clocks import Clocks
from bot.table.lobby import add_computer, lobby_due, rules_for
from bot.table.ports import Choice
from bot.table.refusals import NotSeated
from bot.table.state import Chair, Person, Stage, Table

__all__ = ["Opening", "open_lobby", "reopen_lobby"]

NEW = 0
"""The id of a table that the store has not kept yet."""
_DEFAULT = Choice("callbreak", None)


@dataclass(frozen=True, slots=True)
class Opening:
    """What somebody asked for with ``/callbreak start``; None where nothing was said."""

    guild_id: int
    channel_id: int
    person: Person
    preset: str | None = None
    deals: int | None = None
    computers: int = 0
    level: Level | None = None
    """Of the computer players asked for."""
    clock: Clocks | None = None
    """Before what was chosen last, so that a server's default can be passed in."""
    usual_preset: str | None = None
    """The preset that the server has chosen for new tables, in place of its last choice."""
    usual_deals: int | None = None
    """The number of deals that it has chosen for them."""

    @property
    def chosen(self) -> bool:
        """Whether it names rules, which then are the server's next default."""
        return self.preset is not None or self.deals is not None

    def choice(self, last: Choice | None) -> Choice:
        """Return what is meant, where *last* is what the server chose before."""
        before = last or _DEFAULT
        preset, deals = self.preset or self.usual_preset, self.usual_deals
        if preset is None:
            preset, deals = before.preset, before.deals if deals is None else deals
        return Choice(preset, deals if self.deals is None else self.deals, self.clock or before.clock)


def open_lobby(opening: Opening, choice: Choice, secret: bytes, now: datetime) -> Table:
    """Return a new lobby with its host and the computer players asked for. Raises WrongRules."""
    host = opening.person
    table = Table(
        id=NEW,
        guild_id=opening.guild_id,
        channel_id=opening.channel_id,
        preset=choice.preset,
        rules=rules_for(choice.preset, choice.deals),
        clock=choice.clock or Clocks.NORMAL,
        secret=secret,
        host_id=host.user_id,
        chairs=(Chair(host, host.name), None, None, None),
        opened=now,
        moved=now,
    )
    for _ in range(opening.computers):
        table = add_computer(table, AddComputer(host, opening.level))
    return replace(table, due=lobby_due(table, now))


def reopen_lobby(table: Table, person: Person, secret: bytes, now: datetime) -> Table:
    """Return a lobby like *table*'s, hosted by *person*, the other people's chairs kept for them.

    Raises NotSeated when *person* had no chair there.
    """
    own = table.seat_of(person.user_id)
    if own is None:
        raise NotSeated
    chairs = tuple(chair and _kept(chair) for chair in table.chairs)
    again = replace(
        table,
        id=NEW,
        secret=secret,
        host_id=person.user_id,
        chairs=chairs,
        opened=now,
        moved=now,
        stage=Stage.LOBBY,
        revision=0,
        match=None,
        pinged=None,
        ready=frozenset(),
        votes=frozenset(),
        people_at_start=0,
    ).with_chair(own, Chair(person, person.name))
    return replace(again, due=lobby_due(again, now))


def _kept(chair: Chair) -> Chair:
    return Chair(chair.person, chair.name, kept=chair.person is not None, level=chair.level)
