"""The scores of a match, deal by deal."""

from bot.engine import public_view
from bot.table.state import Table
from bot.ui.layout import LOOK, Message, message
from bot.ui.names import plain_name
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
    bare = [wording.bare_name(chair) if chair else "" for chair in table.chairs]
    names = [plain_name(name)[:_NAME].replace("`", "'") for name in bare]
    scored = [deal for deal in view.history if deal.scores is not None]
    lines = [("", names)]
    for number, deal in list(enumerate(scored, 1))[-_LATEST:]:
        label = "+" if deal.extra else str(number)
        scores = deal.scores or ()
        lines.append((label, [wording.score(view.rules, score) for score in scores]))
    lines.append(("=", [wording.score(view.rules, total) for total in view.totals]))
    width = max(_WIDTH, *(len(cell) + 1 for _, cells in lines for cell in cells))
    grid = "\n".join(_row(label, cells, width) for label, cells in lines)
    return message(LOOK.table, [wording("scores-title"), f"```\n{grid}\n```", wording("scores-key")])


def _row(label: str, cells: list[str], width: int) -> str:
    return f"{label:>2}" + "".join(f"{cell:>{width}}" for cell in cells)
