"""Anybody can check the deals of a match that has ended, from its message, and of no other."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle, ResponseMessage

from bot.cli import main
from bot.settings import Settings
from bot.storage import Database, SqlStore
from bot.table.state import Table
from tests.cogs.support import TABLE, side_thread, told
from tests.harness import Players, World
from tests.harness.components import Component, walk
from tests.harness.raw import raw_press

Output = pytest.CaptureFixture[str]
LABEL = "Check the deals"
FILE = 13
"""Discord's number for a part that shows a file."""
ROOT = Path(__file__).resolve().parent.parent.parent


async def stored(settings: Settings, table_id: int = TABLE) -> Table:
    """Return a table as the database has it."""
    async with Database(settings) as database:
        table = await SqlStore(database).load(table_id)
    assert table is not None
    return table


def saved(world: World, message: ResponseMessage, folder: Path) -> Path:
    """Save the one file of a message, as its reader would."""
    shown = world.env.backend.get_message(message.channel_id, message.id)
    (file,) = shown.attachments
    assert [item["file"]["url"] for item in files(world, message)] == [file["url"]]
    path = folder / str(file["filename"])
    path.write_bytes(world.env.backend.cdn.get(file["url"]) or b"")
    return path


def files(world: World, message: ResponseMessage) -> list[Component]:
    """Return the parts of a message that show a file."""
    return [item for item in walk(world.components(message)) if item["type"] == FILE]


def verify(file: Path) -> subprocess.CompletedProcess[str]:
    """Run `verify` on a file as somebody would who has a copy of the project and nothing else."""
    line = [sys.executable, "-m", "bot", "verify", file.name]
    outside = {"PYTHONPATH": str(ROOT)}
    return subprocess.run(line, cwd=file.parent, env=outside, capture_output=True, text=True, check=False)


async def checked(players: Players) -> ResponseMessage:
    """Press the button of the result and return what is answered, to the presser alone."""
    stranger = players.world.add_person("Esha")
    result = await players.world.press(stranger, players.table(), label=LABEL)
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


async def test_the_record_under_the_result_is_proven(
    world: World, settings: Settings, tmp_path: Path
) -> None:
    players = Players(world, 2)
    await players.open(deals=1)
    (seal,) = re.findall(r"Deals sealed: `(\w{64})`", "\n".join(world.texts(players.table())))
    await players.start()
    await players.play_match()

    answer = await checked(players)
    table, text = await stored(settings), "\n".join(world.texts(answer))
    assert f"Deals sealed: `{seal}`" in text
    assert f"The seal opened: `{table.secret.hex()}`" in text
    for seat, chair in enumerate(table.chairs, 1):
        assert chair is not None
        assert re.search(rf"`{seat}` (🤖 )?{chair.name} · `{chair.word}`", text)
    assert "<@" not in text

    file = saved(world, answer, tmp_path)
    assert file.name == "match-1.json"
    ended = verify(file)
    assert (ended.returncode, ended.stdout) == (0, "match-1.json: proven\n")
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["shuffle"]["commitment"] == seal
    assert record["players"] == [chair.name for chair in table.chairs if chair]


async def test_a_match_that_was_broken_off_can_be_checked(
    world: World, tmp_path: Path, capsys: Output
) -> None:
    players = Players(world, 2)
    await players.begin(deals=3)
    await players.play_deal()
    await players.next_deal(ready=True)
    for _ in range(7):
        await world.advance(6)
        await players.move()
    await world.slash(players.host, "callbreak end")
    await world.advance(6)

    file = saved(world, await checked(players), tmp_path)
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: proven; the match was broken off\n"
    whole, running = json.loads(file.read_text(encoding="utf-8"))["deals"][-2:]
    assert len(whole["plays"]) == 52
    assert running.keys() == {"dealer", "hands", "calls", "broken_off"}


