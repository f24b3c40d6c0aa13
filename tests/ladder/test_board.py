"""The leaderboard: order, ranks, pages, the viewer's own line, and who is left out."""

from datetime import timedelta
from fractions import Fraction

import pytest

from bot.engine.rules import Scoring
from bot.ladder import Board, Ladder, Played, Row, ScoreFigures, Sort
from tests.ladder.fakes import GUILD, NOW, FakeMembers, FakeResults, tally


def ladder(results: FakeResults, members: FakeMembers | None = None) -> Ladder:
    return Ladder(results, members or FakeMembers(), lambda: NOW)


def lines(board: Board) -> list[tuple[int, int]]:
    """Return rank and user of every row."""
    return [(row.rank, row.user_id) for row in board.rows]


def crowd(count: int) -> FakeResults:
    """Return results of users 1 to *count*, the lower number having won more."""
    return FakeResults(*(tally(number, wins=count - number, matches=count) for number in range(1, count + 1)))


THREE = FakeResults(
    tally(1, matches=4, wins=1, places=9, deals=20, made=12, total=200, best=52),
    tally(1, Scoring.TENS, matches=1, wins=1, places=1, deals=12, made=12, total=5000, best=900),
    tally(2, matches=2, wins=2, places=2, deals=10, made=9, total=150, best=41),
    tally(3, matches=9, wins=0, places=36, deals=45, made=18, total=-300, best=70),
    tally(4, Scoring.BRIDGE, matches=1, wins=0, places=3, deals=1, made=1, total=40, best=40),
)


@pytest.mark.parametrize(
    ("sort", "expected"),
    [
        (Sort.WINS, [(1, 1), (1, 2), (3, 3), (3, 4)]),
        (Sort.MATCHES, [(1, 3), (2, 1), (3, 2), (4, 4)]),
        (Sort.AVERAGE_PLACE, [(1, 2), (2, 1), (3, 4), (4, 3)]),
        (Sort.CALLS_MADE, [(1, 4), (2, 2), (3, 1), (4, 3)]),
        (Sort.AVERAGE_SCORE, [(1, 2), (2, 1), (3, 3)]),
        (Sort.BEST_DEAL, [(1, 3), (2, 1), (3, 2)]),
    ],
)
async def test_every_order(sort: Sort, expected: list[tuple[int, int]]) -> None:
    board = await ladder(THREE).board(GUILD, viewer_id=4, sort=sort)
    assert lines(board) == expected
    assert (board.sort, board.scoring, board.page, board.pages) == (sort, Scoring.CALLBREAK, 1, 1)


@pytest.mark.parametrize(
    ("scoring", "expected"),
    [(Scoring.CALLBREAK, [2, 1, 3]), (Scoring.TENS, [1]), (Scoring.BRIDGE, [4])],
)
async def test_scores_are_compared_within_one_kind_only(scoring: Scoring, expected: list[int]) -> None:
    board = await ladder(THREE).board(GUILD, viewer_id=9, sort=Sort.AVERAGE_SCORE, scoring=scoring)
    assert [row.user_id for row in board.rows] == expected
    assert {row.score.scoring for row in board.rows if row.score} == {scoring}


async def test_the_rest_is_counted_over_all_kinds() -> None:
    board = await ladder(THREE).board(GUILD, viewer_id=1, scoring=Scoring.BRIDGE)
    (own,) = [row for row in board.rows if row.user_id == 1]
    assert (own.figures.matches, own.figures.wins) == (5, 2)
    assert (own.figures.average_place, own.figures.calls_made) == (Fraction(10, 5), Fraction(24, 32))
    assert own.score is None


async def test_nothing_is_rounded_before_it_is_compared() -> None:
    """A third is less than 0.34, and equal to two sixths."""
    results = FakeResults(
        tally(1, matches=1, deals=3, made=1),
        tally(2, matches=1, deals=50, made=17),
        tally(3, matches=2, deals=6, made=2),
    )
    board = await ladder(results).board(GUILD, viewer_id=1, sort=Sort.CALLS_MADE)
    assert lines(board) == [(1, 2), (2, 3), (2, 1)]


async def test_equals_share_a_rank_and_keep_their_order() -> None:
    results = FakeResults(*(tally(user_id, wins=wins) for user_id, wins in ((9, 1), (4, 3), (7, 3), (1, 3))))
    for _ in range(2):
        board = await ladder(results).board(GUILD, viewer_id=1)
        assert lines(board) == [(1, 1), (1, 4), (1, 7), (4, 9)]


async def test_pages() -> None:
    results = crowd(25)
    for page, expected in ((1, range(1, 11)), (2, range(11, 21)), (3, range(21, 26))):
        board = await ladder(results).board(GUILD, viewer_id=99, page=page)
        assert lines(board) == [(number, number) for number in expected]
        assert (board.page, board.pages) == (page, 3)


@pytest.mark.parametrize(("asked", "shown"), [(0, 1), (-3, 1), (4, 3), (1000, 3)])
async def test_a_page_that_is_not_there_is_the_nearest(asked: int, shown: int) -> None:
    board = await ladder(crowd(25)).board(GUILD, viewer_id=99, page=asked)
    assert board.page == shown
    assert board.rows


