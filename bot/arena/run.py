"""Holding a contest, on several processors at once; the figures do not depend on how many."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from hashlib import sha256
from multiprocessing import get_context

from bot.arena.board import play_board
from bot.arena.contest import Contest
from bot.arena.figures import Figures, figures_of
from bot.arena.names import NAMES
from bot.arena.participants import Participant, of_ours
from bot.arena.program import Program
from bot.arena.tally import BoardTally

__all__ = ["hold"]

_MOST_AT_ONCE = 8
"""Boards that one set of programs plays before it is started anew."""


def _quietly(boards: int) -> None:
    """Tell nobody."""


def hold(contest: Contest, jobs: int = 1, progress: Callable[[int], object] = _quietly) -> Figures:
    """Play *contest* in *jobs* processes and return its figures.

    *progress* is called with the number of boards that have just been played. Raises PlayerError.
    """
    with _programs(contest):
        pass  # a program that cannot be started is found out here, before anything is played
    size = max(1, min(_MOST_AT_ONCE, contest.boards // (4 * jobs)))
    parts = [range(at, min(at + size, contest.boards)) for at in range(0, contest.boards, size)]
    found: dict[int, BoardTally] = {}
    for part, tallies in _played(contest, parts, jobs):
        found.update(zip(part, tallies, strict=True))
        progress(len(part))
    return figures_of(contest, [found[number] for number in sorted(found)])


def _played(contest: Contest, parts: Sequence[range], jobs: int) -> Iterator[tuple[range, list[BoardTally]]]:
    if jobs == 1:
        yield from ((part, _play(contest, part)) for part in parts)
        return
    # Spawned, not forked: a fork copies threads' locks, and does not exist everywhere.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running = {pool.submit(_play, contest, part): part for part in parts}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(contest: Contest, part: range) -> list[BoardTally]:
    with _programs(contest) as programs:
        return [play_board(contest, number, _seated(contest, number, programs)) for number in part]


@contextmanager
def _programs(contest: Contest) -> Iterator[dict[int, Program]]:
    """Start those of the four players that are programs, by their place; end them afterwards."""
    programs: dict[int, Program] = {}
    try:
        for place, spec in enumerate(contest.players):
            if spec not in NAMES:
                programs[place] = Program(spec, contest.limit)
        yield programs
    finally:
        for program in programs.values():
            program.close()


def _seated(contest: Contest, board: int, programs: Mapping[int, Program]) -> list[Participant]:
    """Return the four players of a board; ours are made anew, so that a board does not depend on others."""
    return [
        of_ours(spec, _seed(contest, board, place)) or programs[place]
        for place, spec in enumerate(contest.players)
    ]


def _seed(contest: Contest, board: int, place: int) -> int:
    """Return a seed for one chair of a board, the same on every machine."""
    return int.from_bytes(sha256(f"{contest.seed}/{board}/{place}".encode()).digest()[:4], "big")
