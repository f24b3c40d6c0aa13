"""Deal the cards that a seat cannot see anew: whatever it may see must not change by that."""

from random import Random

from bot.engine.cards import Card, Suit
from bot.engine.play import legal_cards
from bot.engine.state import Deal, Hands, Match, Phase

__all__ = ["redeal_hidden"]


def redeal_hidden(match: Match, seat: int | None, rng: Random) -> Match:
    """Return *match* as it might be as well for *seat*, or for somebody who sees no hand at all.

    Cards change hands among those whose cards are hidden, unless the missing suits are announced and
    the change would show in them. Deals that were thrown in are dealt anew too.
    """
    others = [other for other in range(4) if other != seat]
    history = tuple(_swapped(deal, others, rng, announced=False) for deal in match.history)
    deal = match.deal
    if deal is not None:
        between = match.phase not in (Phase.CALLING, Phase.PLAYING)
        announced = match.rules.announce_voids and match.phase is Phase.PLAYING
        deal = history[-1] if between else _swapped(deal, others, rng, announced=announced)
    return _with_legal_cards(match._replace(deal=deal, history=history))


def _with_legal_cards(match: Match) -> Match:
    if match.deal is None or match.turn is None or match.phase is not Phase.PLAYING:
        return match
    hand, trick = match.deal.hands[match.turn], match.deal.trick
    legal = legal_cards(match.rules, hand, trick, first_trick=not match.deal.tricks)
    return match._replace(legal=legal)


def _swapped(deal: Deal, others: list[int], rng: Random, *, announced: bool) -> Deal:
    for _ in range(15):
        a, b = rng.sample(others, 2)
        if not deal.hands[a] or not deal.hands[b]:
            continue
        changed = _swap(deal, rng.choice(deal.hands[a]), rng.choice(deal.hands[b]))
        if not announced or voids(changed.dealt) == voids(deal.dealt):
            deal = changed
    return deal


def _swap(deal: Deal, one: Card, other: Card) -> Deal:
    exchanged = {one: other, other: one}

    def swap(hands: Hands) -> Hands:
        return tuple(tuple(exchanged.get(card, card) for card in hand) for hand in hands)

    return deal._replace(dealt=swap(deal.dealt), hands=swap(deal.hands))


def voids(hands: Hands) -> list[set[Suit]]:
    return [set(Suit) - {card.suit for card in hand} for hand in hands]
