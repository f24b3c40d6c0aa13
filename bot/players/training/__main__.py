"""Learn the weights: ``python -m bot.players.training --out build/training``. See bot/players/README.md."""

import argparse
import json
import subprocess
import time
from dataclasses import asdict
from pathlib import Path

import numpy as np

from bot.players.nets.store import pack_weights, unpack_weights
from bot.players.training.course import Course, Plan
from bot.players.training.selfplay import play_cards
from bot.players.training.tabulate import fit

_EVERY = 25
_TABLE_DEALS, _TABLE_PASSES = 4096, 12


def main() -> None:
    """Train, say how it goes, and write weights, tables and how they were made."""
    options = _options()
    options.out.mkdir(parents=True, exist_ok=True)
    plan = Plan(**{name: value for name, value in vars(options).items() if name in Plan.__dataclass_fields__})
    weights = None
    if options.start:
        weights = {
            name: dict(net.weights)
            for name, net in unpack_weights(options.start.read_bytes())._asdict().items()
        }
    course, began = Course(plan, options.seed, weights), time.monotonic()
    for report in course.run():
        if report.batch % _EVERY == 0 or report.batch == (plan.stop or plan.batches) - 1:
            print(f"{time.monotonic() - began:6.0f} s", json.dumps(asdict(report)), flush=True)
            _write(options, plan, course)
    _tabulate(options.out, course)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot.players.training", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="folder for what was learned")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    for name, value in asdict(Plan()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    return parser.parse_args()


def _write(options: argparse.Namespace, plan: Plan, course: Course) -> None:
    (options.out / "weights.npz").write_bytes(pack_weights(course.mean))
    commit = subprocess.run(["git", "rev-parse", "HEAD"], capture_output=True, text=True, check=False)
    made = {
        "program": commit.stdout.strip(),
        "seed": options.seed,
        "start": str(options.start) if options.start else None,
        "plan": asdict(plan),
    }
    (options.out / "weights.json").write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")


def _tabulate(out: Path, course: Course) -> None:
    cards = play_cards(course.rng, _TABLE_DEALS, course.kept)
    entries, agreed = fit(course.rng, course.kept.card, cards, _TABLE_PASSES)
    np.save(out / "entries.npy", entries.astype(np.float16))
    print(f"tables agree with the network on {agreed:.1%} of {len(cards.chosen)} choices")


if __name__ == "__main__":
    main()
