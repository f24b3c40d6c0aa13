"""``python -m bot verify``: say of each file whether it is the true record of a match."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from bot.cli.exits import Exit
from bot.engine.record import NotARecord, read_record
from bot.engine.verify import Fault, verify_record

__all__ = ["check", "verify"]

_LONGEST = 16 * 1024 * 1024
"""Bytes; the longest matches take a small part of it, and a device file never ends."""


def verify(files: Sequence[str]) -> Exit:
    """Print one line about each of *files*, ``-`` being standard input; return the highest exit code."""
    worst = Exit.FINE
    for name in files:
        code, verdict = _verify_file(name)
        print(f"{_printable(name)}: {_printable(verdict)}")
        worst = max(worst, code)
    return worst


def _verify_file(name: str) -> tuple[Exit, str]:
    try:
        data = _read(name)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        why = getattr(error, "strerror", None) or str(error)
        return Exit.NOT_A_RECORD, f"not a record: it cannot be read ({why})"
    return check(data)


def _read(name: str) -> bytes:
    """Return the bytes of a file, and one more than allowed if it is too long."""
    if name == "-":
        return sys.stdin.buffer.read(_LONGEST + 1)
    with Path(name).open("rb") as file:
        return file.read(_LONGEST + 1)


def check(data: bytes) -> tuple[Exit, str]:
    """Return what is to be said of *data*, with its exit code. Never raises."""
    try:
        record = read_record(_parse(data))
        proven = verify_record(record)
    except NotARecord as error:
        return Exit.NOT_A_RECORD, f"not a record: {error}"
    except Fault as fault:
        return Exit.FAILED, str(fault)
    verdict = "proven" if proven else "correct, but unproven (no shuffle)"
    return Exit.FINE, f"{verdict}; the match was broken off" if record.broken_off else verdict


def _parse(data: bytes) -> object:
    """Return the JSON value in *data*. Raises NotARecord for anything that JSON does not allow."""
    if len(data) > _LONGEST:
        raise NotARecord(f"longer than {_LONGEST // 1024 // 1024} MiB")
    try:
        text = data.decode("utf-8-sig")  # some editors begin files with a byte order mark
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_number)
    except NotARecord:
        raise
    except UnicodeDecodeError as error:
        raise NotARecord(f"not UTF-8 text (byte {error.start + 1})") from None
    except json.JSONDecodeError as error:
        raise NotARecord(f"not JSON (line {error.lineno}, column {error.colno}: {error.msg})") from None
    except ValueError:  # Python reads whole numbers up to a few thousand digits
        raise NotARecord("a number with too many digits") from None
    except RecursionError:
        raise NotARecord("nested too deeply") from None


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object; a key that stands twice would mean one thing here and another elsewhere."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise NotARecord(f"the key {key[:40]!r} stands twice in one object")
        found[key] = value
    return found


def _no_number(text: str) -> NoReturn:
    raise NotARecord(f"{text} is not a JSON number")


def _printable(text: str) -> str:
    """Return *text* on one line, without anything that a terminal would obey."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)
