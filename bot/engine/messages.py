"""What is asked of a match (commands) and what happened in it (events).

Events are facts: they name seats, never people, and replaying them gives the match again.
"""

from dataclasses import dataclass

from bot.engine.cards import Card
from bot.engine.rules import Ruleset
from bot.engine.state import Hands, Redeal

__all__ = [
    "AbandonMatch",
    "CallMade",
    "CardPlayed",
    "CloseMatch",
    "Command",
    "DealScored",
    "DealStarted",
    "DealThrownIn",
    "Event",
    "ExtraDealDue",
    "MakeCall",
    "MatchAbandoned",
    "MatchClosing",
    "MatchEnded",
    "MatchStarted",
    "PlayCard",
    "StartDeal",
    "TrickTaken",
]


@dataclass(frozen=True, slots=True)
class StartDeal:
    """Deal the cards of *pack*, already shuffled."""

    pack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MakeCall:
    """Undertake to win *call* tricks."""

    seat: int
    call: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play *card* to the current trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CloseMatch:
    """End a match without a fixed end, after the deal that runs."""


@dataclass(frozen=True, slots=True)
class AbandonMatch:
    """Break the match off; it has no result."""


Command = StartDeal | MakeCall | PlayCard | CloseMatch | AbandonMatch


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """Four chairs are filled and the first dealer is known."""

    rules: Ruleset
    first_dealer: int


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Thirteen cards each were dealt; ``hands`` go by seat, in the order dealt."""

    dealer: int
    hands: Hands
    extra: bool


@dataclass(frozen=True, slots=True)
class CallMade:
    """A seat called."""

    seat: int
    call: int


@dataclass(frozen=True, slots=True)
class DealThrownIn:
    """The same dealer deals again."""

    reason: Redeal


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken:
    """The fourth card was played; ``seat`` won the trick and leads the next."""

    seat: int


@dataclass(frozen=True, slots=True)
class DealScored:
    """Thirteen tricks are played; ``scores`` are tenths by seat."""

    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExtraDealDue:
    """``tied`` lead level: all four play one more deal for them."""

    tied: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchClosing:
    """The running deal is the last."""


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is decided; several winners share it."""

    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchAbandoned:
    """The match was broken off."""


Event = (
    MatchStarted
    | DealStarted
    | CallMade
    | DealThrownIn
    | CardPlayed
    | TrickTaken
    | DealScored
    | ExtraDealDue
    | MatchClosing
    | MatchEnded
    | MatchAbandoned
)
