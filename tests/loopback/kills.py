"""Kill the bot at random moments of many matches, and see that nothing is lost and everybody goes on."""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tests.harness.components import texts
from tests.loopback.ledger import Verdict, judge
from tests.loopback.people import People, TableOfPeople
from tests.loopback.process import BotProcess, bot_process
from tests.loopback.server import open_loopback
from tests.loopback.waiting import until

__all__ = ["Report", "kill_soak"]

NAMES = ("Asha", "Bimal", "Chitra", "Dev", "Esha", "Firoz", "Gita", "Hari", "Ila", "Jay")
SEATS = ((0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
"""Who sits at which table."""
PACE = 8.0
"""How much faster the bot's clock runs."""
WORKERS_IN = 4
"""In one life of so many the hard level thinks in a process of its own, whose start costs a second."""
ORPHANS_GONE = 10.0
"""Seconds in which the processes of a killed bot must have ended."""
STUCK_AFTER = 25.0
"""Seconds without a move, the bot running, after which a table counts as stuck."""
END_WITHIN = 60.0
"""Seconds at least for all tables to come to the end of their matches, moves or no moves."""


@dataclass(slots=True)
class Report:
    """What came of a soak."""

    seed: int
    kills: int
    presses: int
    unanswered: int
    matches: int
    stuck: list[str]
    errors: list[str]
    verdict: Verdict
    seconds: float
    starts: float
    """Seconds that a start took on average."""

    @property
    def clean(self) -> bool:
        """Return whether everything is as it should be."""
        return self.verdict.clean and not self.stuck and not self.errors


async def kill_soak(
    folder: Path,
    kills: int,
    seed: int,
    *,
    life: float = 1.0,
    deals: tuple[int, ...] = (1,),
    deadline: float = 3600.0,
    end: float = 0.0,
) -> Report:
    """Kill the bot *kills* times, each time within *life* seconds of its start, and judge.

    It ends earlier once *deadline* seconds have passed; the matches that run then may take until *end*.
    """
    began, chance, starts, lives = time.monotonic(), random.Random(seed), 0.0, 1
    async with open_loopback() as discord, bot_process(discord, folder, PACE) as bot:
        people = People(discord, bot.dead)
        users = [discord.add_person(name) for name in NAMES]
        tables = [
            TableOfPeople(
                people,
                discord.add_channel(f"table-{number}"),
                [users[seat] for seat in seats],
                random.Random(chance.random()),
                deals=deals,
                hard=number == 0,
            )
            for number, seats in enumerate(SEATS)
        ]
        stop = asyncio.Event()
        starts += await bot.start()
        playing = [asyncio.create_task(table.play(stop)) for table in tables]
        while bot.kills < kills:
            await asyncio.sleep(chance.random() * (life if chance.random() < 0.7 else 0.1))
            await bot.kill()
            if bot.kills < kills and chance.random() < 0.3:  # once more, on the way up
                await bot.start_only()
                await asyncio.sleep(chance.random() * 0.5)
                await bot.kill()
            starts += await bot.start(workers=int(lives % WORKERS_IN == 0))
            lives += 1
            if time.monotonic() - began > deadline or any(task.done() for task in playing):
                break
        stop.set()
        stuck = await _end(tables, playing, max(END_WITHIN, end - (time.monotonic() - began)))
        done = bot.kills
        await bot.kill()
        errors = [*bot.errors(), *discord.rest.trouble, *await _orphans(bot)]
        verdict = await judge(folder / "callbreak.db", people.moves)
    return Report(
        seed,
        done,
        people.presses,
        people.unanswered,
        verdict.stages["finished"],
        stuck,
        errors,
        verdict,
        time.monotonic() - began,
        starts / lives,
    )


async def _end(tables: list[TableOfPeople], playing: list[asyncio.Task[None]], within: float) -> list[str]:
    """Let the matches that run come to their end within some seconds, and return what did not."""
    end = time.monotonic() + within
    for table in tables:
        table.moved_at = time.monotonic()
    pairs = list(zip(tables, playing, strict=True))
    while not all(task.done() for task in playing):
        await asyncio.sleep(0.05)
        now = time.monotonic()
        if now > end or any(not task.done() and now - table.moved_at > STUCK_AFTER for table, task in pairs):
            break
    stuck = [_told(table) for table, task in pairs if not task.done()]
    for task in playing:
        task.cancel()
    done, late = await asyncio.wait(playing, timeout=10)
    for task in done:
        if not task.cancelled() and (error := task.exception()):
            raise error
    return stuck + [f"{len(late)} tables' people would not stop"] * bool(late)


async def _orphans(bot: BotProcess) -> list[str]:
    """Return what still runs of a bot that was killed, a while later."""
    with suppress(TimeoutError):
        await until(lambda: not bot.orphans(), ORPHANS_GONE, every=0.2)
    return [f"process {pid} outlived the bot that began it" for pid in bot.orphans()]


def _told(table: TableOfPeople) -> str:
    """Say where a table stands that did not come to its end."""
    still = time.monotonic() - table.moved_at
    message = table.table_message()
    shown = " / ".join(texts(message.components)) if message else "nothing"
    return f"table of {len(table.users)}: at {table.furthest}, still for {still:.0f} s, shows {shown[:300]!r}"
