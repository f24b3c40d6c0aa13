"""A pool of processes that think for the hard level. Whatever happens to it, an answer comes soon."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from bot.engine.cards import Card
from bot.engine.views import SeatView
from bot.minds import worker
from bot.players import Level

__all__ = ["Minds"]

log = logging.getLogger(__name__)

_PATIENCE = 0.5
"""Seconds that a table waits for a thought."""
_QUEUE = 5
"""Thoughts for each process that may be under way; another would hardly come in time."""
_REST = 10.0
"""Seconds before processes that died are started again: whatever ended them may still be there."""

_Choice = TypeVar("_Choice", int, Card)


class Minds:
    """Decides for computer players of every level.

    The hard level thinks in *workers* processes of its own. Where they are busy, dead or none at all, the
    medium level answers at once.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._thoughts: set[Future[Any]] = set()
        self._rests_until = 0.0

    def expect(self, level: Level) -> None:
        """Start what *level* needs, so that the first thought does not wait for it."""
        if level is Level.HARD:
            self._open()

    async def close(self) -> None:
        """Let the processes go; what they still think of is not waited for."""
        self._workers = 0
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def call(self, view: SeatView, level: Level, seed: int) -> int:
        """Return the call of a player of *level*; the same *seed* calls the same."""
        return await self._decide(worker.call, view, level, seed)

    async def play(self, view: SeatView, level: Level, seed: int) -> Card:
        """Return the card of a player of *level*; the same *seed* plays the same."""
        return await self._decide(worker.play, view, level, seed)

    async def _decide(
        self, think: Callable[[SeatView, Level, int], _Choice], view: SeatView, level: Level, seed: int
    ) -> _Choice:
        if level is Level.HARD:
            choice = await self._thought(think, view, seed)
            if choice is not None:
                return choice
            level = Level.MEDIUM
        return think(view, level, seed)

    async def _thought(
        self, think: Callable[[SeatView, Level, int], _Choice], view: SeatView, seed: int
    ) -> _Choice | None:
        """Return what a process decides, or None when that takes too long or fails."""
        self._thoughts = {thought for thought in self._thoughts if not thought.done()}
        if not self._open() or len(self._thoughts) >= _QUEUE * self._workers:
            return None
        try:
            thought = self._submit(think, view, Level.HARD, seed)
            return await asyncio.wait_for(asyncio.wrap_future(thought), _PATIENCE)
        except TimeoutError:
            log.warning("the hard level took too long; the medium level answers")
        except BrokenProcessPool:
            log.warning("a process that thinks has ended; new ones start in %s seconds", _REST)
            self._rest()
        except Exception:
            log.exception("the hard level failed; the medium level answers")
        return None

    def _open(self) -> bool:
        """Start the processes where they do not run; return whether they do."""
        if self._pool is None and self._workers and asyncio.get_running_loop().time() >= self._rests_until:
            try:
                self._start()
            except Exception:  # too many processes, no shared memory: a table must not notice
                log.exception("no process that thinks can be started; the medium level answers")
                self._rest()
        return self._pool is not None

    def _start(self) -> None:
        # Spawned, not forked: a fork would copy the bot's threads' locks and its sockets.
        context = get_context("spawn")
        self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=worker.prepare)
        for _ in range(self._workers):
            self._submit(worker.greet)  # each submission starts one process

    def _rest(self) -> None:
        """Have no processes for a while."""
        self._pool, self._rests_until = None, asyncio.get_running_loop().time() + _REST

    def _submit(self, task: Callable[..., Any], *details: Any) -> "Future[Any]":
        assert self._pool is not None
        thought = self._pool.submit(task, *details)
        self._thoughts.add(thought)
        return thought
