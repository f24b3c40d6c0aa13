"""The fair shuffle in words, and all that it takes to check the deals of one match."""

from discord import ui

from bot.table.state import Table
from bot.ui.layout import LOOK, Item, Message, message
from bot.ui.names import safe_name
from bot.ui.rules_text import rules_line
from bot.ui.wording import Wording

__all__ = ["check_message", "fairness_message", "record_name"]

_HASH = "SHA-256"
"""A name, and so given as a fact: digits in a text are the language's own."""


def record_name(table: Table) -> str:
    """Return the name of the file that holds the record of *table*'s match."""
    return f"match-{table.id}.json"


def fairness_message(wording: Wording) -> Message:
    """Return how the shuffle can be trusted, in five lines."""
    return message(LOOK.table, [wording("fairness", hash=_HASH, command="python -m bot verify")])


def check_message(wording: Wording, table: Table, *, attached: bool) -> Message:
    """Return what proves the deals of *table*, whose match has ended, the record *attached* or not."""
    name = record_name(table)
    words = [wording("check-words"), *(_word(wording, table, seat) for seat in range(4))]
    file: Item | str = ui.File(f"attachment://{name}")
    if not attached:
        file = wording("check-no-file", command=f"python -m bot export {table.id}")
    return message(
        LOOK.table,
        [
            wording("check-title", number=str(table.id)),
            wording("check-seal", secret=table.secret.hex(), commitment=table.commitment),
            "\n".join(words),
            wording("check-how", hash=_HASH, command=f"python -m bot verify {name}"),
            rules_line(wording.texts, table.rules, wording.emoji),
            file,
        ],
    )


def _word(wording: Wording, table: Table, seat: int) -> str:
    """Return who sits in a chair, and the number that came with its press; people are named, never called."""
    chair = table.chairs[seat]
    assert chair is not None  # a match has four
    name = wording.name(chair) if chair.person is None else safe_name(chair.name)
    return wording("check-word", seat=seat + 1, name=name, word=chair.word or "")
