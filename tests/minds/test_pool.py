"""The hard level thinks elsewhere; when it cannot, the medium level answers, and nothing waits."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.engine import seat_view, submit
from bot.engine.cards import PACK
from bot.engine.messages import MakeCall, StartDeal
from bot.engine.presets import CALLBREAK
from bot.engine.state import Match, Phase
from bot.engine.views import SeatView
from bot.minds import Minds, pool, worker
from bot.players import Level, player_for

pytestmark = pytest.mark.no_cover
SEED = 5


def views() -> tuple[SeatView, SeatView]:
    """Return the view of a seat that is to call, and of one that is to lead."""
    match, _ = submit(Match(CALLBREAK, 3), StartDeal(PACK[::-1][1:] + PACK[-1:]))
    calling = seat_view(match, 0)
    while match.phase is Phase.CALLING:
        assert match.turn is not None
        match, _ = submit(match, MakeCall(match.turn, 3))
    return calling, seat_view(match, 0)


@asynccontextmanager
async def thinking(workers: int = 1) -> AsyncIterator[Minds]:
    """Give minds whose processes are up."""
    minds = Minds(workers)
    minds.expect(Level.HARD)
    await asyncio.gather(*map(asyncio.wrap_future, minds._thoughts))
    try:
        yield minds
    finally:
        await minds.close()


def processes(minds: Minds) -> list[int]:
    """Return the ids of the processes that think."""
    return list(minds._pool._processes) if minds._pool else []


async def test_each_level_decides_as_its_player_would() -> None:
    calling, leading = views()
    async with thinking() as minds:
        for level in Level:
            player = player_for(level, SEED)
            assert await minds.call(calling, level, SEED) == player.call(calling)
            assert await minds.play(leading, level, SEED) == player.play(leading)


async def test_only_the_hard_level_needs_processes() -> None:
    calling, _ = views()
    minds = Minds(1)
    for level in (Level.EASY, Level.MEDIUM):
        minds.expect(level)
        await minds.call(calling, level, SEED)
    assert not processes(minds)


async def test_without_processes_the_medium_level_answers() -> None:
    _, leading = views()
    minds = Minds(0)
    minds.expect(Level.HARD)
    assert await minds.play(leading, Level.HARD, SEED) == player_for(Level.MEDIUM, SEED).play(leading)
    assert not processes(minds)


def sleepy(view: SeatView, level: Level, seed: int) -> Any:
    """Think for too long, in the process that thinks."""
    time.sleep(2)


async def test_the_loop_goes_on_and_the_medium_level_answers_when_thinking_takes_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, leading = views()
    async with thinking() as minds:
        monkeypatch.setattr(pool, "_PATIENCE", 0.2)
        monkeypatch.setattr(worker, "play", _late_then_medium)
        turns = 0

        async def turn() -> None:
            nonlocal turns
            while True:
                await asyncio.sleep(0.01)
                turns += 1

        other = asyncio.create_task(turn())
        card = await minds.play(leading, Level.HARD, SEED)
        other.cancel()
        assert card == player_for(Level.MEDIUM, SEED).play(leading)
        assert turns > 5


def _late_then_medium(view: SeatView, level: Level, seed: int) -> Any:
    if level is Level.HARD:
        return sleepy(view, level, seed)
    return player_for(level, seed).play(view)


async def test_where_they_are_busy_the_medium_level_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    _, leading = views()
    monkeypatch.setattr(pool, "_QUEUE", 0)
    minds = Minds(1)
    try:
        assert await minds.play(leading, Level.HARD, SEED) == player_for(Level.MEDIUM, SEED).play(leading)
    finally:
        await minds.close()


async def test_a_process_that_is_killed_is_replaced_after_a_rest(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, leading = views()
    medium = player_for(Level.MEDIUM, SEED).play(leading)
    async with thinking() as minds:
        monkeypatch.setattr(pool, "_REST", 0.3)
        (first,) = processes(minds)
        os.kill(first, signal.SIGKILL)
        await asyncio.sleep(0.2)
        assert await minds.play(leading, Level.HARD, SEED) == medium
        assert "has ended" in caplog.text
        assert await minds.play(leading, Level.HARD, SEED) == medium, "it rests"
        await asyncio.sleep(0.3)
        minds.expect(Level.HARD)
        await asyncio.gather(*map(asyncio.wrap_future, minds._thoughts))
        (second,) = processes(minds)
        assert second != first
        assert await minds.play(leading, Level.HARD, SEED) == player_for(Level.HARD, SEED).play(leading)


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
def test_the_processes_end_with_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "bot_that_thinks.py"
    script.write_text(
        "import asyncio, sys\n"
        "from bot.minds import Minds\n"
        "from bot.players import Level\n"
        "async def main():\n"
        "    minds = Minds(1)\n"
        "    minds.expect(Level.HARD)\n"
        "    await asyncio.gather(*map(asyncio.wrap_future, minds._thoughts))\n"
        "    print(*minds._pool._processes, flush=True)\n"
        "    await asyncio.sleep(60)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    root = Path(__file__).resolve().parent.parent.parent
    with subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": str(root)},
    ) as bot:
        assert bot.stdout
        thinker = Path("/proc", bot.stdout.readline().strip())
        assert thinker.exists()
        bot.kill()
        for _ in range(100):
            if not thinker.exists():
                break
            time.sleep(0.05)
        assert not thinker.exists()


async def test_where_no_process_can_be_started_the_medium_level_answers(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, leading = views()
    tries = 0

    def refuse(*details: Any, **options: Any) -> None:
        nonlocal tries
        tries += 1
        raise OSError("Resource temporarily unavailable")

    monkeypatch.setattr(pool, "ProcessPoolExecutor", refuse)
    minds = Minds(1)
    minds.expect(Level.HARD)
    assert await minds.play(leading, Level.HARD, SEED) == player_for(Level.MEDIUM, SEED).play(leading)
    assert tries == 1, "it rests"
    assert "can be started" in caplog.text
