"""What a picture shows, as plain facts: every text is ready to be drawn, in the reader's language."""

from dataclasses import dataclass
from enum import StrEnum

from bot.engine.cards import Card, Suit

__all__ = ["ChartScene", "Four", "Moment", "Player", "ScoreRow", "ScoreScene", "TableScene"]


class Moment(StrEnum):
    """What goes on at the table."""

    CALLING = "calling"
    """Calls are shown large in front of the seats."""
    PLAYING = "playing"
    TAKEN = "taken"
    """The trick is complete and its winner marked; nobody has led since."""
    PAUSED = "paused"
    """Nothing to watch: the note is shown in the middle."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a chair, and how they stand."""

    name: str
    alias: str = ""
    """Drawn instead of a name in a script that no font here has: ``Seat 2``."""
    picture: bytes | None = None
    """A PNG, WebP, JPEG or GIF file; initials stand in for none and for a broken one."""
    computer: bool = False
    left: bool = False
    """Whether the person has gone and the computer plays for them."""
    call: str | None = None
    won: str = "0"
    total: str = ""

    @property
    def tally(self) -> str:
        """Tricks won of tricks called, ``2/3``."""
        return f"{self.won}/{'–' if self.call is None else self.call}"


Four = tuple[Player, Player, Player, Player]


@dataclass(frozen=True, slots=True)
class TableScene:
    """The public table. Seats are numbered clockwise; seat 0 sits at the bottom, seat 1 on the left."""

    players: Four
    moment: Moment
    trump: Suit
    dealer: int
    turn: int | None = None
    clockwise: bool = True
    trick: tuple[Card, ...] = ()
    """In the order of play, from *lead* on."""
    lead: int | None = None
    winner: int | None = None
    """The seat whose card wins the trick so far."""
    last_trick: tuple[Card, ...] = ()
    last_lead: int | None = None
    last_winner: int | None = None
    title: str = ""
    """Where the match is: ``Deal 2/5 · Trick 7/13``."""
    variant: str = ""
    note: str = ""
    """Stands in the middle until a call is made or a card lies there: a redeal, a pause."""
    trump_label: str = ""
    """Names the suit in the corner: ``Trump``."""
    dealer_mark: str = "D"
    four_colours: bool = True

    def seats_from(self, lead: int | None) -> list[int]:
        """Return the seats in the order of play, from *lead* on."""
        step = 1 if self.clockwise else -1
        return [((lead or 0) + turn * step) % 4 for turn in range(4)]


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One player's line of a score card."""

    player: Player
    """With call, tricks and the new total."""
    score: str
    """Signed: ``+4.2``, ``−3.0``."""
    made: bool
    word: str = ""
    """What became of the call: ``made``, ``missed``."""


@dataclass(frozen=True, slots=True)
class ScoreScene:
    """A scored deal; rows in seat order."""

    rows: tuple[ScoreRow, ScoreRow, ScoreRow, ScoreRow]
    title: str = ""
    variant: str = ""
    tally_label: str = ""
    score_label: str = ""
    total_label: str = ""


@dataclass(frozen=True, slots=True)
class ChartScene:
    """A match's running totals; seats in order."""

    players: Four
    """Their ``total`` is the final one, as text."""
    totals: tuple[tuple[int, int, int, int], ...]
    """After each deal, the first at the front, in tenths of a point."""
    winners: tuple[int, ...]
    title: str = ""
    variant: str = ""
