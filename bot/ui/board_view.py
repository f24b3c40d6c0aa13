"""The leaderboard: ten lines a page, the viewer's own rank below, and the way to the other pages."""

from dataclasses import dataclass
from typing import assert_never

import discord
from discord import ui

from bot.engine.rules import Scoring
from bot.ladder import Board, Row, Sort
from bot.ui import custom_ids, figures_text
from bot.ui.layout import LOOK, Item, Message, button, menu, message, rows
from bot.ui.wording import Wording

__all__ = ["SCORED", "SORTS", "Asked", "board_message", "public_board"]

SORTS = {
    Sort.WINS: "sort-wins",
    Sort.MATCHES: "sort-matches",
    Sort.AVERAGE_PLACE: "sort-average-place",
    Sort.CALLS_MADE: "sort-calls-made",
    Sort.AVERAGE_SCORE: "sort-average-score",
    Sort.BEST_DEAL: "sort-best-deal",
}
"""The key of each order's name."""
SCORED = frozenset({Sort.AVERAGE_SCORE, Sort.BEST_DEAL})
"""The orders that compare scores, and so within one kind of scoring only."""
_UNBROKEN = str.maketrans(" ", "\u00a0")
"""On a narrow screen a line breaks before a figure, not within it."""
_MEDALS = {1: "🥇 ", 2: "🥈 ", 3: "🥉 "}


@dataclass(frozen=True, slots=True)
class Asked:
    """What somebody wants to see of a leaderboard."""

    sort: Sort = Sort.WINS
    scoring: Scoring = Scoring.CALLBREAK
    page: int = 1


def board_message(wording: Wording, board: Board, *, shown: bool = False) -> Message:
    """Return one viewer's private leaderboard; *shown* when they have just let everybody see it."""
    scored = board.sort in SCORED
    return message(
        LOOK.table,
        [
            *_table(wording, board),
            *_own(wording, board),
            _sort_menu(wording, board) if board.rows or scored else None,
            _scoring_menu(wording, board) if scored else None,
            *rows(_buttons(wording, board, shown)),
        ],
    )


def public_board(wording: Wording, board: Board, shown_by: int) -> Message:
    """Return the page for everybody: the same lines, nothing to press."""
    by = wording("board-shown-by", person=f"<@{shown_by}>")
    return message(LOOK.table, [*_table(wording, board), by])


def _table(wording: Wording, board: Board) -> list[str]:
    order = wording(
        "board-order",
        sort=wording(SORTS[board.sort]),
        scoring=wording(figures_text.SCORINGS[board.scoring]) if board.sort in SCORED else None,
        page=board.page,
        pages=board.pages,
    )
    title = f"{wording('board-title')}\n{order}"
    if not board.rows:
        return [title, wording("board-empty", scored=board.sort in SCORED)]
    width = len(str(board.rows[-1].rank))
    return [title, "\n".join(_line(wording, board.sort, row, width) for row in board.rows)]


def _line(wording: Wording, sort: Sort, row: Row, width: int = 1) -> str:
    """Return one person's line; the rank as code, since a number and a full stop would begin a list."""
    figure, more = _figures(wording, sort, row)
    return wording(
        "board-line",
        rank=wording.texts.digits(f"{row.rank:>{width}}"),
        medal=_MEDALS.get(row.rank, ""),
        player=f"<@{row.user_id}>",
        figure=figure.translate(_UNBROKEN),
        more=more.translate(_UNBROKEN),
    )


def _figures(wording: Wording, sort: Sort, row: Row) -> tuple[str, str]:
    """Return what the board goes by, and one figure that puts it into proportion, both short."""
    wins = wording("short-wins", count=row.figures.wins)
    matches = wording("short-matches", count=row.figures.matches)
    match sort:
        case Sort.WINS:
            return wins, matches
        case Sort.MATCHES:
            return matches, wins
        case Sort.AVERAGE_PLACE:
            return figures_text.average_place(wording, row.figures.average_place), matches
        case Sort.CALLS_MADE:
            return figures_text.calls_made(wording, row.figures.calls_made), matches
        case Sort.AVERAGE_SCORE | Sort.BEST_DEAL:
            return _scores(wording, sort, row)
        case _:
            assert_never(sort)


def _scores(wording: Wording, sort: Sort, row: Row) -> tuple[str, str]:
    score = row.score
    assert score is not None  # the ranking leaves out whoever has none
    matches = wording("short-matches", count=score.matches)
    if sort is Sort.BEST_DEAL:
        return figures_text.score(wording, score.scoring, score.best), matches
    return figures_text.average_score(wording, score.scoring, score.average), matches


def _own(wording: Wording, board: Board) -> list[Item | str]:
    if board.own is None:
        return [wording("board-own-none", scored=board.sort in SCORED)] if board.rows else []
    figures = board.own.figures
    more = wording(
        "board-own-more",
        matches=wording("count-matches", count=figures.matches),
        wins=wording("count-wins", count=figures.wins),
        place=figures_text.average_place(wording, figures.average_place),
        made=figures_text.calls_made(wording, figures.calls_made),
    )
    line = wording("board-own", line=_line(wording, board.sort, board.own))
    return [ui.Separator[ui.LayoutView](), f"{line}\n{more}"]


def _sort_menu(wording: Wording, board: Board) -> ui.ActionRow[ui.LayoutView]:
    options = [
        discord.SelectOption(label=wording.label(key), value=sort.value, default=sort is board.sort)
        for sort, key in SORTS.items()
    ]
    return _menu("sort", board, wording.label("board-sort-menu"), options)


def _scoring_menu(wording: Wording, board: Board) -> ui.ActionRow[ui.LayoutView]:
    options = [
        discord.SelectOption(label=wording.label(key), value=scoring.value, default=scoring is board.scoring)
        for scoring, key in figures_text.SCORINGS.items()
    ]
    return _menu("scoring", board, wording.label("board-scoring-menu"), options)


def _menu(
    verb: str, board: Board, placeholder: str, options: list[discord.SelectOption]
) -> ui.ActionRow[ui.LayoutView]:
    custom_id = custom_ids.board(verb, board.sort, board.scoring, board.page)
    return menu(custom_id, options, placeholder)


def _buttons(wording: Wording, board: Board, shown: bool) -> list[ui.Button[ui.LayoutView]]:
    def press(verb: str, page: int, label: str, disabled: bool) -> ui.Button[ui.LayoutView]:
        custom_id = custom_ids.board(verb, board.sort, board.scoring, page)
        return button(custom_id, wording.label(label), disabled=disabled)

    buttons = []
    if board.pages > 1:
        buttons = [
            press("page", board.page - 1, "button-previous", board.page == 1),
            press("page", board.page + 1, "button-next", board.page == board.pages),
        ]
    if board.rows:
        buttons.append(press("show", board.page, "button-shown" if shown else "button-show-everyone", shown))
    return [pressed for pressed in buttons if not (wording.is_spoken and pressed.disabled)]
