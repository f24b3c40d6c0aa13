"""``python -m tests.loopback``: the soak. Kills, then every fault in every request; ten minutes at most."""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from bot.ui import patience
from tests.loopback.faults import FAULTS, Fault
from tests.loopback.kills import Report, kill_soak
from tests.loopback.matrix import CELLS, Cell, open_matrix

_MATRIX_ENDS = 220.0
"""Seconds for the faults; what was not reached then is named."""
_KILLS_END = 330.0
_PATIENCE = 2.0
"""Seconds that the bot waits here for a request by a token or its own right."""


def main() -> int:
    """Read the command line, soak, print what came of it, and return 1 if anything did."""
    parser = argparse.ArgumentParser(prog="python -m tests.loopback", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often the bot is killed")
    parser.add_argument("--seed", type=int, default=secrets.randbelow(1_000_000))
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    return asyncio.run(_soak(options.kills, options.seed))


async def _soak(kills: int, seed: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        report = await kill_soak(Path(folder), kills, seed, life=0.6, deals=(1, 1, 2), deadline=_KILLS_END)
    _tell_kills(report)
    with tempfile.TemporaryDirectory() as folder:
        cells = await _faults(Path(folder), seed)
    _tell_faults(cells)
    good = report.clean and report.kills >= kills and all(cell.clean for cell in cells)
    missing = len(CELLS) - sum(cell.kind != "any" for cell in cells)
    if missing > 0:
        print(f"{missing} of {len(CELLS)} pairs were not reached in time")
    print("clean" if good and not missing else "NOT CLEAN")
    return 0 if good and not missing else 1


async def _faults(folder: Path, seed: int) -> list[Cell]:
    """Try every pair of request and fault in a random order, then faults in any request."""
    patience.TOKEN = patience.OWN = _PATIENCE
    chance, found, end = random.Random(seed), [], time.monotonic() + _MATRIX_ENDS
    cells: list[tuple[str, Fault]] = list(CELLS)
    chance.shuffle(cells)
    async with open_matrix(folder, seed) as matrix:
        for number, (kind, fault) in enumerate(cells, 1):
            if time.monotonic() > end:
                break
            found.append(await matrix.cell(kind, fault))
            if number % 20 == 0:
                print(f"{number} of {len(cells)} pairs of request and fault", flush=True)
        for fault in FAULTS:
            if time.monotonic() < end:
                found.append(await matrix.cell("any", fault))
    return found


def _tell_kills(report: Report) -> None:
    verdict = report.verdict
    print(
        f"{report.kills} kills in {report.seconds:.0f} s, a start takes {report.starts:.2f} s; "
        f"{report.presses} presses, {verdict.acknowledged} moves acknowledged, {verdict.logged} in the log, "
        f"{verdict.records} records proven, integrity_check {verdict.integrity}"
    )
    for problem in (*verdict.lost, *verdict.doubled, *verdict.unproven, *report.stuck, *report.errors):
        print(f"  {problem}")
    print()
    _row("fault", "injected", "lost", "doubled", "stuck", "errors")
    _row(
        "kill -9",
        report.kills,
        len(verdict.lost),
        len(verdict.doubled),
        len(report.stuck),
        len(report.errors),
    )


def _tell_faults(cells: Iterable[Cell]) -> None:
    cells = list(cells)
    for fault in FAULTS:
        mine = [cell for cell in cells if cell.fault == fault.name]
        _row(
            fault.name,
            sum(cell.injected for cell in mine),
            sum(cell.lost for cell in mine),
            sum(cell.doubled for cell in mine),
            sum(cell.stuck is not None for cell in mine),
            sum(len(cell.errors) for cell in mine),
        )
    print()
    for cell in cells:
        if not cell.clean:
            print(f"  {cell}")


def _row(name: str, *figures: object) -> None:
    print(f"{name:22}" + "".join(f"{figure!s:>10}" for figure in figures), flush=True)


if __name__ == "__main__":
    sys.exit(main())
