"""The benches run and say what they measure; their figures are no matter of a test."""

import sys
from random import Random

import pytest

from bot.engine.cards import PACK
from bot.engine.state import Phase
from tests.bench import BENCHES, engine, players
from tests.bench.__main__ import main
from tests.bench.measure import rates


def test_a_deal_is_played_whole() -> None:
    match = engine.our_deal(Random(1))
    assert match.phase in (Phase.OVER, Phase.DEALING)  # dealing again where the extra deal is due
    assert match.history[0].scores is not None
    assert set(match.history[0].plays) == set(PACK)


def test_without_the_counterpart_the_engine_is_measured_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    engine.report(repetitions=1, times=1)
    told = capsys.readouterr().out
    assert "OpenSpiel is not installed" in told
    assert "random whole deals, engine:" in told
    assert "ratio" not in told


def test_benches_run_by_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("tests.bench.__main__.BENCHES", {"one": lambda: print("1 a second"), "two": print})
    assert main(["one"]) == 0
    assert capsys.readouterr().out == "== one\n1 a second\n"
    assert main([]) == 0
    assert "== two" in capsys.readouterr().out


def test_a_name_that_there_is_not_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nothing"]) == 2
    assert capsys.readouterr().err == f"no such bench: nothing. There are: {', '.join(BENCHES)}\n"


def test_rates_are_medians_of_all_repetitions_but_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    spent = iter([100.0, 1.0, 2.0, 4.0])  # seconds a repetition, the warm-up first
    clock = [0.0]
    monkeypatch.setattr("tests.bench.measure.process_time", lambda: clock[0])

    def task() -> None:
        clock[0] += next(spent)

    assert rates([task], times=1, repetitions=3) == [0.5]


@pytest.mark.no_cover
def test_the_levels_are_measured(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(players, "_MIXED", {("medium", "easy", "medium", "easy"): 1.0})
    players.report(scale=0, jobs=1, best="heuristic")
    told = capsys.readouterr().out.splitlines()
    assert "heuristic v 3 medium" in told[0]
    assert "0.25 or more" in told[0]
    assert "what is not allowed" in told[8]
    assert " 0   (aim: 0)" in told[8]
