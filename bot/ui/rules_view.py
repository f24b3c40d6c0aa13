"""A table's rules as a small book to turn the pages of, and how to play with this bot."""

from bot.engine.rules import Ruleset
from bot.ui import custom_ids
from bot.ui.layout import LOOK, Message, button, message, rows
from bot.ui.rules_text import rules_pages
from bot.ui.wording import Wording

__all__ = ["help_message", "rules_message"]


def rules_message(wording: Wording, rules: Ruleset, table_id: int = 0, page: int = 1) -> Message:
    """Return a page, from 1, of *rules*, whose buttons turn to others.

    *table_id* is the table that has them, 0 for the standard ones.
    """
    pages = rules_pages(wording.texts, rules, wording.emoji)
    page = max(1, min(page, len(pages)))
    turns = [
        button(
            custom_ids.rulebook(table_id, to),
            wording.label(label),
            disabled=not 1 <= to <= len(pages),
        )
        for to, label in ((page - 1, "button-previous"), (page + 1, "button-next"))
        if 1 <= to <= len(pages) or not wording.is_spoken
    ]
    return message(LOOK.table, [wording.heard(pages[page - 1]), *rows(turns)])


def help_message(wording: Wording) -> Message:
    """Return how to play with this bot, in five lines."""
    return message(LOOK.table, [wording("help")])
