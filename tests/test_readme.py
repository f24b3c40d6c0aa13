"""What the README says is true: its tables match the code, its links lead somewhere."""

import re
from collections.abc import Iterator
from dataclasses import fields
from enum import StrEnum
from pathlib import Path
from typing import get_type_hints
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from PIL import Image

from bot.engine.presets import CALLBREAK, PRESETS
from bot.engine.rules import Ruleset, Scoring, rules_to_json
from bot.engine.scoring import deal_score, format_score
from bot.i18n import texts_for
from bot.settings import LOG_FORMATS, LOG_LEVELS, Settings
from tests.harness.world import World

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
LARGEST = 200 * 1024
"""Bytes of a picture."""


def table(first: str) -> list[list[str]]:
    """Return the rows of the table whose first column is headed *first*."""
    lines = iter(README.splitlines())
    assert any(line.startswith(f"| {first} |") for line in lines), f"no table of {first}"
    next(lines)
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip().strip("|").split("|")])
    return rows


def code(cell: str) -> list[str]:
    """Return everything in a cell that is set as code."""
    return re.findall(r"`([^`]+)`", cell)


def value_text(value: object) -> str:
    """Return a field's value as the README writes it."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---------------------------------------------------------------- tables


async def test_the_table_of_commands_is_the_command_tree(world: World) -> None:
    offered = {
        f"/{command.qualified_name}": [parameter.name for parameter in command.parameters]
        for command in world.env.bot.tree.walk_commands()  # type: ignore[attr-defined]
        if isinstance(command, discord.app_commands.Command)
    }
    assert {code(row[0])[0]: code(row[1]) for row in table("command")} == offered


def test_the_table_of_settings_is_settings() -> None:
    told = {code(row[0])[0]: (code(row[1]) or [""])[0] for row in table("setting")}
    defaults = {field.name.upper(): str(getattr(Settings(), field.name) or "") for field in fields(Settings)}
    assert told == defaults
    assert list(told) == list(defaults)


def test_every_log_level_is_named() -> None:
    (row,) = (row for row in table("setting") if "LOG_LEVEL" in row[0])
    assert tuple(code(row[2])) == LOG_LEVELS


def test_every_log_format_is_named() -> None:
    (row,) = (row for row in table("setting") if "LOG_FORMAT" in row[0])
    assert tuple(code(row[2])) == LOG_FORMATS


def test_the_table_of_rules_has_every_field_and_its_own_value_first() -> None:
    told = {code(row[0])[0]: code(row[1])[0] for row in table("field")}
    assert told == {name: value_text(value) for name, value in rules_to_json(CALLBREAK).items()}
    assert list(told) == [field.name for field in fields(Ruleset)]


def test_the_table_of_rules_has_every_value() -> None:
    hints = get_type_hints(Ruleset)
    for row in table("field"):
        (name,), values = code(row[0]), code(row[1])
        kind = hints[name]
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            assert set(values) == set(kind), name
        elif kind is bool:
            assert set(values) == {"false", "true"}, name
        else:
            assert ("none" in values) == (kind is not int), name


def test_the_table_of_presets_is_presets() -> None:
    told: dict[str, dict[str, str]] = {}
    for row in table("preset"):
        changes = dict(word.split("=") for word in code(row[2]))
        if row[2].startswith("as Callbreak Master, and "):
            changes = told["callbreak-master"] | changes
        told[code(row[0])[0]] = changes
    standard = rules_to_json(CALLBREAK)
    assert told == {
        preset: {
            name: value_text(value) for name, value in rules_to_json(rules).items() if value != standard[name]
        }
        for preset, rules in PRESETS.items()
    }
    assert list(told) == list(PRESETS)


def test_presets_have_the_names_that_people_see() -> None:
    texts = texts_for(None)
    for row in table("preset"):
        assert row[1] == texts.text(f"preset-{code(row[0])[0]}")


@pytest.mark.parametrize("row", table("scoring"), ids=lambda row: str(row[0]).strip("`"))
def test_the_examples_of_scores_are_right(row: list[str]) -> None:
    rules = next(rules for rules in PRESETS.values() if rules.scoring is Scoring(code(row[0])[0]))
    made = [tricks for tricks in range(14) if deal_score(rules, 4, tricks) > 0]
    told = [int(number) for number in re.findall(r"\d+", row[1])]
    assert made == (list(range(told[0], 14)) if "or more" in row[1] else told)
    score, *over = re.findall(r"[\d.]+", row[2])
    assert format_score(rules, deal_score(rules, 4, 4)) == score
    more = deal_score(rules, 4, 5) - deal_score(rules, 4, 4)
    assert more == (10 * float(over[0]) if over else 0)
    assert format_score(rules, deal_score(rules, 4, 3)) == row[3]


def test_every_button_is_explained() -> None:
    """Labels stand in italics in the table's first column; what changes in them is written as …"""
    catalogues = (ROOT / "bot" / "i18n" / "en").glob("*.ftl")
    labels = {
        re.sub(r"\{[^}]*\}", "…", label)
        for path in catalogues
        for label in re.findall(r"^button-[\w-]+ = (.+)$", path.read_text(encoding="utf-8"), re.M)
    }
    told = {label for row in table("button") for label in re.findall(r"\*([^*]+)\*", row[0])}
    assert told == labels


