"""The shape of the project: its folders, pins, settings and imports."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = {"bot", "cogs", "tests"}
MADE_BY_TOOLS = {"build", "data", "dist", "htmlcov"}
REQUIREMENTS = sorted(ROOT.glob("requirements*.txt"))
NOT_FOR_THE_ENGINE = {"asyncio", "datetime", "random", "secrets", "time", "threading", "socket", "sqlite3"}


def sources() -> list[Path]:
    return sorted(path for package in PACKAGES for path in (ROOT / package).rglob("*.py"))


def imported_modules(path: Path) -> Iterator[str]:
    """Yield the absolute name of every module that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module or ""


def pins(path: Path) -> dict[str, str]:
    """Return each pinned package of a requirements file with the lines that follow it."""
    found = re.split(r"^(?=[\w.-]+(?:\[[\w,]+\])?==)", path.read_text(encoding="utf-8"), flags=re.M)[1:]
    return {re.split(r"\s", block, maxsplit=1)[0]: block for block in found}


def test_there_is_no_third_package() -> None:
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith(".")}
    assert PACKAGES <= folders <= PACKAGES | {"docs"} | MADE_BY_TOOLS
    assert list(ROOT.glob("*.py")) == []


def test_every_part_of_the_bot_has_its_layer() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (layers,) = (contract["layers"] for contract in config["contracts"] if contract["id"] == "layers")
    named = set(re.findall(r"bot\.(\w+)", " ".join(layers)))
    modules = {path.stem for path in (ROOT / "bot").glob("*.py")} - {"__init__"}
    packages = {path.parent.name for path in (ROOT / "bot").glob("*/__init__.py")}
    assert modules | packages <= named


def test_every_package_can_be_measured() -> None:
    """Coverage overlooks files in folders without an `__init__.py` that no test imports."""
    folders = {path.parent for path in sources() if path.relative_to(ROOT).parts[0] != "tests"}
    assert sorted(folder for folder in folders if not (folder / "__init__.py").is_file()) == []


def test_the_engine_imports_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names - NOT_FOR_THE_ENGINE
    foreign = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / "bot" / "engine").rglob("*.py")
        for name in imported_modules(path)
        if name.split(".")[0] not in allowed and not f"{name}.".startswith("bot.engine.")
    ]
    assert foreign == []


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources()}
    assert {path: length for path, length in lengths.items() if length > 400} == {}


def test_the_requirements_files_are_all_there() -> None:
    names = {path.stem.removeprefix("requirements").lstrip("-") for path in REQUIREMENTS}
    assert names == {"", "demo", "dev", "bench"}


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.stem)
def test_every_pin_has_hashes(path: Path) -> None:
    found = pins(path)
    assert any(name.startswith("discord-py==2.7.1") for name in found)
    assert [name for name, block in found.items() if "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.stem)
def test_requirements_name_no_hosts_and_no_paths(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r"https?:|\w+://|--index-url|--extra-index-url|--find-links|file:|\s/\w", text) == []


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.stem)
def test_all_requirements_agree(path: Path) -> None:
    """All of them are installed into one environment, in any order."""
    assert set(pins(path)) <= set(pins(ROOT / "requirements-bench.txt"))


def test_the_worker_is_the_bot() -> None:
    assert (ROOT / "Procfile").read_text() == "worker: python -m bot\n"


def test_every_setting_of_the_example_is_explained() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    settings = [number for number, line in enumerate(lines) if line and not line.startswith("#")]
    assert len(settings) >= 3
    assert [lines[number] for number in settings if not lines[number - 1].startswith("# ")] == []
