"""The public message, painted: which look it has, where it is drawn, and what happens if that fails."""

from __future__ import annotations

import io
import threading
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
import pytest
from PIL import Image

import bot.ui.screen
from bot.engine.presets import CALLBREAK
from bot.preferences import Preferences
from bot.table.state import Stage, Table
from bot.ui.screen import Painter, Screen
from tests.harness import pictures, texts
from tests.preferences.fakes import FakeStore
from tests.ui.tables import EMOJI, a_deal, payload, table_of

GUILD = 1
DRAW = ("table_picture", "score_card", "chart")


async def painter(faces: Mapping[int, bytes] | None = None, **chosen: str) -> Painter:
    """Return a painter for a server that has chosen something."""
    store = FakeStore()
    store.guilds[GUILD] = dict(chosen)
    preferences = Preferences(store)
    await preferences.start()
    return Painter(lambda _: EMOJI, preferences, faces or {})


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any, int]]:
    """What was drawn: the kind of picture, its scene, and the thread that drew it."""
    found: list[tuple[str, Any, int]] = []

    def stand_in(name: str) -> Any:
        def draw(scene: object) -> bytes:
            found.append((name, scene, threading.get_ident()))
            return name.encode()

        return draw

    for name in DRAW:
        monkeypatch.setattr(bot.ui.screen, name, stand_in(name))
    return found


def tables() -> dict[str, Table]:
    """Return a table at the moments that look different."""
    *running, scored = a_deal(replace(CALLBREAK, deals=1), 7)
    *_, resting = a_deal(CALLBREAK, 7)
    finished = replace(scored, stage=Stage.FINISHED)
    return {
        "lobby": table_of(None, CALLBREAK),
        "calling": running[0],
        "playing": running[-1],
        "scored": resting,
        "finished": finished,
        "closed": replace(running[-1], stage=Stage.CLOSED),
    }


def told(screen: Screen) -> str:
    return "\n".join(texts(payload(screen.view)["components"]))


def sent(files: list[discord.File]) -> list[bytes]:
    """Read files as sending them does: to their end, and closed."""
    found = []
    for file in files:
        found.append(file.fp.read())
        file.close()
    return found


@pytest.mark.parametrize(
    ("moment", "kind"),
    [
        ("lobby", None),
        ("calling", "table_picture"),
        ("playing", "table_picture"),
        ("scored", "score_card"),
        ("finished", "chart"),
        ("closed", None),
    ],
)
async def test_each_moment_has_its_picture(drawn: list[Any], moment: str, kind: str | None) -> None:
    screen = await (await painter()).paint(tables()[moment], pictures=True)
    assert [name for name, *_ in drawn] == ([kind] if kind else [])
    assert screen.pictures == ((kind.encode(),) if kind else ())
    assert len(pictures(payload(screen.view)["components"])) == len(screen.pictures or ())


async def test_drawing_does_not_stop_the_event_loop(drawn: list[Any]) -> None:
    paint = await painter()
    for table in tables().values():
        await paint.paint(table, pictures=True)
    assert len(drawn) == 4
    assert all(thread != threading.get_ident() for *_, thread in drawn)


async def test_without_the_right_to_attach_there_is_text_and_no_attachment(drawn: list[Any]) -> None:
    for table in tables().values():
        screen = await (await painter()).paint(table, pictures=False)
        assert screen.changes()["attachments"] == []
        assert "files" not in screen.parts()
        assert not pictures(payload(screen.view)["components"])
    assert not drawn


async def test_a_server_that_likes_text_gets_words_and_nothing_is_drawn(drawn: list[Any]) -> None:
    paint = await painter(style="text")
    screen = await paint.paint(tables()["playing"], pictures=True)
    assert screen.pictures == ()
    assert "is to play." in told(screen)
    assert "⏳" not in told(screen)
    assert not drawn


@pytest.mark.parametrize("moment", ["calling", "playing", "scored", "finished"])
async def test_where_drawing_fails_the_text_is_shown_and_it_is_logged_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, moment: str
) -> None:
    def fail(_: object) -> bytes:
        raise RuntimeError("no font")

    for name in DRAW:
        monkeypatch.setattr(bot.ui.screen, name, fail)
    paint, table = await painter(), tables()[moment]
    screen = await paint.paint(table, pictures=True)
    again = await paint.paint(table, pictures=True)
    plain = await (await painter()).paint(table, pictures=False)
    assert payload(screen.view) == payload(plain.view) == payload(again.view)
    assert screen.pictures == ()
    (record,) = (record for record in caplog.records if record.levelname == "ERROR")
    assert record.exc_info
    assert "no font" in caplog.text


async def test_where_a_scene_cannot_be_made_the_text_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("picture-trump")

    monkeypatch.setattr(bot.ui.screen, "table_scene", fail)
    screen = await (await painter()).paint(tables()["playing"], pictures=True)
    assert screen.pictures == ()
    assert "⏳" in told(screen)


async def test_after_a_failure_the_next_picture_is_drawn(
    monkeypatch: pytest.MonkeyPatch, drawn: list[Any]
) -> None:
    paint, table = await painter(), tables()["playing"]
    with monkeypatch.context() as broken:
        broken.setattr(bot.ui.screen, "table_picture", lambda _: 1 / 0)
        assert (await paint.paint(table, pictures=True)).pictures == ()
    assert (await paint.paint(table, pictures=True)).pictures == (b"table_picture",)


async def test_a_screen_that_is_sent_twice_is_whole_both_times(drawn: list[Any]) -> None:
    screen = await (await painter()).paint(tables()["playing"], pictures=True)
    for _ in range(2):
        assert sent(screen.parts()["files"]) == [b"table_picture"]
        assert sent(screen.changes()["attachments"]) == [b"table_picture"]


async def test_a_private_message_leaves_attachments_alone() -> None:
    screen = Screen(discord.ui.LayoutView())
    assert set(screen.parts()) == set(screen.changes()) == {"view"}


async def test_suits_and_faces_are_those_of_the_server_and_its_people(drawn: list[Any]) -> None:
    table = tables()["playing"]
    await (await painter({100: b"face"}, suit_colours="two")).paint(table, pictures=True)
    await (await painter()).paint(table, pictures=True)
    two, four = (scene for _, scene, _ in drawn)
    assert (two.four_colours, four.four_colours) == (False, True)
    assert [player.picture for player in two.players] == [b"face", None, None, None]


async def test_what_is_drawn_is_a_picture() -> None:
    screen = await (await painter()).paint(tables()["playing"], pictures=True)
    (picture,) = screen.pictures or ()
    with Image.open(io.BytesIO(picture)) as image:
        assert image.format == "WEBP"
        assert image.width > 500
