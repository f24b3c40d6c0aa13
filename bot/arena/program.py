"""A program in a chair: a process that speaks the player protocol on its standard input and output."""

import json
import os
import queue
import shlex
import subprocess
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from bot.arena import protocol
from bot.arena.names import NAMES
from bot.arena.participants import PlayerError
from bot.engine.cards import Card
from bot.engine.messages import CallMade, DealScored, DealStarted, DealThrownIn, Event, TrickTaken
from bot.engine.state import Match, Phase

__all__ = ["Program", "line_for"]

_Answer = TypeVar("_Answer")
_STUCK = 4
"""After so many answers owed a program is ended."""
_FLOOD = 100
"""A program with so many lines that nobody asked for is ended: they would fill the memory."""
_LONGEST = 10_000
"""Bytes of the longest line that is taken in one piece."""
_LAST_WORDS = 2.0
"""Seconds that a program has to end by itself."""


class Program:
    """Tells a program what its chair may see, and takes its answers.

    An answer that is not legal, cannot be read or comes too late counts as a fault, and the lowest call or
    the first legal card is taken instead.
    """

    def __init__(self, command: str, limit: float) -> None:
        """Start *command*, which gets *limit* seconds an answer. Raises PlayerError when that fails."""
        self.faults = 0
        self.clock = time.perf_counter
        self._limit = limit
        self._late = 0
        """Answers that may yet arrive, before those to later questions."""
        self._gone = False
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError, IndexError) as error:
            raise PlayerError(
                f"There is no player {command!r} ({', '.join(NAMES)}), and no program of that name can be "
                f"started: {error}"
            ) from None
        assert self._process.stdin is not None
        os.set_blocking(self._process.stdin.fileno(), False)  # it need not read what it is told
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def call(self, match: Match, seat: int) -> int:
        """Return the program's call, or the lowest."""
        answer = self._ask(protocol.call_line(match), lambda line: protocol.read_call(line, match))
        return match.rules.min_call if answer is None else answer

    def play(self, match: Match, seat: int) -> Card:
        """Return the program's card, or the first legal one."""
        answer = self._ask(protocol.play_line(match), lambda line: protocol.read_card(line, match))
        return match.legal[0] if answer is None else answer

    def see(self, match: Match, seat: int, event: Event) -> None:
        """Tell the program what happened, as far as its chair may know."""
        if line := line_for(match, seat, event):
            self._tell(line)

    def close(self) -> None:
        """Say goodbye and wait a little; then end it."""
        self._tell(protocol.BYE)
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            self._process.wait(_LAST_WORDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._listener.join(_LAST_WORDS)  # longer only if a program of its own has its output still

    def _ask(self, question: protocol.Line, read: Callable[[bytes], _Answer]) -> _Answer | None:
        self._tell(question)
        try:
            return read(self._next_line())
        except (queue.Empty, protocol.NotAnAnswer):
            self.faults += 1
            return None

    def _next_line(self) -> bytes:
        """Return the answer to the latest question. Raises queue.Empty when there is none in time."""
        self._late += 1
        until = time.monotonic() + self._limit
        while not self._gone:
            line = self._lines.get(timeout=max(0, until - time.monotonic()))
            self._late -= 1
            if not line:
                self._gone = True
            elif not self._late:
                return line
        raise queue.Empty

    def _tell(self, line: protocol.Line) -> None:
        if self._late >= _STUCK:
            self._process.kill()  # it would soon stop reading, too
        text = json.dumps(line, separators=(",", ":")).encode() + b"\n"
        assert self._process.stdin is not None
        with suppress(OSError):  # it has ended: its answers will be missing, which counts
            if self._process.stdin.write(text) != len(text):
                self._process.kill()  # it has not read for a long time

    def _listen(self) -> None:
        """Take in what the program writes, and close that end: nobody else may while it is read."""
        assert self._process.stdout is not None
        with self._process.stdout as output:
            while (line := output.readline(_LONGEST)) and self._lines.qsize() < _FLOOD:
                self._lines.put(line)
        if line:
            self._process.kill()
        self._lines.put(b"")


def line_for(match: Match, seat: int, event: Event) -> protocol.Line | None:
    """Return what the chair at *seat* is told of the event that has just led to *match*, if anything."""
    match event:
        case DealStarted():
            return protocol.deal_line(match, seat)
        case CallMade() if match.phase is Phase.PLAYING:
            return protocol.calls_line(match)
        case TrickTaken():
            return protocol.trick_line(match)
        case DealScored():
            return protocol.score_line(match)
        case DealThrownIn():
            return protocol.redeal_line(match)
        case _:
            return None
