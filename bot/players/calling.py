"""How many tricks to undertake."""

from bot.engine.rules import MustBeat
from bot.engine.state import Redeal
from bot.engine.views import PublicView, SeatView
from bot.players import call_weights as weights
from bot.players.memory import SUIT_NUMBER
from bot.players.strength import Groups, by_suit
from bot.players.worth import worth

__all__ = ["choose_call", "expected_tricks", "hand_tricks", "raised_against_redeal"]

_PATIENCE = 2
"""How many deals in a row may be thrown in for low calls before calling more than the hand is worth."""


def choose_call(view: SeatView) -> int:
    """Return the call that promises most, raised only where a redeal would be for nothing."""
    public, rules = view.public, view.public.rules
    mean = expected_tricks(view)
    calls = range(rules.min_call, rules.max_call + 1)
    best = max(calls, key=lambda call: worth(rules, call, mean, weights.SPREAD))
    return raised_against_redeal(public, best, mean)


def expected_tricks(view: SeatView) -> float:
    """Return the tricks that *view*'s thirteen cards win on average, after the calls already made."""
    public = view.public
    made = [call for call in public.calls if call is not None]
    return (
        hand_tricks(by_suit(view.hand), SUIT_NUMBER[public.rules.trump])
        + weights.POSITION[public.rules.must_beat is MustBeat.NEVER][len(made)]
        + weights.EARLIER * sum(call - weights.USUAL for call in made)
    )


def hand_tricks(groups: Groups, trump: int) -> float:
    """Return the tricks of thirteen cards by their high cards, trumps and short suits."""
    length = len(groups[trump])
    total = weights.TRUMPS[min(length, 8)] + sum(
        weights.TRUMP_RANKS.get(index % 13, 0.0) for index in groups[trump]
    )
    for suit, group in enumerate(groups):
        if suit == trump:
            continue
        total += sum(
            weights.SIDE[12 - index % 13][min(len(group), 6) - 1] for index in group if index % 13 > 9
        )
        if len(group) < 3:
            total += weights.SHORT[len(group)][min(length, 5)]
    return total


def raised_against_redeal(public: PublicView, call: int, mean: float) -> int:
    """Return *call*, or a higher one that prevents a redeal; the hand wins *mean* tricks on average."""
    return max(call, min(_against_redeal(public, mean), public.rules.max_call))


def _against_redeal(public: PublicView, mean: float) -> int:
    """Return the call that prevents a redeal where that is reasonable, or 0.

    The last to call fills the total up if the hand, rounded up, can bear it. After several redeals in a
    row everybody calls more and more, so that a table with a high ``redeal_below`` comes to play.
    """
    below = public.rules.redeal_below
    if below is None:
        return 0
    made = [call for call in public.calls if call is not None]
    missing = below - sum(made)
    fills = missing if len(made) == 3 and missing <= mean + 0.5 else 0
    impatience = max(0, _low_redeals(public) - _PATIENCE)
    fair = -(-missing // (4 - len(made)))
    return max(fills, min(fair, impatience + 1) if impatience else 0)


def _low_redeals(public: PublicView) -> int:
    """Return how many deals in a row, up to now, were thrown in because the calls were low."""
    count = 0
    for deal in reversed(public.history):
        if deal.redealt is not Redeal.LOW_CALLS:
            break
        count += 1
    return count
