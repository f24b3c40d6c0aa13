"""Worked examples for the rules: small positions, whose answers the engine gives.

Positions are written with ``L`` for the suit led, ``O`` for another side suit and ``T`` for the trump suit,
so that they fit every ruleset.
"""

from bot.engine.cards import Card, Suit, parse_card
from bot.engine.play import legal_cards, winning_index
from bot.engine.rules import FirstLead, Ruleset
from bot.engine.scoring import deal_score, format_score, is_made
from bot.i18n import Texts
from bot.ui.card_words import held_cards
from bot.ui.emoji import SuitEmoji

__all__ = ["beating", "leading", "scoring", "void", "winning"]

_BEATING = (("9L QL", "AL 10L 5L 3T"), ("9L 4T", "AL 10L 5L 3O"), ("6T 9T", "KT 4T AL"))
"""Cards played so far and cards held: a plain trick, one that is trumped, and trumps led."""
_VOID = (("9L QL", "KT 4T 7O"), ("9L 8T", "KT 4T 7O"), ("9L QT", "8T 4T 7O"))
"""Nothing to overtrump, something that can be overtrumped, and something that cannot."""
_WINNING = ("9L KL QL 5L", "9L KL 2T QL", "9L AO QL KO")
"""A plain trick, one that is trumped, and one with discards."""
_LEAD = "AT 7L 3O"
_SIDES = (Suit.DIAMONDS, Suit.CLUBS, Suit.HEARTS)
_CALL = 4
_HIGHEST = 13


def beating(texts: Texts, rules: Ruleset, emoji: SuitEmoji) -> list[str]:
    """Return what may be played by somebody who holds the suit led."""
    return [_play(texts, rules, emoji, trick, hand) for trick, hand in _BEATING]


def void(texts: Texts, rules: Ruleset, emoji: SuitEmoji) -> list[str]:
    """Return what may be played by somebody who does not."""
    return [_play(texts, rules, emoji, trick, hand) for trick, hand in _VOID]


def leading(texts: Texts, rules: Ruleset, emoji: SuitEmoji) -> list[str]:
    """Return what may be led to the first trick, where not every card may."""
    if rules.first_lead is FirstLead.ANY:
        return []
    held = _cards(rules, _LEAD)
    legal = legal_cards(rules, held, (), first_trick=True)
    shown = {"held": held_cards(texts, emoji, held), "legal": held_cards(texts, emoji, legal, choose=True)}
    return [texts.text("rules-example-lead", **shown)]


def winning(texts: Texts, rules: Ruleset, emoji: SuitEmoji) -> list[str]:
    """Return who wins a few tricks."""
    tricks = [_cards(rules, trick) for trick in _WINNING]
    return [
        texts.text(
            "rules-example-winner",
            trick=_row(emoji, trick),
            winner=emoji.card(trick[winning_index(rules, trick)]),
        )
        for trick in tricks
    ]


def scoring(texts: Texts, rules: Ruleset, emoji: SuitEmoji) -> list[str]:
    """Return what a call scores with one trick too few and with more and more tricks, and the bonus."""
    call = max(rules.min_call, min(_CALL, rules.max_call))
    results = [(call, won) for won in range(call - 1, min(call + 3, _HIGHEST) + 1)]
    bonus = rules.bonus_call
    if bonus is not None and rules.min_call <= bonus <= rules.max_call:
        results += [(bonus, bonus - 1), (bonus, bonus)]
    return [
        texts.text(
            "rules-example-score",
            made=is_made(rules, called, won),
            call=called,
            won=won,
            score=texts.number(format_score(rules, deal_score(rules, called, won))),
        )
        for called, won in results
    ]


def _play(texts: Texts, rules: Ruleset, emoji: SuitEmoji, trick: str, hand: str) -> str:
    played, held = _cards(rules, trick), _cards(rules, hand)
    legal = legal_cards(rules, held, played)
    return texts.text(
        "rules-example-play",
        trick=_row(emoji, played),
        held=held_cards(texts, emoji, held),
        legal=held_cards(texts, emoji, legal, choose=True),
        every=len(legal) == len(held),
    )


def _row(emoji: SuitEmoji, cards: tuple[Card, ...]) -> str:
    return " \u00a0".join(map(emoji.card, cards))


def _cards(rules: Ruleset, position: str) -> tuple[Card, ...]:
    led, other = [suit for suit in _SIDES if suit is not rules.trump][:2]
    suits = {"L": led, "O": other, "T": rules.trump}
    return tuple(parse_card(word[:-1] + suits[word[-1]]) for word in position.split())
