"""The demo: a page that follows by itself, a clock that runs, buttons that forgive, and a quick end."""

from __future__ import annotations

import asyncio
import io
import signal
import socket
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from importlib.util import find_spec
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from PIL import Image

from bot import demo
from bot.demo.port import PortTakenError, free_port
from bot.demo.simulator import RealTimeClock
from bot.demo.stage import PEOPLE, Cast, Stage, open_stage
from bot.settings import Settings
from bot.table.clock import Clock
from tests.harness.components import texts, walk
from tests.harness.dummy import SECRET, DummyBot


class Scene:
    """A stage with the harness's tiny bot on it."""

    def __init__(self) -> None:
        self.clock: Clock | None = None

    def cast(self) -> Cast:
        return Cast(self._make_bot, _dot)

    def _make_bot(self, settings: Settings, clock: Clock) -> DummyBot:
        self.clock = clock
        return DummyBot(settings.database_path, clock)


def _dot(name: str) -> bytes:
    picture = io.BytesIO()
    Image.new("RGBA", (16, 16), "white").save(picture, "PNG")
    return picture.getvalue()


class Browser:
    """Ask what the page's own script asks."""

    def __init__(self, session: aiohttp.ClientSession, url: str) -> None:
        self._session = session
        self._address, _, capability = url.partition("/#")
        self._headers = {"X-Simcord-Capability": capability}
        self._sequence = 0
        self.state: dict[str, Any] = {}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        async with self._session.request(
            method, self._address + path, json=body, headers=self._headers
        ) as answer:
            answer.raise_for_status()
            return await answer.json()

    async def open(self) -> None:
        self.state = await self.ask("POST", "/api/pages", {})
        self._headers["X-Simcord-Context"] = self.state["context"]["id"]

    async def look(self) -> list[list[str]]:
        """Return the texts of every message, oldest first."""
        self.state = await self.ask("GET", "/api/state")
        return [texts(self.state["messages"][name]["components"]) for name in self.state["timeline"]]

    async def see(self, wanted: str) -> None:
        """Look as often as the page does until a message says something."""
        async with asyncio.timeout(5):
            while not any(wanted in said for said in await self.look()):  # noqa: ASYNC110
                await asyncio.sleep(0.05)

    async def run(self, name: str) -> Any:
        catalogue = await self.ask("GET", "/api/commands")
        entry = next(item for item in catalogue["entries"] if item["invocation"] == name)
        return await self._act(
            "run_command",
            command_id=entry["commandId"],
            path=entry["path"],
            schema_fingerprint=entry["schemaFingerprint"],
            options={},
        )

    async def press(self, label: str) -> Any:
        message, key = self._button(label)
        return await self._act("click", target_id=message, control_key=key)

    def _button(self, label: str) -> tuple[str, str]:
        for name in reversed(self.state["timeline"]):
            for item in walk(self.state["messages"][name]["components"]):
                if item.get("label") == label:
                    return name, str(item["control_key"])
        raise LookupError(label)

    async def _act(self, kind: str, **body: object) -> Any:
        self._sequence += 1
        envelope = {
            "kind": kind,
            "protocol_version": 3,
            "sequence": self._sequence,
            "request_id": f"r{self._sequence}",
            "generation": self.state["context"]["generation"],
            "bot_generation": self.state["botGeneration"],
            "published_revision": self.state["publishedRevision"],
        }
        return await self.ask("POST", "/api/action", {**envelope, **body})


@pytest.fixture
def scene() -> Scene:
    return Scene()


@pytest_asyncio.fixture
async def stage(scene: Scene) -> AsyncIterator[Stage]:
    async with open_stage(0, scene.cast()) as opened:
        stop = asyncio.Event()
        running = asyncio.create_task(opened.run_until(stop))
        yield opened
        stop.set()
        await running


@pytest_asyncio.fixture
async def browser(stage: Stage) -> AsyncIterator[Browser]:
    async with aiohttp.ClientSession() as session:
        opened = Browser(session, stage.url)
        await opened.open()
        yield opened


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


async def test_everybody_can_be_looked_at_and_plays_in_one_channel(browser: Browser) -> None:
    assert tuple(viewer["name"] for viewer in browser.state["viewers"]) == PEOPLE
    assert browser.state["channel"]["name"] == "games"


async def test_a_command_and_a_button_work_and_the_panel_is_private(browser: Browser) -> None:
    assert (await browser.run("dummy start"))["settlement"] == "settled"
    await browser.see("A table")
    assert (await browser.press("Deal"))["settlement"] == "settled"
    await browser.see(SECRET)
    private = [browser.state["messages"][name]["ephemeral"] for name in browser.state["timeline"]]
    assert private == [False, True]


async def test_what_the_clock_does_appears_without_a_press(
    browser: Browser, scene: Scene, stage: Stage
) -> None:
    await browser.run("dummy start")
    await browser.see("A table")
    bot, clock = stage.page._env.bot, scene.clock
    assert isinstance(bot, DummyBot)
    assert clock is not None

    def say() -> None:
        bot.say(browser.state["channel"]["id"], "by itself")

    clock.call_at(clock.now() + timedelta(seconds=0.3), say)
    await browser.see("by itself")


async def test_a_button_works_on_the_page_before_last_if_it_is_still_the_same(
    browser: Browser, stage: Stage
) -> None:
    await browser.run("dummy start")
    await browser.look()
    stage.page._preview._publish_message_pages()
    assert (await browser.press("Count"))["settlement"] == "settled"
    await browser.see("1 presses")


async def test_a_button_that_became_another_one_is_not_pressed(browser: Browser) -> None:
    await browser.run("dummy start")
    await browser.look()
    before = dict(browser.state)
    await browser.press("Wide")
    browser.state = before
    await browser.press("Swap")
    browser.state = before
    receipt = await browser.press("Deal")
    assert receipt["rejected"]
    await browser.see("Swapped")


async def test_the_clock_keeps_real_time_and_forgets_its_calls_when_stopped() -> None:
    clock, called = RealTimeClock(), list[str]()
    before = clock.now()
    clock.call_at(before, lambda: called.append("no"))
    clock.stop()
    await asyncio.sleep(0.02)
    assert timedelta(seconds=0.02) <= clock.now() - before < timedelta(seconds=5)
    assert called == []


def test_a_taken_port_is_refused_by_name_and_passed_over_otherwise(
    taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(PortTakenError, match=f"Port {taken} is not free"):
        free_port(taken)
    monkeypatch.setattr("bot.demo.port.FIRST_PORT", taken)
    assert free_port(None) != taken


async def test_a_taken_port_ends_the_demo_with_an_explanation(taken: int) -> None:
    said: list[str] = []
    assert await demo.serve(taken, say=said.append) == 1
    assert "not free" in said[0]


async def test_without_the_simulator_the_demo_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "bot.demo.find_spec", lambda name: None if name == "simcord" else find_spec(name), raising=True
    )
    said: list[str] = []
    assert await demo.serve(say=said.append) == 1
    assert "make demo" in said[0]


async def test_the_end_of_the_process_ends_the_demo_at_once(scene: Scene) -> None:
    said: list[str] = []

    def hear(text: str) -> None:
        said.append(text)
        asyncio.get_running_loop().call_soon(signal.raise_signal, signal.SIGTERM)

    async with asyncio.timeout(5):
        assert await demo.serve(free_port(None), cast=scene.cast(), say=hear) == 0
    assert "http://127.0.0.1:" in said[0]
    assert "/callbreak start" in said[0]
