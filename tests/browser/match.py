"""Play a match through the page by pressing whatever button is the next one to press."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.browser.driver import DESKTOP, PHONE, Control, DemoPage
from tests.harness.components import card_of

__all__ = ["MatchPlayer", "Report"]

_CALL = re.compile(r":call:(\d+)$")
_MOST_CALLED = 5
"""A call of 6 or more asks once more; the match goes on the shorter way."""
_QUIET = 25.0
"""Seconds without anything to press after which the match counts as stuck."""


@dataclass
class Report:
    """What happened, for people to read."""

    presses: int = 0
    rejected: list[str] = field(default_factory=list)
    pictures: list[Path] = field(default_factory=list)
    slowest: float = 0.0


@dataclass
class MatchPlayer:
    """Play for some people at one table, looking through the eyes of each in turn."""

    demo: DemoPage
    people: list[str]
    out: Path
    name: str
    report: Report = field(default_factory=Report)
    _pressed: set[tuple[str, str, str]] = field(default_factory=set)
    _taken: set[str] = field(default_factory=set)

    def play(self, **options: object) -> Report:
        """Open a table with the command's options, fill it, and play until the match is over."""
        self._gather(options)
        moment = time.monotonic()
        while not self._over():
            if any(self._move(person) for person in list(self.people)):
                moment = time.monotonic()
            elif time.monotonic() - moment > _QUIET:
                self._picture("stuck")
                raise TimeoutError(f"nobody has anything to press; the page shows {self.demo.messages()}")
        self._picture("over", again=True)
        return self.report

    def _gather(self, options: dict[str, object]) -> None:
        host, *friends = self.people
        self.demo.view_as(host)
        before = {message.id for message in self.demo.messages()}
        self.demo.slash("callbreak start", **options)
        self.demo.wait(lambda: {message.id for message in self.demo.messages()} - before, "the lobby")
        for friend in friends:
            self.demo.view_as(friend)
            self._press(friend, self._await("Join"))
        self.demo.view_as(host)
        self._picture("lobby")
        self._press(host, self._await("Start"))

    def _await(self, label: str) -> Control:
        return self.demo.wait(lambda: self.demo.find(label=label), f"the button {label}")

    def _over(self) -> bool:
        public = [message for message in self.demo.messages() if not message.private]
        # The results of former matches keep their button.
        return bool(public) and any(control.label == "Rematch" for control in public[0].controls)

    def _move(self, person: str) -> bool:
        """Press the next button of one person, and return whether there was one."""
        self.demo.view_as(person)
        for kind, wanted in (("playing", _is_card), ("calling", _is_call), ("scores", _is_next)):
            control = self._first(person, wanted)
            if control is not None:
                self._picture(kind)
                self._press(person, control)
                # The next one to move has most likely the next seat.
                self.people.append(self.people.pop(0))
                return True
        return self._open_panel(person)

    def _first(self, person: str, wanted: Callable[[Control], bool]) -> Control | None:
        fitting = (
            control
            for control in self.demo.controls()
            if wanted(control)
            and not control.disabled
            and (person, control.message, control.custom_id) not in self._pressed
        )
        return next(fitting, None)

    def _open_panel(self, person: str) -> bool:
        """Ask for the cards if the person has no panel below the newest public message."""
        messages = self.demo.messages()
        public = next((item for item in messages if not item.private), None)
        if public is None or any(item.private for item in messages[: messages.index(public)]):
            return False
        control = self._first(person, lambda control: control.label == "My cards")
        if control is None or control.message != public.id:
            return False
        self._press(person, control)
        return True

    def _press(self, person: str, control: Control) -> None:
        started = time.monotonic()
        try:
            receipt = self.demo.press(control)
        except TimeoutError:
            # The table went on between the look and the press, as it does for people.
            self.report.rejected.append(f"{person}: {control.custom_id} was gone")
            return
        self.report.slowest = max(self.report.slowest, time.monotonic() - started)
        self.report.presses += 1
        self._pressed.add((person, control.message, control.custom_id))
        if receipt.get("rejected") or receipt.get("settlement") != "settled":
            self.report.rejected.append(f"{person}: {control.custom_id}: {receipt}")

    def _picture(self, kind: str, *, again: bool = False) -> None:
        """Keep one picture of each kind, at the desktop's and at a phone's width."""
        if kind in self._taken and not again:
            return
        self._taken.add(kind)
        for size, title in ((DESKTOP, "desktop"), (PHONE, "phone")):
            path = self.out / f"{self.name}-{kind}-{title}.png"
            self.demo.screenshot(path, size=size)
            self.report.pictures.append(path)


def _is_card(control: Control) -> bool:
    return card_of(control.custom_id) is not None


def _is_call(control: Control) -> bool:
    number = _CALL.search(control.custom_id)
    return number is not None and 3 <= int(number[1]) <= _MOST_CALLED


def _is_next(control: Control) -> bool:
    return control.label == "Next deal"
