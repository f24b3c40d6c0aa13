"""Everything the demo does to simcord behind its back, in one place.

simcord is made for tests: its time stands still, its page shows what was published last, and a press on
anything older than that is refused. People expect a clock that runs, a page that follows and a button that
works while the table goes on. None of this has a public interface, so the version of simcord is pinned.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, suppress
from datetime import UTC, datetime, timedelta
from typing import Any, cast

from simcord import Env
from simcord.backend.cdn import CDN_BASE
from simcord.components import walk_components
from simcord.preview import Preview

__all__ = ["EMOJI_URL", "LivePage", "RealTimeClock", "bot_context", "keep_real_time"]

EMOJI_URL = f"{CDN_BASE}/emojis/{{id}}.png"

_TICK = 0.2
"""Seconds between looks for something new to show."""
_REMEMBERED = 60
"""Publications of one browser page that are remembered, to recognise a press made just before the last."""
_PAGES = 64
"""Browser pages at once; one that was closed or loaded again counts for ten minutes more."""
_PICTURES = 300
"""Uploaded pictures kept before those no message shows any more are dropped."""


class RealTimeClock:
    """The bot's clock and, at once, the simulated Discord's: both run as the wall clock does.

    simcord waits with every press for the timers that the bot has set meanwhile, in case they fall due in the
    next five seconds. Timers set here are outside its view, so a press is answered at once; what a timer then
    does runs in the bot's context, as simcord demands.
    """

    def __init__(self) -> None:
        self._start = datetime.now(UTC)
        # Not time.monotonic: simcord replaces it with the very time that is kept here.
        self._zero = time.perf_counter()
        self._env: Env | None = None

    @property
    def elapsed(self) -> float:
        """Return the seconds since the start; the name is simcord's."""
        return time.perf_counter() - self._zero

    def now(self) -> datetime:
        """Return the present instant."""
        return self._start + timedelta(seconds=self.elapsed)

    def advance(self, seconds: float) -> None:
        """Let time pass by itself; the name is simcord's."""

    def call_at(self, when: datetime, callback: Callable[[], None]) -> asyncio.TimerHandle:
        """Run a callback at a time, at once if it is past."""
        delay = max(0.0, (when - self.now()).total_seconds())
        loop = asyncio.get_running_loop()
        return contextvars.Context().run(loop.call_later, delay, self._run, callback)

    def stop(self) -> None:
        """Run no callback any more."""
        self._env = None

    def _run(self, callback: Callable[[], None]) -> None:
        if self._env is not None:
            with bot_context(self._env):
                callback()


def keep_real_time(env: Env, clock: RealTimeClock, *, bot_name: str) -> None:
    """Give an environment that has not started the clock of the wall, and the bot its name."""
    backend: Any = env.backend
    backend.clock = clock
    backend.bot_user.name = bot_name
    clock._env = env


def bot_context(env: Env) -> AbstractContextManager[None]:
    """Return the context in which code counts as the bot's own."""
    return env._bot_scope()


class LivePage:
    """Keep the browser pages as fresh as a Discord client, and their buttons as forgiving."""

    def __init__(self, env: Env, preview: Preview) -> None:
        self._env = env
        self._preview = cast("Any", preview)
        self._preview._MAX_PAGES = _PAGES
        self._busy = asyncio.Lock()
        self._shown: dict[str, OrderedDict[int, Mapping[str, Any]]] = {}
        self._action, self._publish = self._preview._action, self._preview._publish
        self._preview._action, self._preview._publish = self._act, self._remember

    async def closed(self) -> None:
        """Wait until somebody ends the session in the browser."""
        await self._preview.wait_closed()

    async def follow(self) -> None:
        """Publish whatever the bot has done by itself; the pages ask for it twice a second."""
        backend = self._env.backend
        while True:
            await asyncio.sleep(_TICK)
            if not backend.transcript or self._busy.locked():
                continue
            # The records of what happened serve tests; here they only tell that something did.
            backend.transcript.clear()
            backend.http_requests.clear()
            self._drop_old_pictures()
            self._preview._advance_presentation_time()
            self._preview._publish_message_pages(reason="refresh")

    async def _act(self, context_id: str | None, body: Any) -> Any:
        """Carry out one action of a browser page; others wait for it instead of being turned away."""
        async with self._busy:
            return await self._action(context_id, self._brought_up_to_date(context_id, body))

    def _remember(self, page: Any, **options: Any) -> None:
        self._publish(page, **options)
        shown = self._shown.setdefault(page.id, OrderedDict())
        shown[page.revision] = page.snapshot
        while len(shown) > _REMEMBERED:
            shown.popitem(last=False)
        for gone in self._shown.keys() - self._preview._pages.keys():
            del self._shown[gone]

    def _brought_up_to_date(self, context_id: str | None, body: Any) -> Any:
        """Let an action on an older publication count if it means the same in the newest one."""
        page = self._preview._pages.get(context_id)
        if page is None or not isinstance(body, Mapping) or body.get("published_revision") == page.revision:
            return body
        if body.get("kind") == "click" and not self._same_button(page, body):
            return body
        return {**body, "published_revision": page.revision}

    def _same_button(self, page: Any, body: Mapping[str, Any]) -> bool:
        key = body.get("control_key")
        before = self._shown.get(page.id, {}).get(body.get("published_revision", 0), {})
        meant = _custom_ids(before).get(key)
        return meant is not None and _custom_ids(page.snapshot).get(key) == meant

    def _drop_old_pictures(self) -> None:
        blobs: dict[str, bytes] = self._env.backend.cdn._blobs
        if len(blobs) <= _PICTURES:
            return
        messages = [
            message for channel in self._env.backend.messages.values() for message in channel.values()
        ]
        used = {str(attachment["url"]) for message in messages for attachment in message.attachments}
        for url in [url for url in blobs if "/attachments/" in url and url not in used]:
            with suppress(KeyError):
                del blobs[url]


def _custom_ids(snapshot: Mapping[str, Any]) -> dict[Any, str]:
    return dict(_controls(snapshot))


def _controls(snapshot: Mapping[str, Any]) -> Iterator[tuple[Any, str]]:
    for message in snapshot.get("messages", {}).values():
        for component in walk_components(message.get("components") or []):
            if "control_key" in component and "custom_id" in component:
                yield component["control_key"], component["custom_id"]
