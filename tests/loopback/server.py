"""The simulated Discord, listening on a free port of the loopback interface."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web
from simcord.backend import Backend

from tests.loopback.clock import WallClock
from tests.loopback.faults import Plan
from tests.loopback.gateway import Gateway
from tests.loopback.rest import Rest

__all__ = ["Loopback", "open_loopback"]


class Loopback:
    """A backend with one server of people, and the two ways to reach it."""

    def __init__(self) -> None:
        self.backend = Backend(clock=WallClock())
        self.backend.transcript = _Nothing()
        self.backend.http_requests = _Nothing()
        self.plan = Plan()
        self.rest = Rest(self.backend, self.plan)
        self.gateway = Gateway(self.backend)
        self.guild_id = self.backend.create_guild("Callbreak Club").id
        self.port = 0

    def add_channel(self, name: str) -> int:
        """Return the id of a new text channel."""
        return self.backend.create_channel(self.guild_id, name).id

    def add_person(self, name: str) -> int:
        """Return the id of a new member."""
        user = self.backend.make_user(name.lower(), global_name=name)
        self.backend.add_member(self.guild_id, user.id)
        return user.id


class _Nothing(list):  # type: ignore[type-arg]
    """A log that keeps nothing: hours of requests would fill the memory."""

    def append(self, entry: object) -> None:
        """Forget it."""


@asynccontextmanager
async def open_loopback() -> AsyncIterator[Loopback]:
    """Serve a new simulated Discord on a free port."""
    discord = Loopback()
    app = web.Application(client_max_size=32 * 1024 * 1024)
    app.router.add_route("*", "/api/v10/{path:.*}", discord.rest.handle)
    app.router.add_get("/gateway/", discord.gateway.handle)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    discord.port = runner.addresses[0][1]
    discord.gateway.url = f"ws://127.0.0.1:{discord.port}/gateway/"
    try:
        yield discord
    finally:
        await runner.cleanup()
