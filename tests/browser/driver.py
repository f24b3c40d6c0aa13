"""One browser page of the demo: type commands, press buttons, change the viewer, read, take pictures."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from playwright.sync_api import Page, sync_playwright

from tests.harness.components import texts, walk

__all__ = ["DESKTOP", "PHONE", "Control", "DemoPage", "Message", "open_demo"]

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP, PHONE = (1280, 900), (390, 844)
PATIENCE = 20.0
"""Seconds until something that should appear is given up."""

_STATE = """async () => {
  const status = window.simcordPreview;
  const headers = {'X-Simcord-Capability': location.hash.slice(1), 'X-Simcord-Context': status.contextId};
  return (await fetch('/api/state', {headers, cache: 'no-store'})).json();
}"""
_STATUS = """() => { const s = window.simcordPreview; return s && {
  ready: s.ready, pending: s.pendingAction, revision: s.publishedRevision, viewer: s.viewerId,
  last: s.lastAction, authorized: s.authorized } }"""

T = TypeVar("T")


class Control(NamedTuple):
    """One button as the page shows it; `key` finds it in the page."""

    message: str
    label: str
    custom_id: str
    disabled: bool
    key: str


class Message(NamedTuple):
    """One message that the present viewer sees."""

    id: str
    private: bool
    texts: list[str]
    controls: list[Control]


class DemoPage:
    """A person at the browser."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.errors: list[str] = []
        self._read = 0
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(url)
        self.settle()

    # ------------------------------------------------------------------ read

    def status(self) -> dict[str, Any]:
        """Return what the page says about itself, {} before it has started."""
        return dict(self.page.evaluate(_STATUS) or {})

    def state(self) -> dict[str, Any]:
        """Return what the server has published to this page."""
        state = dict(self.page.evaluate(_STATE))
        self._read = int(state["publishedRevision"])
        return state

    def messages(self) -> list[Message]:
        """Return the messages that the present viewer sees, newest first."""
        state = self.state()
        return [_message(state["messages"][name]) for name in reversed(state["timeline"])]

    def controls(self) -> list[Control]:
        """Return every button that the present viewer sees, those of the newest message first."""
        return [control for message in self.messages() for control in message.controls]

    def find(self, *, label: str | None = None, ends: str | None = None) -> Control | None:
        """Return the newest enabled button with a label or an end of its custom id."""
        fitting = (
            control
            for control in self.controls()
            if (label is None or control.label == label)
            and (ends is None or control.custom_id.endswith(ends))
            and not control.disabled
        )
        return next(fitting, None)

    def viewers(self) -> list[str]:
        """Return the names of the people whose eyes can be borrowed."""
        options = self.page.query_selector_all("#viewer-picker option")
        return [option.text_content() or "" for option in options]

    # ------------------------------------------------------------------- act

    def settle(self) -> dict[str, Any]:
        """Wait until the page has drawn everything and its last action is answered."""
        return self.wait(lambda: self._calm(), "the page to be ready")

    def wait(self, look: Callable[[], T | None], what: str, patience: float = PATIENCE) -> T:
        """Look again and again until something is there; TimeoutError says what was missing."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if found := look():
                return found
            self.page.wait_for_timeout(50)
        raise TimeoutError(f"waited {patience:g} s for {what}; the page shows {self.messages()}")

    def view_as(self, name: str) -> None:
        """Look through somebody's eyes."""
        picker = self.page.locator("#viewer-picker")
        if picker.locator("option:checked").text_content() != name:
            picker.select_option(label=name)
            self.settle()

    def press(self, control: Control) -> dict[str, Any]:
        """Press a button and return the answer's receipt; TimeoutError if the page no longer has it."""
        button = self.page.locator(f'button[data-control-key="{control.key}"]:enabled')
        self.wait(lambda: self._drawn() and button.count() == 1, f"an enabled {control}", patience=5)
        button.scroll_into_view_if_needed()
        button.click()
        status = self.settle()
        self._follow()
        return dict(status.get("last") or {})

    def slash(self, command: str, **options: object) -> None:
        """Type a slash command without its slash, fill its options and send it."""
        self.page.fill("#channel-composer-input", f"/{command}")
        self.wait(
            lambda: self.page.query_selector(".command-popup:not([hidden]), [role=listbox]"), "the commands"
        )
        self.page.press("#channel-composer-input", "Enter")
        for name, value in options.items():
            self._option(name, str(value))
        self.page.keyboard.press("Escape")
        self.page.click("#send-message")
        self.settle()
        self._follow()

    def screenshot(self, path: Path, *, size: tuple[int, int] | None = None) -> None:
        """Take a picture of the window, at another size if one is given."""
        before = self.page.viewport_size
        if size is not None:
            self._resize(*size)
        self._follow()
        self.page.screenshot(path=path)
        if size is not None and before is not None:
            self._resize(before["width"], before["height"])

    def _option(self, name: str, value: str) -> None:
        field = f'.command-option-input[data-option="{name}"]'
        if not self.page.query_selector(field):
            self.page.click(".command-ghost")
            self.page.click(f'.command-suggestion[data-value="{name}"]')
        self.page.fill(field, value)
        self.page.wait_for_timeout(100)
        if choice := self.page.query_selector(f'.command-suggestion[data-value="{value}"]'):
            choice.click()

    def _resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_timeout(500)
        self.settle()

    def _follow(self) -> None:
        """Scroll to the newest message, as a person who plays does."""
        jump = self.page.locator("#new-messages")
        if jump.is_visible():
            jump.click()
            self.settle()
        self.page.evaluate(
            "() => { const t = document.getElementById('channel-timeline'); t.scrollTop = t.scrollHeight; }"
        )

    def _drawn(self) -> bool:
        """Return whether the page, which asks twice a second, shows what was read last."""
        status = self.status()
        return bool(status.get("ready")) and int(status["revision"]) >= self._read

    def _calm(self) -> dict[str, Any] | None:
        status = self.status()
        return status if status.get("ready") and not status.get("pending") else None


@contextmanager
def open_demo(url: str, size: tuple[int, int] = DESKTOP) -> Iterator[DemoPage]:
    """Open the demo's address in a Chromium of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(ARGUMENTS))
        try:
            width, height = size
            yield DemoPage(browser.new_page(viewport={"width": width, "height": height}), url)
        finally:
            browser.close()


def _message(wire: dict[str, Any]) -> Message:
    components = wire.get("components") or []
    return Message(
        id=str(wire["id"]),
        private=bool(int(wire.get("flags") or 0) & 1 << 6) or bool(wire.get("ephemeral")),
        texts=texts(components),
        controls=[_control(str(wire["id"]), item) for item in walk(components) if "custom_id" in item],
    )


def _control(message: str, item: Any) -> Control:
    return Control(
        message,
        str(item.get("label") or ""),
        str(item["custom_id"]),
        bool(item.get("disabled")),
        str(item["control_key"]),
    )
