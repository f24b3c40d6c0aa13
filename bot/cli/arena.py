"""``python -m bot arena``: let computer players play each other, and print how they fare."""

import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from typing import TextIO

from tqdm import tqdm

from bot.arena.contest import Contest
from bot.arena.figures import Estimate, Figures, Standing
from bot.arena.participants import PlayerError, split_players
from bot.arena.run import hold
from bot.cli.exits import Exit
from bot.engine.presets import PRESETS

__all__ = ["arena"]

_HEAD = ("player", "chairs", "score a deal", "above the field", "calls made", "matches won")
_TIMES = ("median", "99 %", "longest", "faults")


def arena(players: str, *, deals: int, rules: str, seed: int, jobs: int, limit: float, as_json: bool) -> Exit:
    """Hold a contest and print its figures; the progress goes to standard error."""
    try:
        contest = Contest(split_players(players), PRESETS[rules], deals, seed, limit)
        with tqdm(total=contest.boards, unit="board", file=sys.stderr, disable=None) as bar:
            figures = hold(contest, jobs, bar.update)
    except PlayerError as error:
        print(error, file=sys.stderr)
        return Exit.FAILED
    if as_json:
        print(json.dumps(_as_json(contest, rules, figures), indent=2))
    else:
        _print(contest, rules, figures, sys.stdout)
    return Exit.FINE


def _as_json(contest: Contest, rules: str, figures: Figures) -> dict[str, object]:
    return {"players": contest.players, "rules": rules, "seed": contest.seed, **asdict(figures)}


def _print(contest: Contest, rules: str, figures: Figures, out: TextIO) -> None:
    print(
        f"{rules}: {figures.boards} matches x {figures.seatings} seatings, {figures.deals} deals in all, "
        f"seed {contest.seed}",
        file=out,
    )
    rows = [(*_HEAD, *_TIMES), *map(_row, figures.standings)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        print("  ".join(_padded(row, widths)).rstrip(), file=out)
    print(
        "Scores are points, ± one standard error. Times are milliseconds a decision: processor time, "
        "for programs the time until they answered.",
        file=out,
    )


def _padded(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    """Return *row* in columns: the names to the left, figures to the right."""
    name, *figures = row
    return [name.ljust(widths[0]), *map(str.rjust, figures, widths[1:])]


def _row(standing: Standing) -> tuple[str, ...]:
    return (
        standing.player,
        str(standing.chairs),
        _estimate(standing.score, "{:.3f}"),
        _estimate(standing.lead, "{:+.3f}"),
        f"{standing.made:.1%}",
        _estimate(standing.won, "{:.1%}"),
        *(f"{time:.3f}" for time in (standing.median, standing.late, standing.longest)),
        str(standing.faults),
    )


def _estimate(estimate: Estimate | None, style: str) -> str:
    if estimate is None:
        return "–"
    if estimate.error is None:
        return style.format(estimate.value)
    return f"{style.format(estimate.value)} ± {style.replace('+', '').format(estimate.error)}"
