"""Play whole matches in the demo's page: `python -m tests.browser.play --url ADDRESS --out FOLDER`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot.engine.presets import PRESETS
from tests.browser.driver import open_demo
from tests.browser.match import MatchPlayer, Report

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Play what was asked for, print what happened, and return 1 if anything went wrong."""
    wish = _parser().parse_args(arguments)
    wish.out.mkdir(parents=True, exist_ok=True)
    faults: list[str] = []
    with open_demo(wish.url) as demo:
        people = demo.viewers()[: wish.people]
        for rules, deals in _programme(wish):
            started = time.monotonic()
            report = MatchPlayer(demo, list(people), wish.out, f"{rules}-{wish.people}").play(
                rules=rules, **({} if deals is None else {"deals": deals})
            )
            faults += report.rejected
            print(_line(rules, report, time.monotonic() - started), flush=True)
        faults += demo.errors
    for fault in faults:
        print("fault:", fault)
    return 1 if faults else 0


def _programme(wish: argparse.Namespace) -> list[tuple[str, int | None]]:
    if not wish.tour:
        return [(wish.rules, wish.deals)]
    return [(rules, None if rules == "callbreak" else 1) for rules in PRESETS]


def _line(rules: str, report: Report, seconds: float) -> str:
    return (
        f"{rules}: {report.presses} presses in {seconds:.0f} s, the slowest {report.slowest:.1f} s, "
        f"{len(report.rejected)} refused, {len(report.pictures)} pictures"
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.browser.play", description=__doc__)
    parser.add_argument("--url", required=True, help="the address that `make demo` prints")
    parser.add_argument("--out", required=True, type=Path, help="the folder for the pictures")
    parser.add_argument("--people", type=int, default=1, choices=range(1, 5), help="computers fill the rest")
    parser.add_argument("--rules", default="callbreak", choices=tuple(PRESETS))
    parser.add_argument("--deals", type=int, help="instead of the preset's own number")
    parser.add_argument("--tour", action="store_true", help="a whole Callbreak match, a deal of all others")
    return parser


if __name__ == "__main__":
    sys.exit(main())
