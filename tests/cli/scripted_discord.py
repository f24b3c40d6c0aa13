"""As much of Discord as the command line meets: REST answers by the book, and a gateway to press over.

It listens on this computer alone. An answer can be replaced by a status and a body.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from typing import Any

from aiohttp import web

from bot.ui.emoji import emoji_names

__all__ = ["APPLICATION", "CHANNEL", "GUILD", "ScriptedDiscord", "scripted_discord"]

APPLICATION, GUILD, CHANNEL, ROLE, ANNA = 11, 22, 33, 22, 55
ALL_RIGHTS = 274877942784
"""What the invitation asks for."""
BOT = {"id": str(APPLICATION), "username": "Callbreak", "discriminator": "0", "avatar": None, "bot": True}
HELLO, READY, HEARTBEAT, ACK = 10, 0, 1, 11


class ScriptedDiscord:
    """A server with one channel, where Anna presses; what the bot asked and said is in `requests`."""

    def __init__(self) -> None:
        self.url = ""
        self.rights = ALL_RIGHTS
        self.guilds = [{"id": str(GUILD), "name": "Club"}]
        self.application: dict[str, Any] = {"flags": 0}
        self.emoji = emoji_names()
        self.skew = timedelta(0)
        self.replaced: dict[str, tuple[int, Any]] = {}
        self.requests: list[tuple[str, str, Any]] = []
        self.connected = asyncio.Event()
        self.socket: web.WebSocketResponse | None = None
        self._changed = asyncio.Condition()

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        path = request.path.removeprefix("/api")
        body = await request.json() if request.content_type == "application/json" else None
        asked = f"{request.method} {path}"
        async with self._changed:
            self.requests.append((request.method, path, body))
            self._changed.notify_all()
        if path == "/gateway":
            return await self._gateway(request)
        status, said = self.replaced.get(asked) or self._by_the_book(asked)
        # Without a charset, as Discord does it: discord.py compares the whole header.
        written = None if said is None else json.dumps(said).encode()
        response = web.Response(status=status, body=written, content_type="application/json")
        response.headers["Date"] = format_datetime(datetime.now(UTC) + self.skew, usegmt=True)
        return response

    async def until(self, path: str) -> Any:
        """Wait for a request whose path matches, and return its body."""
        async with asyncio.timeout(20), self._changed:
            while True:
                for _, asked, body in self.requests:
                    if re.fullmatch(path, asked):
                        return body
                await self._changed.wait()

    async def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Send an event over the gateway."""
        assert self.socket is not None
        await self.socket.send_json({"op": READY, "t": event, "s": 2, "d": data})

    async def press_command(self, number: int, name: str, *path: str) -> None:
        """Let Anna run a command such as `callbreak start`."""
        options: list[dict[str, Any]] = []
        for word in reversed(path):
            options = [{"type": 1, "name": word, "options": options}]
        data = {"id": "77", "name": name, "type": 1, "options": options}
        await self.dispatch("INTERACTION_CREATE", self._interaction(number, 2, data))

    def _interaction(self, number: int, kind: int, data: dict[str, Any]) -> dict[str, Any]:
        anna = {"id": str(ANNA), "username": "anna", "discriminator": "0", "avatar": None}
        return {
            "id": str(number), "application_id": str(APPLICATION), "type": kind, "data": data,
            "token": f"token{number}", "version": 1, "guild_id": str(GUILD), "channel_id": str(CHANNEL),
            "channel": _CHANNEL, "locale": "en-US", "guild_locale": "en-US", "entitlements": [],
            "authorizing_integration_owners": {"0": str(GUILD)}, "context": 0,
            "attachment_size_limit": 1000000, "app_permissions": str(self.rights),
            "member": {"user": anna, "roles": [], "joined_at": None, "deaf": False, "mute": False,
                       "flags": 0, "permissions": "0"},
        }  # fmt: skip

    def _by_the_book(self, asked: str) -> tuple[int, Any]:
        for pattern, said in self._book().items():
            if re.fullmatch(pattern, asked):
                return (204, None) if said is None else (200, said)
        return 404, {"code": 0, "message": f"{asked}?"}

    def _book(self) -> dict[str, Any]:
        owner = {**BOT, "id": str(ANNA), "bot": False}
        emoji = [{"id": str(n), "name": name, "user": BOT} for n, name in enumerate(self.emoji, 100)]
        roles = [{**_ROLE, "permissions": str(self.rights)}]
        guild: dict[str, Any] = {
            "id": str(GUILD),
            "name": "Club",
            "roles": roles,
            "emojis": [],
            "features": [],
        }
        member: dict[str, Any] = {
            "user": BOT,
            "roles": [],
            "joined_at": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
        }
        callback = {"interaction": {"id": "1", "type": 2}, "resource": {"type": 4, "message": _MESSAGE}}
        gateway = {
            "url": f"{self.url.replace('http', 'ws')}/gateway",
            "shards": 1,
            "session_start_limit": {"total": 9, "remaining": 9, "reset_after": 0, "max_concurrency": 1},
        }
        return {
            "GET /users/@me": BOT,
            "GET /oauth2/applications/@me": {
                "id": str(APPLICATION), "name": "Callbreak", "description": "", "icon": None,
                "bot_public": True, "bot_require_code_grant": False, "owner": owner, "verify_key": "",
                **self.application,
            },
            "GET /gateway/bot": gateway,
            r"GET /applications/\d+/emojis": {"items": emoji},
            r"PUT /applications/\d+/commands": [],
            r"GET /applications/\d+/guilds/\d+/commands": [],
            "GET /users/@me/guilds": self.guilds,
            rf"GET /guilds/{GUILD}": guild,
            rf"GET /guilds/{GUILD}/members/{APPLICATION}": member,
            rf"GET /channels/{CHANNEL}": _CHANNEL,
            r"POST /interactions/\d+/\w+/callback": callback,
            r"(PATCH|DELETE) /webhooks/.*": _MESSAGE,
        }  # fmt: skip

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        self.socket = socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 30000}})
        async for message in socket:
            said = message.json()
            if said["op"] == HEARTBEAT:
                await socket.send_json({"op": ACK})
            elif said["op"] == 2:
                await self._let_in(socket)
        return socket

    async def _let_in(self, socket: web.WebSocketResponse) -> None:
        application: dict[str, Any] = {"id": str(APPLICATION), "flags": 0}
        ready: dict[str, Any] = {"v": 10, "user": BOT, "guilds": [{"id": str(GUILD), "unavailable": True}],
                 "session_id": "s", "application": application,
                 "resume_gateway_url": f"{self.url.replace('http', 'ws')}/gateway"}  # fmt: skip
        await socket.send_json({"op": READY, "t": "READY", "s": 1, "d": ready})
        guild: dict[str, Any] = {"id": str(GUILD), "name": "Club", "roles": [_ROLE], "channels": [_CHANNEL],
                 "members": [], "member_count": 2, "threads": [], "emojis": [], "features": []}  # fmt: skip
        await self.dispatch("GUILD_CREATE", guild)
        self.connected.set()


_ROLE = {
    "id": str(ROLE), "name": "@everyone", "permissions": str(ALL_RIGHTS), "position": 0, "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False, "managed": False, "mentionable": False, "flags": 0,
}  # fmt: skip
_CHANNEL: dict[str, Any] = {
    "id": str(CHANNEL), "type": 0, "name": "games", "guild_id": str(GUILD), "position": 0,
    "permission_overwrites": [], "nsfw": False, "parent_id": None,
}  # fmt: skip
_MESSAGE = {
    "id": "900", "channel_id": str(CHANNEL), "author": BOT, "content": "", "tts": False, "type": 0,
    "timestamp": "2026-01-01T00:00:00Z", "edited_timestamp": None, "mention_everyone": False, "mentions": [],
    "mention_roles": [], "attachments": [], "embeds": [], "pinned": False, "components": [], "flags": 0,
}  # fmt: skip


@asynccontextmanager
async def scripted_discord() -> AsyncIterator[ScriptedDiscord]:
    """Serve it on a free port until the end of the block."""
    discord = ScriptedDiscord()
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", discord.answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    discord.url = f"http://127.0.0.1:{runner.addresses[0][1]}/api"
    try:
        yield discord
    finally:
        await runner.cleanup()
