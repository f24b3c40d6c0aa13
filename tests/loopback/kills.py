"""Kill the bot at random moments of many matches, and see that nothing is lost and everybody goes on."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass
from pathlib import Path

from tests.loopback.ledger import Verdict, judge
from tests.loopback.people import People, TableOfPeople
from tests.loopback.process import bot_process
from tests.loopback.server import open_loopback

__all__ = ["Report", "kill_soak"]

NAMES = ("Asha", "Bimal", "Chitra", "Dev", "Esha", "Firoz", "Gita", "Hari", "Ila", "Jay")
SEATS = ((0,), (1, 2), (3, 4, 5), (6, 7, 8, 9))
"""Who sits at which table."""
PACE = 8.0
"""How much faster the bot's clock runs."""
STUCK_AFTER = 20.0
"""Seconds without a move, the bot running, after which a table counts as stuck."""


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
) -> Report:
    """Kill the bot *kills* times, each time within *life* seconds of its start, and judge.

    It ends earlier once *deadline* seconds have passed.
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
            starts += await bot.start()
            lives += 1
            if time.monotonic() - began > deadline or any(task.done() for task in playing):
                break
        stop.set()
        stuck = await _end(tables, playing)
        done = bot.kills
        await bot.kill()
        errors = [*bot.errors(), *discord.rest.trouble]
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


async def _end(tables: list[TableOfPeople], playing: list[asyncio.Task[None]]) -> list[str]:
    """Let the matches that run come to their end, and return what did not."""
    for table in tables:
        table.moved_at = time.monotonic()
    while not all(task.done() for task in playing):
        await asyncio.sleep(0.05)
        late = [table for table in tables if time.monotonic() - table.moved_at > STUCK_AFTER]
        if any(not task.done() for table, task in zip(tables, playing, strict=True) if table in late):
            break
    stuck = [
        f"table of {len(table.users)}" for table, task in zip(tables, playing, strict=True) if not task.done()
    ]
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    return stuck
