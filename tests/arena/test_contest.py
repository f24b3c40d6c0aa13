"""Contests: duplicate deals, figures that do not depend on the machine, programs that behave or do not."""

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bot.arena.contest import Contest
from bot.arena.figures import Figures, Standing
from bot.arena.participants import BUILT_IN, PlayerError, split_players
from bot.arena.run import hold
from bot.cli.parser import main
from bot.engine.cards import PACK, Card
from bot.engine.presets import CALLBREAK, CALLBREAK_MASTER
from bot.engine.views import SeatView

HEURISTIC = ("heuristic", "heuristic", "heuristic", "heuristic")
ONE_DEAL = replace(CALLBREAK, deals=1, redeal_below=None)


def untimed(figures: Figures) -> list[Standing]:
    """Return the standings without what depends on the machine."""
    return [replace(standing, median=0, late=0, longest=0) for standing in figures.standings]


def program(tmp_path: Path, body: str) -> str:
    """Return the command line of a program that runs *body* for every line it is told."""
    file = tmp_path / "player with spaces.py"
    file.write_text(f"import json, sys, time\nfor text in sys.stdin:\n    line = json.loads(text)\n{body}")
    return f'{sys.executable} "{file}"'


def test_equal_players_share_the_matches_and_nobody_is_ahead() -> None:
    figures = hold(Contest(HEURISTIC, CALLBREAK, deals=20))
    (standing,) = figures.standings
    assert (figures.boards, figures.seatings, figures.deals) == (4, 1, 20)
    assert (standing.chairs, standing.lead, standing.won.value) == (4, None, 0.25)


def test_every_player_sits_in_every_chair_of_the_same_deals() -> None:
    contest = Contest(("heuristic", "random", "random", "random"), CALLBREAK, deals=10)
    assert contest.seatings == ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))
    assert contest.shuffle(1).pack(1) == contest.shuffle(1).pack(1) != contest.shuffle(0).pack(1)
    strong, weak = hold(contest).standings
    assert strong.chairs == 1
    assert weak.chairs == 3
    assert strong.lead
    assert weak.lead
    assert (
        strong.lead.value
        == pytest.approx(-weak.lead.value)
        == pytest.approx(strong.score.value - weak.score.value)
    )
    assert strong.lead.value > 1.5
    assert strong.won.value + 3 * weak.won.value == pytest.approx(1)


def test_figures_do_not_depend_on_the_number_of_processes() -> None:
    contest = Contest(("heuristic", "random", "heuristic", "random"), CALLBREAK, deals=20)
    told: list[int] = []
    assert untimed(hold(contest, jobs=2, progress=told.append)) == untimed(hold(contest))
    assert sum(told) == contest.boards == 4
    assert untimed(hold(replace(contest, seed=2))) != untimed(hold(contest))


def test_a_match_without_a_fixed_end_is_closed_after_five_deals() -> None:
    figures = hold(Contest(HEURISTIC, CALLBREAK_MASTER, deals=6))
    assert (figures.boards, figures.deals) == (2, 10)


def test_a_program_that_plays_like_ours_fares_like_ours() -> None:
    ours = hold(Contest(HEURISTIC, CALLBREAK, deals=5))
    command = f"{sys.executable} -m bot player heuristic"
    theirs = hold(Contest((command, *HEURISTIC[1:]), CALLBREAK, deals=5))
    assert all(standing.faults == 0 for standing in theirs.standings)
    total = sum(standing.score.value * standing.chairs for standing in theirs.standings)
    assert total == pytest.approx(4 * ours.standings[0].score.value)


@pytest.mark.parametrize(
    "body",
    [
        "    if line['type'] in ('call', 'play'):\n        print('hello', flush=True)\n",
        "    if line['type'] in ('call', 'play'):\n        print('{}', flush=True)\n",
        "    raise SystemExit\n",
    ],
    ids=["no JSON", "not allowed", "ends"],
)
def test_an_answer_that_does_not_count_is_counted_and_play_goes_on(body: str, tmp_path: Path) -> None:
    contest = Contest((program(tmp_path, body), *HEURISTIC[1:]), ONE_DEAL, deals=1)
    theirs, _ = hold(contest).standings
    assert theirs.faults == 4 * 14  # a call and thirteen cards in each seating


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    body = (
        "    if line['type'] == 'call':\n"
        "        time.sleep(0.5)\n"
        "        print(json.dumps({'call': 13}), flush=True)\n"
        "    if line['type'] == 'play':\n"
        "        print(json.dumps({'card': line['legal'].split()[-1]}), flush=True)\n"
    )
    contest = Contest((program(tmp_path, body), *HEURISTIC[1:]), ONE_DEAL, deals=1, limit=0.4)
    theirs, _ = hold(contest).standings
    assert theirs.faults == 4  # the four calls, no card


def test_a_program_that_hangs_is_ended(tmp_path: Path) -> None:
    contest = Contest(
        (program(tmp_path, "    time.sleep(600)\n"), *HEURISTIC[1:]), ONE_DEAL, deals=1, limit=0.05
    )
    theirs, _ = hold(contest).standings
    assert theirs.faults == 4 * 14


class Cheeky:
    """Calls and plays what the rules do not allow."""

    def call(self, view: SeatView) -> int:
        return 14

    def play(self, view: SeatView) -> Card:
        return next(card for card in PACK if card not in view.legal)


def test_what_ours_may_not_do_is_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BUILT_IN, "heuristic", lambda seed: Cheeky())
    (standing,) = hold(Contest(HEURISTIC, ONE_DEAL, deals=1)).standings
    assert standing.faults > 30
    assert standing.faults == standing.decisions, "a forced card is not asked for"


def test_whoever_sees_all_cards_is_ahead() -> None:
    seeing, _ = hold(Contest(("seeing", "random", "random", "random"), ONE_DEAL, deals=6)).standings
    assert seeing.made > 0.8


def test_four_players_are_named() -> None:
    assert split_players('hard, "./mine --a=1,2" ,medium,easy') == (
        "hard",
        "./mine --a=1,2",
        "medium",
        "easy",
    )
    for wrong in ("", "hard", "hard,hard,hard,", "a,b,c,d,e"):
        with pytest.raises(PlayerError, match="four players"):
            split_players(wrong)


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    players = "heuristic,random,random,random"
    assert main(["arena", "--players", players, "--deals", "10", "--rules", "call-bridge-classic"]) == 0
    head, columns, first, second, note = capsys.readouterr().out.splitlines()
    assert head == "call-bridge-classic: 2 matches x 4 seatings, 40 deals in all, seed 1"
    assert columns.split("  ")[0] == "player"
    assert first.startswith("heuristic")
    assert second.startswith("random")
    assert "±" in first
    assert len(first) == len(second)
    assert "standard error" in note


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--players", ",".join(HEURISTIC), "--deals", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rules"] == "callbreak"
    assert found["standings"][0]["player"] == "heuristic"
    assert found["standings"][0]["decisions"] > 200


def test_a_player_that_there_is_not_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--players", "heuristic,./nobody,random,random"]) == 1
    error = capsys.readouterr().err
    assert "'./nobody'" in error
    assert "hard, medium, easy, heuristic, random, seeing" in error
