"""The README's commands do what it says, in a clean copy of the project."""

import os
import random
import re
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.parser import make_parser
from bot.settings import Settings
from bot.storage import Database, SqlStore
from tests.storage.evenings import evening, lobby

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
STAMPS = ("run.stamp", "demo.stamp", "dev.stamp")
ARENA = ".venv/bin/python -m bot arena --players hard,medium,medium,medium --deals 500 --jobs 2"
NOT_RUN = {
    "git pull": "a clean copy has nowhere to pull from",
    "python3 -m venv .venv": "make does the same, and the tests would need the network",
    ".venv/bin/python -m pip install --require-hashes -r requirements.txt": "the same",
}
RUN = {
    ARENA,
    "make demo",
    "make test",
    "make run",
    "cp .env.example .env",
    "chmod 600 .env",
    ".venv/bin/python -m bot",
    ".venv/bin/python -m bot backup backup.db",
    ".venv/bin/python -m bot doctor",
    ".venv/bin/python -m bot export 12 --out match-12.json",
    ".venv/bin/python -m bot matches",
    ".venv/bin/python -m bot verify match-12.json",
    "rm -f data/callbreak.db data/callbreak.db-wal data/callbreak.db-shm",
    "cp backup.db data/callbreak.db",
}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="make and process groups")


def commands() -> list[str]:
    """Return every line of every shell block of the README."""
    blocks = re.findall(r"^```sh\n(.*?)^```", README, re.M | re.S)
    return [line for block in blocks for line in block.splitlines()]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a clean copy of the project whose environment is the one that runs the tests."""
    if not (ROOT / ".git").exists() or sys.prefix == sys.base_prefix:
        pytest.skip("needs a git checkout, and a virtual environment to borrow")
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in listed.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / name)
    _borrow_environment(tmp_path / ".venv")
    return tmp_path


def _borrow_environment(venv: Path) -> None:
    """Let make find everything installed, without the network."""
    venv.mkdir()
    for name in ("bin", "lib"):
        (venv / name).symlink_to(Path(sys.prefix) / name)
    shutil.copy(Path(sys.prefix) / "pyvenv.cfg", venv)
    for stamp in STAMPS:
        (venv / stamp).touch()


def bare_environment() -> dict[str, str]:
    """Return what a newcomer's shell has: none of our settings, nothing of a make around us."""
    return {name: os.environ[name] for name in ("PATH", "HOME", "LANG") if name in os.environ}


def run(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """Run one line in a shell."""
    return subprocess.run(
        ["sh", "-c", line],
        cwd=folder,
        env=bare_environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_every_command_is_either_run_here_or_has_a_reason() -> None:
    assert set(commands()) == RUN | NOT_RUN.keys()


def test_make_test_is_what_is_checked_everywhere() -> None:
    assert "\nmake test\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def test_make_installs_the_pinned_packages_first(copy: Path) -> None:
    shutil.rmtree(copy / ".venv")
    for target, file in (("run", "requirements.txt"), ("demo", "requirements-demo.txt")):
        plan = run(copy, f"make --dry-run {target}").stdout
        assert re.search(r"-m venv .*\.venv", plan)
        assert re.search(rf"pip install .*--require-hashes -r {re.escape(file)}\n", plan)


@pytest.mark.parametrize("command", ["make run", ".venv/bin/python -m bot"])
def test_without_a_token_the_bot_says_what_the_readme_quotes(copy: Path, command: str) -> None:
    (quoted,) = re.findall(r"^```text\n(DISCORD_TOKEN: .*)\n```", README, re.M)
    ended = run(copy, f"cp .env.example .env && {command}")
    assert quoted in ended.stderr.splitlines()
    if command == "make run":
        assert re.search(r"make: \*\*\* \[.*run\] Error 78", ended.stderr)
    else:
        assert ended.returncode == 78
    assert not (copy / "data").exists()


def test_the_doctor_ends_as_the_readme_says(copy: Path) -> None:
    ended = run(copy, "cp .env.example .env && chmod 600 .env && .venv/bin/python -m bot doctor")
    assert ended.returncode == 78
    lines = ended.stdout.splitlines()
    assert [line.split(" ")[0] for line in lines] == ["ok"] * (len(lines) - 1) + ["FIX"]
    assert lines[-1].startswith("FIX   token: DISCORD_TOKEN: missing")
    assert not (copy / "data").exists()


@pytest.fixture
def demo(copy: Path) -> Iterator["subprocess.Popen[str]"]:
    """Start the demo in a process group of its own, as a terminal does."""
    with subprocess.Popen(
        ["make", "demo"],
        cwd=copy,
        env=bare_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        yield process
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)


def test_make_demo_prints_an_address_that_answers_and_ends_with_ctrl_c(
    demo: "subprocess.Popen[str]",
) -> None:
    assert demo.stdout is not None
    said = ""
    while "Press Ctrl-C" not in said:
        line = demo.stdout.readline()
        assert line, f"the demo ended: {said}"
        said += line
    (address,) = re.findall(r"http://127\.0\.0\.1:\d+/", said)
    assert "/callbreak start" in said
    with urllib.request.urlopen(address, timeout=10) as answer:
        assert answer.status == 200
    os.killpg(demo.pid, signal.SIGINT)
    rest, _ = demo.communicate(timeout=20)
    assert "Traceback" not in rest


async def _play(settings: Settings, number: int) -> None:
    """Keep a finished match with this number."""
    rng = random.Random(3)
    async with Database(settings) as database:
        store = SqlStore(database)
        while (table_id := await store.create(lobby(rng, channel_id=rng.randrange(2**60)))) < number:
            pass
        table = replace((await store.live())[-1], id=table_id)
        for commit in evening(table, rng):
            await store.append(commit.table, commit.expected, commit.events, commit.results)


async def test_a_match_is_found_exported_verified_and_backed_up(copy: Path) -> None:
    await _play(Settings(database_url=f"sqlite:///{copy / 'data' / 'callbreak.db'}"), 12)
    listed = run(copy, ".venv/bin/python -m bot matches")
    assert re.fullmatch(r" +12  [\d-]+ [\d:]+ UTC  .+\n", listed.stdout), listed
    for line in (
        ".venv/bin/python -m bot export 12 --out match-12.json",
        ".venv/bin/python -m bot backup backup.db",
    ):
        assert line in commands()
        assert run(copy, line).returncode == 0
    verified = run(copy, ".venv/bin/python -m bot verify match-12.json")
    assert f"`{verified.stdout.strip()}`" in README
    restoring = commands().index("rm -f data/callbreak.db data/callbreak.db-wal data/callbreak.db-shm")
    for line in commands()[restoring : restoring + 2]:
        assert run(copy, line).returncode == 0
    assert run(copy, ".venv/bin/python -m bot matches").stdout == listed.stdout


@pytest.mark.parametrize("line", [line for line in commands() if " -m bot" in line])
def test_every_command_line_is_understood(line: str) -> None:
    words = shlex.split(line)
    make_parser().parse_args(words[words.index("bot") + 1 :])


def test_make_help_names_every_target() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (phony,) = re.findall(r"^\.PHONY: (.+)$", makefile, re.M)
    assert set(re.findall(r'"make (\w+) ', makefile)) | {"help"} == set(phony.split())


def test_players_meet_in_the_arena(copy: Path) -> None:
    held = run(copy, ARENA.replace("--deals 500", "--deals 5"))
    assert held.returncode == 0, held.stderr
    assert held.stdout.splitlines()[2].startswith("hard")
