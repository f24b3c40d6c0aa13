"""What has not the shape of a record is said not to be one, whatever it is."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.engine.record import NotARecord, read_record
from bot.engine.verify import Fault, verify_record
from tests.engine.strategies import json_values, seeds
from tests.engine.support import RECORDS, load_record

Path = tuple[str | int, ...]
OPTIONAL = ("shuffle", "extra", "redealt")
RECORD = load_record("extra-deal-thrown-in")


def put(data: Any, path: Path, value: object) -> None:
    for key in path[:-1]:
        data = data[key]
    data[path[-1]] = value


def paths(data: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the path of everything inside *data*, but of a list only the first and the last."""
    keys: list[str | int] = list(data) if isinstance(data, dict) else []
    if isinstance(data, list) and data:
        keys = [0, len(data) - 1]
    for key in keys:
        yield (*path, key)
        yield from paths(data[key], (*path, key))


def refused(data: object) -> str:
    with pytest.raises(NotARecord) as wrong:
        read_record(data)
    return str(wrong.value)


@pytest.mark.parametrize("data", [None, True, 7, 0.5, "record", [], {}, [RECORD]])
def test_what_is_no_record_at_all(data: object) -> None:
    assert refused(data).startswith("the record: ")


@pytest.mark.parametrize(
    "path",
    [path for path in paths(RECORD) if isinstance(path[-1], str) and path[-1] not in OPTIONAL],
    ids=lambda path: "/".join(map(str, path)),
)
def test_every_key_is_needed(path: Path) -> None:
    """But for ``shuffle``, and ``extra`` and ``redealt`` where they do not apply."""
    data = copy.deepcopy(RECORD)
    inner: Any = data
    for key in path[:-1]:
        inner = inner[key]
    del inner[path[-1]]
    assert str(path[-1]) in refused(data)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("format",), "callbreak-match/2", "format: this reads callbreak-match/1 only"),
        (("format",), [], "format: this reads callbreak-match/1 only"),
        (("rules",), "callbreak", "rules: not a JSON object"),
        (("players",), "Nila", "players: not a list"),
        (("players",), ["Nila", "Omar", "Pia"], "players: 3 entries where 4 belong"),
        (("players", 0), 7, "players: not all entries are text"),
        (("first_dealer",), 4, "first_dealer: a seat is 0 to 3"),
        (("first_dealer",), -1, "first_dealer: a seat is 0 to 3"),
        (("first_dealer",), True, "first_dealer: a seat is 0 to 3"),
        (("first_dealer",), "0", "first_dealer: a seat is 0 to 3"),
        (("shuffle",), False, "shuffle: not a JSON object"),
        (("shuffle", "commitment"), None, "shuffle: commitment and secret are hexadecimal text"),
        (("shuffle", "secret"), 0, "shuffle: commitment and secret are hexadecimal text"),
        (("shuffle", "secret"), "0x00", "shuffle, secret: not hexadecimal"),
        (("shuffle", "entropy"), ["1"] * 5, "shuffle, entropy: 5 entries where 4 belong"),
        (("shuffle", "entropy", 0), 1, "shuffle, entropy: not all entries are text"),
        (("shuffle", "entropy", 0), "\ud800", "shuffle, entropy: half a character"),
        (("deals",), {}, "deals: not a list"),
        (("deals", 0), [], "deal 1: not a JSON object"),
        (("deals", 0, "dealer"), None, "deal 1, dealer: a seat is 0 to 3"),
        (("deals", 0, "hands"), {}, "deal 1, hands: not a list"),
        (("deals", 0, "hands", 0), "AS 1S", "deal 1, hands: not a card: '1S'"),
        (("deals", 0, "hands", 3), ["AS"], "deal 1, hands: not all entries are text"),
        (("deals", 0, "calls"), None, "deal 1, calls: not a list"),
        (("deals", 0, "calls", 0), 3.0, "deal 1, calls: not all entries are whole numbers"),
        (("deals", 0, "calls", 0), True, "deal 1, calls: not all entries are whole numbers"),
        (("deals", 0, "plays"), None, "deal 1, plays: not a list"),
        (("deals", 0, "plays", 0), "AS 2S", "deal 1, plays: not a card: 'AS 2S'"),
        (("deals", 0, "tricks"), [13], "deal 1, tricks: 1 entries where 4 belong"),
        (("deals", 0, "scores", 0), "10", "deal 1, scores: not all entries are whole numbers"),
        (("deals", 1, "extra"), 1, "deal 2: extra is true or absent"),
        (("deals", 1, "redealt"), True, "deal 2: redealt is text or absent"),
        (("deals", 1, "plays"), None, "deal 2, plays: not a list"),
        (("totals",), None, "totals: not a list"),
        (("totals", 0), None, "totals: not all entries are whole numbers"),
        (("winners",), 0, "winners: not a list"),
        (("winners", 0), "0", "winners: not all entries are whole numbers"),
    ],
)  # fmt: skip
def test_a_wrong_shape_is_named(path: Path, value: object, words: str) -> None:
    data = copy.deepcopy(RECORD)
    put(data, path, value)
    assert refused(data) == words


@settings(max_examples=100)
@given(data=json_values)
def test_no_json_is_taken_for_a_record(data: object) -> None:
    assert refused(data)


@settings(max_examples=150)
@given(data=st.data(), seed=seeds, value=json_values)
def test_a_record_with_anything_in_it_is_refused_in_words(
    data: st.DataObject, seed: int, value: object
) -> None:
    """Whatever stands in the place of anything: a fault or no record, or it makes no difference."""
    record = load_record(RECORDS[seed % len(RECORDS)].stem)
    path = data.draw(st.sampled_from(list(paths(record))))
    before = copy.deepcopy(record)
    put(record, path, value)
    try:
        verify_record(read_record(json.loads(json.dumps(record))))
    except (Fault, NotARecord) as wrong:
        assert str(wrong).isprintable()  # noqa: PT017
    else:
        assert path[0] in ("players", "rules") or value in (None, False) or record == before
