"""What docs/PRIVACY.md says is kept is what the database has room for, for as long as it says."""

import re
from pathlib import Path

from bot.privacy import KEPT
from bot.storage.schema import METADATA

ROOT = Path(__file__).resolve().parent.parent
PAGES = {name: (ROOT / "docs" / f"{name}.md").read_text(encoding="utf-8") for name in ("PRIVACY", "TERMS")}
OF_PEOPLE = {"user_id", "user_name", "host_id", "successor_id", "successor_name"}
"""Columns that name somebody. One that is added without standing here is found by what erasing leaves."""


def rows() -> list[list[str]]:
    """Return the rows of the page's table: table, columns, person, purpose, time."""
    lines = [line for line in PAGES["PRIVACY"].splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def told() -> list[tuple[str, str]]:
    """Return every column that the page names, with its table."""
    return [(row[0].strip("` "), column) for row in rows() for column in re.findall(r"`(\w+)`", row[1])]


def test_every_column_of_the_database_is_told_once_and_no_other() -> None:
    kept = [(table.name, column.name) for table in METADATA.tables.values() for column in table.columns]
    assert sorted(told()) == sorted(kept)


def test_what_names_somebody_is_marked_so_and_goes_when_they_are_erased() -> None:
    for table, columns, person, purpose, time in rows():
        assert purpose
        if OF_PEOPLE.intersection(re.findall(r"`(\w+)`", columns)):
            assert person == "yes", table
            assert "erased" in time, table


def test_the_days_are_those_of_the_sweep() -> None:
    days = f"{KEPT.days} days"
    assert PAGES["PRIVACY"].count(days) >= 4
    assert not set(re.findall(r"\b(\d+ days)\b", PAGES["PRIVACY"])) - {days}


def test_there_is_something_to_fill_in_and_a_way_to_be_forgotten() -> None:
    for page in PAGES.values():
        assert page.count("⟨") == page.count("⟩") > 3
        assert "template" in page
    assert "/callbreak privacy erase" in PAGES["PRIVACY"]
    assert "CONTACT" in PAGES["PRIVACY"]
