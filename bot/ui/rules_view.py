"""A table's rules, and how to play with this bot, as messages."""

from bot.engine.rules import Ruleset
from bot.ui.layout import LOOK, Message, message
from bot.ui.rules_text import rules_line, rules_text
from bot.ui.wording import Wording

__all__ = ["help_message", "rules_message"]


def rules_message(wording: Wording, rules: Ruleset) -> Message:
    """Return *rules* in words."""
    line = f"## {rules_line(wording.texts, rules, wording.emoji)}"
    return message(LOOK.table, [line, *rules_text(wording.texts, rules, wording.emoji)])


def help_message(wording: Wording) -> Message:
    """Return how to play with this bot, in five lines."""
    return message(LOOK.table, [wording("help")])
