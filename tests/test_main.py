"""`python -m bot` as people start it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli import main
from bot.cli.parser import make_parser

ROOT = Path(__file__).resolve().parent.parent
RECORD = ROOT / "tests" / "data" / "records" / "callbreak.json"
Output = pytest.CaptureFixture[str]


def start(folder: Path, *arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run the program in *folder* with nothing but *env* set."""
    kept = {"PATH": os.environ.get("PATH", ""), "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "bot", *arguments]
    return subprocess.run(
        command, cwd=folder, env=kept | env, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.mark.parametrize("arguments", [(), ("run",)])
def test_without_a_token_it_ends_with_78_and_says_what_to_do(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    ended = start(tmp_path, *arguments)
    assert ended.returncode == 78
    assert ended.stdout == ""
    assert "Traceback" not in ended.stderr
    for words in ("DISCORD_TOKEN: missing", "discord.com/developers/applications", "make demo"):
        assert words in ended.stderr


def test_a_record_is_verified_in_any_folder_and_on_any_terminal(tmp_path: Path) -> None:
    (tmp_path / "खेल.json").write_bytes(RECORD.read_bytes())
    ended = start(tmp_path, "verify", "खेल.json")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout == r"\u0916\u0947\u0932.json: proven" + "\n"


def test_verifying_needs_no_discord() -> None:
    code = "import sys; from bot.cli import main; main(sys.argv[1:]); sys.exit('discord' in sys.modules)"
    command = [sys.executable, "-c", code, "verify", str(RECORD)]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, timeout=60, check=False).returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="needs a pipe that breaks")
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    """As in ``python -m bot verify … | head -1``."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "bot", "verify", str(RECORD)]
    ended = subprocess.run(command, cwd=ROOT, stdout=write, stderr=-1, timeout=60, check=False)
    os.close(write)
    assert (ended.returncode, ended.stderr) == (1, b"")


@pytest.mark.parametrize(
    "command", [[], ["run"], ["demo"], ["verify"], ["export"], ["matches"], ["backup"], ["doctor"]]
)
def test_every_command_explains_itself(command: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith(" ".join(["usage: python -m bot", *command, "[-h]"]))


@pytest.mark.parametrize("arguments", [["dance"], ["verify"], ["export"], ["run", "fast"], ["--loud"]])
def test_what_it_does_not_understand_ends_with_2(arguments: list[str], capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m bot" in capsys.readouterr().err


@pytest.mark.parametrize(("text", "port"), [("1", 1), ("8765", 8765), ("65535", 65535)])
def test_a_port_for_the_demo(text: str, port: int) -> None:
    assert make_parser().parse_args(["demo", "--port", text]).port == port


@pytest.mark.parametrize("text", ["0", "65536", "-1", "x", "", "٣", "9" * 5000])
def test_no_port_at_all(text: str, capsys: Output) -> None:
    with pytest.raises(SystemExit):
        make_parser().parse_args(["demo", f"--port={text}"])
    assert "a port is a number from 1 to 65535" in capsys.readouterr().err


def test_the_demo_gets_its_port(monkeypatch: pytest.MonkeyPatch) -> None:
    import bot.cli.demo

    asked: list[int | None] = []

    async def serve(port: int | None = None) -> int:
        asked.append(port)
        return 5

    monkeypatch.setattr(bot.cli.demo, "serve", serve)
    assert main(["demo", "--port", "9000"]) == 5
    assert main(["demo"]) == 5
    assert asked == [9000, None]
