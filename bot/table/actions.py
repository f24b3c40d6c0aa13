"""What people ask of a table. ``person`` asks; ``word`` is the id of the interaction that asked."""

from dataclasses import dataclass

from bot.engine.cards import Card
from bot.players import Level
from bot.table.clocks import Clocks
from bot.table.state import Person

__all__ = [
    "Action",
    "AddComputer",
    "Admit",
    "Call",
    "Cancel",
    "ChooseClock",
    "ChooseRules",
    "Close",
    "Decline",
    "End",
    "Forget",
    "Join",
    "Leave",
    "NextDeal",
    "Play",
    "RemoveComputer",
    "Start",
    "TakeBack",
    "TakeChair",
]


@dataclass(frozen=True, slots=True)
class Join:
    """Sit down in the lobby; a ``word`` of None leaves the chair's to the *Start* press."""

    person: Person
    word: str | None


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the lobby, or hand the chair to the computer."""

    person: Person


@dataclass(frozen=True, slots=True)
class Forget:
    """Leave for good, so that nothing at the table names the person."""

    person: Person


@dataclass(frozen=True, slots=True)
class AddComputer:
    """Seat a computer player of a level, or of the table's (the host's)."""

    person: Person
    level: Level | None = None


@dataclass(frozen=True, slots=True)
class RemoveComputer:
    """Take a computer player's chair away (the host's)."""

    person: Person


@dataclass(frozen=True, slots=True)
class ChooseRules:
    """Choose a preset and the number of deals, None for the preset's own (the host's)."""

    person: Person
    preset: str
    deals: int | None


@dataclass(frozen=True, slots=True)
class ChooseClock:
    """Choose how long the table waits for people (the host's)."""

    person: Person
    clock: Clocks


@dataclass(frozen=True, slots=True)
class Start:
    """Start the match; computer players fill the empty chairs."""

    person: Person
    word: str


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the lobby (the host's)."""

    person: Person


@dataclass(frozen=True, slots=True)
class Call:
    """Call; ``move`` is the match's move number that the presser saw, None when typed."""

    person: Person
    call: int
    move: int | None = None


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card; ``move`` is the match's move number that the presser saw, None when typed."""

    person: Person
    card: Card
    move: int | None = None


@dataclass(frozen=True, slots=True)
class NextDeal:
    """Be ready for the next deal; ``shuffles`` is the count that the presser saw."""

    person: Person
    shuffles: int | None = None


@dataclass(frozen=True, slots=True)
class End:
    """Ask to end the match."""

    person: Person


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Sit down again in the chair one left, or be back after having been away."""

    person: Person


@dataclass(frozen=True, slots=True)
class TakeChair:
    """Ask to replace the computer at ``seat`` from the next deal on."""

    person: Person
    seat: int


@dataclass(frozen=True, slots=True)
class Admit:
    """Let the user ``guest``, who asks for ``seat``, in."""

    person: Person
    seat: int
    guest: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Do not let the user ``guest``, who asks for ``seat``, in."""

    person: Person
    seat: int
    guest: int


@dataclass(frozen=True, slots=True)
class Close:
    """Close the lobby or break the match off, as somebody who manages the server may."""

    person: Person


Action = (
    Join
    | Leave
    | Forget
    | AddComputer
    | RemoveComputer
    | ChooseRules
    | ChooseClock
    | Start
    | Cancel
    | Call
    | Play
    | NextDeal
    | End
    | TakeBack
    | TakeChair
    | Admit
    | Decline
    | Close
)
