"""Requests that fail are told with status, code and route, on a real connection to a server of our own."""

import logging
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.logs import failures

Told = pytest.LogCaptureFixture


async def answer(request: web.Request) -> web.Response:
    """Answer with the status and the body that the query names."""
    return web.Response(status=int(request.query["status"]), text=request.query.get("body", ""))


@pytest_asyncio.fixture
async def server() -> AsyncIterator[TestServer]:
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    started = TestServer(app)
    await started.start_server()
    yield started
    await started.close()


@pytest_asyncio.fixture
async def session(server: TestServer) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(server.make_url("/"), trace_configs=[failures()]) as opened:
        yield opened


def facts(told: Told, *names: str) -> list[tuple[object, ...]]:
    records = [record for record in told.records if record.name == "bot.logs.traffic"]
    return [tuple(getattr(record, name, None) for name in names) for record in records]


@pytest.mark.parametrize(
    ("status", "body", "code", "level"),
    [
        (403, '{"code": 50013, "message": "Missing Permissions"}', 50013, "WARNING"),
        (404, '{"code": 10008}', 10008, "INFO"),
        (429, '{"retry_after": 3}', None, "INFO"),
        (502, "<html>", None, "WARNING"),
        (500, "[]", None, "WARNING"),
    ],
)
async def test_a_refusal_is_told(
    session: aiohttp.ClientSession, caplog: Told, status: int, body: str, code: int | None, level: str
) -> None:
    caplog.set_level(logging.INFO)
    query = {"status": str(status), "body": body}
    async with session.patch("/webhooks/1/s3cret/messages/2", params=query) as response:
        assert await response.text() == body  # still there for whoever asked
    told = facts(caplog, "status", "code", "method", "route", "levelname")
    assert told == [(status, code, "PATCH", "/webhooks/1/…/messages/2", level)]
    ours = [vars(record) for record in caplog.records if record.name == "bot.logs.traffic"]
    assert "s3cret" not in str(ours)


async def test_what_goes_well_is_not_told(session: aiohttp.ClientSession, caplog: Told) -> None:
    caplog.set_level(logging.INFO)
    async with session.get("/channels/1", params={"status": "204"}) as response:
        assert response.status == 204
    assert facts(caplog, "route") == []


async def test_a_broken_connection_is_told(
    session: aiohttp.ClientSession, server: TestServer, caplog: Told
) -> None:
    await server.close()
    with pytest.raises(aiohttp.ClientConnectionError):
        await session.get("/channels/1")
    assert facts(caplog, "error", "method", "route") == [("ClientConnectorError", "GET", "/channels/1")]
