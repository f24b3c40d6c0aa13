"""Which cards may be played, why another may not, and who takes the trick."""

from collections.abc import Sequence

from bot.engine.cards import Card, Suit
from bot.engine.refusals import (
    IllegalCard,
    MustFollow,
    MustNotLeadTrump,
    MustNotUndertrump,
    MustTrump,
    MustTrumpAnyway,
)
from bot.engine.refusals import MustBeat as MustBeatRefusal
from bot.engine.rules import FirstLead, MustBeat, Ruleset, WhenVoid

# Looking a member up costs more than the comparison, and these run for every card of every simulated deal.
_FREE, _OVERTRUMP, _ANY_TRUMP = WhenVoid.FREE, WhenVoid.OVERTRUMP, WhenVoid.ANY_TRUMP
_NEVER, _UNTIL_TRUMPED = MustBeat.NEVER, MustBeat.UNTIL_TRUMPED

__all__ = ["best_card", "explain", "legal_cards", "winning_index"]


def legal_cards(
    rules: Ruleset, hand: tuple[Card, ...], trick: Sequence[Card], *, first_trick: bool = False
) -> tuple[Card, ...]:
    """Return the cards of *hand* that may be played to *trick*, in the hand's order.

    *trick* holds the cards so far, from the lead on; *first_trick* says that it is the deal's first.
    Never empty unless the hand is.
    """
    if len(hand) == 1:
        return hand
    if not trick:
        return _leads(rules, hand) if first_trick else hand
    led = trick[0].suit
    following = [card for card in hand if card.suit is led]
    return _following(rules, following, trick, led) if following else _void(rules, hand, trick)


def _leads(rules: Ruleset, hand: tuple[Card, ...]) -> tuple[Card, ...]:
    if rules.first_lead is FirstLead.NO_TRUMP:
        return tuple([card for card in hand if card.suit is not rules.trump]) or hand
    return hand


def _following(rules: Ruleset, following: list[Card], trick: Sequence[Card], led: Suit) -> tuple[Card, ...]:
    if rules.must_beat is _NEVER or len(following) == 1:
        return tuple(following)
    if led is not rules.trump and rules.must_beat is _UNTIL_TRUMPED and _best(trick, rules.trump):
        return tuple(following)
    best = (_best(trick, led) or trick[0]).rank
    return tuple([card for card in following if card.rank > best] or following)


def _void(rules: Ruleset, hand: tuple[Card, ...], trick: Sequence[Card]) -> tuple[Card, ...]:
    if rules.when_void is _FREE:
        return hand
    trump = rules.trump
    trumps = [card for card in hand if card.suit is trump]
    best = _best(trick, trump)
    winning = [card for card in trumps if card.rank > best.rank] if best else trumps
    if winning or not trumps or rules.when_void is _OVERTRUMP:
        return tuple(winning) or hand
    if rules.when_void is _ANY_TRUMP:
        return tuple(trumps)
    return tuple([card for card in hand if card.suit is not rules.trump]) or hand


def _best(trick: Sequence[Card], suit: Suit) -> Card | None:
    best = None
    for card in trick:
        if card.suit is suit and (best is None or card.rank > best.rank):
            best = card
    return best


def best_card(rules: Ruleset, trick: Sequence[Card]) -> Card:
    """Return the card that wins *trick* as it lies: the highest trump, else the highest of the led suit."""
    best = _best(trick, rules.trump) or _best(trick, trick[0].suit)
    assert best is not None
    return best


def winning_index(rules: Ruleset, trick: Sequence[Card]) -> int:
    """Return the place in *trick*, from the lead on, of the card that wins it as it lies."""
    return trick.index(best_card(rules, trick))


def explain(rules: Ruleset, card: Card, legal: tuple[Card, ...], trick: Sequence[Card]) -> IllegalCard:
    """Return the refusal of *card*, which is held but not among *legal*."""
    if not trick:
        return MustNotLeadTrump(card, legal)
    led, best = trick[0].suit, _best(trick, rules.trump)
    if legal[0].suit is led:
        if card.suit is not led:
            return MustFollow(card, legal, led)
        top = _best(trick, led)
        assert top is not None
        return MustBeatRefusal(card, legal, top)
    if best is None or (legal[0].suit is rules.trump and legal[0].rank > best.rank):
        return MustTrump(card, legal, led, best)
    if legal[0].suit is rules.trump:
        return MustTrumpAnyway(card, legal, led, best)
    return MustNotUndertrump(card, legal, best)