# ------------------------------------------------------------ invitation


def invitation() -> dict[str, list[str]]:
    """Return the parameters of the invitation's address."""
    (address,) = re.findall(r"<(https://discord\.com/oauth2/authorize\?[^>]+)>", README)
    return parse_qs(urlsplit(address).query, strict_parsing=True)


def test_the_invitation_asks_for_what_the_text_says() -> None:
    (said,) = re.findall(r"It asks for four permissions: ([^.]+)\.", README)
    named = re.findall(r"\*([^*]+)\*", said)
    asked = discord.Permissions(int(invitation()["permissions"][0]))
    discords_names = {"read_messages": "View Channels"}
    granted = {discords_names.get(name, name.replace("_", " ").title()) for name, yes in asked if yes}
    assert {name.replace(" in ", " In ") for name in named} == granted
    assert len(named) == 4


def test_the_invitation_is_for_servers_and_commands() -> None:
    asked = invitation()
    assert asked["client_id"] == ["YOUR_APPLICATION_ID"]
    assert asked["scope"] == ["bot applications.commands"]
    assert asked["integration_type"] == ["0"]  # Discord's number for a server
    assert set(asked) == {"client_id", "scope", "permissions", "integration_type"}


# ----------------------------------------------------- links and pictures


def links(page: Path) -> Iterator[str]:
    """Yield the target of every link and picture of a page."""
    yield from re.findall(r"\]\(([^)\s]+)\)", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_link_leads_to_a_file(page: Path) -> None:
    for target in links(page):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        file = page.parent / name
        assert file.is_file(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", file.read_text(encoding="utf-8"), re.M)
            assert anchor in {re.sub(r"[^\w -]", "", text).lower().replace(" ", "-") for text in headings}


def test_the_pictures_are_there_and_small() -> None:
    shown = re.findall(r"\(docs/images/([\w-]+\.png)\)", README)
    kept = sorted((ROOT / "docs" / "images").iterdir())
    assert sorted(shown) == [path.name for path in kept]
    for path in kept:
        assert path.stat().st_size < LARGEST
        with Image.open(path) as image:
            image.verify()


def test_every_picture_is_described() -> None:
    assert all(len(text.split()) > 5 for text in re.findall(r"!\[([^\]]*)\]", README))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_nothing_is_left_to_write(page: Path) -> None:
    assert not re.search(r"\b(TODO|TBD|FIXME|XXX)\b", page.read_text(encoding="utf-8"))


# ---------------------------------------------------------- first evening


def test_what_the_first_evening_would_change_is_there() -> None:
    """Every remedy names a file, and what is to be changed in it."""
    rows = table("#")
    assert [row[0] for row in rows] == [str(number) for number in range(1, len(rows) + 1)]
    assert len(rows) >= 12
    for row in rows:
        files = [name for name in code(row[3]) if name.endswith(".py")]
        assert files, row
        source = "\n".join((ROOT / name).read_text(encoding="utf-8") for name in files)
        for word in set(code(row[3])) - set(files):
            for part in word.split("."):
                assert re.search(rf"\b{re.escape(part)}\b", source), (word, files)
