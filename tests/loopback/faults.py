"""How a request can go wrong, and which requests are meant."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

__all__ = ["ANYWHERE", "FAULTS", "KINDS", "Fault", "Plan", "kind_of"]

_KINDS = {
    "answer": r"POST /interactions/\d+/[^/]+/callback",
    "follow-up": r"POST /webhooks/\d+/[^/]+",
    "token edit": r"PATCH /webhooks/\d+/[^/]+/messages/(?:@original|\d+)",
    "token delete": r"DELETE /webhooks/\d+/[^/]+/messages/(?:@original|\d+)",
    "token fetch": r"GET /webhooks/\d+/[^/]+/messages/(?:@original|\d+)",
    "post": r"POST /channels/\d+/messages",
    "edit": r"PATCH /channels/\d+/messages/\d+",
    "delete": r"DELETE /channels/\d+/messages/\d+",
    "identity": r"GET /users/@me",
    "application": r"GET /oauth2/applications/@me",
    "emoji list": r"GET /applications/\d+/emojis",
    "emoji upload": r"POST /applications/\d+/emojis",
    "commands": r"PUT /applications/\d+/commands",
}
KINDS = tuple(_KINDS)
"""The kinds of request that the bot makes."""
_PATTERNS = {kind: re.compile(pattern) for kind, pattern in _KINDS.items()}


def kind_of(method: str, path: str) -> str:
    """Return the kind of a request; one that is not known is named by itself."""
    for kind, pattern in _PATTERNS.items():
        if pattern.fullmatch(f"{method} {path}"):
            return kind
    return f"{method} {re.sub(r'[0-9]+', '#', path)}"


@dataclass(frozen=True, slots=True)
class Fault:
    """One way of failing. ``status`` 0 is no answer at all: ``how`` says which way."""

    name: str
    status: int = 0
    code: int = 0
    retry_after: float = 0.0
    """Seconds that a 429 asks to wait."""
    everywhere: bool = False
    """Whether a 429 is for the whole bot."""
    how: str = ""
    """``reset``: cut off unread; ``lost``: carried out, then cut off; ``hang``: nothing, for a long time."""


FAULTS = (
    Fault("429 for 0.2 s", 429, retry_after=0.2),
    Fault("429 for 600 s", 429, retry_after=600),
    Fault("429 for all, 0.2 s", 429, retry_after=0.2, everywhere=True),
    Fault("500", 500),
    Fault("502", 502),
    Fault("503", 503),
    Fault("no answer", how="hang"),
    Fault("connection reset", how="reset"),
    Fault("done, answer lost", how="lost"),
    Fault("401", 401, 50027),
    Fault("10062", 404, 10062),
    Fault("40060", 400, 40060),
    Fault("10008", 404, 10008),
    Fault("10015", 404, 10015),
    Fault("10003", 404, 10003),
    Fault("50013", 403, 50013),
    Fault("50001", 403, 50001),
    Fault("50083", 400, 50083),
    Fault("160005", 400, 160005),
    Fault("30046", 429, 30046, retry_after=0.2),
)
ANYWHERE = tuple(fault for fault in FAULTS if fault.name != "10003")
"""Those that may meet every request at once: a bot that is told twice that a channel is gone believes it."""


@dataclass(slots=True)
class Plan:
    """What goes wrong next, what did so far, and which kinds of request were seen."""

    fault: Fault | None = None
    kind: str | None = None
    """The kind of request that fails; None for every one."""
    times: int = 0
    """How many more requests fail."""
    standing: dict[str, Fault] = field(default_factory=dict)
    """What fails besides, by the kind of request; it is not counted."""
    storm: Callable[[], Fault | None] | None = None
    """How a request fails that fails in no other way, or that it does not."""
    injected: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each fault met each kind of request."""
    seen: Counter[str] = field(default_factory=Counter)

    def set(self, fault: Fault, kind: str | None, times: int = 1_000_000) -> None:
        """Let *fault* meet the next *times* requests of *kind*."""
        self.fault, self.kind, self.times = fault, kind, times

    def clear(self) -> None:
        """Let everything go well again."""
        self.fault, self.times, self.storm = None, 0, None

    def meet(self, method: str, path: str) -> Fault | None:
        """Return how this request fails, or None."""
        kind = kind_of(method, path)
        self.seen[kind] += 1
        if self.fault is None or self.times < 1 or self.kind not in (None, kind):
            return self.standing.get(kind) or self._by_chance(kind)
        self.times -= 1
        self.injected[self.fault.name, kind] += 1
        return self.fault

    def _by_chance(self, kind: str) -> Fault | None:
        fault = self.storm() if self.storm else None
        if fault is not None:
            self.injected[fault.name, kind] += 1
        return fault
