"""``python -m tests.loopback``: the soak. Kills, then every fault in every request; ten minutes at most."""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path

from bot.ui import patience
from tests.loopback.faults import ANYWHERE, FAULTS, Fault
from tests.loopback.kills import Report, kill_soak
from tests.loopback.matrix import CELLS, IN_A_MATCH, Cell, open_matrix
from tests.loopback.wires import HARMS

_KILLS_END, _MATCHES_END, _MATRIX_ENDS, _ALL_ENDS = 290.0, 350.0, 510.0, 590.0
"""Seconds since the beginning, for the kills, the last matches, the faults of each request, and the rest."""
_STORM, _SHARE = 15.0, 0.25
"""Seconds in which a share of all requests fails at random."""
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
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        report = await kill_soak(
            Path(folder),
            kills,
            seed,
            life=0.6,
            deals=(1, 1, 2),
            deadline=_KILLS_END,
            end=_MATCHES_END,
        )
    _tell_kills(report)
    with tempfile.TemporaryDirectory() as folder:
        cells = await _faults(Path(folder), seed, began)
    _tell_faults(cells)
    good = report.clean and report.kills >= kills and all(cell.clean for cell in cells)
    if report.kills < kills:
        print(f"the bot was killed {report.kills} times instead of {kills}")
    missing = len(CELLS) - sum(cell.kind in IN_A_MATCH for cell in cells)
    if missing > 0:
        print(f"{missing} of {len(CELLS)} pairs were not reached in time")
    untried = {"any", "random", "gateway"} - {cell.kind for cell in cells}
    if untried:
        print(f"not reached in time: {', '.join(sorted(untried))}")
    good = good and not missing and not untried
    print(f"{time.monotonic() - began:.0f} s, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print("clean" if good else "NOT CLEAN")
    return 0 if good else 1


async def _faults(folder: Path, seed: int, began: float) -> list[Cell]:
    """Try every pair of request and fault in a random order, then faults in any request and the gateway's."""
    patience.TOKEN = patience.OWN = _PATIENCE
    chance, found = random.Random(seed), []
    cells: list[tuple[str, Fault]] = list(CELLS)
    chance.shuffle(cells)

    def early(end: float) -> bool:
        return time.monotonic() - began < end

    async with open_matrix(folder, seed) as matrix:
        for number, (kind, fault) in enumerate(cells, 1):
            if not early(_MATRIX_ENDS):
                break
            found.append(await matrix.cell(kind, fault))
            if number % 20 == 0:
                print(f"{number} of {len(cells)} pairs of request and fault", flush=True)
        for name in HARMS:
            if early(_ALL_ENDS - _STORM):
                found.append(await matrix.gateway(name))
        if early(_ALL_ENDS - _STORM):
            found.append(await matrix.storm(_STORM, _SHARE, chance))
        for fault in chance.sample(ANYWHERE, len(ANYWHERE)):
            if early(_ALL_ENDS):
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
    for name in dict.fromkeys([*(fault.name for fault in FAULTS), *(cell.fault for cell in cells)]):
        mine = [cell for cell in cells if cell.fault == name]
        _row(
            name,
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