@pytest.mark.parametrize("page", [1, 2, 3])
async def test_the_viewers_own_line_is_on_every_page(page: int) -> None:
    board = await ladder(crowd(25)).board(GUILD, viewer_id=13, page=page)
    assert board.own is not None
    assert (board.own.rank, board.own.user_id) == (13, 13)
    assert (board.own in board.rows) == (page == 2)


async def test_without_a_result_there_is_no_own_line() -> None:
    assert (await ladder(crowd(3)).board(GUILD, viewer_id=99)).own is None


async def test_an_empty_board() -> None:
    members = FakeMembers()
    board = await ladder(FakeResults(), members).board(GUILD, viewer_id=1)
    assert board == Board(Sort.WINS, Scoring.CALLBREAK, 1, 1, (), None)
    assert members.asked == []


async def test_only_the_page_is_asked_for_and_once() -> None:
    results, members = crowd(25), FakeMembers()
    for _ in range(2):
        await ladder(results, members).board(GUILD, viewer_id=99, page=2)
    assert members.asked == [list(range(11, 21))]


async def test_whoever_has_left_is_left_out_and_the_page_filled_up() -> None:
    results, members = crowd(25), FakeMembers(2, 3, 11)
    board = await ladder(results, members).board(GUILD, viewer_id=99)
    assert lines(board) == list(enumerate((1, 4, 5, 6, 7, 8, 9, 10, 12, 13), 1))
    assert members.asked == [list(range(1, 11)), [11, 12], [13]]
    later = await ladder(results, members).board(GUILD, viewer_id=99, page=2)
    assert lines(later)[0] == (11, 14)
    assert later.pages == 3


async def test_everybody_has_left() -> None:
    board = await ladder(crowd(12), FakeMembers(*range(1, 13))).board(GUILD, viewer_id=99, page=2)
    assert (board.rows, board.page, board.pages, board.own) == ((), 1, 1, None)


async def test_the_last_page_moves_up_when_it_empties() -> None:
    board = await ladder(crowd(11), FakeMembers(11)).board(GUILD, viewer_id=99, page=2)
    assert (board.page, board.pages) == (1, 1)
    assert lines(board) == [(number, number) for number in range(1, 11)]


async def test_the_viewer_is_here_whatever_was_found() -> None:
    members = FakeMembers(5)
    board = await ladder(crowd(8), members).board(GUILD, viewer_id=5)
    assert (5, 5) in lines(board)
    assert members.asked == [[1, 2, 3, 4, 6, 7, 8]]


async def test_an_answer_is_kept_a_day() -> None:
    results, members = crowd(3), FakeMembers(2)
    now = NOW
    board = Ladder(results, members, lambda: now).board
    assert lines(await board(GUILD, viewer_id=99)) == [(1, 1), (2, 3)]
    members.gone.clear()
    now = NOW + timedelta(hours=23, minutes=59)
    assert lines(await board(GUILD, viewer_id=99)) == [(1, 1), (2, 3)]
    now = NOW + timedelta(hours=24)
    assert lines(await board(GUILD, viewer_id=99)) == [(1, 1), (2, 2), (3, 3)]
    assert members.asked == [[1, 2, 3]] * 2


async def test_everybody_is_shown_while_discord_does_not_say() -> None:
    results, members = crowd(3), FakeMembers(2)
    members.silent = True
    assert len((await ladder(results, members).board(GUILD, viewer_id=99)).rows) == 3
    members.silent = False
    assert lines(await ladder(results, members).board(GUILD, viewer_id=99)) == [(1, 1), (2, 3)]


PLAYED = [
    Played(number, NOW, "callbreak", Scoring.CALLBREAK, 4, 1, True, 100, 5, 40, 4)
    for number in range(9, 0, -1)
]


async def test_a_profile() -> None:
    results = FakeResults(*THREE.sums, played=PLAYED)
    profile = await ladder(results).profile(GUILD, 1)
    assert profile is not None
    assert profile.user_id == 1
    assert profile.figures.matches == 5
    assert profile.scores == (
        ScoreFigures(Scoring.CALLBREAK, 4, Fraction(200, 20), 52),
        ScoreFigures(Scoring.TENS, 1, Fraction(5000, 12), 900),
    )
    assert [played.table_id for played in profile.recent] == [9, 8, 7, 6, 5]
    shorter = await ladder(results).profile(GUILD, 1, recent=2)
    assert shorter is not None
    assert len(shorter.recent) == 2


async def test_a_board_and_a_profile_agree() -> None:
    board = await ladder(THREE).board(GUILD, viewer_id=1, scoring=Scoring.TENS)
    profile = await ladder(THREE).profile(GUILD, 1)
    assert profile is not None
    assert board.own == Row(1, 1, profile.figures, profile.scores[1])


async def test_nobody_has_a_profile_without_a_match() -> None:
    assert await ladder(THREE).profile(GUILD, 99) is None
