"""Discord's HTTP side: the simulator's routes behind real requests."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aiohttp import BodyPartReader, web
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http.router import dispatch

from tests.loopback.faults import Fault, Plan

__all__ = ["Rest"]

log = logging.getLogger(__name__)

HANG = 30.0
"""Seconds for which a request that hangs is not answered."""
_JSON = "application/json"  # exactly this, or discord.py reads text


@dataclass(slots=True)
class _Upload:
    filename: str
    fp: io.BytesIO
    description: str | None = None


class Rest:
    """Answers requests and lets them fail as *plan* says.

    `answered` hears of every answer to a press, at once: (interaction id, body).
    """

    def __init__(self, backend: Backend, plan: Plan) -> None:
        self.plan = plan
        self.trouble: list[str] = []
        self.answered: Callable[[int, dict[str, Any]], None] | None = None
        self._backend = backend

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request below ``/api/v10``."""
        path = "/" + request.match_info["path"]
        fault = self.plan.meet(request.method, path)
        if fault is None:
            return await self._carry_out(request, path)
        return await self._fail(request, path, fault)

    async def _fail(self, request: web.Request, path: str, fault: Fault) -> web.StreamResponse:
        if fault.how == "lost":
            await self._carry_out(request, path)
        elif fault.how == "hang":
            await asyncio.sleep(HANG)
        if not fault.status:
            if request.transport is not None:
                request.transport.abort()
            return web.Response(status=500)  # nobody reads it any more
        body: dict[str, Any] = {"code": fault.code, "message": "as the test asks"}
        if fault.status == 429:
            body |= {"retry_after": fault.retry_after, "global": fault.everywhere}
        return _answer(body, fault.status)

    async def _carry_out(self, request: web.Request, path: str) -> web.Response:
        body, files = await _read(request)
        try:
            result = dispatch(
                self._backend, request.method, path, json=body, params=dict(request.query), files=files
            )
        except BackendError as error:
            if error.status == 501:
                self.trouble.append(str(error))
            return _answer(error.to_json(), error.status)
        except Exception as error:
            log.exception("%s %s", request.method, path)
            self.trouble.append(f"{request.method} {path}: {error!r}")
            return _answer({"code": 0, "message": "the simulator failed"}, 500)
        if self.answered and path.endswith("/callback"):
            self.answered(int(path.split("/")[2]), body)
        return web.Response(status=204) if result is None else _answer(result, 200)


def _answer(body: object, status: int) -> web.Response:
    headers = {"Content-Type": _JSON, "Via": "1.1 loopback"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers=headers)


async def _read(request: web.Request) -> tuple[Any, list[_Upload]]:
    """Return a request's JSON, and its files where it has any."""
    if not request.content_type.startswith("multipart/"):
        data = await request.read()
        return (json.loads(data) if data else None), []
    body: Any = None
    files: list[_Upload] = []
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        data = bytes(await part.read())
        if part.name == "payload_json":
            body = json.loads(data)
        else:
            files.append(_Upload(part.filename or "file", io.BytesIO(data)))
    for told in (body or {}).get("attachments") or ():
        if str(told.get("id", "")).isdecimal() and int(told["id"]) < len(files):
            files[int(told["id"])].description = told.get("description")
    return body, files
