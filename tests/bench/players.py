"""How well the levels play, in the arena: beside each other, plain heuristics, and a player that cheats."""

import subprocess
import sys
from collections.abc import Iterator, Sequence

from bot.arena.contest import Contest
from bot.arena.figures import Estimate, Figures, Standing
from bot.arena.run import hold
from bot.engine.presets import CALLBREAK, PRESETS

__all__ = ["report"]

Players = tuple[str, str, str, str]

_ONE_PLAYS = """
import sys
from bot.arena.contest import Contest
from bot.arena.run import hold
from bot.engine.presets import CALLBREAK
hold(Contest((sys.argv[1], "medium", "medium", "medium"), CALLBREAK, deals=5))
print(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1])
"""


def report(scale: float = 1.0, jobs: int = 2, best: str = "hard", seed: int = 20) -> None:
    """Print the figures of one run; *scale* 1 takes about half an hour on two cores."""

    def meet(one: str, others: str, deals: int) -> Figures:
        players = (one, others, others, others)
        return hold(Contest(players, CALLBREAK, max(5, round(deals * scale)), seed), jobs)

    hard, heuristics = meet(best, "medium", 1200), meet(best, "heuristic", 1200)
    medium, seeing = meet("medium", "easy", 4000), meet("seeing", "medium", 200)
    first = hard.standings[0]
    lead = first.lead or first.score
    faults, deals = _faults([hard, heuristics, medium, seeing], round(50_000 * scale), jobs, seed)
    rows = [
        (f"{best} v 3 medium, points a deal above them", _points(lead), "0.25 or more, 3 errors or more"),
        ("    in standard errors", _errors(lead), "3 or more"),
        (f"{best} v 3 heuristics, matches won", _share(heuristics.standings[0].won), "40 % or more"),
        ("medium v 3 easy, matches won", _share(medium.standings[0].won), "45 % or more"),
        (f"{best}, processor time a decision, median", f"{first.median:.1f} ms", "20 ms or less"),
        ("    99th percentile", f"{first.late:.1f} ms", "–"),
        ("    longest", f"{_longest(best, hard, heuristics):.1f} ms", "100 ms or less"),
        ("    memory of the process", f"{_memory(best)} MB", "200 MB or less"),
        (f"what is not allowed, in {deals} deals by all rules", str(faults), "0"),
        ("share of the way from medium to seeing all cards", _way(lead, seeing.standings[0]), "30 % or more"),
    ]
    for what, found, aim in rows:
        print(f"{what:<52} {found:>18}   (aim: {aim})")
    for name, figures in (("medium", hard.standings[1]), ("easy", medium.standings[1])):
        print(f"{name}, processor time a decision, median: {figures.median * 1000:.0f} µs")


def _faults(played: Sequence[Figures], deals: int, jobs: int, seed: int) -> tuple[int, int]:
    """Return what was not allowed in what was *played* and in as many more deals, and the deals in all."""
    every = [*played, *_by_all_rules(deals, jobs, seed)]
    faults = sum(standing.faults for figures in every for standing in figures.standings)
    return faults, sum(figures.deals for figures in every)


def _by_all_rules(deals: int, jobs: int, seed: int) -> Iterator[Figures]:
    """Yield contests of the levels by every preset, two seatings each; a few of them with the hard level."""
    for rules in PRESETS.values():
        for players, share in _MIXED.items():
            yield hold(Contest(players, rules, max(1, round(deals * share / len(PRESETS))), seed), jobs)


_MIXED: dict[Players, float] = {
    ("medium", "easy", "medium", "easy"): 0.99,
    ("hard", "easy", "hard", "easy"): 0.01,
}


def _points(lead: Estimate) -> str:
    return f"{lead.value:+.3f} ± {lead.error or 0:.3f}"


def _errors(lead: Estimate) -> str:
    return f"{lead.value / lead.error:.1f}" if lead.error else "–"


def _share(share: Estimate) -> str:
    return f"{share.value:.1%} ± {share.error or 0:.1%}"


def _longest(player: str, *contests: Figures) -> float:
    return max(
        standing.longest
        for figures in contests
        for standing in figures.standings
        if standing.player == player
    )


def _memory(player: str) -> int:
    """Return the most memory that a process needed in which *player* played, in MB; Linux tells it."""
    told = subprocess.run(
        [sys.executable, "-c", _ONE_PLAYS, player], capture_output=True, check=True, text=True
    )
    return int(told.stdout) // 1024


def _way(lead: Estimate, seeing: Standing) -> str:
    """Return how far *lead* is on the way to that of whoever sees all cards, both against three mediums."""
    return f"{lead.value / seeing.lead.value:.0%}" if seeing.lead and seeing.lead.value else "–"
