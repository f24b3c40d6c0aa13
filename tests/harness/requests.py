"""Every request the bot makes: what kind it is, who sees it, whether it keeps the limits."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from tests.harness.limits import faults_in

if TYPE_CHECKING:
    from simcord.backend import Backend
    from simcord.backend.models import Interaction
    from simcord.types import HttpLogEntry

__all__ = ["Kind", "Recorder", "Request"]

EPHEMERAL_FLAG = 1 << 6
_CALLBACK = re.compile(r"^/interactions/(\d+)/[^/]+/callback$")
_WEBHOOK = re.compile(r"^/webhooks/\d+/([^/]+)(?:/messages/(@original|\d+))?$")
_MESSAGE = re.compile(r"^/channels/\d+/messages(?:/\d+)?$")
_REPLY, _DEFERRED, _UPDATE, _CHOICES = 4, 5, 7, 8


class Kind(StrEnum):
    """Whose allowance a request counts against."""

    CALLBACK = "callback"
    TOKEN_EDIT = "token edit"
    TOKEN_FOLLOW_UP = "token follow-up"
    TOKEN_DELETE = "token delete"
    TOKEN_FETCH = "token fetch"
    BOT = "bot token"


_BY_METHOD = {
    "PATCH": Kind.TOKEN_EDIT,
    "POST": Kind.TOKEN_FOLLOW_UP,
    "DELETE": Kind.TOKEN_DELETE,
    "GET": Kind.TOKEN_FETCH,
}


@dataclass(frozen=True, slots=True)
class Request:
    """One request; `audience` is the one user id who sees it, None when everybody may."""

    kind: Kind
    method: str
    path: str
    body: Any
    audience: int | None
    is_message: bool

    def strings(self) -> Iterator[str]:
        """Yield every text in the body, keys left out, however deep."""
        yield from _strings(self.body)


class Recorder(list["HttpLogEntry"]):
    """Take the place of the simulated Discord's request log and read each entry as it comes.

    It must look before the request is carried out: afterwards the message may be gone.
    """

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend.http_requests)
        self.requests: list[Request] = []
        self.faults: list[str] = []
        self._backend = backend
        backend.http_requests = self

    def append(self, entry: HttpLogEntry) -> None:
        """Note one request."""
        super().append(entry)
        request = self._read(entry)
        self.requests.append(request)
        if request.is_message and isinstance(request.body, Mapping):
            self.faults += [f"{request.method} {request.path}: {fault}" for fault in faults_in(request.body)]

    @property
    def cursor(self) -> int:
        """Return a mark to count from later."""
        return len(self.requests)

    def since(self, cursor: int = 0) -> list[Request]:
        """Return the requests made after a mark."""
        return self.requests[cursor:]

    def counts(self, since: int = 0) -> Counter[Kind]:
        """Count requests by kind after a mark."""
        return Counter(request.kind for request in self.since(since))

    def bot_paths(self, since: int = 0) -> list[str]:
        """List what went out on the bot's own token after a mark, as `METHOD path`."""
        return [f"{item.method} {item.path}" for item in self.since(since) if item.kind is Kind.BOT]

    def seen_by(self, user_id: int, since: int = 0) -> list[Request]:
        """Return the requests whose contents one user may see: the public ones and their own."""
        return [item for item in self.since(since) if item.audience in (None, user_id)]

    def hidden_from(self, user_id: int, since: int = 0) -> list[Request]:
        """Return the requests whose contents only somebody else may see."""
        return [item for item in self.since(since) if item.audience not in (None, user_id)]

    def _read(self, entry: HttpLogEntry) -> Request:
        if match := _CALLBACK.match(entry.path):
            return self._callback(entry, self._backend.interactions.get(int(match[1])))
        if match := _WEBHOOK.match(entry.path):
            return self._by_token(entry, match[1], match[2])
        is_message = bool(_MESSAGE.match(entry.path)) and entry.method in ("POST", "PATCH")
        return Request(Kind.BOT, entry.method, entry.path, entry.json, None, is_message)

    def _callback(self, entry: HttpLogEntry, record: Interaction | None) -> Request:
        body = entry.json or {}
        kind, data = body.get("type"), body.get("data") or {}
        audience = None
        if record is not None and kind == _CHOICES:
            audience = record.user_id
        elif record is not None and kind == _UPDATE:
            audience = self._viewer_of(record, record.source_message_id)
        elif record is not None and _is_ephemeral(data):
            audience = record.user_id
        shown = data if kind in (_REPLY, _UPDATE, _CHOICES) else {}
        return Request(Kind.CALLBACK, entry.method, entry.path, shown, audience, kind in (_REPLY, _UPDATE))

    def _by_token(self, entry: HttpLogEntry, token: str, message: str | None) -> Request:
        record = self._backend.interactions.get(self._backend.interaction_tokens.get(token, 0))
        audience = None
        if record is not None and message is not None:
            target = record.message_id if message == "@original" else int(message)
            audience = self._viewer_of(record, target)
        elif record is not None and record.loading:
            audience = self._viewer_of(record, record.message_id)
        elif record is not None and _is_ephemeral(entry.json or {}):
            audience = record.user_id
        is_message = entry.method in ("POST", "PATCH")
        return Request(_BY_METHOD[entry.method], entry.method, entry.path, entry.json, audience, is_message)

    def _viewer_of(self, record: Interaction, message_id: int | None) -> int | None:
        message = self._backend.messages.get(record.channel_id, {}).get(message_id or 0)
        if message is None:
            return record.user_id  # refused by Discord: nobody sees it
        if not message.is_ephemeral:
            return None
        user = (message.interaction_metadata or {}).get("user") or {}
        return int(user["id"])


def _is_ephemeral(body: Mapping[str, Any]) -> bool:
    return bool(int(body.get("flags") or 0) & EPHEMERAL_FLAG)


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from _strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)
