"""What every renderer needs: one language's texts, the suits' emoji, and how cards and scores read in it."""

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.engine.cards import Card, Suit
from bot.engine.refusals import IllegalCard, Refusal
from bot.engine.rules import Ruleset
from bot.engine.scoring import format_score
from bot.i18n import Texts
from bot.players import Level
from bot.table.state import Chair, Table
from bot.ui import card_words
from bot.ui.emoji import SuitEmoji
from bot.ui.names import safe_name
from bot.ui.spoken import SpokenSuits

__all__ = ["LEVEL_SIGNS", "Wording", "latin"]

LEVEL_SIGNS = {Level.EASY: "🐣", Level.MEDIUM: "🤖", Level.HARD: "🧠"}
"""By what a computer player of each level is known at a glance."""
_COMMAND = re.compile(r"(?<![<\w])/callbreak (?:privacy )?[a-z]+")
_DECORATION = re.compile(r"(^|[-#>`] )[⏳✅❌🏆🥇🥈🥉] | ·? ?[↻↺]", re.MULTILINE)
"""Emoji before a text, and arrows behind one, that say nothing that it does not say."""


def latin(text: str) -> str:
    """Return *text* with Latin digits: as pictures have them, and as cards are read.

    >>> latin("१०H")
    '10H'
    """
    return "".join(str(unicodedata.digit(char)) if char.isdecimal() else char for char in text)


@dataclass(frozen=True, slots=True)
class Wording:
    """Say things in one language."""

    texts: Texts
    emoji: SuitEmoji
    command_id: int | None = None
    """The id of ``/callbreak``, which makes its mentions clickable."""

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the text *key*, commands in it as clickable mentions."""
        text = self.heard(self.texts.text(key, **facts))
        if self.command_id is None or "/callbreak" not in text:
            return text
        return _COMMAND.sub(rf"<\g<0>:{self.command_id}>", text)

    def label(self, key: str, /, **facts: object) -> str:
        """Return the text *key* for a button, where nothing is formatted."""
        return self.texts.text(key, **facts)

    def spoken(self) -> "Wording":
        """Return the wording for somebody who listens: suits and cards in words, nothing for the eye."""
        return replace(self, emoji=SpokenSuits(texts=self.texts))

    def heard(self, text: str) -> str:
        """Return *text* without what is there for the eye alone, if this is for somebody who listens."""
        return _DECORATION.sub(r"\1", text) if self.is_spoken else text

    @property
    def is_spoken(self) -> bool:
        """Whether this is the wording for somebody who listens."""
        return isinstance(self.emoji, SpokenSuits)

    def card(self, card: Card) -> str:
        """Return a card, suit first."""
        return self.emoji.card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards in a row."""
        return "  ".join(map(self.emoji.card, cards))

    def suits(self, suits: Iterable[Suit]) -> str:
        """Return suits in a row."""
        return " ".join(map(self.emoji.text, suits))

    def suit_name(self, suit: Suit) -> str:
        """Return a suit's word: ``clubs``."""
        return card_words.suit_name(self.texts, suit)

    def rank_name(self, card: Card) -> str:
        """Return a rank's word: ``queen``."""
        return card_words.rank_name(self.texts, card)

    def card_name(self, card: Card) -> str:
        """Return a card in words: ``queen of hearts``."""
        return card_words.card_name(self.texts, card)

    def held(self, cards: Iterable[Card], *, choose: bool = False) -> str:
        """Return cards by suit, as ``♦ 10 and 5``; with "or" when one is to be taken."""
        return card_words.held_cards(self.texts, self.emoji, cards, choose=choose)

    def right(self, right: str) -> str:
        """Return a permission, given by discord.py's name, as Discord's menus call it."""
        return self(f"right-{right.replace('_', '-')}")

    def score(self, rules: Ruleset, tenths: int) -> str:
        """Return a score, given in tenths."""
        return self.texts.number(format_score(rules, tenths))

    def latin_score(self, rules: Ruleset, tenths: int) -> str:
        """Return a score, given in tenths, for a picture: digits there are Latin in every language."""
        return self.texts.decimal(format_score(rules, tenths))

    def name(self, chair: Chair | None) -> str:
        """Return who sits in *chair*, marked when the computer plays it: with a sign, or spoken in words."""
        if chair is None:
            return self("chair-free")
        name = safe_name(self.bare_name(chair))
        if chair.person is None:
            level = chair.level or Level.MEDIUM
            if self.is_spoken:
                return self("told-computer", name=name, level=self(f"level-{level}"))
            return f"{LEVEL_SIGNS[level]} {name}"
        if chair.left or chair.away:
            return self("told-left", name=name) if self.is_spoken else f"💤 {name}"
        return name

    def bare_name(self, chair: Chair) -> str:
        """Return the name on a chair as it was given, which must still be made safe to show."""
        return self.texts.text("former-player") if chair.former else chair.name

    def short(self, table: Table, seat: int) -> str:
        """Return the bare name of whoever sits at *seat*, for lines where the marks would crowd."""
        chair = table.chairs[seat]
        return safe_name(self.bare_name(chair)) if chair else self("chair-free")

    def seat(self, table: Table, seat: int) -> str:
        """Return who sits at *seat*."""
        return self.name(table.chairs[seat])

    def refusal(self, refusal: Refusal, table: Table | None) -> str:
        """Return why something is not done and what to do instead."""
        return self(f"refusal-{refusal.code}", **self._facts(refusal, table))

    def reason(self, refusal: IllegalCard) -> str:
        """Return the rule behind *refusal*, for somebody who sees the cards that it leaves."""
        return self(f"why-{refusal.code}", **self._facts(refusal, None))

    def _facts(self, refusal: Refusal, table: Table | None) -> dict[str, object]:
        """Return the refusal's facts as the texts want them, and words that follow from them."""
        facts: dict[str, object] = {}
        for name, value in refusal.facts.items():
            if isinstance(value, Card):
                facts |= {name: self.card(value), f"{name}_rank": card_words.rank_of(self.texts, value)}
            elif isinstance(value, Suit):
                facts |= {name: self.emoji.text(value), f"{name}_name": self.suit_name(value)}
            elif name == "host_id":
                facts[name] = f"<@{value}>"
            elif name == "names" and isinstance(value, tuple):
                facts[name] = [safe_name(each) for each in value]
            elif name == "turn" and isinstance(value, int) and table is not None:
                facts[name] = self.seat(table, value)
            else:
                facts[name] = value
        if isinstance(refusal, IllegalCard):
            facts |= self._left(refusal.held)
        return facts

    def _left(self, held: tuple[Card, ...]) -> dict[str, object]:
        """Return the cards that a rule leaves, in words."""
        suits = {card.suit for card in held}
        ranks = [card.rank_text for card in sorted(held, key=lambda card: -card.rank)]
        one_suit = self.texts.listed(ranks, choose=True)
        return {
            "held": self.held(held),
            "choice": one_suit if len(suits) == 1 else self.held(held, choose=True),
            "held_one": card_words.one_of(self.texts, held[0].suit),
        }
