"""Why a command cannot be carried out. The words live elsewhere, keyed by ``code``.

Refusal
├── NotNow                 the match is in another phase
├── NotYourTurn            somebody else is to move
├── CallOutOfRange         not one of the calls allowed
├── CardNotHeld            the card is not in the hand
└── IllegalCard            held, but a rule forbids it; ``held`` are the cards it leaves
    ├── MustFollow         the led suit is held
    ├── MustBeat           a card above the best of the led suit is held
    ├── MustTrump          void, and a trump that wins is held
    ├── MustTrumpAnyway    void, and even a losing trump has to be played
    ├── MustNotUndertrump  a losing trump only when nothing else is held
    └── MustNotLeadTrump   the first trick may not be led with a trump
"""

from dataclasses import dataclass, fields
from typing import ClassVar

from bot.engine.cards import Card, Suit

__all__ = [
    "CallOutOfRange",
    "CardNotHeld",
    "IllegalCard",
    "MustBeat",
    "MustFollow",
    "MustNotLeadTrump",
    "MustNotUndertrump",
    "MustTrump",
    "MustTrumpAnyway",
    "NotNow",
    "NotYourTurn",
    "Refusal",
]


class Refusal(Exception):
    """A command that the rules refuse; nothing has changed."""

    code: ClassVar[str]

    @property
    def facts(self) -> dict[str, object]:
        """What a text needs in order to explain it, by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}  # type: ignore[arg-type]

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({facts})" if facts else self.code


@dataclass(eq=False)
class NotNow(Refusal):
    """The match is in ``phase``, where this is not done."""

    code = "not-now"
    phase: str


@dataclass(eq=False)
class NotYourTurn(Refusal):
    """Seat ``turn`` is to move."""

    code = "not-your-turn"
    turn: int


@dataclass(eq=False)
class CallOutOfRange(Refusal):
    """Calls run from ``lowest`` to ``highest``."""

    code = "call-out-of-range"
    lowest: int
    highest: int


@dataclass(eq=False)
class CardNotHeld(Refusal):
    """The hand does not hold ``card``."""

    code = "card-not-held"
    card: Card


@dataclass(eq=False)
class IllegalCard(Refusal):
    """The hand holds ``card``, but a rule leaves only ``held``."""

    card: Card
    held: tuple[Card, ...]


@dataclass(eq=False)
class MustFollow(IllegalCard):
    """Follow ``suit``: the hand holds it."""

    code = "must-follow"
    suit: Suit


@dataclass(eq=False)
class MustBeat(IllegalCard):
    """Beat ``best``, the highest card of the led suit in the trick."""

    code = "must-beat"
    best: Card


@dataclass(eq=False)
class MustTrump(IllegalCard):
    """Void in ``suit``: trump, above ``best`` where a trump lies already."""

    code = "must-trump"
    suit: Suit
    best: Card | None


@dataclass(eq=False)
class MustTrumpAnyway(IllegalCard):
    """Void in ``suit``: a trump has to be played, though ``best`` beats it."""

    code = "must-trump-anyway"
    suit: Suit
    best: Card


@dataclass(eq=False)
class MustNotUndertrump(IllegalCard):
    """No trump below ``best`` while another card is held."""

    code = "must-not-undertrump"
    best: Card


@dataclass(eq=False)
class MustNotLeadTrump(IllegalCard):
    """The first trick of a deal is not led with a trump."""

    code = "must-not-lead-trump"
