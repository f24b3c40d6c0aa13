"""`verify` tells true records from false ones and from anything else, and no input is too much for it."""

import copy
import io
import json
import random
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli import main
from bot.cli.verify import check

RECORDS = sorted((Path(__file__).resolve().parent.parent / "data" / "records").glob("*.json"))
PLAIN = next(path for path in RECORDS if path.stem == "callbreak")


def record() -> dict[str, Any]:
    """Return a true record, fresh each time."""
    data: dict[str, Any] = json.loads(PLAIN.read_text(encoding="utf-8"))
    return data


def said(data: bytes | str) -> tuple[int, str]:
    return check(data.encode() if isinstance(data, str) else data)


@pytest.fixture
def written(tmp_path: Path) -> Path:
    """Return a folder with a proven, an unproven and a false record, and a file that is none."""
    unproven, false = record(), record()
    del unproven["shuffle"]
    false["deals"][0]["scores"][2] += 1
    for name, data in {"proven": record(), "unproven": unproven, "false": false, "none": []}.items():
        (tmp_path / name).write_text(json.dumps(data), encoding="utf-8")
    return tmp_path


def test_each_verdict_has_its_line_and_its_code(written: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ("proven", "unproven", "false", "none", "missing")
    codes = [main(["verify", str(written / name)]) for name in names]
    lines = [line.removeprefix(f"{written}/") for line in capsys.readouterr().out.splitlines()]
    assert codes == [0, 0, 1, 2, 2]
    assert lines[:2] == ["proven: proven", "unproven: correct, but unproven (no shuffle)"]
    assert lines[2].startswith("false: deal 1, seat 2: scores is ")
    assert lines[3] == "none: not a record: the record: not a JSON object"
    assert lines[4] == "missing: not a record: it cannot be read (No such file or directory)"


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (("proven", "unproven"), 0),
        (("proven", "false"), 1),
        (("false", "none", "proven"), 2),
        (("none", "false"), 2),
    ],
)
def test_the_worst_file_gives_the_code(written: Path, names: tuple[str, ...], code: int) -> None:
    assert main(["verify", *(str(written / name) for name in names)]) == code


def test_every_stored_record_is_proven() -> None:
    assert {path.name: said(path.read_bytes()) for path in RECORDS} == {
        path.name: (0, "proven") for path in RECORDS
    }


def test_a_fault_is_named_by_deal_trick_and_seat(written: Path) -> None:
    data = record()
    plays = data["deals"][1]["plays"]
    plays[4], plays[8] = plays[8], plays[4]
    code, verdict = said(json.dumps(data))
    assert code == 1
    assert verdict.startswith("deal 2, trick 2, seat ")


def test_a_dash_reads_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(PLAIN.read_bytes())))
    assert main(["verify", "-"]) == 0
    assert capsys.readouterr().out == "-: proven\n"


def test_a_folder_is_not_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path)]) == 2
    assert "it cannot be read (" in capsys.readouterr().out


def test_a_name_that_no_file_can_have(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "a\0b", "\x1b[31m\nred", "\udcff"]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [r"a\x00b", r"\x1b[31m\nred", r"\udcff"]


def test_a_byte_order_mark_is_skipped() -> None:
    assert said(b"\xef\xbb\xbf" + PLAIN.read_bytes()) == (0, "proven")


TEXT = PLAIN.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "not JSON (line 1, column 1"),
        (b"\xff\xfe{\x00}\x00", "not UTF-8 text (byte 1)"),
        (TEXT.encode("utf-16"), "not UTF-8 text"),
        (TEXT[:-9], "not JSON"),
        (TEXT + "x", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"a":' * 100_000, "nested too deeply"),
        ("9" * 100_000, "too many digits"),
        ('{"format": NaN}', "NaN is not a JSON number"),
        ('{"format": -Infinity}', "-Infinity is not a JSON number"),
        ('{"format": 1, "format": 2}', "the key 'format' stands twice"),
        ('{"\\u001b' + "k" * 99 + '": 1}', "the record: no format"),
        ("null", "not a JSON object"),
        (b" " * (16 * 1024 * 1024 + 1), "longer than 16 MiB"),
    ],
    ids=lambda value: repr(value[:12]),
)
def test_what_is_no_record_is_called_so(data: bytes | str, words: str) -> None:
    code, verdict = said(data)
    assert code == 2
    assert verdict.startswith("not a record: ")
    assert words in verdict


def test_a_wrong_key_cannot_write_to_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = record()
    data["rules"]["\x1b[2J\ud800\n"] = 1
    (tmp_path / "a").write_text(json.dumps(data))
    assert main(["verify", str(tmp_path / "a")]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert r"\x1b[2J\ud800\n" in line
    assert "\x1b" not in line


WRONG: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 3, 4, 13, 14, 10**30, 0.5, "", "AS", "T♥ as", "\ud800", "x" * 5000),
    *([], [[]], {}, {"a": 1}, ["AS"] * 52, [1, 2, 3, 4], [0], [True] * 4, "low_calls", "no_trump", "S"),
)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=8), inner, max_size=5),
    max_leaves=20,
)


def spoil(value: Any, rng: random.Random) -> Any:
    """Replace, remove, repeat or exchange one thing somewhere in *value*, and return it."""
    if not isinstance(value, dict | list) or not value or rng.random() < 0.12:
        return copy.deepcopy(rng.choice(WRONG))
    key = rng.choice(list(value) if isinstance(value, dict) else range(len(value)))
    match rng.randrange(12):
        case 0:
            del value[key]
        case 1 if isinstance(value, list):
            value.insert(key, rng.choice(value))
        case 2 if isinstance(value, list):
            rng.shuffle(value)
        case _:
            value[key] = spoil(value[key], rng)
    return value


@pytest.mark.parametrize("seed", range(30))
def test_a_spoiled_record_is_answered(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(20):
        data: Any = json.loads(rng.choice(RECORDS).read_text(encoding="utf-8"))
        for _ in range(rng.randint(1, 3)):
            data = spoil(data, rng)
        code, verdict = said(json.dumps(data))
        assert (code == 0) == (verdict in ("proven", "correct, but unproven (no shuffle)"))
        assert verdict


@settings(max_examples=80, deadline=None)
@given(st.binary(max_size=200) | json_values.map(lambda value: json.dumps(value).encode()))
def test_anything_at_all_is_answered(data: bytes) -> None:
    assert said(data)[0] == 2


@settings(max_examples=100, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.binary(min_size=0, max_size=3))
def test_a_damaged_file_is_answered(place: int, junk: bytes) -> None:
    code, verdict = said(TEXT[:place].encode() + junk + TEXT[place + 1 :].encode())
    assert code in (0, 1, 2)
    assert verdict
