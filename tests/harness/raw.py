"""Presses as they come off the wire: several at once, and ones that no client of Discord's would send."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest
from simcord import InteractionResult, MemberActor, ResponseMessage
from simcord.backend import serializers
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter
from simcord.interactions import base_payload

from tests.harness.components import ACTION_ROW, walk
from tests.harness.world import World

__all__ = ["begin_press", "let_requests_wait", "raw_press", "raw_slash"]

_COMMAND, _COMPONENT, _BUTTON, _MENU = 2, 3, 2, 3
_OPTION = {str: 3, int: 4, bool: 5, float: 10}
"""Discord's number for an option of each type."""


def begin_press(
    world: World,
    member: MemberActor,
    message: ResponseMessage,
    custom_id: str,
    values: list[str] | None = None,
) -> InteractionResult:
    """Press a button, or choose in a menu, without letting the bot answer.

    It need not be there any more, nor ever have been: then the bot is told that it is, as of a message
    that a client has not seen change. A menu is of the kind that the message shows.
    """
    shown = walk(world.components(message))
    kind = next((item["type"] for item in shown if item.get("custom_id") == custom_id), _MENU)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": _BUTTON if values is None else kind}
    if values is not None:
        data["values"] = values
    backend = world.env.backend
    record, payload = base_payload(
        backend,
        type=_COMPONENT,
        channel_id=message.channel_id,
        guild_id=world.guild.id,
        user_id=member.id,
        data=data,
    )
    stored = backend.get_message(message.channel_id, message.id)
    payload["message"] = _holding(dict(serializers.message_payload(backend, stored)), data)
    record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", payload)
    return InteractionResult(world.env, record)


async def raw_press(
    world: World,
    member: MemberActor,
    message: ResponseMessage,
    custom_id: str,
    values: list[str] | None = None,
) -> InteractionResult:
    """Press like `begin_press` and let the bot finish."""
    result = begin_press(world, member, message, custom_id, values)
    await world.settle()
    return result


def _holding(message: dict[str, Any], data: dict[str, Any]) -> dict[str, Any]:
    """Return *message* with the component in it; discord.py drops a press of one that is not."""
    if any(item.get("custom_id") == data["custom_id"] for item in walk(message["components"])):
        return message
    item: dict[str, Any] = {"type": data["component_type"], "custom_id": data["custom_id"]}
    item |= {"style": 1, "label": "?"} if item["type"] == _BUTTON else {"options": []}
    return {**message, "components": [*message["components"], {"type": ACTION_ROW, "components": [item]}]}


def let_requests_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every request yield to other work before Discord sees it, as a real one does."""
    for client in (FakeHTTPClient, FakeWebhookAdapter):
        monkeypatch.setattr(client, "request", _later(client.request))


def _later(request: Any) -> Any:
    async def later(self: object, *args: Any, **options: Any) -> Any:
        await asyncio.sleep(0)
        answer = await request(self, *args, **options)
        await asyncio.sleep(0)
        return answer

    return later


async def raw_slash(
    world: World, member: MemberActor, command: str, options: Mapping[str, object]
) -> InteractionResult:
    """Run a subcommand with options that Discord itself would not let through, and let the bot finish."""
    group, name = command.split()
    given = [
        {"name": option, "type": _OPTION[type(value)], "value": value} for option, value in options.items()
    ]
    record, payload = base_payload(
        world.env.backend,
        type=_COMMAND,
        channel_id=world.channel.id,
        guild_id=world.guild.id,
        user_id=member.id,
        data={
            "id": "1",
            "name": group,
            "type": 1,
            "options": [{"name": name, "type": 1, "options": given}],
        },
    )
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.settle()
    return InteractionResult(world.env, record)
