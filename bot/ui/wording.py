"""What every renderer needs: one language's texts, the suits' emoji, and how cards and scores read in it."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bot.engine.cards import Card, Suit, sort_hand
from bot.engine.refusals import IllegalCard, Refusal
from bot.engine.rules import Ruleset
from bot.engine.scoring import format_score
from bot.i18n import Texts
from bot.table.state import Chair, Table
from bot.ui.emoji import SuitEmoji
from bot.ui.names import safe_name

__all__ = ["Wording"]

_COMMAND = re.compile(r"(?<![<\w])/callbreak [a-z]+")


@dataclass(frozen=True, slots=True)
class Wording:
    """Say things in one language."""

    texts: Texts
    emoji: SuitEmoji
    command_id: int | None = None
    """The id of ``/callbreak``, which makes its mentions clickable."""

    def __call__(self, key: str, /, **facts: object) -> str:
        """Return the text *key*, commands in it as clickable mentions."""
        text = self.texts.text(key, **facts)
        if self.command_id is None or "/callbreak" not in text:
            return text
        return _COMMAND.sub(rf"<\g<0>:{self.command_id}>", text)

    def label(self, key: str, /, **facts: object) -> str:
        """Return the text *key* for a button, where nothing is formatted."""
        return self.texts.text(key, **facts)

    def card(self, card: Card) -> str:
        """Return a card, suit first."""
        return self.emoji.card(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards in a row."""
        return "  ".join(map(self.emoji.card, cards))

    def suits(self, suits: Iterable[Suit]) -> str:
        """Return suits in a row."""
        return " ".join(map(self.emoji.text, suits))

    def score(self, rules: Ruleset, tenths: int) -> str:
        """Return a score, given in tenths."""
        return self.texts.digits(format_score(rules, tenths))

    def name(self, chair: Chair | None) -> str:
        """Return who sits in *chair*, marked when the computer plays it."""
        if chair is None:
            return self("chair-free")
        name = safe_name(chair.name)
        if chair.person is None:
            return f"🤖 {name}"
        return f"💤 {name}" if chair.left else name

    def short(self, table: Table, seat: int) -> str:
        """Return the bare name of whoever sits at *seat*, for lines where the marks would crowd."""
        chair = table.chairs[seat]
        return safe_name(chair.name) if chair else self("chair-free")

    def seat(self, table: Table, seat: int) -> str:
        """Return who sits at *seat*."""
        return self.name(table.chairs[seat])

    def refusal(self, refusal: Refusal, table: Table | None) -> str:
        """Return why something is not done and what to do instead."""
        facts = {name: self._fact(name, value, table) for name, value in refusal.facts.items()}
        return self(f"refusal-{refusal.code}", **facts)

    def reason(self, refusal: IllegalCard) -> str:
        """Return the rule behind *refusal*, for somebody who sees the cards that it leaves."""
        facts = {name: self._fact(name, value, None) for name, value in refusal.facts.items()}
        return self(f"why-{refusal.code}", **facts)

    def _fact(self, name: str, value: object, table: Table | None) -> object:
        if isinstance(value, Card):
            return self.card(value)
        if isinstance(value, Suit):
            return self.emoji.text(value)
        if name == "held" and isinstance(value, tuple):
            return self.cards(sort_hand(value))
        if name == "host_id":
            return f"<@{value}>"
        if name == "turn" and isinstance(value, int) and table is not None:
            return self.seat(table, value)
        return value
