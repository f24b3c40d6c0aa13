"""A table at a moment: its chairs, its lobby or its match. Frozen; speaks in ids only."""

from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum

from bot.engine.rules import Ruleset
from bot.engine.shuffle import FairShuffle, commitment
from bot.engine.state import Match, Phase
from bot.players import Level
from bot.table.clocks import AWAY_AFTER, Clocks

__all__ = ["Chair", "Due", "DueKind", "Person", "Stage", "Table"]


class Stage(StrEnum):
    """How far a table has come."""

    LOBBY = "lobby"
    MATCH = "match"
    FINISHED = "finished"
    """The match has a result."""
    CLOSED = "closed"
    """The lobby closed or the match was broken off."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody on Discord: the user id, and the name the server shows for it."""

    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat with somebody in it."""

    person: Person | None
    """Whose chair it is; None for a computer player's."""
    name: str
    """What the table shows; empty for the chair of somebody who had themselves erased."""
    word: str | None = None
    """The id of the press that brought this chair's entropy (RULES, The fair shuffle, 2)."""
    starter: bool = True
    """Whether the chair's owner sat in it before the first deal; only then does the result count."""
    left: bool = False
    """Whether its owner left the match, so that the computer plays."""
    kept: bool = False
    """Whether it is only kept, in a rematch's lobby, for somebody who has not pressed yet."""
    successor: Person | None = None
    """Who takes the chair from the next deal on, or asks to."""
    welcome: bool = False
    """Whether somebody at the table has let the successor in."""
    skipped: int = 0
    """How many moves in a row the computer made because the owner's time was up."""
    level: Level | None = None
    """How well the computer player plays that has this chair; None for a person's."""

    @property
    def former(self) -> bool:
        """Whether its owner had themselves erased: nobody's chair any more, with a computer in it."""
        return self.person is None and not self.name

    @property
    def recorded(self) -> str:
        """The name for a match's record, which has no language of its own."""
        return self.name or "a former player"

    @property
    def vacant(self) -> bool:
        """Whether nobody sits here, so that somebody else may take the chair."""
        return self.person is None or self.left

    @property
    def away(self) -> bool:
        """Whether its owner let so many moves pass that the computer plays until they are back."""
        return not self.vacant and self.skipped >= AWAY_AFTER

    @property
    def by_computer(self) -> bool:
        """Whether the computer plays this chair now."""
        return self.vacant or self.away

    @property
    def player(self) -> Person | None:
        """The person who sits here, away or not, or None."""
        return None if self.left or self.kept else self.person


class DueKind(StrEnum):
    """What happens by itself when its time comes."""

    CLOSE_LOBBY = "close-lobby"
    RELEASE_CHAIRS = "release-chairs"
    NEXT_DEAL = "next-deal"
    PING = "ping"
    """Whoever is on turn is called."""
    MOVE = "move"
    """The computer moves for whoever is on turn."""
    LOOK = "look"
    """A table without a clock looks whether whoever is on turn is still on the server."""
    GIVE_UP = "give-up"
    """A match is broken off whose people are all away."""


@dataclass(frozen=True, slots=True)
class Due:
    """One step that is due at a time."""

    kind: DueKind
    at: datetime


@dataclass(frozen=True, slots=True)
class Table:
    """One table. ``revision`` counts its commits, so that a second writer is found out."""

    id: int
    guild_id: int
    channel_id: int
    preset: str
    """The name the rules came from, for the label; behaviour reads ``rules``."""
    rules: Ruleset
    secret: bytes = field(repr=False)
    host_id: int
    chairs: tuple[Chair | None, ...]
    opened: datetime
    moved: datetime
    """When somebody last pressed anything here."""
    stage: Stage = Stage.LOBBY
    revision: int = 0
    match: Match | None = field(default=None, repr=False)
    ready: frozenset[int] = frozenset()
    """The seats that pressed *Next deal*."""
    votes: frozenset[int] = frozenset()
    """The seats that asked to end the match."""
    due: Due | None = None
    people_at_start: int = 0
    clock: Clocks = Clocks.NORMAL
    pinged: int | None = None
    """The move for which somebody was called last."""
    level: Level = Level.MEDIUM
    """The level chosen last here: of the computer players to come, and of whoever plays for absent people."""

    @property
    def commitment(self) -> str:
        """What seals the deals: SHA-256 of the secret, in hex."""
        return commitment(self.secret)

    @property
    def shuffle(self) -> FairShuffle:
        """The shuffles of this match; every chair has brought its word by then."""
        a, b, c, d = (chair.word or "" for chair in self.chairs if chair)
        return FairShuffle(self.secret, (a, b, c, d))

    def level_at(self, seat: int) -> Level:
        """Return how well the computer plays at *seat*, for an absent person as the table chose last."""
        chair = self.chairs[seat]
        return (chair.level if chair else None) or self.level

    def seed_at(self, seat: int) -> int:
        """Return the seed of the computer's decisions at *seat*."""
        return 4 * self.id + seat

    @property
    def live(self) -> bool:
        """Whether anything can still happen here."""
        return self.stage in (Stage.LOBBY, Stage.MATCH)

    @property
    def between_deals(self) -> bool:
        """Whether a deal has been scored and the next one is awaited."""
        match = self.match
        return (
            self.stage is Stage.MATCH
            and match is not None
            and match.phase is Phase.DEALING
            and bool(match.history)
            and match.history[-1].redealt is None
        )

    def people(self) -> tuple[int, ...]:
        """Return the seats that people play now, who are not away."""
        seats = enumerate(self.chairs)
        return tuple(seat for seat, chair in seats if chair and chair.player and not chair.away)

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat that *user_id* owns, left or kept ones too, or None."""
        for seat, chair in enumerate(self.chairs):
            if chair and chair.person and chair.person.user_id == user_id:
                return seat
        return None

    def seated(self, user_id: int) -> int | None:
        """Return the seat that *user_id* sits in, away or not, or None."""
        seat = self.seat_of(user_id)
        chair = None if seat is None else self.chairs[seat]
        return seat if chair and chair.player else None

    def knows(self, user_id: int) -> bool:
        """Return whether *user_id* is the host here, owns a chair or is promised one."""
        promised = (chair.successor for chair in self.chairs if chair and chair.successor)
        return (
            self.host_id == user_id
            or self.seat_of(user_id) is not None
            or any(person.user_id == user_id for person in promised)
        )

    def promised(self, user_id: int) -> int | None:
        """Return the seat that *user_id* is promised or has asked for, or None."""
        for seat, chair in enumerate(self.chairs):
            if chair and chair.successor and chair.successor.user_id == user_id:
                return seat
        return None

    def is_away(self, user_id: int) -> bool:
        """Return whether *user_id* is away from a chair here."""
        seat = self.seated(user_id)
        chair = None if seat is None else self.chairs[seat]
        return chair is not None and chair.away

    def with_chair(self, seat: int, chair: Chair | None) -> "Table":
        """Return this table with *chair* at *seat*."""
        chairs = list(self.chairs)
        chairs[seat] = chair
        return replace(self, chairs=tuple(chairs))
