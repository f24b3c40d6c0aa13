"""The scores of a match, deal by deal."""

from collections.abc import Sequence

from bot.engine import PublicView, public_view
from bot.table.state import Table
from bot.ui.layout import LOOK, Message, message
from bot.ui.names import column, columns
from bot.ui.plain import plain_text
from bot.ui.wording import Wording

__all__ = ["scores_message"]

_WIDTH, _NAME = 6, 5
"""Characters of a column and of a name: on a phone a line has room for 26."""
_LATEST = 20
"""A match may have 52 deals; a message holds the latest, and the totals count them all."""


def scores_message(wording: Wording, table: Table) -> Message:
    """Return every counted deal's scores by player, and the totals."""
    assert table.match is not None
    view = public_view(table.match)
    if wording.is_spoken:
        told = [plain_text(wording("scores-title")), *_told(wording, table, view)]
        return message(LOOK.table, ["\n".join(told)])
    names = [column(wording.bare_name(chair) if chair else "", _NAME) for chair in table.chairs]
    scored = [deal for deal in view.history if deal.scores is not None]
    lines = [("", names)]
    for number, deal in list(enumerate(scored, 1))[-_LATEST:]:
        label = "+" if deal.extra else str(number)
        scores = deal.scores or ()
        lines.append((label, [wording.score(view.rules, score) for score in scores]))
    lines.append(("=", [wording.score(view.rules, total) for total in view.totals]))
    width = max(_WIDTH, *(columns(cell) + 1 for _, cells in lines for cell in cells))
    grid = "\n".join(_row(label, cells, width) for label, cells in lines)
    return message(LOOK.table, [wording("scores-title"), f"```\n{grid}\n```", wording("scores-key")])


def _told(wording: Wording, table: Table, view: PublicView) -> list[str]:
    """Return the same for people who listen: a sentence a deal, the totals first."""
    scored = [deal for deal in view.history if deal.scores is not None]
    lines = [wording("told-scores-total", scores=_said(wording, table, view, view.totals))]
    for number, deal in list(enumerate(scored, 1))[-_LATEST:]:
        key = "told-scores-extra" if deal.extra else "told-scores-deal"
        lines.append(wording(key, number=number, scores=_said(wording, table, view, deal.scores or ())))
    return lines


def _said(wording: Wording, table: Table, view: PublicView, scores: Sequence[int]) -> str:
    """Return everybody's score: a semicolon between two, since a comma may be a decimal sign."""
    return "; ".join(
        wording("told-score", name=wording.short(table, seat), score=wording.score(view.rules, score))
        for seat, score in enumerate(scores)
    )


def _row(label: str, cells: list[str], width: int) -> str:
    return f"{label:>2}" + "".join(" " * (width - columns(cell)) + cell for cell in cells)
