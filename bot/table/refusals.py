"""Why a table does not do what it was asked. Codes and facts only; the words live elsewhere.

Refusal (bot.engine.refusals)
├── ChannelTaken      another table is open in the channel
├── NoTable           no table is open in the channel
├── TableGone         no such table, or it is over
├── NotInLobby        the match has started
├── NotInMatch        the match has not started
├── AlreadySeated     the presser has a chair here
├── NotSeated         the presser has no chair here
├── TableFull         four chairs are taken
├── ChairsKept        the free chairs are kept for players of the last match
├── HostOnly          the host's button
├── NoComputer        there is no computer player to remove
├── NotLeft           the presser has not left the match, or has no chair any more
├── Away              the computer plays for the presser until they say that they are back
├── ChairTaken        a person sits there, or has asked for it
├── LastDeal          no other deal follows in which a chair could be taken
├── DealRunning       the deal is not over yet
├── StaleMove         the press belongs to an earlier moment
├── WrongRules        no such preset, or a number of deals that cannot be
└── Conflict          somebody else wrote first; press again
"""

from dataclasses import dataclass

from bot.engine.refusals import Refusal

__all__ = [
    "AlreadySeated",
    "Away",
    "ChairTaken",
    "ChairsKept",
    "ChannelTaken",
    "Conflict",
    "DealRunning",
    "HostOnly",
    "LastDeal",
    "NoComputer",
    "NoTable",
    "NotInLobby",
    "NotInMatch",
    "NotLeft",
    "NotSeated",
    "StaleMove",
    "TableFull",
    "TableGone",
    "WrongRules",
]


@dataclass(eq=False)
class ChannelTaken(Refusal):
    """Table ``table`` is open in this channel."""

    code = "channel-taken"
    table: int


@dataclass(eq=False)
class NoTable(Refusal):
    """No table is open in this channel."""

    code = "no-table"


@dataclass(eq=False)
class TableGone(Refusal):
    """There is no such table any more."""

    code = "table-gone"


@dataclass(eq=False)
class NotInLobby(Refusal):
    """The match has started."""

    code = "not-in-lobby"


@dataclass(eq=False)
class NotInMatch(Refusal):
    """The match has not started."""

    code = "not-in-match"


@dataclass(eq=False)
class AlreadySeated(Refusal):
    """The presser has a chair here."""

    code = "already-seated"


@dataclass(eq=False)
class NotSeated(Refusal):
    """The presser has no chair here, or ``left`` it to the computer."""

    code = "not-seated"
    left: bool = False


@dataclass(eq=False)
class TableFull(Refusal):
    """All four chairs are taken."""

    code = "table-full"


@dataclass(eq=False)
class ChairsKept(Refusal):
    """The free chairs are kept a while for players of the last match."""

    code = "chairs-kept"
    names: tuple[str, ...]


@dataclass(eq=False)
class HostOnly(Refusal):
    """Only the host may do this."""

    code = "host-only"
    host_id: int


@dataclass(eq=False)
class NoComputer(Refusal):
    """No computer player sits here."""

    code = "no-computer"


@dataclass(eq=False)
class NotLeft(Refusal):
    """The presser is ``seated``, or has no chair here (any more)."""

    code = "not-left"
    seated: bool


@dataclass(eq=False)
class Away(Refusal):
    """The computer plays for the presser until they say that they are back."""

    code = "away"


@dataclass(eq=False)
class ChairTaken(Refusal):
    """A person sits at the chair, or has asked for it."""

    code = "chair-taken"


@dataclass(eq=False)
class LastDeal(Refusal):
    """No other deal follows."""

    code = "last-deal"


@dataclass(eq=False)
class DealRunning(Refusal):
    """The deal is not over yet."""

    code = "deal-running"


@dataclass(eq=False)
class StaleMove(Refusal):
    """The button belongs to an earlier moment of the match."""

    code = "stale-move"


@dataclass(eq=False)
class WrongRules(Refusal):
    """The rules chosen cannot be played; ``why`` names the field."""

    code = "wrong-rules"
    why: str


@dataclass(eq=False)
class Conflict(Refusal):
    """Somebody else wrote to this table first."""

    code = "conflict"
