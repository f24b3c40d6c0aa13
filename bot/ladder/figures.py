"""One person's figures from sums of whole numbers; exact, and rounded in one place."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction

from bot.engine.rules import Scoring
from bot.ladder.ports import Tally

__all__ = ["Figures", "ScoreFigures", "figures_of", "rounded", "score_figures"]


@dataclass(frozen=True, slots=True)
class Figures:
    """What is counted over all matches, whatever their scoring."""

    matches: int
    wins: int
    average_place: Fraction
    calls_made: Fraction
    """The calls made as a share of all calls, 0 to 1."""


@dataclass(frozen=True, slots=True)
class ScoreFigures:
    """What can be compared within one kind of scoring only. Scores are tenths."""

    scoring: Scoring
    matches: int
    average: Fraction
    """The average score of a counted deal, since matches differ in length."""
    best: int
    """The best single counted deal."""


def figures_of(tallies: Sequence[Tally]) -> Figures:
    """Return the figures over all of one person's *tallies*, of which there is one at least."""
    matches = sum(tally.matches for tally in tallies)
    return Figures(
        matches=matches,
        wins=sum(tally.wins for tally in tallies),
        average_place=Fraction(sum(tally.places for tally in tallies), matches),
        calls_made=Fraction(sum(tally.made for tally in tallies), sum(tally.deals for tally in tallies)),
    )


def score_figures(tally: Tally) -> ScoreFigures:
    """Return the figures of one kind of scoring."""
    return ScoreFigures(tally.scoring, tally.matches, Fraction(tally.total, tally.deals), tally.best)


def rounded(value: Fraction, places: int) -> Decimal:
    """Return *value* with so many decimal places, halves away from zero.

    >>> rounded(Fraction(5, 4), 1), rounded(Fraction(-1, 3), 2)
    (Decimal('1.3'), Decimal('-0.33'))
    """
    scaled = abs(value) * 10**places
    whole = (2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator)
    return Decimal(f"{whole if value >= 0 else -whole}E-{places}")  # read exactly, whatever the context
