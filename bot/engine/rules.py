"""The ruleset: every field by which tables differ (RULES, Ruleset fields)."""

from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from bot.engine.cards import Suit

__all__ = [
    "Direction",
    "FirstLead",
    "MustBeat",
    "RulesError",
    "Ruleset",
    "Scoring",
    "TieBreak",
    "WhenVoid",
    "rules_from_json",
    "rules_to_json",
]


class Direction(StrEnum):
    """The order of dealing, calling and play."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class MustBeat(StrEnum):
    """When a player who follows suit has to beat the best card of that suit."""

    UNTIL_TRUMPED = "until_trumped"
    ALWAYS = "always"
    NEVER = "never"


class WhenVoid(StrEnum):
    """What a player without the led suit has to play."""

    OVERTRUMP = "overtrump"
    ANY_TRUMP = "any_trump"
    NO_UNDERTRUMP = "no_undertrump"
    FREE = "free"


class FirstLead(StrEnum):
    """What may be led to the first trick of a deal."""

    ANY = "any"
    NO_TRUMP = "no_trump"


class Scoring(StrEnum):
    """How a call is scored (RULES, Scoring, exact)."""

    CALLBREAK = "callbreak"
    BRIDGE = "bridge"
    TENS = "tens"


class TieBreak(StrEnum):
    """What settles a tie at the top."""

    EXTRA_DEAL = "extra_deal"
    BEST_DEAL = "best_deal"
    SHARED = "shared"


class RulesError(ValueError):
    """A ruleset that makes no sense; ``field`` says where and the text says why."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play. Behaviour reads these fields and never a preset's name.

    Raises RulesError when the fields contradict each other (RULES, Validity of a ruleset).
    """

    direction: Direction = Direction.CLOCKWISE
    trump: Suit = Suit.SPADES
    min_call: int = 1
    max_call: int = 13
    must_beat: MustBeat = MustBeat.UNTIL_TRUMPED
    when_void: WhenVoid = WhenVoid.OVERTRUMP
    first_lead: FirstLead = FirstLead.ANY
    redeal_below: int | None = 8
    redeal_no_trump: bool = False
    redeal_no_court: bool = False
    announce_voids: bool = False
    scoring: Scoring = Scoring.CALLBREAK
    bonus_call: int | None = None
    bonus_points: int | None = None
    """Whole points (not tenths) for a made call of ``bonus_call`` or more."""
    deals: int | None = 5
    """Counted deals in a match; None for a match without a fixed end."""
    tie_break: TieBreak = TieBreak.EXTRA_DEAL

    def __post_init__(self) -> None:
        _check_calls(self)
        _check_bonus(self)
        if self.deals is not None and not 1 <= self.deals <= 52:
            raise RulesError("deals", "a match has 1 to 52 deals, or none for no fixed end")


def _check_calls(rules: Ruleset) -> None:
    for name in ("min_call", "max_call"):
        if not 1 <= getattr(rules, name) <= 13:
            raise RulesError(name, "a call is 1 to 13")
    if rules.min_call > rules.max_call:
        raise RulesError("min_call", "the lowest call is above the highest")
    below = rules.redeal_below
    if below is not None and not 2 <= below <= min(52, 4 * rules.max_call):
        raise RulesError("redeal_below", "a total of 2 to 52, and no more than four of the highest call")


def _check_bonus(rules: Ruleset) -> None:
    call, points = rules.bonus_call, rules.bonus_points
    if call is None and points is None:
        return
    if call is None or points is None:
        missing = "bonus_call" if call is None else "bonus_points"
        raise RulesError(missing, "a bonus needs both a call and its points")
    if rules.scoring is not Scoring.BRIDGE:
        raise RulesError("bonus_call", "a bonus belongs to bridge scoring only")
    if call != 8:
        raise RulesError("bonus_call", "the bonus starts at a call of 8")
    if points not in (13, 16):
        raise RulesError("bonus_points", "the bonus is 13 or 16 points")


_ENUMS: dict[str, type[StrEnum]] = {
    "direction": Direction,
    "trump": Suit,
    "must_beat": MustBeat,
    "when_void": WhenVoid,
    "first_lead": FirstLead,
    "scoring": Scoring,
    "tie_break": TieBreak,
}
_FLAGS = ("redeal_no_trump", "redeal_no_court", "announce_voids")
_OPTIONAL = ("redeal_below", "bonus_call", "bonus_points", "deals")


def rules_to_json(rules: Ruleset) -> dict[str, str | int | bool | None]:
    """Return every field as the match record writes it, None for none."""
    return {
        field.name: str(value) if isinstance(value, StrEnum) else value
        for field in fields(rules)
        for value in (getattr(rules, field.name),)
    }


def rules_from_json(data: object) -> Ruleset:
    """Return the ruleset that *data* describes, all fields given.

    Raises RulesError for a missing, unknown or wrong field.
    """
    if not isinstance(data, dict):
        raise RulesError("rules", "not an object")
    names = [field.name for field in fields(Ruleset)]
    for name in names:
        if name not in data:
            raise RulesError(name, "missing")
    for name in data:
        if name not in names:
            raise RulesError(ascii(name)[:40], "no such rule")
    return Ruleset(**{name: _value(name, data[name]) for name in names})


def _value(name: str, value: Any) -> Any:
    if name in _ENUMS:
        try:
            return _ENUMS[name](value)
        except ValueError:
            raise RulesError(name, f"not one of {', '.join(_ENUMS[name])}") from None
    if name in _FLAGS:
        if not isinstance(value, bool):
            raise RulesError(name, "not true or false")
        return value
    if value is None and name in _OPTIONAL:
        return None
    if not isinstance(value, int) or isinstance(value, bool):
        raise RulesError(name, "not a whole number")
    return value
