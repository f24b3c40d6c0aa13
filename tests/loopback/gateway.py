"""Discord's gateway: HELLO, IDENTIFY, READY, RESUME with replay, heartbeats, zlib-stream."""

from __future__ import annotations

import asyncio
import copy
import itertools
import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import discord
from aiohttp import WSMsgType, web
from simcord import intents as known_intents
from simcord.backend import Backend, serializers

__all__ = ["Gateway"]

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, INVALID, HELLO, ACK = 0, 1, 2, 6, 9, 10, 11
_MEMBERS, _CHUNK = 8, 1000


@dataclass(slots=True)
class _Session:
    """What a client missed can be replayed as long as its session lives."""

    id: str
    intents: discord.Intents
    events: list[tuple[int, str]] = field(default_factory=list)

    def note(self, event: str, payload: Mapping[str, Any]) -> str:
        """Number an event, keep it, and return it as it goes over the wire."""
        number = len(self.events) + 1
        text = json.dumps({"op": DISPATCH, "s": number, "t": event, "d": payload})
        self.events.append((number, text))
        return text


class _Line:
    """One WebSocket connection: what is sent on it goes out in order, through one zlib stream."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, *, packed: bool) -> None:
        self.socket = socket
        self.request = request
        self._zlib = zlib.compressobj() if packed else None
        self._queue: asyncio.Queue[str] = asyncio.Queue()

    def send(self, text: str) -> None:
        """Send *text* soon."""
        self._queue.put_nowait(text)

    async def pump(self) -> None:
        """Send what is to be sent until the connection ends."""
        while True:
            text = await self._queue.get()
            try:
                if self._zlib is None:
                    await self.socket.send_str(text)
                else:
                    data = self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(data)
            except (ConnectionError, RuntimeError):
                return


class Gateway:
    """The gateway of one bot. Its attributes are what can go wrong with it."""

    def __init__(self, backend: Backend) -> None:
        self.heartbeat = 10.0
        """Seconds between two heartbeats."""
        self.deaf = False
        """A zombie: the connection stands, and nothing comes over it."""
        self.refuses_resume = False
        self.closes: list[int] = []
        """The codes with which the next connections are closed at once."""
        self.url = ""
        self.identified = 0
        self.resumed = 0
        self.connected = asyncio.Event()
        self._backend = backend
        self._line: _Line | None = None
        self._session: _Session | None = None
        self._numbers = itertools.count(1)
        self._held: list[tuple[str, Mapping[str, Any]]] | None = None
        backend.subscribers.append(self.emit)

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Deliver an event, or keep it for a session that can be resumed."""
        if self._held is not None:
            self._held.append((event, copy.deepcopy(dict(payload))))
            return
        session = self._session
        if session is None:
            return
        gate = known_intents.required_intent(event, payload)
        if gate is not None and not getattr(session.intents, gate):
            return
        shown: dict[str, Any] = copy.deepcopy(dict(payload))
        if event == "GUILD_CREATE":
            known_intents.prune_guild_create(shown, session.intents, self._backend.bot_user.id)
        text = session.note(event, shown)
        if self._line is not None and not self.deaf:
            self._line.send(text)

    def hold(self) -> None:
        """Keep events back until `release`."""
        self._held = []

    def release(self, *, reverse: bool = False) -> int:
        """Deliver what was kept back, the latest first if *reverse*; return how many events."""
        held, self._held = self._held or [], None
        for event, payload in reversed(held) if reverse else held:
            self.emit(event, payload)
        return len(held)

    def release_twice(self) -> None:
        """Deliver what was kept back, each event twice."""
        held, self._held = self._held or [], None
        for event, payload in held:
            self.emit(event, payload)
            self.emit(event, payload)

    def drop(self, *, forget: bool = False) -> None:
        """Cut the connection; *forget* the session, too, so that it cannot be resumed."""
        if forget:
            self._session = None
        if self._line is not None and self._line.request.transport is not None:
            self._line.request.transport.abort()

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection until it ends."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        if self.closes:
            await socket.close(code=self.closes.pop(0))
            return socket
        line = _Line(socket, request, packed=request.query.get("compress") == "zlib-stream")
        pump = asyncio.create_task(line.pump())
        line.send(json.dumps({"op": HELLO, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}}))
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._hear(line, json.loads(message.data))
        finally:
            pump.cancel()
            if self._line is line:
                self._line = None
                self.connected.clear()
        return socket

    def _hear(self, line: _Line, message: dict[str, Any]) -> None:
        op, data = int(message["op"]), cast("dict[str, Any]", message.get("d"))
        if op == HEARTBEAT and not self.deaf:
            line.send(json.dumps({"op": ACK}))
        elif op == IDENTIFY:
            self._identify(line, discord.Intents._from_value(data["intents"]))
        elif op == RESUME:
            self._resume(line, data)
        elif op == _MEMBERS:
            self._members(data)

    def _identify(self, line: _Line, intents: discord.Intents) -> None:
        session = self._session = _Session(f"session-{next(self._numbers)}", intents)
        self._take(line)
        self.identified += 1
        guilds = list(self._backend.guilds.values())
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(self._backend.bot_user)),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": str(self._backend.application_id), "flags": 0},
        }
        line.send(session.note("READY", ready))
        for guild in guilds:
            payload: dict[str, Any] = copy.deepcopy(
                dict(serializers.guild_create_payload(self._backend, guild))
            )
            known_intents.prune_guild_create(payload, intents, self._backend.bot_user.id)
            line.send(session.note("GUILD_CREATE", payload))

    def _resume(self, line: _Line, data: dict[str, Any]) -> None:
        session = self._session
        if session is None or session.id != data["session_id"] or self.refuses_resume:
            line.send(json.dumps({"op": INVALID, "d": False}))
            return
        self._take(line)
        self.resumed += 1
        for number, text in session.events:
            if number > data["seq"]:
                line.send(text)
        line.send(session.note("RESUMED", {}))

    def _take(self, line: _Line) -> None:
        self._line, self.deaf = line, False
        self.connected.set()

    def _members(self, data: dict[str, Any]) -> None:
        """Answer a request for members by their ids."""
        guild = self._backend.guilds.get(int(data["guild_id"]))
        wanted = {int(user_id) for user_id in data.get("user_ids") or ()}
        found = [member for member in guild.members.values() if member.user_id in wanted] if guild else []
        assert len(found) <= _CHUNK
        payload: dict[str, Any] = {
            "guild_id": data["guild_id"],
            "members": [
                serializers.member_payload(self._backend, guild, member) for member in found if guild
            ],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(user_id) for user_id in wanted - {member.user_id for member in found}],
        }
        if data.get("nonce"):
            payload["nonce"] = data["nonce"]
        if self._session is not None and self._line is not None:
            self._line.send(self._session.note("GUILD_MEMBERS_CHUNK", payload))
