"""The leaderboard's message: every order, limits at the biggest figures, and the ids of its controls."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, cast

import pytest

from bot.engine.rules import Scoring
from bot.i18n import be_strict, texts_for
from bot.ladder import Board, Figures, Row, ScoreFigures, Sort
from bot.ui import custom_ids, figures_text
from bot.ui.board_view import SCORED, board_message, public_board
from bot.ui.emoji import SuitEmoji
from bot.ui.layout import Message
from bot.ui.wording import Wording
from tests.harness import buttons, check_message_payload, texts, walk

WORDING = Wording(texts_for("en"), SuitEmoji())
BIGGEST_ID = 2**63 - 1
PHONE = 45
"""Characters of a line that stands on a phone in one or two rows, a short name among them."""
V2 = 1 << 15
MENU = 3


@pytest.fixture(autouse=True)
def strict() -> Iterator[None]:
    be_strict()
    yield
    be_strict(False)


def row(rank: int, scoring: Scoring = Scoring.CALLBREAK) -> Row:
    """Return somebody with as much of everything as years of play bring."""
    score = ScoreFigures(scoring, 12_345, Fraction(-40_000, 7), -1300)
    return Row(rank, BIGGEST_ID - rank, Figures(12_345, 9_876, Fraction(25, 11), Fraction(1999, 2000)), score)


def board(sort: Sort, scoring: Scoring = Scoring.CALLBREAK, *, page: int = 2, pages: int = 3) -> Board:
    rows = tuple(row(10 * (page - 1) + number, scoring) for number in range(1, 11))
    return Board(sort, scoring, page, pages, rows, row(1234, scoring))


def components(view: Message) -> list[dict[str, Any]]:
    """Return what would be sent, having checked it against Discord's limits."""
    found: list[dict[str, Any]] = cast(Any, view).to_components()  # discord.py leaves it untyped
    check_message_payload({"components": found, "flags": V2})
    return found


def menus(view: Message) -> dict[str, dict[str, Any]]:
    """Return the menus by the first word of their ids' verbs."""
    found = [item for item in walk(components(view)) if item["type"] == MENU]
    return {str(menu["custom_id"]).split(":")[2]: dict(menu) for menu in found}


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("sort", Sort)
def test_the_biggest_page_keeps_to_the_limits(sort: Sort, scoring: Scoring) -> None:
    for view in (
        board_message(WORDING, board(sort, scoring)),
        public_board(WORDING, board(sort, scoring), BIGGEST_ID),
    ):
        sent = components(view)
        lines = texts(sent)[1].splitlines()
        assert len(lines) == 10
        for line in lines:
            assert len(re.sub(r"<@\d+>", "@Asha", line).replace("**", "")) <= PHONE, line
            assert line.count("**") == 2, "one figure in bold"


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize("sort", Sort)
def test_ids_are_read_back_and_end_like_no_card_and_no_call(sort: Sort, scoring: Scoring) -> None:
    view = board_message(WORDING, board(sort, scoring))
    ids = [button.custom_id for button in buttons(components(view))]
    for custom_id in ids:
        found = re.fullmatch(custom_ids.BOARD, custom_id)
        assert found
        assert (found["sort"], found["scoring"]) == (sort, scoring)
    for verb, menu in menus(view).items():
        found = re.fullmatch(custom_ids.BOARD_MENU, menu["custom_id"])
        assert found
        assert found["verb"] == verb
        ids.append(menu["custom_id"])
    patterns = (custom_ids.TABLE, custom_ids.LOBBY, custom_ids.RULES_MENU, custom_ids.CALL, custom_ids.CALLS)
    for custom_id in ids:
        assert not re.search(r":(call:\d+|(?:[2-9]|10|[JQKA])[CDHS])$", custom_id)
        assert not any(re.fullmatch(pattern, custom_id) for pattern in (*patterns, custom_ids.PLAY))


@pytest.mark.parametrize("sort", Sort)
def test_the_menus_show_what_is_chosen(sort: Sort) -> None:
    found = menus(board_message(WORDING, board(sort, Scoring.TENS)))
    chosen = {
        verb: [option["value"] for option in menu["options"] if option["default"]]
        for verb, menu in found.items()
    }
    assert chosen == ({"sort": [sort], "scoring": ["tens"]} if sort in SCORED else {"sort": [sort]})
    assert [option["value"] for option in found["sort"]["options"]] == list(Sort)


@pytest.mark.parametrize(
    ("page", "pages", "disabled"),
    [
        (1, 3, {"Previous": True, "Next": False}),
        (2, 3, {"Previous": False, "Next": False}),
        (3, 3, {"Previous": False, "Next": True}),
        (1, 1, {}),
    ],
)
def test_pages_end_where_they_end(page: int, pages: int, disabled: dict[str, bool]) -> None:
    view = board_message(WORDING, board(Sort.WINS, page=page, pages=pages))
    found = {button.label: button.disabled for button in buttons(components(view))}
    assert found == {**disabled, "Show everyone": False}
    assert ("page" in texts(components(view))[0]) == (pages > 1)


def test_no_line_begins_like_a_numbered_list() -> None:
    """Discord counts such a list by itself, and would show 1, 2, 3 for the ranks 1, 1, 3."""
    shown = texts(components(board_message(WORDING, board(Sort.WINS, page=1))))
    assert not [line for text in shown for line in text.splitlines() if re.match(r"\s*\d+[.)] ", line)]


def test_ranks_stand_in_one_column() -> None:
    rows = (row(9), row(9), row(100))
    found = Board(Sort.WINS, Scoring.CALLBREAK, 1, 1, rows, None)
    lines = texts(components(board_message(WORDING, found)))[1].splitlines()
    assert [line.split("<")[0] for line in lines] == ["`  9` ", "`  9` ", "`100` "]


@pytest.mark.parametrize(
    ("scoring", "average", "best"),
    [
        (Scoring.CALLBREAK, "−2.33", "−3.0"),
        (Scoring.BRIDGE, "−2.3", "−3"),
        (Scoring.TENS, "−2.3", "−3"),
    ],
)
def test_scores_read_as_their_scoring_writes_them(scoring: Scoring, average: str, best: str) -> None:
    assert figures_text.average_score(WORDING, scoring, Fraction(-70, 3)) == average
    assert figures_text.score(WORDING, scoring, -30) == best


def test_figures_are_rounded_half_away_from_zero() -> None:
    assert figures_text.average_score(WORDING, Scoring.CALLBREAK, Fraction(-325, 20)) == "−1.63"
    assert figures_text.average_place(WORDING, Fraction(2)) == "2.00"
    assert figures_text.calls_made(WORDING, Fraction(2, 3)) == "66.7%"
    assert figures_text.calls_made(WORDING, Fraction(1)) == "100.0%"
