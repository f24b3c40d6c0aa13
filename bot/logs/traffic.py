"""What is told of requests to Discord that fail: status, Discord's code and route, never a token."""

import logging
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.logs.redact import redacted

__all__ = ["failures"]

log = logging.getLogger(__name__)

_USUAL = frozenset({10008, 10015, 10062, 40060, 50027})
"""Discord's codes for a message that was deleted and a press that has lapsed: every evening brings some."""
_TOO_MANY = 429


def failures() -> aiohttp.TraceConfig:
    """Return a trace that logs every request which failed, for the session that makes them."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_ended)
    trace.on_request_exception.append(_broke)
    return trace


async def _ended(_: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams) -> None:
    status = ended.response.status
    if status < 400:
        return
    code = await _code(ended.response)
    level = logging.INFO if code in _USUAL or status == _TOO_MANY else logging.WARNING
    facts = {"status": status, "code": code, **_request(ended)}
    log.log(level, "Discord refused a request", extra=facts)


async def _broke(
    _: aiohttp.ClientSession, __: SimpleNamespace, broke: aiohttp.TraceRequestExceptionParams
) -> None:
    facts = {"error": type(broke.exception).__name__, **_request(broke)}
    log.warning("a request to Discord failed", extra=facts)


def _request(request: Any) -> dict[str, str]:
    return {"method": request.method, "route": redacted(request.url.path)}


async def _code(response: aiohttp.ClientResponse) -> int | None:
    """Return Discord's code; the body stays there for whoever made the request."""
    try:
        body = await response.json(content_type=None)
        return int(body["code"])
    except (ValueError, TypeError, KeyError, aiohttp.ClientError):
        return None