async def test_old_results_can_be_checked_after_a_restart(
    world: World, tmp_path: Path, capsys: Output
) -> None:
    players = Players(world, 1)
    await players.begin(deals=1)
    await players.play_match()
    result = players.table()
    await players.press(players.host, "Rematch")
    await players.start()
    await world.restart()
    again = await world.press(players.host, result, label=LABEL)
    typed = await world.slash(players.host, "callbreak fairness", match=TABLE)
    for answer in (again.response, typed.response):
        assert answer is not None
        assert answer.ephemeral
        assert main(["verify", str(saved(world, answer, tmp_path))]) == 0
    assert capsys.readouterr().out.count("match-1.json: proven\n") == 2


async def check_in_vain(players: Players, message: ResponseMessage) -> None:
    """Ask for the proof with a button that nobody was shown, and by command."""
    world, host = players.world, players.host
    pressed = await raw_press(world, host, message, f"cb:check:{TABLE}")
    typed = await world.slash(host, "callbreak fairness", match=TABLE)
    assert all("has not ended" in told(world, answer) for answer in (pressed, typed))


async def test_nothing_is_told_of_a_match_before_its_end(world: World, settings: Settings) -> None:
    players = Players(world, 1)
    await players.open(deals=1)
    await check_in_vain(players, players.table())
    await players.start()
    await check_in_vain(players, players.table())
    await check_in_vain(players, players.panels(players.host)[-1])
    secret = (await stored(settings)).secret.hex()
    assert not [text for request in world.recorder.requests for text in request.strings() if secret in text]


async def test_a_match_is_checked_where_it_was_played(world: World) -> None:
    players = Players(world, 1, channel=side_thread(world))
    await players.begin(deals=1)
    await world.slash(players.host, "callbreak end", players.channel)
    typed = await world.slash(players.host, "callbreak fairness", match=TABLE)
    assert "This table is gone" in told(world, typed)
    unknown = await world.slash(players.host, "callbreak fairness", match=10**15)
    assert "This table is gone" in told(world, unknown)


async def test_a_table_that_never_dealt_has_nothing_to_check(world: World) -> None:
    players = Players(world, 1)
    await players.open()
    await players.press(players.host, "Cancel")
    typed = await world.slash(players.host, "callbreak fairness", match=TABLE)
    assert "No card was dealt" in told(world, typed)


async def test_where_files_may_not_be_attached_it_says_what_to_do(world: World) -> None:
    forbidden = discord.PermissionOverwrite(attach_files=False)
    channel: ChannelHandle = world.guild.create_text_channel(
        "words", overwrites={world.guild.default_role: forbidden}
    )
    players = Players(world, 1, channel=channel)
    await players.begin(deals=1)
    await world.slash(players.host, "callbreak end", channel)
    await world.advance(6)
    result = await world.press(players.host, players.table(), label=LABEL)
    text = told(world, result)
    assert "Attach Files" in text
    assert "`python -m bot export 1`" in text
    assert result.response is not None
    assert not files(world, result.response)
    assert "The seal opened: `" in text


async def test_a_file_that_discord_refuses_gives_way_to_words(world: World) -> None:
    players = Players(world, 1)
    await players.begin(deals=1)
    await world.slash(players.host, "callbreak end")
    await world.advance(6)
    world.env.inject_error("POST", "/interactions/*", status=403, code=50013)
    result = await world.press(players.host, players.table(), label=LABEL)
    assert "Attach Files" in told(world, result)


async def test_the_shuffle_is_explained_in_five_lines(world: World) -> None:
    asha, *_ = world.people
    text = told(world, await world.slash(asha, "callbreak fairness"))
    assert re.findall(r"^(\d)\. ", text, re.M) == ["1", "2", "3", "4", "5"]
    mentions = re.findall(r"</callbreak (\w+):\d+>", text)
    assert sorted(mentions) == ["fairness", "rules", "start"]
    await world.slash(asha, "callbreak start")
    assert re.search(
        r"Deals sealed: `\w{64}` · </callbreak fairness:\d+>", "\n".join(world.texts(world.public()[0]))
    )
