"""The ways in which a gateway fails around one press."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tests.loopback.inside import Inside
from tests.loopback.waiting import until

__all__ = ["HARMS"]

_SHORT, _USUAL = 0.3, 10.0
"""Seconds between two heartbeats: where a deaf connection is to be found out soon, and else."""
_FOUND_OUT = 1.5
"""Seconds without an answer to a heartbeat after which discord.py gives a connection up."""

Press = Callable[[], int]
"""Presses, without waiting, and returns the interaction's id."""


async def _resumed(bot: Inside, press: Press) -> None:
    bot.discord.gateway.drop()
    await _cut(bot)
    press()
    await until(bot.discord.gateway.connected.is_set)


async def _forgotten(bot: Inside, press: Press) -> None:
    await _anew(bot, forget=True)
    press()


async def _anew(bot: Inside, *, forget: bool = False) -> None:
    """Cut the connection and wait for the next one."""
    bot.discord.gateway.drop(forget=forget)
    await _cut(bot)
    await until(bot.discord.gateway.connected.is_set)


async def _cut(bot: Inside) -> None:
    await until(lambda: not bot.discord.gateway.connected.is_set(), every=0.001)


async def _twice(bot: Inside, press: Press) -> None:
    bot.discord.gateway.hold()
    press()
    bot.discord.gateway.release_twice()


async def _backwards(bot: Inside, press: Press) -> None:
    gateway, discord = bot.discord.gateway, bot.discord
    gateway.hold()
    press()
    discord.add_channel("late")
    assert gateway.release(reverse=True) > 1


async def _deaf(bot: Inside, press: Press) -> None:
    gateway = bot.discord.gateway
    gateway.heartbeat = _SHORT
    await _anew(bot)
    await bot.client.wait_until_ready()
    await until(lambda: bot.client.ws._keep_alive is not None)
    handler = bot.client.ws._keep_alive
    assert handler is not None
    handler.heartbeat_timeout = _FOUND_OUT
    resumed, gateway.deaf, gateway.heartbeat = gateway.resumed, True, _USUAL
    press()
    await until(lambda: gateway.resumed > resumed)


HARMS: dict[str, Callable[[Inside, Press], Awaitable[None]]] = {
    "dropped, resumed": _resumed,
    "dropped, begun anew": _forgotten,
    "delivered twice": _twice,
    "out of order": _backwards,
    "deaf connection": _deaf,
}
"""What goes wrong, by its name."""
